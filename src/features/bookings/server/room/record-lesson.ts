import type { Transaction } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/create-file-store.ts';
import { formatByHead, MAX_CHUNKS, MAX_RECORDING_BYTES } from '#platform/recordings/recording-file.ts';
import {
  acceptsSound,
  canAnswer,
  findAskRefusal,
  recordingStateAt,
  wasSaidInTime,
  type RecordingState,
} from '../../domain/recording/lesson-recording.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { findLessonTeacher } from '../lesson-teacher-store.ts';
import type { InRoom } from './enter-room.ts';
import { listVisits, lockRoom } from './room-store.ts';
import { isHere } from './sync-room.ts';
import { soundKey, type TakeName } from '../recording/recording-files.ts';
import {
  addAct,
  addRecording,
  deleteSound,
  findRecording,
  keepChunk,
  listRecordings,
  lockRecording,
  saveRecording,
  sizeOfSide,
  type StoredRecording,
} from '../recording/recording-store.ts';

type Dependencies = Pick<BookingDependencies, 'database' | 'files' | 'ids' | 'rules'>;
type Refused<R extends string> = { readonly ok: false; readonly refusal: R };
type Changed = { readonly ok: true; readonly recording: StoredRecording };

const UNKNOWN = { ok: false, refusal: 'recording-unknown' } as const;

/** Whether somebody at the room of a lesson is one of the two who were recorded. The account counts, not the role. */
const isOneOfTwo = ({ booking, side, accountId }: InRoom, recording: StoredRecording): boolean =>
  recording.bookingId === booking.id &&
  (side === 'learner' ? recording.learnerId === accountId : recording.teacherId === accountId);

/** The recordings of a lesson that somebody may know of, the latest first. */
export async function listHeard(
  { database }: Pick<BookingDependencies, 'database'>,
  room: InRoom,
  most?: number,
): Promise<StoredRecording[]> {
  const all = await listRecordings(database, room.booking.id, most);
  return all.filter((recording) => isOneOfTwo(room, recording));
}

/** A recording of a lesson, for one of the two. */
export async function findHeard(
  { database }: Pick<BookingDependencies, 'database'>,
  room: InRoom,
  recordingId: string,
): Promise<StoredRecording | undefined> {
  const recording = await findRecording(database, recordingId);
  return recording && isOneOfTwo(room, recording) ? recording : undefined;
}

/** Changes a recording of one of the two under its lock, by its state now. */
async function change<R extends string>(
  { database }: Dependencies,
  room: InRoom,
  recordingId: string,
  decide: (
    state: RecordingState,
    recording: StoredRecording,
    transaction: Transaction,
  ) => Promise<Refused<R> | undefined>,
): Promise<Changed | Refused<R | 'recording-unknown'>> {
  return database.transaction(async (transaction): Promise<Changed | Refused<R | 'recording-unknown'>> => {
    const recording = await lockRecording(transaction, recordingId);
    if (!recording || !isOneOfTwo(room, recording)) return UNKNOWN;
    const refused = await decide(recordingStateAt(recording, room.times, room.now), recording, transaction);
    if (refused) return refused;
    const changed = await findRecording(transaction, recordingId);
    return changed ? { ok: true, recording: changed } : UNKNOWN;
  });
}

const areBothInCall = async (transaction: Transaction, bookingId: string, now: Date): Promise<boolean> =>
  (await listVisits(transaction, bookingId)).filter((visit) => isHere(visit, now)).length === 2;

/**
 * Asks the other side whether the lesson may be recorded. Refused: the room is closed, somebody is not in the call, or a
 * question or a recording is there. The room is locked, so two questions never stand.
 */
export async function askToRecord(
  { database, ids }: Dependencies,
  room: InRoom,
): Promise<Changed | Refused<'room-closed' | 'other-not-in-call' | 'recording-live'>> {
  const { booking, side, now, times } = room;
  return database.transaction(async (transaction) => {
    await lockRoom(transaction, { bookingId: booking.id, learnerId: booking.learnerId });
    const [latest] = await listRecordings(transaction, booking.id, 1);
    const teacherId = (await findLessonTeacher(transaction, booking.teacher))?.accountId;
    const refusal = findAskRefusal({
      isRoomOpen: room.state === 'open',
      areBothInCall: await areBothInCall(transaction, booking.id, now),
      latest: latest && recordingStateAt(latest, times, now),
    });
    if (refusal) return { ok: false, refusal };
    // A lesson without a teacher's account has nobody to agree.
    if (!teacherId) return { ok: false, refusal: 'other-not-in-call' };
    const id = ids.uuid();
    const { id: bookingId, learnerId } = booking;
    await addRecording(transaction, { id, bookingId, learnerId, teacherId, askedBy: side, askedAt: now });
    await addAct(transaction, { recordingId: id, side, act: 'ask', at: now });
    const recording = await findRecording(transaction, id);
    if (!recording) throw new Error('A recording that was just added is gone.');
    return { ok: true, recording };
  });
}

/**
 * Agrees or refuses. From an agreement on, the sound of both is accepted. Refused: no question of the other side stands, or
 * one who agrees would be recorded alone, because somebody is not in the call.
 */
