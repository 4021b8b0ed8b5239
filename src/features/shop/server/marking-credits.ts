import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { MarkingKind } from '../domain/products/product.ts';

type Bought = {
  readonly accountId: string;
  /** What granted them: one source grants once. */
  readonly source: string;
};

/** The wallet of markings. Teacher marking implements it: it is above the shop, and the site passes it in. */
export type MarkingCredits = {
  grant(
    transaction: Transaction,
    grant: Bought & { readonly kind: MarkingKind; readonly count: number; readonly expiresAt: Date },
  ): Promise<void>;
  /** Nobody uses a credit of the account until the transaction ends. */
  lock(transaction: Transaction, accountId: string): Promise<void>;
  /** How many of a source can still be used. Credits that the school returned are among them. */
  countUnused(database: DatabaseOrTransaction, bought: Bought): Promise<number>;
  /** Takes back all that are not used. */
  takeBack(transaction: Transaction, bought: Bought): Promise<void>;
  /** Undoes `takeBack`, after a refund that failed. */
  restore(transaction: Transaction, bought: Bought): Promise<void>;
};
