import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call, type ReplyTo } from '#platform/api-client/api-client.ts';
import { SentenceSpace } from '#platform/i18n/sentence-space.tsx';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { timeZoneName } from '#platform/i18n/time-zone-name.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { laterRecording } from '../../domain/recording/lesson-recording.ts';
import { RECORDING_ENDPOINTS, type ROOM_ENDPOINTS } from '../../endpoints.ts';
import { findCallRefusal } from './call-devices.ts';
import { CallView } from './call-view.tsx';
import { DeviceCheck } from './device-check.tsx';
import { MeetingLink } from './meeting-link.tsx';
import { RoomClock } from './room-clock-view.tsx';
import { useWallText } from '../words/use-wall-text.ts';
import { useKeepingTrouble, useSoundOutbox } from '../recording/use-sound-outbox.ts';
import { RecordingPanel, type RoomRecording } from './recording-panel.tsx';
import { RoomNotes } from './room-notes.tsx';
import { ShownWork } from './shown-work.tsx';
import { useCallSession } from './use-call-session.ts';
import { useLessonRecorder } from './use-lesson-recorder.ts';
import { useMayRecord } from './use-may-record.ts';
import { useNotes } from './use-notes.ts';
import { shiftWall } from './shift-wall.ts';
import styles from './room.module.css';

export type RoomReply = ReplyTo<(typeof ROOM_ENDPOINTS)['getRoom']>;

type RoomProps = {
  readonly bookingId: string;
  readonly accountId: string;
  readonly room: RoomReply;
  readonly now: number;
  readonly reload: () => void;
};

/** A wall clock of the reader for an instant of the lesson. */
function wallAt(room: RoomReply, instant: string): string {
  return shiftWall(room.starts_local, Date.parse(instant) - Date.parse(room.starts_at));
}

/** Before the room opens: when it does. */
export function EarlyRoom({ room }: { readonly room: RoomReply }) {
  const t = useText('lessonRoom');
  const language = useLanguage();
  const wall = useWallText();
  return (
    <div className={styles.door} data-room="early">
      <p>
        {t('early.text', {
          start: wall.dayTime(room.starts_local),
          zone: timeZoneName(room.zone, language),
          open: wall.time(room.opens_local),
        })}
      </p>
      <p>{t('early.ready')}</p>
      <p className={styles.small}>{t('private')}</p>
    </div>
  );
}

/** The open room, or the notes of one that has closed. */
export function Room({ bookingId, accountId, room, now, reload }: RoomProps) {
  const t = useText('lessonRoom');
  const wall = useWallText();
  const { side } = room;
  const names = {
    learner: room.learner_name || t('someone'),
    teacher: room.teacher_name || t('someone'),
  };
  const isOpen = room.state === 'open';
  const hint = useRef<() => void>(undefined);
  const outbox = useSoundOutbox(accountId, bookingId);
  const notes = useNotes({ bookingId, accountId, side, first: room, onSaved: () => hint.current?.() });
  const receive = useEffectEvent(() => notes.receive(room));
  useEffect(() => receive(), [room]);
  const isReadOnly = now >= Date.parse(room.notes_until) || notes.state === 'closed';
  return (
    <div className={styles.room} data-room={room.state}>
      <div className={styles.main}>
        {isOpen ? (
          <OpenRoom
            bookingId={bookingId}
            room={room}
            otherName={names[side === 'learner' ? 'teacher' : 'learner']}
            notes={notes}
            outbox={outbox}
            reload={reload}
            onHint={(say) => {
              hint.current = say;
            }}
          />
        ) : (
          <Notice title={t('over.title')}>
            <p>{t('over.text')}</p>
            {isReadOnly ? null : (
              <p>{t('over.late', { time: wall.dayTime(wallAt(room, room.notes_until)) })}</p>
            )}
          </Notice>
        )}
      </div>
      <div className={styles.aside}>
        <RoomClock
          startsAt={Date.parse(room.starts_at)}
          endsAt={Date.parse(room.ends_at)}
          closesAt={wall.time(wallAt(room, room.closes_at))}
          now={now}
          isOver={!isOpen}
        />
        <RoomNotes notes={notes} side={side} names={names} isReadOnly={isReadOnly} />
        <ShownWork
          bookingId={bookingId}
          side={side}
          learnerName={names.learner}
          isOpen={isOpen}
          work={room.shown_work}
          onChange={() => {
            hint.current?.();
            reload();
          }}
        />
      </div>
    </div>
  );
}

type OpenRoomProps = Pick<RoomProps, 'bookingId' | 'room' | 'reload'> & {
  readonly otherName: string;
  readonly notes: ReturnType<typeof useNotes>;
  readonly outbox: ReturnType<typeof useSoundOutbox>;
  /** How the other side learns that something was stored. */
  readonly onHint: (say: () => void) => void;
};

type Halted = { readonly recordingId: string; readonly act: 'stop' | 'delete' };

