import { execFile } from 'node:child_process';
import type { DatabaseHome } from './database-home.ts';

/**
 * The environment of PostgreSQL's programs. It has none of this process's variables: PGDATA or PGPORT would
 * mislead them.
 */
export const SERVER_ENVIRONMENT: NodeJS.ProcessEnv = {
  PATH: process.env['PATH'],
  // Messages in English, because we search them for reasons.
  LC_ALL: 'C',
  TZ: 'UTC',
  // Windows programs do not start without it.
  ...(process.platform === 'win32' && { SystemRoot: process.env['SystemRoot'], TEMP: process.env['TEMP'] }),
};

/** Runs one of PostgreSQL's programs as the server's user to its end. */
export async function runAsServer(
  home: DatabaseHome,
  program: string,
  values: readonly string[],
): Promise<{ readonly ok: boolean; readonly output: string }> {
  return await new Promise((resolve) => {
    execFile(
      program,
      values,
      // The server's user may not enter this process's current directory.
      { ...home.user, cwd: home.directory, env: SERVER_ENVIRONMENT },
      (error, stdout, stderr) =>
        resolve({ ok: !error, output: `${stdout}${stderr}`.trim() || String(error ?? '') }),
    );
  });
}
