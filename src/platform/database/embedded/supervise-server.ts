import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseConnection } from '../connection.ts';
import { aProblem } from '../problem.ts';
import { leaveServer } from './leave-server.ts';
import { reachServer, type ReachedServer } from './reach-server.ts';
import type { ServerPlace } from './server-place.ts';

export type SupervisedServer = { readonly connection: DatabaseConnection; stop(): Promise<void> };

/** Restarts the server whenever it dies, until this process leaves it. */
export function superviseServer(first: ServerPlace, reached: ReachedServer): SupervisedServer {
  const { connection } = reached.session;
  // Pools use this address, so a new server must have it too.
  const place = { ...first, socketDirectory: connection.host.startsWith('/') ? connection.host : '' };
  const { log } = place;
  const leaving = new AbortController();
  let session = reached.session;
  let recovery = Promise.resolve();
  let left: Promise<void> | undefined;

  function watch() {
    session.client.once('end', () => {
      if (!leaving.signal.aborted) recovery = recover();
    });
  }

  async function recover() {
    log.warn({ location: place.home.directory }, 'The connection to the database broke.');
    while (!leaving.signal.aborted) {
      const again = await reachServer(place, leaving.signal).catch((error: unknown) =>
        aProblem(String(error)),
      );
      if (again.ok) {
        log.info({ adopted: again.adopted, pid: again.pid }, 'The database is back.');
        session = again.session;
        return watch();
      }
      if (!leaving.signal.aborted) log.error(again.problem);
      await delay(1_000, undefined, { signal: leaving.signal }).catch(() => undefined);
    }
  }

  async function leave() {
    leaving.abort();
    await recovery;
    await leaveServer(place, session);
  }

  watch();
  return { connection, stop: () => (left ??= leave()) };
}
