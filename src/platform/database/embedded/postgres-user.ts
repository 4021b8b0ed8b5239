import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The operating system's user that the server runs as. */
export type PostgresUser = { readonly uid: number; readonly gid: number };

/**
 * PostgreSQL refuses to run as root. True when this process is root and must run the server as another user.
 */
export function mustChangeUser(): boolean {
  return process.getuid?.() === 0;
}

/** The user that root gives the server to: `postgres` if the system has it, else `nobody`. */
export async function findPostgresUser(): Promise<PostgresUser | undefined> {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([numericId('-u', name), numericId('-g', name)]);
    if (uid && gid !== undefined) return { uid, gid };
  }
  return undefined;
}

/** Whether a shell command succeeds for that user. Undefined means this process's own user. */
export async function succeedsAs(
  user: PostgresUser | undefined,
  command: string,
  ...values: string[]
): Promise<boolean> {
  try {
    // That user may not enter the current directory of this process. A shell would complain.
    await run('/bin/sh', ['-c', command, 'sh', ...values], { ...user, cwd: '/' });
    return true;
  } catch {
    return false;
  }
}

async function numericId(flag: '-u' | '-g', name: string): Promise<number | undefined> {
  try {
    return Number((await run('id', [flag, name])).stdout);
  } catch {
    return undefined;
  }
}
