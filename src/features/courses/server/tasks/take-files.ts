/** The folder of the recordings of spoken tasks. It is flat, so the cleaning job can list it. */
export const TAKE_FOLDER = 'task-recordings';

export type TakeName = { readonly taskId: string; readonly question: string; readonly take: string };

export const takeKey = ({ taskId, question, take }: TakeName) =>
  `${TAKE_FOLDER}/${taskId}.${question}.${take}`;

export const takeChunkKey = (name: TakeName, number: number) => `${takeKey(name)}.${number}`;

/** The task of a file, from its key. */
export const taskOfKey = (key: string): string => key.slice(TAKE_FOLDER.length + 1).split('.')[0] ?? '';
