import type { Transaction } from '#platform/database/database.ts';
import { DAY_MS, type LessonLength } from '../../domain/schedule.ts';
import { grantCredits } from '../../domain/wallet.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { applyChange, lockWallet } from './credit-store.ts';

type Grant = {
  readonly accountId: string;
  /** Null: they are good for every teacher. */
  readonly teacher: string | null;
  readonly minutes: LessonLength;
  readonly count: number;
  /** What they come from, such as a line of a paid order. A second grant with the same source grants nothing. */
  readonly source: string;
  /** Why the school gives them, and the admin who does. */
  readonly note?: string;
  readonly adminId?: string;
};

/**
 * Grants credits for lessons. They are valid for the days of the school's rules. Returns until when; undefined: the source
 * has granted some before.
 */
export async function grantLessonCredits(
  { clock, ids, rules }: Pick<BookingDependencies, 'clock' | 'ids' | 'rules'>,
  transaction: Transaction,
  { accountId, teacher, minutes, count, source, note, adminId }: Grant,
): Promise<Date | undefined> {
  const now = clock.now();
  await lockWallet(transaction, accountId);
  const expiresAt = new Date(now.getTime() + rules.creditDays * DAY_MS);
  const change = grantCredits({ id: ids.uuid(), teacher, minutes, left: count, expiresAt });
  const input = { accountId, entryId: ids.uuid(), source, at: now, note, adminId };
  return (await applyChange(transaction, change, input)) ? expiresAt : undefined;
}
