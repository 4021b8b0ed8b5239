import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';

type Bought = {
  readonly accountId: string;
  /** What granted them: one source grants once. */
  readonly source: string;
};

/** The wallet of lessons with a teacher. Bookings implement it: they are above the shop, and the site passes it in. */
export type LessonCredits = {
  /** Whether such lessons can be booked at all. The shop sells none that cannot. */
  canBook(
    database: DatabaseOrTransaction,
    lessons: { readonly teacher: string; readonly minutes: number },
  ): Promise<boolean>;
  grant(
    transaction: Transaction,
    grant: Bought & { readonly teacher: string; readonly minutes: number; readonly count: number },
  ): Promise<void>;
  /** Nobody books with a credit of the account until the transaction ends. */
  lock(transaction: Transaction, accountId: string): Promise<void>;
  /** How many of a source are neither used nor booked. Credits that were returned are among them. */
  countUnused(database: DatabaseOrTransaction, bought: Bought): Promise<number>;
  /** Takes back all that are neither used nor booked. */
  takeBack(transaction: Transaction, bought: Bought): Promise<void>;
  /** Undoes `takeBack`, after a refund that failed. */
  restore(transaction: Transaction, bought: Bought): Promise<void>;
};
