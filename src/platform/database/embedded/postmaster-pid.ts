import { execFile } from 'node:child_process';
import { link, readFile, readlink, realpath, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DatabaseHome } from './database-home.ts';
import { SOCKET_PORT } from './socket-directory.ts';

const run = promisify(execFile);

/** The content of `postmaster.pid`. PostgreSQL writes it while it runs, and leaves it when it is killed. */
export type PostmasterPid = {
  readonly pid: number;
  readonly port: number;
  /** Empty where the server has no socket (Windows). */
  readonly socketDirectory: string;
  readonly text: string;
};

/** Undefined while the text is incomplete. */
export function parsePostmasterPid(text: string): PostmasterPid | undefined {
  const [pid, , , port, socketDirectory] = text.split('\n');
  if (!pid || !port || socketDirectory === undefined) return undefined;
  // A server that was started by hand in single-user mode has a negative number.
  return { pid: Math.abs(Number(pid)), port: Number(port), socketDirectory, text };
}

/** Only `text` is set when a file holds nothing usable. */
export async function readPostmasterPid(
  home: DatabaseHome,
): Promise<PostmasterPid | { readonly pid: undefined; readonly text: string } | undefined> {
  const text = await readFile(pidFile(home), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (parsePostmasterPid(text) ?? { pid: undefined, text });
}

/**
 * Whether the process of that number is a server on this home's cluster. A number says little: after a crash
 * or in another container it may belong to anybody.
 */
export async function isPostmaster(pid: number, { cluster }: DatabaseHome): Promise<boolean> {
  const directory = await realpath(cluster).catch(() => cluster);
  if (process.platform === 'linux') {
    // A postmaster's working directory is its data directory. A zombie has none.
    return (await readlink(`/proc/${pid}/cwd`).catch(() => undefined)) === directory;
  }
  // Windows’ PostgreSQL recognises its own processes, and is stopped through pg_ctl.
  if (process.platform === 'win32') return false;
  const command = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return command.stdout.includes(cluster);
}

/**
 * Renames a left-over `postmaster.pid` whose number now belongs to a process that is no server: PostgreSQL
 * would take it for a running one for ever. Does nothing when another process has meanwhile started the
 * server.
 */
export async function retirePostmasterPid(home: DatabaseHome, text: string): Promise<void> {
  const file = pidFile(home);
  const aside = `${file}.stale-${process.pid}`;
  try {
    await rename(file, aside);
    if ((await readFile(aside, 'utf8')) !== text) await link(aside, file);
    await rm(aside);
  } catch {
    // Another process has put it away first.
  }
}

/**
 * The socket has a lock file of the same kind, which goes stale in the same way. Only this home uses its
 * directory.
 */
export async function dropStaleSocketLock(home: DatabaseHome, socketDirectory: string): Promise<void> {
  const file = join(socketDirectory, `.s.PGSQL.${SOCKET_PORT}.lock`);
  const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10);
  if (!(await isPostmaster(pid, home))) await rm(file, { force: true });
}

function pidFile(home: DatabaseHome): string {
  return join(home.cluster, 'postmaster.pid');
}
