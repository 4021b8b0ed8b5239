import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { findPostgresPackage } from '#platform/database/embedded/postgres-binaries.ts';
import type { PostgresUser } from '#platform/database/embedded/postgres-user.ts';

const run = promisify(execFile);

export const isRoot = process.getuid?.() === 0;
/** Every system has it. */
export const daemon: PostgresUser = { uid: 1, gid: 1 };

/** Makes a user the owner of a directory and all in it. */
export async function giveTo({ uid, gid }: PostgresUser, directory: string): Promise<void> {
  await run('chown', ['-R', `${uid}:${gid}`, directory]);
}

/** The npm package as it is in another user's checkout. */
export async function copyPackage(to: string): Promise<string> {
  const from = findPostgresPackage() ?? '';
  // Hard links are quicker. A test may remove and replace the files, but never write into one.
  await run('cp', ['-al', from, to]).catch(async () => {
    await rm(to, { recursive: true, force: true });
    await run('cp', ['-a', from, to]);
  });
  return to;
}
