import type { FileStore } from './create-file-store.ts';

/** A file is written before its row, and no upload takes an hour. */
const YOUNG_MS = 60 * 60 * 1000;
const BATCH = 500;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type SweepFilesOptions = {
  readonly files: FileStore;
  readonly folder: string;
  readonly now: Date;
  /** The id of the row that a file belongs to, from its key. */
  readonly ownerOf: (key: string) => string;
  /** The ids among these whose rows still exist. */
  readonly listThere: (ids: readonly string[]) => Promise<readonly string[]>;
};

/** Removes the files of a folder whose rows are gone, unless they are younger than an hour. Returns how many. */
export async function sweepFiles(options: SweepFilesOptions): Promise<number> {
  const { files, folder, now, ownerOf, listThere } = options;
  async function sweep(keys: readonly string[]): Promise<number> {
    const ids = [...new Set(keys.map(ownerOf))].filter((id) => UUID.test(id));
    const there = new Set(ids.length === 0 ? [] : await listThere(ids));
    const unused = keys.filter((key) => !there.has(ownerOf(key)));
    for (const key of unused) await files.remove(key);
    return unused.length;
  }

  const writtenBefore = new Date(now.getTime() - YOUNG_MS);
  let removed = 0;
  let batch: string[] = [];
  for await (const { key, writtenAt } of files.list(folder)) {
    if (writtenAt < writtenBefore) batch.push(key);
    if (batch.length < BATCH) continue;
    removed += await sweep(batch);
    batch = [];
  }
  return removed + (await sweep(batch));
}
