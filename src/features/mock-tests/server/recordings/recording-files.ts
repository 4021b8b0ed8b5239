/** The folder of recordings. It is flat, so the cleaning job can list it. */
export const RECORDING_FOLDER = 'recordings';

export const recordingKey = (attemptId: string, question: string) =>
  `${RECORDING_FOLDER}/${attemptId}.${question}`;

export const chunkKey = (attemptId: string, question: string, number: number) =>
  `${recordingKey(attemptId, question)}.${number}`;

/** The attempt of a file, from its key. */
export function attemptOfKey(key: string): string {
  return key.slice(RECORDING_FOLDER.length + 1).split('.')[0] ?? '';
}
