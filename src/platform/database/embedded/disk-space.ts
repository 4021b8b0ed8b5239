import { aProblem, type Problem } from '../problem.ts';

const MEBIBYTE = 2 ** 20;
/**
 * A new cluster takes 40 MB and its write-ahead log grows to some 100; a full disk would stop the server in
 * the middle.
 */
const NEEDED_MEBIBYTES = 200;

/** Free bytes for ordinary users on the file system that holds a path. */
export type FreeBytes = (path: string) => Promise<number>;

/** The problem of a disk with less than 200 MB left, or undefined when there is room. */
export async function findDiskShortage(
  directory: string,
  freeBytes: FreeBytes,
): Promise<Problem | undefined> {
  const free = Math.floor((await freeBytes(directory)) / MEBIBYTE);
  return free < NEEDED_MEBIBYTES ? diskFull(directory, `only ${free} MB are free`) : undefined;
}

/** The problem behind a message of PostgreSQL's, when that is a full disk. */
export function findDiskFullMessage(directory: string, message: string): Problem | undefined {
  return /no space left on device|disk quota exceeded/i.test(message)
    ? diskFull(directory, 'it is full')
    : undefined;
}

function diskFull(directory: string, state: string): Problem {
  return aProblem(
    `The database cannot start: the disk that holds ${directory} has no room (${state}, ` +
      `${NEEDED_MEBIBYTES} MB are needed). Free some space, or set DATA_DIR to a directory on another disk.`,
  );
}
