import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readlink, stat, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { DatabaseLog } from '../database-log.ts';
import { aProblem, type Problem } from '../problem.ts';
import { findPostgresUser, mustChangeUser, succeedsAs, type PostgresUser } from './postgres-user.ts';

const run = promisify(execFile);

/**
 * Where the embedded database lives: `cluster/` (PostgreSQL's own data directory), `socket/` and
 * `server.log`. The home belongs to the user who starts the server. Only the folders below it are given to
 * the server's user.
 */
export type DatabaseHome = {
  readonly directory: string;
  readonly cluster: string;
  /** Undefined: the server runs as this process's own user. */
  readonly user: PostgresUser | undefined;
};

type Request = { readonly dataDir: string; readonly systemDirectory: string; readonly log: DatabaseLog };

/**
 * Finds or makes the home below DATA_DIR. As root, when the server's user cannot enter DATA_DIR, the home is
 * put below `systemDirectory`. DATA_DIR/postgres is then a link to it, so that the next start finds it in any
 * case.
 */
export async function openDatabaseHome(
  request: Request,
): Promise<{ readonly ok: true; readonly home: DatabaseHome } | Problem> {
  const dataDir = resolve(request.dataDir);
  const local = join(dataDir, 'postgres');
  try {
    await mkdir(dataDir, { recursive: true });
    const linked = await readlink(local).catch(() => undefined);
    const directory = linked === undefined ? local : resolve(dataDir, linked);
    const cluster = join(directory, 'cluster');
    const owner = await stat(cluster).catch(absent);
    if (owner) return await openExisting(directory, cluster, owner);
    return await makeHome({ ...request, dataDir, local, directory });
  } catch (error) {
    return aProblem(
      `The directory ${local} cannot be used for the database: ${String(error)}. Set DATA_DIR.`,
    );
  }
}

async function openExisting(directory: string, cluster: string, owner: PostgresUser) {
  const home = { directory, cluster };
  if (!mustChangeUser()) {
    if (process.getuid && owner.uid !== process.getuid()) {
      return aProblem(
        `The database in ${cluster} belongs to another user (number ${owner.uid}): it was first started by ` +
          'them or by root. Start it as that user or as root, or choose another DATA_DIR.',
      );
    }
    return { ok: true, home: { ...home, user: undefined } } as const;
  }
  // The server runs as the owner of the data. Neither a new system user nor a first start as root changes
  // that.
  const user = owner.uid === 0 ? await findPostgresUser() : { uid: owner.uid, gid: owner.gid };
  if (!user) return noUser(directory);
  if (owner.uid === 0) await run('chown', ['-R', `${user.uid}:${user.gid}`, cluster]);
  if (!(await succeedsAs(user, 'cd -- "$1"', cluster))) {
    return aProblem(
      `The database in ${cluster} belongs to the user number ${user.uid}, who may not enter a directory ` +
        'above it. Allow it (chmod o+x on each of them), or move DATA_DIR.',
    );
  }
  return { ok: true, home: { ...home, user } } as const;
}

async function makeHome(request: Request & { readonly local: string; readonly directory: string }) {
  const { dataDir, local, directory, systemDirectory, log } = request;
  if (!mustChangeUser()) {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    return { ok: true, home: { directory, cluster: join(directory, 'cluster'), user: undefined } } as const;
  }
  const user = await findPostgresUser();
  if (!user) return noUser(dataDir);
  let home = directory;
  if (directory === local && !(await succeedsAs(user, 'cd -- "$1"', dataDir))) {
    home = join(systemDirectory, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
    const found = existsSync(join(home, 'cluster'));
    if (await mkdir(systemDirectory, { recursive: true })) await chmod(systemDirectory, 0o755);
    await symlink(home, local).catch(async (error: unknown) => {
      // Another process that starts at the same time has made the same link.
      if ((await readlink(local).catch(() => undefined)) !== home) throw error;
    });
    log.warn(
      { database: home, dataDir, found },
      `The database’s user may not enter ${dataDir}, so the database lives in ${home}.`,
    );
    if (found) return await openExisting(home, join(home, 'cluster'), await stat(join(home, 'cluster')));
  }
  await mkdir(home, { recursive: true });
  // Enough for the server's user to pass through, whatever the umask: it may not list or change the home
  // itself.
  await chmod(home, 0o711);
  return { ok: true, home: { directory: home, cluster: join(home, 'cluster'), user } } as const;
}

/** Anything else than absence is a reason not to make a database there. */
function absent(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}

function noUser(directory: string): Problem {
  return aProblem(
    `PostgreSQL does not run as root, and this system has neither a user "postgres" nor "nobody" for ` +
      `${directory}. Start as another user, or set DATABASE_URL.`,
  );
}