export const answerRecording = (
  dependencies: Dependencies,
  room: InRoom,
  recordingId: string,
  agrees: boolean,
): Promise<Changed | Refused<'recording-unknown' | 'recording-not-asked' | 'other-not-in-call'>> =>
  change(dependencies, room, recordingId, async (state, { askedBy }, transaction) => {
    const { booking, side, now } = room;
    if (!canAnswer(state, askedBy, side)) return { ok: false, refusal: 'recording-not-asked' };
    if (agrees && !(await areBothInCall(transaction, booking.id, now)))
      return { ok: false, refusal: 'other-not-in-call' };
    const agreed = { startedAt: now, keptDays: dependencies.rules.recordingDays };
    await saveRecording(transaction, recordingId, agrees ? agreed : { refusedAt: now });
    await addAct(transaction, { recordingId, side, act: agrees ? 'agree' : 'refuse', at: now });
    return undefined;
  });

/**
 * Ends a running recording. What was recorded stays for both. A question is taken back by the one who asked. One that
 * has ended already stays as it is.
 */
export const stopRecording = (
  dependencies: Dependencies,
  room: InRoom,
  recordingId: string,
): Promise<Changed | Refused<'recording-unknown'>> =>
  change(dependencies, room, recordingId, async (state, { askedBy }, transaction) => {
    const { side, now } = room;
    const isTakenBack = state === 'asked' && askedBy === side;
    if (state !== 'running' && !isTakenBack) return undefined;
    const ended = { endedAt: now, endedBy: side, ended: 'stopped' } as const;
    await saveRecording(transaction, recordingId, isTakenBack ? { refusedAt: now } : ended);
    await addAct(transaction, { recordingId, side, act: 'stop', at: now });
    return undefined;
  });

/** Removes files after the commit. Files that a crash leaves behind are swept away at night. */
export async function removeFiles(files: FileStore, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.remove(key);
}

/**
 * Withdraws the consent to a recording, at any time: it ends, all of its sound is deleted for both, and none is accepted
 * any more. A chunk that is just being stored is stored before and deleted with the others, or is refused.
 */
export async function deleteRecording(
  dependencies: Dependencies,
  room: InRoom,
  recordingId: string,
): Promise<Changed | Refused<'recording-unknown'>> {
  let keys: readonly string[] = [];
  const { side, now } = room;
  const changed = await change<never>(dependencies, room, recordingId, async (state, _, transaction) => {
    if (state === 'deleted') return undefined;
    await saveRecording(transaction, recordingId, {
      deletedAt: now,
      deletedBy: side,
      ...(state === 'running' ? { endedAt: now, endedBy: side, ended: 'stopped' as const } : {}),
    });
    await addAct(transaction, { recordingId, side, act: 'delete', at: now });
    keys = await deleteSound(transaction, recordingId);
    return undefined;
  });
  await removeFiles(dependencies.files, keys);
  return changed;
}

type SoundRefusal =
  | 'recording-unknown'
  | 'recording-not-agreed'
  | 'recording-too-large'
  | 'recording-budget'
  | 'recording-unplayable';

/**
 * Stores one chunk of the sender's own voice; it is on disk when this resolves. A repeated chunk replaces itself. Refused:
 * one of the two has not agreed or has withdrawn; it was said after the end; the chunk or the recording is too large; the sender may store no more
 * this hour (`mayStore`); a first chunk has no header of a recording.
 */
export async function saveSound(
  dependencies: Dependencies,
  room: InRoom,
  { recordingId, take, number }: Omit<TakeName, 'side'> & { readonly number: number },
  content: Uint8Array,
  mayStore: (bytes: number) => Promise<boolean>,
): Promise<{ readonly ok: true } | Refused<SoundRefusal>> {
  const { files } = dependencies;
  const { side, now, times } = room;
  const known = await findHeard(dependencies, room, recordingId);
  if (!known) return UNKNOWN;
  // Refused sound costs nothing of the hour's budget.
  const isAccepted = (state: RecordingState, recording: StoredRecording) =>
    acceptsSound(state, times, now) && wasSaidInTime({ take, number }, recording, times);
  if (!isAccepted(recordingStateAt(known, times, now), known))
    return { ok: false, refusal: 'recording-not-agreed' };
  if (number === 0 && !formatByHead(content)) return { ok: false, refusal: 'recording-unplayable' };
  if (!(await mayStore(content.length))) return { ok: false, refusal: 'recording-budget' };
  const stored = await change<SoundRefusal>(
    dependencies,
    room,
    recordingId,
    async (state, recording, transaction) => {
      if (!isAccepted(state, recording)) return { ok: false, refusal: 'recording-not-agreed' };
      const chunk = { recordingId, side, take, number };
      const { bytes, chunks } = await sizeOfSide(transaction, chunk);
      if (bytes + content.length > MAX_RECORDING_BYTES || chunks >= MAX_CHUNKS)
        return { ok: false, refusal: 'recording-too-large' };
      // The file is on disk before its row exists. A file without a row is swept away.
      await files.put(soundKey(chunk), content);
      await keepChunk(transaction, { ...chunk, bytes: content.length, savedAt: now });
      return undefined;
    },
  );
  return stored.ok ? { ok: true } : stored;
}
