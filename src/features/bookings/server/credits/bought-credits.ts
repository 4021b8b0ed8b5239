import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { countUnused, restoreCredits, takeBackCredits } from '../../domain/credits-of-source.ts';
import { givesLessons } from '../../domain/gives-lessons.ts';
import { LESSON_LENGTHS } from '../../domain/schedule.ts';
import type { WalletChange } from '../../domain/wallet.ts';
import type { BookingDependencies } from '../booking-dependencies.ts';
import { findBookableTeacher, listLessonTeachers } from '../lesson-teacher-store.ts';
import { applyChange, lockWallet, readWallet } from './credit-store.ts';
import { grantLessonCredits } from './grant-credits.ts';

type Bought = { readonly accountId: string; readonly source: string };

/** The wallet as the shop uses it: a payment grants credits, and a refund takes the unused ones back. */
export function boughtLessons(dependencies: Pick<BookingDependencies, 'clock' | 'ids' | 'rules'>) {
  const { clock, ids, rules } = dependencies;

  async function applyAll(
    transaction: Transaction,
    { accountId, source }: Bought,
    changes: readonly WalletChange[],
  ): Promise<void> {
    const at = clock.now();
    for (const change of changes) {
      await applyChange(transaction, change, { accountId, entryId: ids.uuid(), source, at });
    }
  }

  return {
    /** Whether somebody can be booked for such lessons: an account in use is linked, and there are hours. */
    async canBook(
      database: DatabaseOrTransaction,
      { teacher, minutes }: { readonly teacher: string; readonly minutes: number },
    ): Promise<boolean> {
      const length = LESSON_LENGTHS.find((each) => each === minutes);
      if (length === undefined) return false;
      const keys = rules.anyTeacher
        ? (await listLessonTeachers(database)).map((stored) => stored.teacher)
        : [teacher];
      for (const key of keys) {
        const stored = await findBookableTeacher(database, key);
        if (stored && givesLessons(stored.schedule, length)) return true;
      }
      return false;
    },

    /** Opens a lot for a teacher's lessons of a length. A source opens one only. */
    async grant(
      transaction: Transaction,
      {
        minutes,
        teacher,
        ...grant
      }: Bought & {
        readonly teacher: string;
        readonly minutes: number;
        readonly count: number;
      },
    ): Promise<void> {
      const length = LESSON_LENGTHS.find((each) => each === minutes);
      if (length === undefined) throw new Error(`No lesson has ${minutes} minutes.`);
      const ofTeacher = rules.anyTeacher ? null : teacher;
      await grantLessonCredits(dependencies, transaction, { ...grant, teacher: ofTeacher, minutes: length });
    },

    /** Nobody uses a credit of the account until the transaction ends. */
    async lock(transaction: Transaction, accountId: string): Promise<void> {
      await lockWallet(transaction, accountId);
    },

    /** How many of a source can be used now, with those that the school returned. */
    async countUnused(database: DatabaseOrTransaction, { accountId, source }: Bought): Promise<number> {
      return countUnused(await readWallet(database, accountId), source, clock.now());
    },

    /** Takes back all of a source that can be used now. */
    async takeBack(transaction: Transaction, { accountId, source }: Bought): Promise<void> {
      const wallet = await lockWallet(transaction, accountId);
      await applyAll(transaction, { accountId, source }, takeBackCredits(wallet, source, clock.now()));
    },

    /** Undoes `takeBack`, after a refund that failed. */
    async restore(transaction: Transaction, { accountId, source }: Bought): Promise<void> {
      const wallet = await lockWallet(transaction, accountId);
      await applyAll(transaction, { accountId, source }, restoreCredits(wallet, source));
    },
  };
}
