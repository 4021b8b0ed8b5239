import { instantText } from '#platform/clock/instant-text.ts';
import type { ExportedFile } from '#features/accounts/server/index.ts';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/create-file-store.ts';
import { endingOf, locateFiles } from '#platform/recordings/locate-files.ts';
import { nameResponse } from '../../domain/speaking/response-name.ts';
import { keyOf, type StoredAttempt } from '../attempts/attempt-store.ts';
import { chunkKey, recordingKey } from './recording-files.ts';
import { listChunks, listStoredResponses, type StoredResponse } from './response-store.ts';
import { getSectionVersion } from '#features/library/server/index.ts';

/** The folder of an attempt's recordings in the archive: `recordings/2026-11-21-0905-academic-1-3f2a`. */
function folderOf({ id, mockTest, startedAt }: StoredAttempt): string {
  const [day, time = ''] = instantText(startedAt).split('T');
  // It has the start of the attempt's id: a test may be started twice in a minute, on two devices.
  return `recordings/${day}-${time.slice(0, 5).replace(':', '')}-${mockTest}-${id.slice(0, 8)}`;
}

/** The files of a recording: the finished one, or its chunks until then, and any later chunks. */
function listKeys({ attemptId, question, finishedAt }: StoredResponse, numbers: readonly number[]) {
  const pieces = numbers.map((number) => chunkKey(attemptId, question, number));
  return finishedAt ? { own: [recordingKey(attemptId, question)], late: pieces } : { own: pieces, late: [] };
}

/**
 * The recordings of an attempt. Each answer has the words of its question and the name of its file, which is null where
 * nothing is stored. An unfinished recording is exported as far as it was sent. Later chunks are a separate file.
 */
export async function exportRecordings(
  database: DatabaseOrTransaction,
  attempt: StoredAttempt,
  files: FileStore,
) {
  const stored = await listStoredResponses(database, keyOf(attempt));
  if (stored.length === 0) return { recordings: [], files: [] };
  const { section } = await getSectionVersion(database, attempt.sectionVersion);
  const chunks = await listChunks(database, keyOf(attempt));
  const exported: ExportedFile[] = [];
  const recordings = [];
  for (const response of stored) {
    const { question, startedAt, finishedAt, mediaType, bytes } = response;
    const numbers = chunks.filter((chunk) => chunk.question === question).map(({ number }) => number);
    const { own, late } = listKeys(response, numbers);
    const { keys, size } = await locateFiles(files, own);
    const beside = await locateFiles(files, late);
    const { slug, asked } =
      section.skill === 'speaking' ? nameResponse(section, question) : { slug: question, asked: '' };
    const [first] = keys;
    const name = first && `${folderOf(attempt)}/${slug}.${await endingOf(files, first)}`;
    // Chunks from the middle have no header. A player needs the recording before them.
    const lateName = beside.size > 0 ? `${folderOf(attempt)}/${slug}-late.bin` : undefined;
    const modifiedAt = finishedAt ?? startedAt;
    if (name) exported.push({ name, keys, size, modifiedAt });
    if (lateName) exported.push({ name: lateName, ...beside, modifiedAt });
    recordings.push({
      question,
      asked,
      file: name ?? null,
      late_file: lateName ?? null,
      started_at: instantText(startedAt.getTime()),
      finished_at: finishedAt === null ? null : instantText(finishedAt.getTime()),
      media_type: mediaType,
      bytes: bytes ?? size,
    });
  }
  return { recordings, files: exported };
}
