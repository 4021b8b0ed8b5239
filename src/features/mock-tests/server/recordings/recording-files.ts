/** Where recordings lie: flat, so that what nobody needs any more can be listed. */
export const RECORDING_FOLDER = 'recordings';

export const recordingKey = (attemptId: string, question: string) =>
  `${RECORDING_FOLDER}/${attemptId}.${question}`;

export const chunkKey = (attemptId: string, question: string, number: number) =>
  `${recordingKey(attemptId, question)}.${number}`;

/** Whose a file is, by its key. */
export function attemptOfKey(key: string): string {
  return key.slice(RECORDING_FOLDER.length + 1).split('.')[0] ?? '';
}
