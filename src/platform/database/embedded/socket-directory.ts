import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aProblem, type Problem } from '../problem.ts';
import type { DatabaseHome } from './database-home.ts';
import { succeedsAs } from './postgres-user.ts';

/** Only a part of the socket's file name: every cluster has its own socket directory. */
export const SOCKET_PORT = 5432;
/** sun_path, without its final zero. */
const MAX_PATH_BYTES = process.platform === 'darwin' ? 103 : 107;

/** Whether a socket in that directory has a path that the kernel accepts. */
export function fitsSocket(directory: string): boolean {
  return Buffer.byteLength(join(directory, `.s.PGSQL.${SOCKET_PORT}`)) <= MAX_PATH_BYTES;
}

/**
 * The directory of the server's socket, mode 0700. It is in the home, or a short one under the system's
 * temporary directory when the home's path is too long. Its name depends on the home alone, so every process
 * finds the same one.
 */
export async function openSocketDirectory(
  home: DatabaseHome,
): Promise<{ readonly ok: true; readonly directory: string } | Problem> {
  const name = `ninefold-${createHash('sha256').update(home.directory).digest('hex').slice(0, 16)}`;
  const candidates = [join(home.directory, 'socket'), join(tmpdir(), name), join('/tmp', name)];
  for (const directory of candidates.filter(fitsSocket)) {
    if (!(await succeedsAs(home.user, 'cd -- "$1"', join(directory, '..')))) continue;
    return await openPrivate(directory, home);
  }
  return aProblem(
    `No directory is short enough for the database’s socket. Set TMPDIR to a short path such as /tmp.`,
  );
}

async function openPrivate(directory: string, { user }: DatabaseHome) {
  const uid = user?.uid ?? process.getuid?.();
  const made = await mkdir(directory, { mode: 0o700 }).then(
    () => true,
    () => false,
  );
  if (made && user) await chown(directory, user.uid, user.gid);
  // In a directory that everybody may write to, another user can have made that name first.
  const found = await lstat(directory).catch(() => undefined);
  if (!found?.isDirectory() || (found.uid !== uid && !(found.uid === 0 && user))) {
    return aProblem(
      `${directory} must be a private directory for the database’s socket, and it is not. Remove it.`,
    );
  }
  if (found.uid !== uid && user) await chown(directory, user.uid, user.gid);
  await chmod(directory, 0o700);
  return { ok: true, directory } as const;
}
