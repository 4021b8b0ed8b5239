import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { vi } from 'vitest';
import { isPostmaster } from '#platform/database/embedded/postmaster-pid.ts';

const run = promisify(execFile);

/** The number of the server on a home directory, from its lock file. */
export async function serverPid(location: string): Promise<number> {
  return Number.parseInt(await readFile(join(location, 'cluster', 'postmaster.pid'), 'utf8'), 10);
}

/** Whether the process is a PostgreSQL server that lives. */
export async function isServer(pid: number): Promise<boolean> {
  const { stdout } = await run('ps', ['-o', 'stat=,comm=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return /postgres/.test(stdout) && !stdout.startsWith('Z');
}

/** The user that a process runs as. */
export async function processUser(pid: number): Promise<number> {
  return Number((await run('ps', ['-o', 'uid=', '-p', String(pid)])).stdout);
}

/** kill -9 on the server itself: its children find out by themselves. */
export async function killServer(location: string): Promise<number> {
  const pid = await serverPid(location);
  process.kill(pid, 'SIGKILL');
  await vi.waitUntil(async () => !(await isServer(pid)), { timeout: 30_000 });
  return pid;
}

/** Ends whatever server a test has left on a home directory. */
export async function endServer(location: string): Promise<void> {
  const home = { directory: location, cluster: join(location, 'cluster'), user: undefined };
  const pid = await serverPid(location).catch(() => 0);
  if (!(await isPostmaster(pid, home))) return;
  process.kill(pid, 'SIGQUIT');
  await vi.waitUntil(async () => !(await isServer(pid)), { timeout: 30_000 });
}
