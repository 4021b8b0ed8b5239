import { DAY_MS } from '../../domain/schedule.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { listAccountsToTell, lockWallet, noteEndingMail } from '../credits/credit-store.ts';
import { mailCredits } from '../mails/send-credit-mail.ts';
import { forEach } from './for-each.ts';

const DAYS_BEFORE = 14;
const MOST_AT_ONCE = 200;

/**
 * Tells learners once that credits end, 14 days before, or as soon as they have them where they end sooner. Returns the
 * number of learners.
 */
export async function tellEndingCredits(dependencies: BookingDependencies): Promise<number> {
  const { database, clock } = dependencies;
  const now = clock.now();
  const until = new Date(now.getTime() + DAYS_BEFORE * DAY_MS);
  const accounts = await listAccountsToTell(database, { from: now, until }, MOST_AT_ONCE);
  return forEach(accounts, (accountId) =>
    database.transaction(async (transaction) => {
      const { lots } = await lockWallet(transaction, accountId);
      const ending = lots.filter(
        ({ left, endingMailedAt, expiresAt }) =>
          left > 0 && !endingMailedAt && expiresAt > now && expiresAt <= until,
      );
      for (const { id: lotId, left: count, expiresAt, teacher, minutes } of ending) {
        await noteEndingMail(transaction, { accountId, lotId, at: now });
        const letter = { mail: 'ending', accountId, teacher, minutes, count, expiresAt } as const;
        await mailCredits(dependencies, transaction, { ...letter, event: `ending ${lotId}` });
      }
      return ending.length > 0;
    }),
  );
}
