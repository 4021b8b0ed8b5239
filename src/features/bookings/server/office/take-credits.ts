import { takeCredits } from '../../domain/correct-credits.ts';
import type { LessonLength } from '../../domain/schedule.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { mailCredits } from '../mails/send-credit-mail.ts';
import { applyChange, hasTaken, lockWallet } from '../credits/credit-store.ts';

type Taking = {
  readonly accountId: string;
  /** Null: credits that are good for every teacher. */
  readonly teacher: string | null;
  readonly minutes: LessonLength;
  readonly count: number;
  readonly note: string;
  readonly adminId: string;
  /** The same key takes once. */
  readonly requestKey: string;
};

/** Takes unused credits for the school, all or none, with an email to the learner. False: the account has fewer. */
export function takeLessonCredits(
  dependencies: Pick<
    BookingDependencies,
    'database' | 'clock' | 'ids' | 'outbox' | 'school' | 'config' | 'teachers'
  >,
  { accountId, note, adminId, requestKey, ...wanted }: Taking,
): Promise<boolean> {
  const { database, clock, ids } = dependencies;
  return database.transaction(async (transaction) => {
    const at = clock.now();
    const wallet = await lockWallet(transaction, accountId);
    if (await hasTaken(transaction, accountId, requestKey)) return true;
    const changes = takeCredits(wallet, { ...wanted, now: at });
    if (!changes) return false;
    for (const change of changes)
      await applyChange(transaction, change, {
        accountId,
        entryId: ids.uuid(),
        source: '',
        at,
        note,
        adminId,
        requestKey,
      });
    const letter = {
      mail: 'taken',
      accountId,
      ...wanted,
      reason: note,
      event: `taken ${requestKey}`,
    } as const;
    await mailCredits(dependencies, transaction, letter);
    return true;
  });
}
