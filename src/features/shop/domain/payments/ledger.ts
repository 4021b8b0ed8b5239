/**
 * The accounts of the double-entry ledger. `provider`: money at the payment provider. `sales`: sales at list price.
 * `discounts`: discounts of coupons. `refunds-payable`: refunds promised and not made yet. `penalties`: money
 * withheld by clause 9 of the terms.
 */
export const LEDGER_ACCOUNTS = ['provider', 'sales', 'discounts', 'refunds-payable', 'penalties'] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** US cents; positive is a debit, negative a credit, never 0. */
export type LedgerEntry = { readonly account: LedgerAccount; readonly amountMinor: number };

export const LEDGER_EVENTS = ['paid', 'refund-requested', 'refund-done', 'refund-withdrawn'] as const;
export type LedgerEvent = (typeof LEDGER_EVENTS)[number];

const withoutNothing = (entries: readonly LedgerEntry[]) =>
  entries.filter(({ amountMinor }) => amountMinor !== 0);

/** An order was paid: its list price, and its discount. */
export function enterPayment(amounts: {
  readonly paidMinor: number;
  readonly discountMinor: number;
}): LedgerEntry[] {
  return withoutNothing([
    { account: 'provider', amountMinor: amounts.paidMinor },
    { account: 'discounts', amountMinor: amounts.discountMinor },
    { account: 'sales', amountMinor: -(amounts.paidMinor + amounts.discountMinor) },
  ]);
}

/** A refund is promised. The withheld penalty is no longer a sale. */
export function enterRefundRequest(amounts: {
  readonly refundMinor: number;
  readonly penaltyMinor: number;
}): LedgerEntry[] {
  return withoutNothing([
    { account: 'sales', amountMinor: amounts.refundMinor + amounts.penaltyMinor },
    { account: 'refunds-payable', amountMinor: -amounts.refundMinor },
    { account: 'penalties', amountMinor: -amounts.penaltyMinor },
  ]);
}

/** The provider has refunded the money. */
export function enterRefundDone(refundMinor: number): LedgerEntry[] {
  return withoutNothing([
    { account: 'refunds-payable', amountMinor: refundMinor },
    { account: 'provider', amountMinor: -refundMinor },
  ]);
}

/** The provider refused the refund for good, so the promise is undone. */
export function enterRefundWithdrawn(amounts: {
  readonly refundMinor: number;
  readonly penaltyMinor: number;
}): LedgerEntry[] {
  return enterRefundRequest(amounts).map(({ account, amountMinor }) => ({
    account,
    amountMinor: 0 - amountMinor,
  }));
}

export const sumOf = (entries: readonly LedgerEntry[]): number =>
  entries.reduce((total, { amountMinor }) => total + amountMinor, 0);
