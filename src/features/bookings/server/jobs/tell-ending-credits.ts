import { DAY_MS } from '../../domain/schedule.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { listAccountsToTell, lockWallet, noteEndingMail } from '../credits/credit-store.ts';
import { mailCredits } from '../mails/send-credit-mail.ts';

const DAYS_BEFORE = 14;
const MOST_AT_ONCE = 200;

/**
 * Tells learners once that credits end, 14 days before, or as soon as they have them where they end sooner. Returns the
 * number of emails.
 */
export async function tellEndingCredits(dependencies: BookingDependencies): Promise<number> {
  const { database, clock } = dependencies;
  const now = clock.now();
  const until = new Date(now.getTime() + DAYS_BEFORE * DAY_MS);
  let told = 0;
  const failures: unknown[] = [];
  for (const accountId of await listAccountsToTell(database, { from: now, until }, MOST_AT_ONCE)) {
    const telling = database.transaction(async (transaction) => {
      const { lots } = await lockWallet(transaction, accountId);
      for (const { id: lotId, left: count, expiresAt, endingMailedAt, teacher, minutes } of lots) {
        if (count === 0 || endingMailedAt || expiresAt <= now || expiresAt > until) continue;
        await noteEndingMail(transaction, { accountId, lotId, at: now });
        const letter = { mail: 'ending', accountId, teacher, minutes, count, expiresAt } as const;
        await mailCredits(dependencies, transaction, { ...letter, event: `ending ${lotId}` });
        told += 1;
      }
    });
    // One that fails keeps nobody else's email back.
    await telling.catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} wallets failed.`);
  return told;
}
