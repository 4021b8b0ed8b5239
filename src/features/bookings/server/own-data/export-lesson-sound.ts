import type { ExportedFile } from '#features/accounts/server/index.ts';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/create-file-store.ts';
import { endingOf, locateFiles } from '#platform/recordings/locate-files.ts';
import { soundKey } from '../recording/recording-files.ts';
import { listOwnRecordings } from '../recording/recording-store.ts';

/**
 * The recordings of an account's lessons for an export: who agreed when, and the files of its own voice. The voice of the
 * other side is the other's.
 */
export async function exportLessonSound(
  database: DatabaseOrTransaction,
  accountId: string,
  store: FileStore,
) {
  const own = await listOwnRecordings(database, accountId);
  const files: ExportedFile[] = [];
  const recordings = [];
  for (const recording of own.recordings) {
    const side = recording.learnerId === accountId ? 'learner' : 'teacher';
    const chunks = own.chunks.filter((each) => each.recordingId === recording.id && each.side === side);
    const takes = [];
    for (const take of new Set(chunks.map((each) => each.take))) {
      const { keys, size } = await locateFiles(
        store,
        chunks.filter((each) => each.take === take).map(soundKey),
      );
      const [first] = keys;
      const folder = `recordings/lesson-${recording.id.slice(0, 8)}`;
      const name = first && `${folder}/${take}.${await endingOf(store, first)}`;
      if (name) files.push({ name, keys, size, modifiedAt: recording.endedAt ?? recording.askedAt });
      takes.push({ take, file: name ?? null, bytes: size });
    }
    recordings.push({
      booking_id: recording.bookingId,
      own_side: side,
      asked_by: recording.askedBy,
      asked_at: recording.askedAt.toISOString(),
      refused_at: recording.refusedAt?.toISOString() ?? null,
      started_at: recording.startedAt?.toISOString() ?? null,
      ended_at: recording.endedAt?.toISOString() ?? null,
      ended: recording.ended,
      deleted_at: recording.deletedAt?.toISOString() ?? null,
      acts: own.acts
        .filter(({ recordingId }) => recordingId === recording.id)
        .map((each) => ({ side: each.side, act: each.act, at: each.at.toISOString() })),
      takes,
    });
  }
  return { recordings, files };
}
