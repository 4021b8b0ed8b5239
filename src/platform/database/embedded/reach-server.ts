import { setTimeout as delay } from 'node:timers/promises';
import { aProblem, type Problem } from '../problem.ts';
import { clusterVersion, createCluster } from './create-cluster.ts';
import { findDiskFullMessage, findDiskShortage } from './disk-space.ts';
import { findServer, type FoundServer } from './find-server.ts';
import { usePostgresBinaries } from './postgres-binaries.ts';
import { serverLog, startPostmaster, type Postmaster } from './postmaster.ts';
import { dropStaleSocketLock } from './postmaster-pid.ts';
import type { ServerPlace } from './server-place.ts';
import type { ServerSession } from './server-session.ts';

/**
 * The longest time without any progress. Processes of a crashed server may hold its memory for a moment, and
 * a new server is refused until then.
 */
const PATIENCE_MS = 10_000;
/** The longest time while a server reports that it recovers, stops or starts. */
const RECOVERY_MS = 120_000;

export type ReachedServer = {
  readonly ok: true;
  readonly session: ServerSession;
  /** Another process had started it. */
  readonly adopted: boolean;
  readonly pid: number;
};

/**
 * Connects to the server of a cluster. If necessary, starts it and makes the cluster. Several processes may
 * do so at the same time: PostgreSQL lets one of their servers live, and the others find it.
 */
export async function reachServer(
  place: ServerPlace,
  signal?: AbortSignal,
): Promise<ReachedServer | Problem> {
  const end = performance.now() + RECOVERY_MS;
  let hopeUntil = performance.now() + PATIENCE_MS;
  let started: Postmaster | undefined;
  let output = '';
  for (;;) {
    const found = await findServer(place);
    if (found.state === 'ours') {
      return { ok: true, session: found.session, adopted: found.pid !== started?.pid, pid: found.pid };
    }
    const running = started?.running() === true;
    if (started && !running) {
      output = await started.output();
      const full = findDiskFullMessage(place.home.directory, output);
      if (full) return full;
    }
    const now = performance.now();
    if (found.state === 'busy' || running) hopeUntil = now + PATIENCE_MS;
    if (signal?.aborted || now > Math.min(hopeUntil, end)) return doesNotStart(place, found, output);
    if (found.state === 'none' && !running) {
      if (started) await delay(250);
      const next = await start(place);
      if (!next.ok) return next;
      started = next.postmaster;
    }
    await delay(20);
  }
}

async function start(
  place: ServerPlace,
): Promise<{ readonly ok: true; readonly postmaster: Postmaster } | Problem> {
  const { home, machine, packageDirectory, log } = place;
  const shortage = await findDiskShortage(home.directory, machine.freeBytes);
  if (shortage) return shortage;
  const copyDirectory = home.user ? machine.systemDirectory : home.directory;
  const usable = await usePostgresBinaries({ packageDirectory, user: home.user, copyDirectory, log });
  if (!usable.ok) return usable;
  if ((await clusterVersion(home)) === undefined) {
    log.info({ location: home.directory }, 'Creating the database.');
    const created = await createCluster(home, usable.binaries);
    if (!created.ok) return created;
  }
  if (place.socketDirectory) await dropStaleSocketLock(home, place.socketDirectory);
  return { ok: true, postmaster: await startPostmaster(place, usable.binaries) };
}

function doesNotStart(place: ServerPlace, { state }: FoundServer, output: string): Problem {
  const lines = output.split('\n').filter(Boolean);
  const last = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? 'it does not say why';
  const reason = {
    none: last,
    silent: 'its process is there and does not answer',
    busy: 'it has been recovering or shutting down for two minutes',
    ours: last,
  } satisfies Record<FoundServer['state'], string>;
  return aProblem(
    `The database in ${place.home.cluster} does not start: ${reason[state]}. ` +
      `Look into ${serverLog(place)}, then start again.`,
  );
}
