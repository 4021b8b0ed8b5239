import type { Transaction } from '#platform/database/database.ts';
import { enterPayment } from '../../domain/payments/ledger.ts';
import { enterIntoLedger } from './ledger-store.ts';
import { changePayment, type StoredPayment } from './payment-store.ts';
import type { PaymentsDependencies } from './payments-dependencies.ts';

/** Marks a payment as paid and enters its money in the ledger. Amounts in US cents. The payment must be locked. */
export async function markPaid(
  { clock, ids }: Pick<PaymentsDependencies, 'clock' | 'ids'>,
  transaction: Transaction,
  payment: StoredPayment,
  { method, discountMinor }: { readonly method: string | null; readonly discountMinor: number },
): Promise<StoredPayment> {
  const now = clock.now();
  const paid = { state: 'paid', failure: null, method, paidAt: now } as const;
  await changePayment(transaction, payment.id, paid);
  await enterIntoLedger(
    transaction,
    { id: ids.uuid(), orderId: payment.orderId, event: 'paid', subjectId: payment.id, at: now },
    enterPayment({ paidMinor: payment.amountMinor, discountMinor }),
  );
  return { ...payment, ...paid };
}
