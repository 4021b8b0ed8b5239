import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Free bytes for ordinary users on the file system that holds a path, or would hold it. */
export async function freeBytesOnDisk(path: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(path);
    return bavail * bsize;
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!missing || dirname(path) === path) throw error;
    return freeBytesOnDisk(dirname(path));
  }
}

export type DiskRoom = {
  readonly freeBytes: number;
  /** Whether uploads are accepted. The rest of the disk is the database's, so that saving still works. */
  readonly enough: boolean;
};

/**
 * How long one measurement is used. An upload has 2 MiB at most, so the floor is not far passed in between.
 */
const LOOK_AGAIN_MS = 1_000;

type DiskRoomOptions = {
  readonly directory: string;
  /** Uploads are refused while fewer bytes than this are free. */
  readonly floorBytes: number;
  readonly freeBytes?: (path: string) => Promise<number>;
  /** Milliseconds of a clock that never goes back. */
  readonly now?: () => number;
};

/** Looks at the free space of a directory's disk, at most once a second however many ask. */
export function createDiskRoom({
  directory,
  floorBytes,
  freeBytes = freeBytesOnDisk,
  now = () => performance.now(),
}: DiskRoomOptions): () => Promise<DiskRoom> {
  let looked: { readonly at: number; readonly room: Promise<DiskRoom> } | undefined;
  async function look(): Promise<DiskRoom> {
    const free = await freeBytes(directory);
    return { freeBytes: free, enough: free >= floorBytes };
  }
  return () => {
    if (!looked || now() - looked.at >= LOOK_AGAIN_MS) looked = { at: now(), room: look() };
    return looked.room;
  };
}
