import { findPerson } from '#features/accounts/server/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { accessEnd, isOwned } from '../../domain/entitlements/entitlement.ts';
import { isAccess } from '../../domain/products/product.ts';
import { listAccess, listEntitlementsOfLines } from '../entitlements/entitlement-store.ts';
import { grantLines } from '../entitlements/grant-lines.ts';
import type { ShopPlatform } from '../shop-platform.ts';
import { changeCart } from './cart-store.ts';
import { composeGuardianMail, composeReceipt, type SettlingPayment } from './compose-receipt.ts';
import { noteOrderEvent } from './order-event-store.ts';
import { changeOrder, listLines, type StoredLine, type StoredOrder } from './order-store.ts';

type Settlement = {
  readonly order: StoredOrder;
  /** Undefined: nothing had to be paid. */
  readonly payment: SettlingPayment | undefined;
};

export type SettledOrder = {
  readonly order: StoredOrder;
  /** Lines that were not granted: their price must be refunded. */
  readonly unwanted: readonly StoredLine[];
};

/**
 * Settles an order, in the transaction that records its payment: the order is paid, its lines are granted and leave
 * the cart, and the receipt is sent. The order must be locked. An order that had expired or was cancelled is settled
 * too. A line is `unwanted` when the account has acquired its access since, or has been erased.
 */
export async function settleOrder(
  platform: ShopPlatform,
  transaction: Transaction,
  { order, payment }: Settlement,
): Promise<SettledOrder> {
  const settled = await markOrderPaid(platform, transaction, { order, payment });
  const lines = await listLines(transaction, order.id);
  const unwanted = await listUnwanted(transaction, { order, lines, now: platform.clock.now() });
  await deliver(platform, transaction, {
    order: settled,
    payment,
    lines: lines.filter((line) => !unwanted.includes(line)),
  });
  return { order: settled, unwanted };
}

async function markOrderPaid(
  { clock }: ShopPlatform,
  transaction: Transaction,
  { order, payment }: Settlement,
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

/** `order` is as it was before its payment. */
async function listUnwanted(
  transaction: Transaction,
  {
    order,
    lines,
    now,
  }: { readonly order: StoredOrder; readonly lines: readonly StoredLine[]; readonly now: Date },
): Promise<StoredLine[]> {
  if (order.accountId === null) return [...lines];
  if (order.state !== 'expired' && order.state !== 'cancelled') return [];
  const access = await listAccess(transaction, order.accountId, now);
  return lines.filter(({ grant }) => isAccess(grant) && isOwned(accessEnd(grant.grants, access, now), now));
}

async function deliver(
  platform: ShopPlatform,
  transaction: Transaction,
  { order, payment, lines }: Settlement & { readonly lines: readonly StoredLine[] },
): Promise<void> {
  const { accountId } = order;
  if (accountId === null || lines.length === 0) return;
  await grantLines(platform, transaction, accountId, lines);
  const bought = lines.map(({ productId }) => productId);
  await changeCart(transaction, accountId, platform.clock.now(), (cart) => ({
    lines: cart.lines.filter(({ product }) => !bought.includes(product)),
    coupon: cart.coupon === order.coupon ? null : cart.coupon,
  }));
  const lineIds = lines.map(({ id }) => id);
  await sendReceipts(platform, transaction, {
    order,
    accountId,
    payment,
    timeZone: (await findPerson(transaction, accountId))?.timeZone ?? null,
    lines: await listLines(transaction, order.id),
    entitlements: await listEntitlementsOfLines(transaction, lineIds),
  });
}

/** For the buyer, and for the guardian of a buyer under 20. */
async function sendReceipts(
  platform: ShopPlatform,
  transaction: Transaction,
  paid: Parameters<typeof composeReceipt>[1],
): Promise<void> {
  const { outbox } = platform;
  await outbox.enqueueMail(transaction, composeReceipt(platform, paid));
  const { guardianName: name, guardianEmail: email, under20 } = paid.order;
  if (!under20 || name === null || email === null) return;
  const guardian = { name, email };
  await outbox.enqueueMail(transaction, composeGuardianMail(platform, { ...paid, guardian }));
}
