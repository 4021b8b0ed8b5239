import { setTimeout as delay } from 'node:timers/promises';
import { aCandidate, type Candidate, type Hall } from './candidate.ts';
import type { AttemptRecord } from './candidate-record.ts';
import { loadExamPaper } from './exam-paper.ts';
import { findLosses, type Loss } from './find-losses.ts';
import { keepSite, type KeptSite } from './keep-site.ts';
import { readKept, type KeptAttempt } from './read-kept.ts';
import { seededRandom, type Random } from './seeded-random.ts';
import { sitSpoken } from './sit-spoken.ts';
import { sitWritten } from './sit-written.ts';

type StormOrder = {
  /** A directory that root's database user may enter. */
  readonly dataDir: string;
  readonly candidates: number;
  readonly kills: number;
  readonly seed: number;
  /** Hears of every kill; a long run is silent otherwise. */
  readonly onKill?: (kill: number) => void;
};

/** The events of a storm, and the differences between the records and the site after it. */
export type StormResult = {
  readonly losses: readonly Loss[];
  /** Calls that the candidates saw refused, and other surprises on their side. */
  readonly surprises: readonly string[];
  /** The output of a process that ended without being killed. */
  readonly gaveUp: readonly string[];
  readonly kills: Readonly<Record<Victim, number>>;
  readonly starts: number;
  /** Those that ended because the database was killed meanwhile. */
  readonly interruptedStarts: number;
  readonly acknowledgements: number;
  readonly records: readonly AttemptRecord[];
  readonly kept: readonly KeptAttempt[];
  /** Compares again, with records or a site's data that were changed on purpose. */
  compare(records: readonly AttemptRecord[], kept: readonly KeptAttempt[]): readonly Loss[];
};

type Victim = 'app' | 'database' | 'both';
/** In these shares: the app takes the longest to start again. */
const VICTIMS: readonly Victim[] = ['app', 'app', 'database', 'database', 'database', 'both'];

/** The site must be back within this time, a minute more than the slowest machine needs. */
const PATIENCE_MS = 90_000;
/** Every candidate must have finished this long after the last kill. */
const LEAVING_MS = 240_000;

/** One after the other, until it is time to leave: Reading, Writing and Speaking. */
async function sitAll(candidate: Candidate, place: number, seats: Map<string, Seat>): Promise<void> {
  const skills = ['reading', 'writing', 'reading', 'speaking'] as const;
  for (let turn = place; !candidate.isLeaving(); turn += 1) {
    const skill = skills[turn % skills.length] ?? 'reading';
    const record = await candidate.startAttempt(skill);
    seats.set(record.attemptId, { candidate, record });
    if (skill === 'speaking') await sitSpoken(candidate, record);
    else await sitWritten(candidate, record, skill, turn === place);
  }
}

type Seat = { readonly candidate: Candidate; readonly record: AttemptRecord };

const LOOK_EVERY_MS = 20;

/** Checks until something is there. Time in which the machine stood still does not count. */
async function waitFor(
  what: string,
  patienceMs: number,
  isThere: () => boolean | Promise<boolean>,
): Promise<void> {
  for (let waitedMs = 0; !(await isThere()); waitedMs += LOOK_EVERY_MS) {
    if (waitedMs > patienceMs) throw new Error(`${what} did not come within ${patienceMs / 1000} s.`);
    await delay(LOOK_EVERY_MS);
  }
}

/** Kills at random moments: mostly while candidates save, sometimes while the site is still coming back. */
async function killAll(
  site: KeptSite,
  {
    kills,
    random,
    countHeard,
    onKill,
  }: Pick<StormOrder, 'kills' | 'onKill'> & { readonly random: Random; readonly countHeard: () => number },
): Promise<Record<Victim, number>> {
  const killed = { app: 0, database: 0, both: 0 };
  for (let kill = 1; kill <= kills; kill += 1) {
    const before = countHeard();
    const whileComingBack = random.chance(0.15);
    if (!whileComingBack) await waitFor('An acknowledgement', PATIENCE_MS, () => countHeard() > before);
    await delay(random.between(0, whileComingBack ? 1_500 : 3_000));
    const victim = random.pick(VICTIMS);
    if (victim !== 'database') site.killApp();
    // A database that is just being started is met a moment later.
    if (victim !== 'app') await waitFor('A database to be killed', PATIENCE_MS, site.killDatabase);
    killed[victim] += 1;
    onKill?.(kill);
  }
  return killed;
}

async function download(
  seat: Seat | undefined,
  attemptId: string,
  question: string,
): Promise<Uint8Array | undefined> {
  const reply = await seat?.candidate.download(`/api/attempts/${attemptId}/responses/${question}/recording`);
  return reply?.ok ? new Uint8Array(await reply.arrayBuffer()) : undefined;
}

/**
 * Lets candidates take sections with the player's own saving while the site and its database are killed at
 * random moments. Then kills both again, and compares the candidates' records with the site's data. The seed
 * decides the acts; the machine decides their timing.
 */
export async function runExamStorm(order: StormOrder): Promise<StormResult> {
  const { dataDir, candidates, seed } = order;
  const paper = loadExamPaper();
  const random = seededRandom(seed);
  // All candidates have addresses of their own.
  const site = await keepSite(dataDir, { TRUST_PROXY: '1', LOG_LEVEL: 'error' });
  try {
    await waitFor('The first start', PATIENCE_MS, site.isReady);
    let heard = 0;
    let leaving = false;
    const hall: Hall = { url: site.url, paper, isLeaving: () => leaving, heard: () => void (heard += 1) };
    const seats = new Map<string, Seat>();
    const surprises: string[] = [];
    const sitting = Array.from({ length: candidates }, (_, place) => {
      const candidate = aCandidate(hall, place, seededRandom(seed + place + 1));
      return sitAll(candidate, place, seats).catch((error: unknown) =>
        surprises.push(`candidate ${place}: ${error}`),
      );
    });
    let left = 0;
    for (const each of sitting) void each.then(() => (left += 1));
    const killed = await killAll(site, { ...order, random, countHeard: () => heard });
    leaving = true;
    await waitFor('The end of every attempt', LEAVING_MS, () => left === candidates);
    // The data on the disk is compared, and not the memory of a process.
    const starts = site.countStarts();
    site.killApp();
    await site.killDatabase();
    await waitFor('The last start', PATIENCE_MS, () => site.countStarts() > starts && site.isReady());
    const stored = await readKept(dataDir, (id, question) => download(seats.get(id), id, question));
    const records = [...seats.values()].map(({ record }) => record);
    const compare: StormResult['compare'] = (told, there) => findLosses(told, there, paper.mark);
    return {
      losses: compare(records, stored),
      surprises,
      gaveUp: site.gaveUp,
      kills: killed,
      starts: site.countStarts(),
      interruptedStarts: site.countInterruptedStarts(),
      acknowledgements: heard,
      records,
      kept: stored,
      compare,
    };
  } finally {
    await site.end();
  }
}
