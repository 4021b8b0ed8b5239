import { warningAt } from '../../domain/deadline.ts';
import { isFree } from '../../domain/lease.ts';
import { HOUR_MS } from '../../domain/marking-rules.ts';
import { expireLot } from '../../domain/wallet.ts';
import { applyChange, listAccountsToExpire, lockWallet } from '../credit-store.ts';
import { mailMissed, mailWarning } from '../mails/send-marking-mails.ts';
import type { MarkingDependencies } from '../marking-dependencies.ts';
import { listMarkings } from '../marking-store.ts';
import { listEndedClaims, listToWarn, lockOrder, saveOrder } from '../order-store.ts';
import { endClaim } from '../start-marking.ts';

type Dependencies = Pick<
  MarkingDependencies,
  'database' | 'clock' | 'ids' | 'rules' | 'outbox' | 'school' | 'config'
>;

const MOST_AT_ONCE = 200;

/** Puts works back into the queue whose claims are over. The drafts stay. */
async function endClaims({ database, clock }: Dependencies): Promise<number> {
  let ended = 0;
  for (const { id } of await listEndedClaims(database, clock.now(), MOST_AT_ONCE)) {
    await database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, id);
      if (!order || order.claimedBy === null || !isFree(order, clock.now())) return;
      const markings = await listMarkings(transaction, order);
      if (markings.some(({ state }) => state === 'sent')) return;
      await endClaim(transaction, order);
      ended += 1;
    });
  }
  return ended;
}

/** Writes to the teacher who has a work that is due soon, and to the school about one that is late; each once. */
async function warn(dependencies: Dependencies, what: 'warned' | 'missed'): Promise<number> {
  const { database, clock, rules } = dependencies;
  const now = clock.now();
  const dueBy = what === 'missed' ? now : new Date(now.getTime() + rules.warningHours * HOUR_MS);
  let count = 0;
  for (const { id } of await listToWarn(database, what, dueBy, MOST_AT_ONCE)) {
    await database.transaction(async (transaction) => {
      const order = await lockOrder(transaction, id);
      if (!order || order.doneAt) return;
      if (what === 'missed') {
        if (order.missedAt) return;
        await mailMissed(dependencies, transaction, order);
        await saveOrder(transaction, order, { missedAt: now });
      } else {
        // Nobody has it. The teacher who claims it later is warned then.
        if (order.warnedAt || order.claimedBy === null || warningAt(order.dueAt, rules) > now) return;
        await mailWarning(dependencies, transaction, order);
        await saveOrder(transaction, order, { warnedAt: now });
      }
      count += 1;
    });
  }
  return count;
}

/** Writes off credits that have expired. */
async function expireCredits({ database, clock, ids }: Dependencies): Promise<number> {
  const now = clock.now();
  let expired = 0;
  for (const accountId of await listAccountsToExpire(database, now, MOST_AT_ONCE)) {
    await database.transaction(async (transaction) => {
      const { lots } = await lockWallet(transaction, accountId);
      for (const lot of lots) {
        const change = expireLot(lot, now);
        if (!change) continue;
        await applyChange(transaction, change, { accountId, entryId: ids.uuid(), source: '', at: now });
        expired += 1;
      }
    });
  }
  return expired;
}

/** What time does to markings: claims end, works are due, credits expire. Returns how many of each. */
export const watchMarkings = async (dependencies: Dependencies) => ({
  claims: await endClaims(dependencies),
  warnings: await warn(dependencies, 'warned'),
  late: await warn(dependencies, 'missed'),
  credits: await expireCredits(dependencies),
});
