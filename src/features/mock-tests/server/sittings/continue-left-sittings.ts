import type { Clock } from '#platform/clock/clock.ts';
import type { Ids } from '#platform/clock/ids.ts';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log/log.ts';
import { SKILLS } from '#ielts/paper/paper.ts';
import type { Papers } from '#features/library/server/index.ts';
import { beginSection, readSitting } from './sit-test.ts';
import {
  findSittingOfForUpdate,
  listSittingsThatRest,
  type RestingSitting,
  type SittingKey,
} from './sitting-store.ts';

export type LeftSittings = {
  readonly database: Database;
  readonly papers: Papers;
  readonly clock: Clock;
  readonly ids: Ids;
};

const BATCH = 500;
/** The longest that sections follow each other, twice the time given, is under seven hours; the rest is for outages. */
const LOOK_BACK_MS = 48 * 60 * 60_000;

/**
 * Begins the sections of whole tests whose time has come while nobody was there, as of when it came, and says how many.
 * So a test that was left in the middle comes to its end, and its marks are told, also if its page is never opened
 * again. Several processes may do this at once: each sitting is held while it is looked at.
 */
export async function continueLeftSittings(dependencies: LeftSittings, log: Log): Promise<number> {
  const now = dependencies.clock.now().getTime();
  let started = 0;
  let behind: RestingSitting | undefined;
  // To the last one: the oldest may be such as cannot go on, and must not keep the others.
  for (;;) {
    const resting = await listSittingsThatRest(dependencies.database, {
      after: now - LOOK_BACK_MS,
      now,
      behind,
      limit: BATCH,
    });
    for (const key of resting) started += await continueSafely(dependencies, key, log);
    behind = resting.at(-1);
    if (resting.length < BATCH) return started;
  }
}

async function continueSafely(dependencies: LeftSittings, key: SittingKey, log: Log): Promise<number> {
  try {
    return await continueLeft(dependencies, key);
  } catch (error) {
    // One sitting that cannot go on must not keep the others.
    log.error({ err: error, sittingId: key.id }, 'a sitting that was left could not go on');
    return 0;
  }
}

async function continueLeft(dependencies: LeftSittings, key: SittingKey): Promise<number> {
  let started = 0;
  // Each round begins one section at most; one that is over already makes room for the next.
  for (const _ of SKILLS) {
    const began = await dependencies.database.transaction(async (transaction) => {
      const sitting = await findSittingOfForUpdate(transaction, key);
      if (!sitting) return false;
      const { step } = await readSitting(dependencies, sitting, transaction);
      if (step.step !== 'begin' || step.latestAt > dependencies.clock.now().getTime()) return false;
      return beginSection(transaction, dependencies, sitting, step.skill, step.startedAt);
    });
    if (!began) break;
    started += 1;
  }
  return started;
}