/** Says again what may not have arrived: that a recording was stopped, or deleted. Both can be said twice. */
function repeatHalt(bookingId: string, halted: Halted | undefined, recording: RoomRecording | null): void {
  if (!halted || recording?.recording_id !== halted.recordingId) return;
  const params = { bookingId, recordingId: halted.recordingId };
  const isOpen = recording.state === 'running' || recording.state === 'ended';
  if (halted.act === 'delete' && isOpen) void call(RECORDING_ENDPOINTS, 'deleteRecording', { params });
  else if (recording.state === 'running') void call(RECORDING_ENDPOINTS, 'stopRecording', { params });
}

/** The door and the call, or where else the two meet. */
function OpenRoom({ bookingId, room, otherName, notes, outbox, reload, onHint }: OpenRoomProps) {
  const t = useText('lessonRoom');
  const shownWork = useRef<string | null>(null);
  const [speaker, setSpeaker] = useState('');
  const [refusal] = useState(findCallRefusal);
  const [recording, setRecording] = useState<RoomRecording | null>(null);
  /** The recording that this person has stopped, or left: it is not recorded here any more, whether or not that arrived. */
  const [halted, setHalted] = useState<Halted>();
  const haltedNow = useRef<Halted>(undefined);
  /** How many acts were answered, and how many had been when the last round was begun: an older round knows less. */
  const acts = useRef(0);
  const actsBefore = useRef(0);
  /** How far the server's clock is ahead. */
  const clock = useRef(0);
  const { session, state } = useCallSession({
    bookingId,
    side: room.side,
    iceServers: room.ice_servers,
    known() {
      actsBefore.current = acts.current;
      return { revision: notes.revision(), shownWork: shownWork.current };
    },
    onSync: (reply) => {
      notes.receive(reply);
      clock.current = Date.parse(reply.server_now) - Date.now();
      if (actsBefore.current === acts.current) {
        setRecording((known) => laterRecording(known, reply.recording));
        repeatHalt(bookingId, haltedNow.current, reply.recording);
      }
      if (reply.is_other_work) reload();
    },
    onClosed: reload,
  });
  useEffect(() => {
    shownWork.current = room.shown_work?.work_id ?? null;
  }, [room]);
  useEffect(() => onHint(session.hint), [onHint, session]);

  const runningId = recording?.state === 'running' ? recording.recording_id : undefined;
  const isHalted = runningId !== undefined && halted?.recordingId === runningId;
  // Who has left the call and enters it again is not recorded by the old consent.
  if (state.phase === 'door' && state.wasIn && runningId !== undefined && !isHalted)
    setHalted({ recordingId: runningId, act: 'stop' });
  useEffect(() => {
    haltedNow.current = halted;
  }, [halted]);
  const mayRecord = useMayRecord({
    isReachable: state.isReachable,
    closesIn: Date.parse(room.closes_at) - Date.parse(room.server_now),
  });
  const isRecorded = runningId !== undefined && !isHalted && mayRecord && state.phase === 'in';
  const { hasFailed } = useLessonRecorder({
    recordingId: isRecorded ? runningId : undefined,
    startedAt: Date.parse(recording?.started_at ?? room.starts_at),
    serverAhead: () => clock.current,
    audio: state.audio,
    outbox,
  });

  const trouble = useKeepingTrouble(outbox, runningId);

  const devices = { session, state, speaker, onSpeaker: setSpeaker };
  const presence = (
    <p role="status" className={styles.presence} data-presence={state.other}>
      {t(`presence.${state.other}`, { name: otherName })}
    </p>
  );
  const panel = (
    <RecordingPanel
      bookingId={bookingId}
      side={room.side}
      otherName={otherName}
      isOtherHere={state.other === 'here'}
      days={room.recording_days}
      recording={recording}
      own={hasFailed ? 'failed' : isHalted || !mayRecord ? 'stopped' : (trouble ?? 'recorded')}
      onHalt={(act) => {
        if (runningId !== undefined) setHalted({ recordingId: runningId, act });
      }}
      onChange={(changed) => {
        acts.current += 1;
        setRecording((known) => laterRecording(known, changed));
        session.hint();
      }}
    />
  );
  if (room.kind === 'link')
    return (
      <>
        {presence}
        <MeetingLink side={room.side} link={room.link} onChange={reload} />
      </>
    );
  if (refusal)
    return (
      <>
        {presence}
        <Notice tone="warning" title={t('old.title')}>
          <p data-call-refusal={refusal}>{t(`old.${refusal}`)}</p>
          {room.link === null ? null : (
            <p>
              {t('old.link')}
              <SentenceSpace />
              <TextLink to={room.link} target="_blank" rel="noreferrer">
                {room.link}
              </TextLink>
            </p>
          )}
        </Notice>
      </>
    );
  switch (state.phase) {
    case 'door':
      return (
        <>
          {presence}
          {recording?.state === 'running' ? panel : null}
          <DeviceCheck {...devices} reach={room.reach} hasLeft={state.wasIn} />
        </>
      );
    case 'in':
      return (
        <CallView {...devices} otherName={otherName} link={room.link}>
          {panel}
        </CallView>
      );
    case 'replaced':
      return (
        <Notice
          tone="warning"
          announce
          title={t('replaced.title')}
          action={
            <Button size="small" onClick={() => void session.continueHere()} data-continue-here="">
              {t('replaced.action')}
            </Button>
          }
        >
          <p>{t('replaced.text')}</p>
        </Notice>
      );
    default:
      return state.phase satisfies never;
  }
}
