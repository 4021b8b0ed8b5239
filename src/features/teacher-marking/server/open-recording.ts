import { Readable } from 'node:stream';
import { findTakeFile } from '#features/courses/server/index.ts';
import type { StoredFile } from '#platform/files/create-file-store.ts';
import type { MarkingDependencies } from './marking-dependencies.ts';
import type { StoredOrder } from './order-store.ts';

type OpenRecording = { readonly file: StoredFile; readonly mediaType: string | null };

/** The recording of a submitted answer; undefined: the work has none for this question, or it was deleted. */
export async function openRecording(
  { files, sources }: Pick<MarkingDependencies, 'files' | 'sources'>,
  { candidateId, attemptId, subjectId, work }: StoredOrder,
  question: string,
): Promise<OpenRecording | undefined> {
  const recording = work.recordings.find((each) => each.question === question);
  if (!recording) return undefined;
  const { take, mediaType } = recording;
  if (take !== null) {
    const file = await findTakeFile(files, { taskId: subjectId, question, take });
    return file && { file, mediaType };
  }
  if (attemptId === null) return undefined;
  const { answers } = await sources.readAnswers({ candidateId, attemptId });
  const answer = answers.find((each) => each.question === question);
  const bytes = await answer?.read();
  if (!bytes || bytes.length === 0) return undefined;
  return { file: { size: bytes.length, stream: Readable.from([Buffer.from(bytes)]) }, mediaType };
}
