import { Disc as RecordingIcon } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { call, type CallResult } from '#platform/api-client/api-client.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { findRecordedType } from '#platform/recordings/microphone.ts';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/layout.tsx';
import type { RoomSide } from '../../domain/room/notes.ts';
import { RECORDING_ENDPOINTS } from '../../endpoints.ts';
import { CallProblem, type CallFailure } from '../call-problem.tsx';
import type { SyncReply } from './room-sync.ts';
import styles from './room.module.css';

export type RoomRecording = NonNullable<SyncReply['recording']>;

type RecordingPanelProps = {
  readonly bookingId: string;
  readonly side: RoomSide;
  readonly otherName: string;
  readonly isOtherHere: boolean;
  readonly days: number;
  readonly recording: RoomRecording | null;
  /** What becomes of this person's voice while a recording runs. */
  readonly own: 'recorded' | 'stopped' | 'failed' | 'full' | 'unkept';
  /** The person stops a running recording: at once, whatever the server answers. */
  readonly onHalt: (act: 'stop' | 'delete') => void;
  /** The server has answered: this is how it is now. */
  readonly onChange: (recording: RoomRecording) => void;
};

/** Asks, answers, and ends the recording of a lesson. Both always see whether there is one. */
export function RecordingPanel(props: RecordingPanelProps) {
  const { bookingId, side, otherName: name, isOtherHere, days, recording, own, onHalt, onChange } = props;
  const t = useText('lessonRoom');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  /** What the person has opened and not yet confirmed. */
  const [opened, setOpened] = useState<'ask' | 'delete'>();
  const canRecord = findRecordedType() !== undefined;
  const state = recording?.state;
  const params = { bookingId, recordingId: recording?.recording_id ?? '' };

  // A button that was pressed is replaced by others. Who pressed it stays in this part.
  const section = useRef<HTMLElement>(null);
  const hasPressed = useRef(false);
  useEffect(() => {
    if (hasPressed.current) section.current?.focus();
    hasPressed.current = false;
  }, [state, opened]);
  function open(part: 'ask' | 'delete' | undefined): void {
    hasPressed.current = true;
    setFailure(undefined);
    setOpened(part);
  }

  async function act(result: Promise<CallResult<{ readonly recording: RoomRecording }>>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const answer = await result;
    setBusy(false);
    if (!answer.ok) return setFailure(answer);
    hasPressed.current = answer.reply.recording.state !== state || opened !== undefined;
    setOpened(undefined);
    return onChange(answer.reply.recording);
  }
  const ask = () => act(call(RECORDING_ENDPOINTS, 'askToRecord', { params: { bookingId } }));
  const answer = (agrees: boolean) =>
    act(call(RECORDING_ENDPOINTS, 'answerRecording', { params, body: { agrees } }));
  function stop(): Promise<void> {
    onHalt('stop');
    return act(call(RECORDING_ENDPOINTS, 'stopRecording', { params }));
  }
  function withdraw(): Promise<void> {
    onHalt('delete');
    return act(call(RECORDING_ENDPOINTS, 'deleteRecording', { params }));
  }

  const terms = <p className={styles.small}>{t('recording.terms', { days })}</p>;
  const cannot = canRecord ? null : <p data-cannot-record="">{t('recording.cannot')}</p>;
  function parts() {
    if (state === 'running' && opened === 'delete')
      return (
        <>
          <p>{t('recording.deleteText')}</p>
          <Row>
            <ActButton act="keep" variant="secondary" busy={busy} onClick={() => open(undefined)}>
              {t('recording.keep')}
            </ActButton>
            <ActButton act="delete-now" variant="danger" busy={busy} onClick={() => void withdraw()}>
              {t('recording.deleteNow')}
            </ActButton>
          </Row>
        </>
      );
    if (state === 'running')
      return (
        <>
          <p className={styles.small} role="status" data-own-voice={own}>
            {t(OWN_VOICE[own])}
          </p>
          {cannot}
          <Row>
            <ActButton act="stop" variant="secondary" busy={busy} onClick={() => void stop()}>
              {t('recording.stop')}
            </ActButton>
            <ActButton act="delete" variant="quiet" busy={busy} onClick={() => open('delete')}>
              {t('recording.withdraw')}
            </ActButton>
          </Row>
        </>
      );
    if (state === 'asked' && recording?.asked_by === side)
      return (
        <Row>
          <ActButton act="stop" variant="quiet" busy={busy} onClick={() => void stop()}>
            {t('recording.takeBack')}
          </ActButton>
        </Row>
      );
    if (state === 'asked')
      return (
        <>
          {terms}
          {cannot}
          <Row>
            {canRecord ? (
              <ActButton act="agree" variant="primary" busy={busy} onClick={() => void answer(true)}>
                {t('recording.agree')}
              </ActButton>
            ) : null}
            <ActButton act="refuse" variant="secondary" busy={busy} onClick={() => void answer(false)}>
              {t('recording.refuse')}
            </ActButton>
          </Row>
        </>
      );
    if (!canRecord) return cannot;
    if (opened !== 'ask')
      return (
        <Row>
          <ActButton act="open" variant="secondary" busy={busy} onClick={() => open('ask')}>
            {t('recording.open')}
          </ActButton>
        </Row>
      );
    return (
      <>
        {terms}
        {isOtherHere ? null : <p>{t('recording.wait', { name })}</p>}
        <Row>
          {isOtherHere ? (
            <ActButton act="ask" variant="primary" busy={busy} onClick={() => void ask()}>
              {t('recording.ask', { name })}
            </ActButton>
          ) : null}
          <ActButton act="close" variant="quiet" busy={busy} onClick={() => open(undefined)}>
            {t('recording.close')}
          </ActButton>
        </Row>
      </>
    );
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      className={state === 'running' ? styles.recordingOn : styles.recording}
      aria-label={t('recording.title')}
      data-recording={state ?? 'none'}
    >
      <p role="status" className={styles.recordingStatus} data-recording-status="">
        {state === 'running' ? <RecordingIcon size={18} aria-hidden="true" /> : null}
        <span>{t(statusOf(props), { name })}</span>
      </p>
      {parts()}
      <CallProblem failure={failure} uncertain={t('recording.failed')} />
    </section>
  );
}

const OWN_VOICE = {
  recorded: 'recording.muted',
  stopped: 'recording.halted',
  failed: 'recording.ownFailed',
  full: 'recording.full',
  unkept: 'recording.unkept',
} as const;

type ActButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'busy' | 'onClick' | 'children'> & {
  readonly act: string;
};

function ActButton({ act, ...rest }: ActButtonProps) {
  return <Button size="small" data-recording-act={act} {...rest} />;
}

/** What is true of the recording now, in one sentence. */
function statusOf({ recording, side }: RecordingPanelProps) {
  if (recording === null) return 'private';
  const isOwn = recording.asked_by === side;
  switch (recording.state) {
    case 'asked':
      return isOwn ? 'recording.askedByYou' : 'recording.asked';
    case 'lapsed':
      return isOwn ? 'recording.noAnswer' : 'private';
    case 'refused':
      return isOwn ? 'recording.refused' : 'private';
    case 'running':
      return 'recording.running';
    case 'ended':
      return 'recording.ended';
    case 'deleted':
      return 'recording.deleted';
    default:
      return recording.state satisfies never;
  }
}
