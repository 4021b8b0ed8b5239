import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '#features/accounts/web/index.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useReply } from '#platform/api-client/use-reply.ts';
import { SentenceSpace } from '#platform/i18n/sentence-space.tsx';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { RecordedSound } from '#ui/recorded-sound.tsx';
import type { RoomSide } from '../../domain/room/notes.ts';
import { RECORDING_ENDPOINTS } from '../../endpoints.ts';
import { CallProblem, type CallFailure } from '../call-problem.tsx';
import { useSoundOutbox } from './use-sound-outbox.ts';
import styles from './recording.module.css';

type LessonRecordingsProps = {
  readonly bookingId: string;
  readonly timeZone: string;
  /** The level of its heading on the page. */
  readonly heading: 'h2' | 'h4';
};

/** The recordings of a lesson, to hear and to delete. Nothing where there is none. */
export function LessonRecordings({ bookingId, timeZone, heading: Heading }: LessonRecordingsProps) {
  const t = useText('lessonSound');
  const language = useLanguage();
  const accountId = useSession()?.user.id ?? '';
  const { state, reload } = useReply(
    () => call(RECORDING_ENDPOINTS, 'listLessonRecordings', { params: { bookingId } }),
    `${accountId} ${bookingId} ${language}`,
  );
  // Sound that a broken line kept back is sent from this page too, and can be heard when it has arrived.
  const outbox = useSoundOutbox(accountId, bookingId);
  const reloadNow = useEffectEvent(reload);
  useEffect(() => {
    if (!outbox) return undefined;
    let wasPending = outbox.getSnapshot().pendingMs > 0;
    return outbox.subscribe(() => {
      const isPending = outbox.getSnapshot().pendingMs > 0;
      if (wasPending && !isPending) reloadNow();
      wasPending = isPending;
    });
  }, [outbox]);
  const [removing, setRemoving] = useState<string>();
  const [isRemoved, setIsRemoved] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone with its recording.
  useEffect(() => {
    if (isRemoved && removing === undefined) said.current?.focus();
  }, [isRemoved, removing]);
  const listed = state.status === 'ready' ? state.reply : undefined;
  const recordings = listed?.recordings.filter(({ state: each }) => each === 'ended') ?? [];
  const at = (instant: string) => formatInstant(instant, { language, timeZone });
  const labelOf = (side: RoomSide, take: number) => {
    const name = side === 'learner' ? listed?.learner_name : listed?.teacher_name;
    const voice = side === listed?.side ? t('own') : name ? t('voice', { name }) : t('others');
    const minutes = Math.floor(take / 60_000);
    return minutes === 0 ? voice : t('later', { voice, minutes });
  };
  // Somebody who is not of this lesson, and never was, has nothing here.
  if (state.status === 'refused' && state.code === 'booking-unknown') return null;
  if (state.status !== 'ready' && state.status !== 'loading')
    return (
      <p data-recordings-failed="">
        {t('listFailed')}{' '}
        <Button variant="quiet" size="small" onClick={reload}>
          {t('again')}
        </Button>
      </p>
    );
  return (
    <div data-lesson-recordings="">
      {isRemoved ? (
        <p ref={said} role="status" tabIndex={-1}>
          {t('removed')}
        </p>
      ) : null}
      {recordings.length === 0 ? null : <Heading>{t('title')}</Heading>}
      {recordings.map(({ recording_id: id, started_at: startedAt, expires_at: expiresAt, takes }) => (
        <section
          key={id}
          className={styles.recording}
          aria-label={t('of', { time: at(startedAt ?? '') })}
          data-lesson-recording={id}
        >
          <p>
            {t('of', { time: at(startedAt ?? '') })}
            <SentenceSpace />
            {expiresAt === null ? null : t('until', { time: at(expiresAt) })}
          </p>
          {takes.length === 0 ? <p>{t('none')}</p> : null}
          {takes.map(({ side, take }) => (
            <Take
              key={`${side} ${take}`}
              params={{ bookingId, recordingId: id, side, takeMs: take }}
              label={labelOf(side, take)}
            />
          ))}
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              setIsRemoved(false);
              setRemoving(id);
            }}
            data-delete-recording=""
          >
            {t('remove')}
          </Button>
        </section>
      ))}
      {removing === undefined ? null : (
        <RemoveRecording
          params={{ bookingId, recordingId: removing }}
          onClose={() => setRemoving(undefined)}
          onDone={() => {
            setRemoving(undefined);
            setIsRemoved(true);
            reload();
          }}
        />
      )}
    </div>
  );
}

type TakeProps = {
  readonly label: string;
  readonly params: {
    readonly bookingId: string;
    readonly recordingId: string;
    readonly side: RoomSide;
    readonly takeMs: number;
  };
};

/** One voice, loaded on request. */
function Take({ label, params }: TakeProps) {
  const t = useText('lessonSound');
  const [status, setStatus] = useState<'asleep' | 'loading' | 'failed'>('asleep');
  const [address, setAddress] = useState<string>();
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address);
    },
    [address],
  );
  async function load(): Promise<void> {
    setStatus('loading');
    const answer = await call(RECORDING_ENDPOINTS, 'getLessonSound', { params });
    if (!answer.ok) return setStatus('failed');
    return setAddress(URL.createObjectURL(answer.reply));
  }
  return (
    <div className={styles.take} data-take={params.side}>
      <p>{label}</p>
      {address === undefined ? (
        <Button
          variant="secondary"
          size="small"
          busy={status === 'loading'}
          aria-label={t('listenTo', { label })}
          onClick={() => void load()}
          data-listen=""
        >
          {t('listen')}
        </Button>
      ) : (
        <RecordedSound src={address} aria-label={label} />
      )}
      {status === 'failed' ? <p role="alert">{t('failed')}</p> : null}
    </div>
  );
}

type RemoveRecordingProps = {
  readonly params: { readonly bookingId: string; readonly recordingId: string };
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Asks once: it is deleted for both. */
function RemoveRecording({ params, onClose, onDone }: RemoveRecordingProps) {
  const t = useText('lessonSound');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  async function remove(): Promise<void> {
    setBusy(true);
    const answer = await call(RECORDING_ENDPOINTS, 'deleteRecording', { params });
    setBusy(false);
    if (answer.ok) onDone();
    else setFailure(answer);
  }
  return (
    <Dialog
      open
      title={t('removeTitle')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()} data-confirm-delete="">
            {t('removeNow')}
          </Button>
        </>
      }
    >
      <p>{t('removeText')}</p>
      <CallProblem failure={failure} uncertain={t('uncertain')} />
    </Dialog>
  );
}
