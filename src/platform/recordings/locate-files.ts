import type { FileStore } from '../files/create-file-store.ts';
import { formatByHead } from './recording-file.ts';

/** The file extension of a recording, from its first bytes. An unfinished recording has no stored type. */
export async function endingOf(files: FileStore, key: string): Promise<string> {
  const file = await files.find(key);
  for await (const piece of file?.stream ?? []) return formatByHead(piece as Buffer) ?? 'bin';
  return 'bin';
}

/** The files among these that are on disk, and their total size in bytes. */
export async function locateFiles(
  files: FileStore,
  wantedKeys: readonly string[],
): Promise<{ readonly keys: readonly string[]; readonly size: number }> {
  const keys: string[] = [];
  let size = 0;
  for (const key of wantedKeys) {
    const found = await files.findSize(key);
    if (found === undefined) continue;
    keys.push(key);
    size += found;
  }
  return { keys, size };
}
