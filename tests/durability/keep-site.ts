import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isPostmaster } from '#platform/database/embedded/postmaster-pid.ts';
import { findPostmaster } from '#tests/browser/site-database.ts';
import { freePort, spawnSite } from '#tests/browser/site-process.ts';

/** The built site with a supervisor that starts it again whenever it has ended. */
export async function keepSite(dataDir: string, env: Readonly<Record<string, string>>) {
  const port = await freePort();
  const held: { site: ReturnType<typeof spawnSite> | undefined; ending: boolean } = {
    site: undefined,
    ending: false,
  };
  const killed = new Set<number>();
  /**
   * The output of a process that ended without being killed, and without its database being killed while it
   * started.
   */
  const gaveUp: string[] = [];
  let starts = 0;
  let interruptedStarts = 0;
  let databaseKilledAt = 0;

  async function run(): Promise<void> {
    while (!held.ending) {
      const site = spawnSite({ dataDir, port, env });
      held.site = site;
      starts += 1;
      const startedAt = performance.now();
      const code = await site.exited;
      if (killed.has(site.pid) || held.ending) continue;
      // A site that loses its database while it starts has no users yet. Its supervisor starts it again.
      if (!site.isReady() && databaseKilledAt > startedAt) interruptedStarts += 1;
      else gaveUp.push(`exit code ${code}: ${site.output().slice(-2_000)}`);
      await delay(500);
    }
  }
  const running = run();

  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    gaveUp,
    countStarts: () => starts,
    countInterruptedStarts: () => interruptedStarts,
    isReady: () => held.site?.isReady() ?? false,
    /** kill -9 on the process, whatever it does at this moment. */
    killApp(): void {
      if (!held.site) return;
      killed.add(held.site.pid);
      held.site.signal('SIGKILL');
    },
    /** kill -9 on PostgreSQL. False: there is none at this moment, for it is about to be started. */
    async killDatabase(): Promise<boolean> {
      const directory = join(dataDir, 'postgres');
      const home = { directory, cluster: join(directory, 'cluster'), user: undefined };
      const postmaster = await findPostmaster(dataDir).catch(() => undefined);
      // The file outlives its server, and the number may belong to another process by now.
      if (!postmaster || !(await isPostmaster(postmaster.pid, home))) return false;
      process.kill(postmaster.pid, 'SIGKILL');
      databaseKilledAt = performance.now();
      return true;
    },
    /** Ends the site as an operator does, and the database with it. */
    async end(): Promise<void> {
      held.ending = true;
      held.site?.signal('SIGTERM');
      await running;
    },
  };
}

export type KeptSite = Awaited<ReturnType<typeof keepSite>>;
