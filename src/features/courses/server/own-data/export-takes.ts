import type { ExportedFile } from '#features/accounts/server/index.ts';
import type { FileStore } from '#platform/files/create-file-store.ts';
import { endingOf, locateFiles } from '#platform/recordings/locate-files.ts';
import type { listOwnTakes } from '../tasks/take-store.ts';

type OwnTake = Awaited<ReturnType<typeof listOwnTakes>>[number];

/**
 * The recordings of spoken tasks for an export. Each has the name of its file, which is null where nothing is on disk. An
 * unfinished take is exported as far as it was sent.
 */
export async function exportTakes(takes: readonly OwnTake[], store: FileStore) {
  const files: ExportedFile[] = [];
  const recordings = [];
  for (const { course, lesson, question, take, startedAt, finishedAt, ...stored } of takes) {
    const { keys, size } = await locateFiles(store, stored.keys);
    const [first] = keys;
    // A question may have several takes: the file has the start of the take's id.
    const name =
      first &&
      `recordings/${course}-${lesson}/${question}-${take.slice(0, 8)}.${await endingOf(store, first)}`;
    if (name) files.push({ name, keys, size, modifiedAt: finishedAt ?? startedAt });
    recordings.push({
      course,
      lesson,
      question,
      file: name ?? null,
      started_at: startedAt.toISOString(),
      finished_at: finishedAt?.toISOString() ?? null,
      media_type: stored.mediaType,
      bytes: stored.bytes ?? size,
    });
  }
  return { recordings, files };
}
