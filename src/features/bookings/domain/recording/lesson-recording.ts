import type { RoomSide } from '../room/notes.ts';
import type { RoomTimes } from '../room/room-window.ts';
import { DAY_MS, MINUTE_MS } from '../schedule.ts';

/** What has become of a recording. `lapsed`: nobody answered. `deleted`: its sound is gone, and none is taken. */
export const RECORDING_STATES = ['asked', 'lapsed', 'refused', 'running', 'ended', 'deleted'] as const;
export type RecordingState = (typeof RECORDING_STATES)[number];

/** `closed`: the room closed. `lost`: a side had no line for two minutes. */
export const RECORDING_ENDS = ['stopped', 'left', 'lost', 'closed'] as const;
export type RecordingEnd = (typeof RECORDING_ENDS)[number];

/** The acts of the two people. Each is stored with its time. `delete` withdraws the consent. */
export const RECORDING_ACTS = ['ask', 'agree', 'refuse', 'stop', 'leave', 'delete'] as const;
export type RecordingAct = (typeof RECORDING_ACTS)[number];

/** A question without an answer is a no after this time. */
export const ANSWER_MS = MINUTE_MS;
/** A side without a line for this long has lost it for good. */
export const LOST_MS = 2 * MINUTE_MS;

export type RecordingFacts = {
  readonly askedBy: RoomSide;
  readonly askedAt: Date;
  readonly refusedAt: Date | null;
  /** When the other side agreed: sound is accepted from now on. */
  readonly startedAt: Date | null;
  /** Of a lost line: the last sign of life before it. */
  readonly endedAt: Date | null;
  readonly deletedAt: Date | null;
};

/** The state of a recording now. A question lapses and a room closes without anybody's act. */
export function recordingStateAt(
  { askedAt, refusedAt, startedAt, endedAt, deletedAt }: RecordingFacts,
  { closesAt }: Pick<RoomTimes, 'closesAt'>,
  now: Date,
): RecordingState {
  if (deletedAt) return 'deleted';
  if (startedAt) return endedAt || now >= closesAt ? 'ended' : 'running';
  if (refusedAt) return 'refused';
  return now.getTime() - askedAt.getTime() < ANSWER_MS && now < closesAt ? 'asked' : 'lapsed';
}

/** Whether a state leaves no room for another recording. */
export const isLive = (state: RecordingState): boolean => state === 'asked' || state === 'running';

/** Why a side may not ask now. Both must be in the call, so that both can see and answer it. */
export function findAskRefusal(facts: {
  readonly isRoomOpen: boolean;
  readonly areBothInCall: boolean;
  /** The state of the latest recording of the lesson. */
  readonly latest: RecordingState | undefined;
}): 'room-closed' | 'other-not-in-call' | 'recording-live' | undefined {
  if (!facts.isRoomOpen) return 'room-closed';
  if (facts.latest && isLive(facts.latest)) return 'recording-live';
  return facts.areBothInCall ? undefined : 'other-not-in-call';
}

/** Whether a side may answer: it was asked by the other one, and the question still stands. */
export const canAnswer = (state: RecordingState, askedBy: RoomSide, side: RoomSide): boolean =>
  state === 'asked' && askedBy !== side;

/**
 * Whether sound is accepted: while it is being recorded, and after its end as long as notes are saved, because a broken
 * line may have kept back what was said before. Never without both consents, and never after one was withdrawn.
 */
export function acceptsSound(state: RecordingState, { notesUntil }: RoomTimes, now: Date): boolean {
  return state === 'running' || (state === 'ended' && now < notesUntil);
}

/** How long a chunk of a page is. The last one of a take may be shorter. */
export const CHUNK_MS = 10_000;
/** Chunks are a little longer than asked for, and clocks of pages and server differ a little. */
const CHUNK_SLACK_MS = CHUNK_MS + 5_000;

/**
 * Whether a chunk was begun before its recording ended: what is said afterwards is nobody's to store. A page without a
 * line records for two more minutes, because the line may return.
 */
export function wasSaidInTime(
  { take, number }: { readonly take: number; readonly number: number },
  {
    startedAt,
    endedAt,
    ended,
  }: Pick<RecordingFacts, 'startedAt' | 'endedAt'> & {
    readonly ended: RecordingEnd | null;
  },
  { closesAt }: Pick<RoomTimes, 'closesAt'>,
): boolean {
  if (!startedAt) return false;
  const lastSaid = (endedAt ?? closesAt).getTime() + (ended === 'lost' ? LOST_MS : 0);
  const end = Math.min(lastSaid, closesAt.getTime());
  return take + number * CHUNK_MS <= end - startedAt.getTime() + CHUNK_SLACK_MS;
}

const STEPS: Readonly<Record<RecordingState, number>> = {
  asked: 0,
  lapsed: 1,
  refused: 1,
  running: 1,
  ended: 2,
  deleted: 3,
};
type Shown = { readonly recording_id: string; readonly state: RecordingState };

/** The later one of two views of a lesson's recording: answers may overtake each other, and nothing goes backwards. */
export const laterRecording = <T extends Shown>(known: T | null, next: T | null): T | null =>
  known && next && known.recording_id === next.recording_id && STEPS[next.state] < STEPS[known.state]
    ? known
    : next;

/** When a recording is deleted without anybody's act: after as many days as were promised when both agreed. */
export const recordingExpiresAt = (endedAt: Date, keptDays: number): Date =>
  new Date(endedAt.getTime() + keptDays * DAY_MS);

/** The chunks of a take, in their order, that can be played: those before the first gap. */
export function playableChunks<T extends { readonly number: number }>(chunks: readonly T[]): readonly T[] {
  const gap = chunks.findIndex(({ number }, place) => number !== place);
  return gap === -1 ? chunks : chunks.slice(0, gap);
}
