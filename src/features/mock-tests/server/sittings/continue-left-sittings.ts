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
/** The sections without a break take less than seven hours, even with twice the time. The rest is for outages. */
const LOOK_BACK_MS = 48 * 60 * 60_000;

/**
 * Starts the due sections of abandoned sittings, as of when they were due, and returns how many. An abandoned test
 * therefore ends and shows its marks, even if its page is never opened again. Several processes may do this at the same
 * time: each sitting is locked while it is checked.
 */
export async function continueLeftSittings(dependencies: LeftSittings, log: Log): Promise<number> {
  const now = dependencies.clock.now().getTime();
  let started = 0;
  let behind: RestingSitting | undefined;
  // It goes through all of them. The oldest may be stuck, and must not block the others.
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
    // One sitting that cannot continue must not block the others.
    log.error({ err: error, sittingId: key.id }, 'a sitting that was left could not go on');
    return 0;
  }
}

async function continueLeft(dependencies: LeftSittings, key: SittingKey): Promise<number> {
  let started = 0;
  // Each round starts one section at most. A section that is over already leads to the next.
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
