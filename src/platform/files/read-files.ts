import type { FileStore } from './create-file-store.ts';

/** The contents of several files, one after the other. It ends before the first that is missing. */
export async function readFiles(
  files: Pick<FileStore, 'find'>,
  keys: readonly string[],
): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  for (const key of keys) {
    const file = await files.find(key);
    if (!file) break;
    for await (const piece of file.stream) pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces);
}
