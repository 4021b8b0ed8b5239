import type { Transaction } from '#platform/database/database.ts';
import { accessEnd, isOwned } from '../../domain/entitlements/entitlement.ts';
import { enterPayment } from '../../domain/payments/ledger.ts';
import { changeCart } from '../orders/cart-store.ts';
import { listAccess, listEntitlementsOfLines } from '../entitlements/entitlement-store.ts';
import { grantLines } from '../entitlements/grant-lines.ts';
import { enterIntoLedger } from './ledger-store.ts';
import { noteOrderEvent } from '../orders/order-event-store.ts';
import { composeGuardianMail, composeReceipt } from '../orders/order-mails.ts';
import type { OrdersDependencies } from '../orders-dependencies.ts';
import { changeOrder, listLines, type StoredLine, type StoredOrder } from '../orders/order-store.ts';
import { CLOSE_PAYMENT_PAGE } from './payment-job-kinds.ts';
import { changePayment, listPayments, type StoredPayment } from './payment-store.ts';
import { startRefund, type LineToRefund } from '../refunds/start-refund.ts';

const ALL_BACK = { reason: 'charged-in-error', requestHash: '' } as const;

async function notePaid(
  { clock, ids }: OrdersDependencies,
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

/**
 * The money for an order has arrived. In one transaction: the payment, the order, the ledger, what each line gives, the
 * receipt, and the cart without what was bought. The order and the payment must be held.
 *
 * An order that was over by then (expired, cancelled) is honoured all the same, but what the account has come to own
 * meanwhile is not sold twice: that part goes back at once, and all of it where the account is no more.
 */
export async function recordPayment(
  dependencies: OrdersDependencies,
  transaction: Transaction,
  {
    order,
    payment,
    method,
  }: { readonly order: StoredOrder; readonly payment: StoredPayment; readonly method: string | null },
): Promise<void> {
  const { clock } = dependencies;
  const now = clock.now();
  const wasOver = order.state === 'expired' || order.state === 'cancelled';
  const paid = await notePaid(dependencies, transaction, payment, {
    method,
    discountMinor: order.discountMinor,
  });
  const settled = await settleOrder(dependencies, transaction, { order, payment: paid });
  await closeOtherPages(dependencies, transaction, paid);
  const lines = await listLines(transaction, order.id);
  const unwanted = await listUnwanted(transaction, { order, lines, wasOver, now });
  await giveLines(dependencies, transaction, {
    order: settled,
    payment: paid,
    lines: lines.filter((line) => !unwanted.includes(line)),
  });
  const back = unwanted.flatMap((line): LineToRefund[] => {
    const amountMinor = line.totalMinor - line.discountMinor;
    return amountMinor > 0 ? [{ line, amountMinor, penaltyMinor: 0 }] : [];
  });
  if (back.length === 0) return;
  const idempotencyKey = `late ${payment.id}`;
  await startRefund(dependencies, transaction, {
    ...ALL_BACK,
    order: settled,
    payment: paid,
    idempotencyKey,
    lines: back,
  });
}

/** Nobody shall pay a second time on the page of an earlier try. */
async function closeOtherPages(
  { jobs }: OrdersDependencies,
  transaction: Transaction,
  { id, orderId }: StoredPayment,
): Promise<void> {
  for (const other of await listPayments(transaction, orderId)) {
    if (other.id === id || other.state === 'closed' || other.state === 'paid') continue;
    await jobs.enqueue(transaction, CLOSE_PAYMENT_PAGE, { payment_id: other.id });
  }
}

/** An order for which nothing is to be paid is settled when it is made. */
export async function settleFreeOrder(
  dependencies: OrdersDependencies,
  transaction: Transaction,
  order: StoredOrder,
): Promise<StoredOrder> {
  const settled = await settleOrder(dependencies, transaction, { order, payment: undefined });
  const lines = await listLines(transaction, order.id);
  await giveLines(dependencies, transaction, { order: settled, payment: undefined, lines });
  return settled;
}

/** Money that no order waits for (a second payment of one order): taken note of, and given back in full. */
export async function returnPayment(
  dependencies: OrdersDependencies,
  transaction: Transaction,
  {
    order,
    payment,
    method,
  }: { readonly order: StoredOrder; readonly payment: StoredPayment; readonly method: string | null },
): Promise<void> {
  const paid = await notePaid(dependencies, transaction, payment, { method, discountMinor: 0 });
  await noteOrderEvent(transaction, order.id, {
    at: dependencies.clock.now(),
    what: 'paid-twice',
    by: 'provider',
    detail: { payment: payment.id, amount_minor: payment.amountMinor },
  });
  await startRefund(dependencies, transaction, {
    ...ALL_BACK,
    order,
    payment: paid,
    idempotencyKey: `twice ${payment.id}`,
    lines: [],
    besideLinesMinor: payment.amountMinor,
  });
}

async function settleOrder(
  { clock }: OrdersDependencies,
  transaction: Transaction,
  { order, payment }: { readonly order: StoredOrder; readonly payment: StoredPayment | undefined },
): Promise<StoredOrder> {
  const now = clock.now();
  await noteOrderEvent(transaction, order.id, {
    at: now,
    what: 'paid',
    by: payment ? 'provider' : 'learner',
    detail: {
      amount_minor: order.totalMinor,
      after: order.state,
      ...(payment ? { payment: payment.id } : {}),
    },
  });
  return changeOrder(transaction, order.id, {
    state: 'paid',
    paidAt: now,
    failure: null,
    payingPaymentId: payment?.id ?? null,
  });
}

/** What is not given for a payment that comes after its order was over. */
async function listUnwanted(
  transaction: Transaction,
  {
    order,
    lines,
    wasOver,
    now,
  }: {
    readonly order: StoredOrder;
    readonly lines: readonly StoredLine[];
    readonly wasOver: boolean;
    readonly now: Date;
  },
): Promise<StoredLine[]> {
  if (order.accountId === null) return [...lines];
  if (!wasOver) return [];
  const access = await listAccess(transaction, order.accountId, now);
  return lines.filter(
    ({ grant }) => grant.kind !== 'lessons' && isOwned(accessEnd(grant.grants, access, now), now),
  );
}

async function giveLines(
  dependencies: OrdersDependencies,
  transaction: Transaction,
  {
    order,
    payment,
    lines,
  }: {
    readonly order: StoredOrder;
    readonly payment: StoredPayment | undefined;
    readonly lines: readonly StoredLine[];
  },
): Promise<void> {
  const { accountId } = order;
  if (accountId === null || lines.length === 0) return;
  const { clock, outbox, providers } = dependencies;
  await grantLines(dependencies, transaction, accountId, lines);
  const bought = lines.map(({ productId }) => productId);
  await changeCart(transaction, accountId, clock.now(), (cart) => ({
    lines: cart.lines.filter(({ product }) => !bought.includes(product)),
    coupon: cart.coupon === order.coupon ? null : cart.coupon,
  }));
  const paid = {
    order,
    lines: await listLines(transaction, order.id),
    entitlements: await listEntitlementsOfLines(
      transaction,
      lines.map(({ id }) => id),
    ),
    payment,
    realMoney: payment === undefined || (providers.find(payment.provider)?.realMoney ?? true),
    accountId,
  };
  await outbox.enqueueMail(transaction, composeReceipt(dependencies, paid));
  const { guardianName: name, guardianEmail: email } = order;
  if (!order.under20 || name === null || email === null) return;
  await outbox.enqueueMail(
    transaction,
    composeGuardianMail(dependencies, { ...paid, guardian: { name, email } }),
  );
}
