import { spawn } from 'node:child_process';
import { fchown } from 'node:fs';
import { open, rename, stat, type FileHandle } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { SERVER_ENVIRONMENT } from './run-as.ts';
import type { ServerPlace } from './server-place.ts';
import { serverSettings } from './server-settings.ts';
import { SOCKET_PORT } from './socket-directory.ts';

const MAX_LOG_BYTES = 10 * 2 ** 20;
const WINDOWS = process.platform === 'win32';

/** A server that this process has started. It continues when this process is killed. */
export type Postmaster = {
  readonly pid: number | undefined;
  /** False once it has given up, for instance because another process started a server first. */
  running(): boolean;
  /** The part of the log that this start has written. */
  output(): Promise<string>;
};

export function serverLog({ home }: Pick<ServerPlace, 'home'>): string {
  return join(home.directory, 'server.log');
}

/** Starts the server on its cluster without waiting for it. */
export async function startPostmaster(place: ServerPlace, binaries: PostgresBinaries): Promise<Postmaster> {
  const { home, socketDirectory } = place;
  const port = socketDirectory === '' ? await findFreePort() : SOCKET_PORT;
  const settings = ['-D', home.cluster, ...serverSettings({ socketDirectory, port })];
  const log = await openLog(serverLog(place), place);
  const { size: start } = await log.stat();
  // Administrators may not run a server on Windows. pg_ctl drops their rights.
  const [program, values]: [string, string[]] = WINDOWS
    ? [
        binaries.pgCtl,
        [
          'start',
          '-W',
          '-D',
          home.cluster,
          '-o',
          settings
            .slice(2)
            .map((s) => `"${s}"`)
            .join(' '),
        ],
      ]
    : [binaries.postgres, settings];
  const child = spawn(program, values, {
    ...home.user,
    cwd: home.directory,
    env: SERVER_ENVIRONMENT,
    // The server gets its own process group. Ctrl+C reaches only this process, which then stops the server in
    // good order.
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  let failure: Error | undefined;
  child.on('error', (error) => (failure = error));
  child.unref();
  await log.close();
  return {
    pid: child.pid,
    // pg_ctl ends as soon as it has started the server.
    running: () =>
      !failure && child.signalCode === null && (child.exitCode === null || (WINDOWS && child.exitCode === 0)),
    output: async () => (failure ? String(failure) : await readFrom(serverLog(place), start)),
  };
}

/** This process opens the log, as the server's user may not write into the home. One older log is stored. */
async function openLog(file: string, { home }: ServerPlace): Promise<FileHandle> {
  const size = (await stat(file).catch(() => undefined))?.size ?? 0;
  if (size > MAX_LOG_BYTES) await rename(file, `${file}.1`);
  const handle = await open(file, 'a', 0o600);
  if (home.user) await promisify(fchown)(handle.fd, home.user.uid, home.user.gid);
  return handle;
}

async function readFrom(file: string, start: number): Promise<string> {
  const handle = await open(file, 'r');
  const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(2 ** 16), position: start });
  await handle.close();
  return buffer.subarray(0, bytesRead).toString();
}

async function findFreePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
