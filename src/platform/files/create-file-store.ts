import { open, opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { writeAtomically, type FileContent } from './write-atomically.ts';

export type StoredFile = {
  /** In bytes. */
  readonly size: number;
  /** Read it or destroy it: the file is open until then. */
  readonly stream: Readable;
};

export type ListedFile = {
  readonly key: string;
  /** When it was written last. */
  readonly writtenAt: Date;
};

/**
 * Files by key, such as `recordings/0f3a.webm`: on disk here, in S3 past one machine. A key that could leave
 * the store (`..`, an absolute path, a hidden name) is a bug of the caller and throws.
 */
export type FileStore = {
  /**
   * Replaces the file of a key, completely or not at all. Resolves once it is on the disk. Answers with the
   * size in bytes.
   */
  put(key: string, content: FileContent): Promise<{ readonly size: number }>;
  /** The file, or undefined when the key has none. */
  find(key: string): Promise<StoredFile | undefined>;
  /** The size in bytes, or undefined when the key has no file. */
  findSize(key: string): Promise<number | undefined>;
  /** Removing a missing file is no failure. */
  remove(key: string): Promise<void>;
  /**
   * The files directly below a folder, such as `recordings`, in no order. Incomplete files are not among
   * them.
   */
  list(folder: string): AsyncIterable<ListedFile>;
};

const LONGEST_KEY = 200;
/**
 * Parts of letters, digits, `.`, `_`, `-`; none begins with a dot. S3, every file system and a URL accept
 * them alike.
 */
const KEY = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** A store in one directory of the local disk. */
export function createFileStore({ directory }: { readonly directory: string }): FileStore {
  function pathOf(key: string): string {
    if (key.length > LONGEST_KEY || !KEY.test(key)) throw new Error(`Not a file key: ${JSON.stringify(key)}`);
    return join(directory, ...key.split('/'));
  }
  return {
    put: async (key, content) => await writeAtomically(pathOf(key), content),
    async find(key) {
      const file = await absent(open(pathOf(key), 'r'));
      if (!file) return undefined;
      const found = await file.stat();
      if (found.isFile()) return { size: found.size, stream: file.createReadStream() };
      await file.close();
      return undefined;
    },
    async findSize(key) {
      const found = await absent(stat(pathOf(key)));
      return found?.isFile() ? found.size : undefined;
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list(folder) {
      const path = pathOf(folder);
      const opened = await absent(opendir(path));
      if (!opened) return;
      for await (const { name } of opened) {
        const found = KEY.test(name) ? await absent(stat(join(path, name))) : undefined;
        if (found?.isFile()) yield { key: `${folder}/${name}`, writtenAt: found.mtime };
      }
    },
  };
}

/** Undefined when there is no such file, also when a part of the key is a file and not a directory. */
async function absent<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return undefined;
    throw error;
  }
}
