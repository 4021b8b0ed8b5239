import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

/** The content to write: bytes, a text, or a stream of bytes. */
export type FileContent = Uint8Array | string | Readable;

/**
 * Writes a file completely or not at all, also across a power cut: another name first, then fsync, rename and
 * fsync of the directory. Missing directories are made. A stream that fails leaves the old file. Only the
 * owner may read the file.
 */
export async function writeAtomically(
  path: string,
  content: FileContent,
): Promise<{ readonly size: number }> {
  const directory = dirname(path);
  await makeDirectory(directory);
  // Hidden, and in the same directory: a rename is atomic within one file system only.
  const unfinished = join(directory, `.${randomUUID()}.part`);
  try {
    const size = await writeSynced(unfinished, content);
    await rename(unfinished, path);
    await syncDirectory(directory);
    return { size };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writeSynced(path: string, content: FileContent): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

/** Makes a directory and those above it, and puts their names on the disk. */
async function makeDirectory(directory: string): Promise<void> {
  const first = await mkdir(directory, { recursive: true });
  if (first === undefined) return;
  for (let made = directory; made.length >= first.length; made = dirname(made))
    await syncDirectory(dirname(made));
}

/** The new name itself must be on the disk. Windows cannot open a directory, and needs no help. */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
