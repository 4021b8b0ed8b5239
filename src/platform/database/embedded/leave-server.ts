import { setTimeout as delay } from 'node:timers/promises';
import { usePostgresBinaries } from './postgres-binaries.ts';
import { isPostmaster, readPostmasterPid } from './postmaster-pid.ts';
import { runAsServer } from './run-as.ts';
import type { ServerPlace } from './server-place.ts';
import { isLastUser, type ServerSession } from './server-session.ts';

/** The program promises to end within 10 s. A long last checkpoint continues without it. */
const PATIENCE_MS = 5_000;

/** Ends this process's use of the server. The server stops too when no other process uses it. */
export async function leaveServer(place: ServerPlace, session: ServerSession): Promise<void> {
  const { home, log } = place;
  try {
    if (await isLastUser(session)) await stopServer(place);
    else log.info({ location: home.directory }, 'Another process still uses the database: it goes on.');
  } catch (error) {
    // It has died, or the last user stops it at this very moment. Its data is safe either way.
    log.info({ reason: String(error) }, 'The database has gone before this process left it.');
  } finally {
    await session.client.end().catch(() => undefined);
  }
}

async function stopServer(place: ServerPlace): Promise<void> {
  const { home, log } = place;
  if (process.platform === 'win32') return await stopByProgram(place);
  const pid = (await readPostmasterPid(home))?.pid;
  // In another container the number belongs to a different process, or to none.
  if (pid === undefined || !(await isPostmaster(pid, home))) return;
  // Fast shutdown: transactions are undone, everything committed is written.
  process.kill(pid, 'SIGINT');
  for (const begin = performance.now(); performance.now() - begin < PATIENCE_MS; await delay(20)) {
    if (!(await isPostmaster(pid, home))) return;
  }
  log.warn({ pid }, 'The database takes long to stop; it ends by itself.');
}

async function stopByProgram(place: ServerPlace): Promise<void> {
  const { home, packageDirectory, log } = place;
  const usable = await usePostgresBinaries({
    packageDirectory,
    user: home.user,
    copyDirectory: home.directory,
    log,
  });
  if (usable.ok) await runAsServer(home, usable.binaries.pgCtl, ['stop', '-m', 'fast', '-D', home.cluster]);
}
