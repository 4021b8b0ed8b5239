import { Readable } from 'node:stream';
import { listPeople } from '#features/accounts/server/index.ts';
import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import { readUpload } from '#platform/http/read-upload.ts';
import { endingOf, locateFiles } from '#platform/recordings/locate-files.ts';
import { mayStoreBytes } from '#platform/recordings/may-store-bytes.ts';
import { isRecordingFormat, RECORDING_TYPES } from '#platform/recordings/recording-file.ts';
import { serveRecording } from '#platform/recordings/serve-recording.ts';
import * as contract from '../../recording-contract.ts';
import {
  playableChunks,
  recordingExpiresAt,
  recordingStateAt,
} from '../../domain/recording/lesson-recording.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { soundKey } from '../recording/recording-files.ts';
import { listChunks, type StoredChunk } from '../recording/recording-store.ts';
import { BOOKING_REFUSALS as REFUSALS } from '../refusals.ts';
import { enterRoom } from './enter-room.ts';
import {
  answerRecording,
  askToRecord,
  deleteRecording,
  findHeard,
  listHeard,
  saveSound,
  stopRecording,
} from './record-lesson.ts';
import { viewRecording } from './view-recording.ts';

/** The takes of a recording, with the chunks of each that can be played. */
function listTakes(chunks: readonly StoredChunk[]) {
  const takes = new Map<string, StoredChunk[]>();
  for (const chunk of chunks) {
    const name = `${chunk.side} ${chunk.take}`;
    takes.set(name, [...(takes.get(name) ?? []), chunk]);
  }
  return [...takes.values()].flatMap((all) => {
    const playable = playableChunks(all);
    const [first] = playable;
    return first ? [{ side: first.side, take: first.take, chunks: playable }] : [];
  });
}

/** The calls about the recordings of a lesson, for its two people. */
export function mountRecordingRoutes(api: Api, dependencies: BookingDependencies): void {
  const { database, files, limiter, teachers } = dependencies;

  mountEndpoint(api, contract.listLessonRecordings, REFUSALS, async ({ actor, params }, context) => {
    const room = await enterRoom(dependencies, params.bookingId, actor, { cancelled: true, recorded: true });
    if (!room.ok) return room;
    const { booking, side, times, now } = room;
    const heard = (await listHeard(dependencies, room)).filter(
      ({ startedAt, deletedAt }) => startedAt && !deletedAt,
    );
    const chunks = await listChunks(
      database,
      heard.map(({ id }) => id),
    );
    const [learner] = await listPeople(database, [booking.learnerId]);
    const language = context.get('language');
    return {
      ok: true,
      reply: {
        side,
        learner_name: learner?.name ?? '',
        teacher_name: teachers.find(({ key }) => key === booking.teacher)?.name[language] ?? '',
        recordings: heard.reverse().map((recording) => {
          const hasEnded = recordingStateAt(recording, times, now) === 'ended';
          const endedAt = recording.endedAt ?? times.closesAt;
          return {
            ...viewRecording(recording, room),
            expires_at:
              hasEnded && recording.keptDays !== null
                ? recordingExpiresAt(endedAt, recording.keptDays).toISOString()
                : null,
            takes: listTakes(chunks.filter(({ recordingId }) => recordingId === recording.id)).map(
              (take) => ({
                side: take.side,
                take: take.take,
                bytes: take.chunks.reduce((sum, { bytes }) => sum + bytes, 0),
              }),
            ),
          };
        }),
      },
    };
  });

  mountEndpoint(api, contract.askToRecord, REFUSALS, async ({ actor, params }) => {
    const room = await enterRoom(dependencies, params.bookingId, actor);
    if (!room.ok) return room;
    const asked = await askToRecord(dependencies, room);
    return asked.ok ? { ok: true, reply: { recording: viewRecording(asked.recording, room) } } : asked;
  });

  mountEndpoint(api, contract.answerRecording, REFUSALS, async ({ actor, params, body }) => {
    const room = await enterRoom(dependencies, params.bookingId, actor);
    if (!room.ok) return room;
    const answered = await answerRecording(dependencies, room, params.recordingId, body.agrees);
    return answered.ok
      ? { ok: true, reply: { recording: viewRecording(answered.recording, room) } }
      : answered;
  });

  mountEndpoint(api, contract.stopRecording, REFUSALS, async ({ actor, params }) => {
    const room = await enterRoom(dependencies, params.bookingId, actor, { recorded: true });
    if (!room.ok) return room;
    const stopped = await stopRecording(dependencies, room, params.recordingId);
    return stopped.ok ? { ok: true, reply: { recording: viewRecording(stopped.recording, room) } } : stopped;
  });

  mountEndpoint(api, contract.deleteRecording, REFUSALS, async ({ actor, params }) => {
    const room = await enterRoom(dependencies, params.bookingId, actor, { cancelled: true, recorded: true });
    if (!room.ok) return room;
    const deleted = await deleteRecording(dependencies, room, params.recordingId);
    return deleted.ok ? { ok: true, reply: { recording: viewRecording(deleted.recording, room) } } : deleted;
  });

  mountEndpoint(api, contract.saveLessonSound, REFUSALS, async ({ actor, params }, context) => {
    const room = await enterRoom(dependencies, params.bookingId, actor);
    if (!room.ok) return room;
    const content = await readUpload(context, contract.saveLessonSound.upload.field);
    if (!content || content.length === 0) return { ok: false, refusal: 'recording-unplayable' };
    const { recordingId, takeMs: take, chunk: number } = params;
    const stored = await saveSound(dependencies, room, { recordingId, take, number }, content, (bytes) =>
      mayStoreBytes(limiter, context, { accountId: actor.accountId }, bytes),
    );
    return stored.ok ? { ok: true, reply: { number, bytes: content.length } } : stored;
  });

  mountEndpoint(api, contract.getLessonSound, REFUSALS, async ({ actor, params }, context) => {
    const room = await enterRoom(dependencies, params.bookingId, actor, { cancelled: true, recorded: true });
    if (!room.ok) return room;
    const recording = await findHeard(dependencies, room, params.recordingId);
    if (!recording) return { ok: false, refusal: 'recording-unknown' };
    const take = listTakes(await listChunks(database, [recording.id])).find(
      (each) => each.side === params.side && each.take === params.takeMs,
    );
    const { keys, size } = await locateFiles(files, take?.chunks.map(soundKey) ?? []);
    const [first] = keys;
    if (first === undefined) return { ok: false, refusal: 'recording-missing' };
    const ending = await endingOf(files, first);
    const type = isRecordingFormat(ending) ? RECORDING_TYPES[ending] : null;
    const stream = Readable.from(readEach(keys), { objectMode: false });
    return { ok: true, response: await serveRecording({ size, stream }, type, context.req.header('range')) };
  });

  /** The chunks of a take, one file after the other. */
  async function* readEach(keys: readonly string[]): AsyncGenerator<Buffer> {
    for (const key of keys) {
      const file = await files.find(key);
      // Deleted while it was being sent: the length is no longer right, so the answer breaks off.
      if (!file) throw new Error('A recording was deleted while it was sent.');
      for await (const piece of file.stream) yield piece as Buffer;
    }
  }
}
