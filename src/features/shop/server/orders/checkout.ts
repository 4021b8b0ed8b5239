import { findPerson, type AccountPerson } from '#features/accounts/server/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { withRetry } from '#platform/database/with-retry.ts';
import { allocate } from '../../domain/orders/allocate.ts';
import type { CouponRefusal } from '../../domain/orders/coupon.ts';
import { checkGuardian, type Guardian, type GuardianProblem } from '../../domain/orders/guardian.ts';
import type { ProductGrant } from '../../domain/products/product.ts';
import { isChargedLine, type CartLineInput } from '../../domain/orders/quote.ts';
import { noteCouponUse, takeCoupon } from './coupon-store.ts';
import { endOrder } from './end-order.ts';
import { noticeEntitlements } from '../entitlements/entitlement-notices.ts';
import { noteOrderEvent } from './order-event-store.ts';
import type { OrdersDependencies } from './orders-dependencies.ts';
import {
  addOrder,
  findOrder,
  findOrderByKey,
  listUnpaidOrders,
  lockCheckouts,
  type NewLine,
  type StoredOrder,
} from './order-store.ts';
import { quoteCart, type CartQuote } from './quote-cart.ts';
import { requestHash as hashOf } from './request-hash.ts';
import { settleOrder } from './settle-order.ts';
import { keepTerms } from './terms-version-store.ts';

/** An unpaid order ends after this many hours. */
export const ORDER_HOURS = 12;

export type CheckoutRequest = {
  readonly accountId: string;
  readonly idempotencyKey: string;
  readonly lines: readonly CartLineInput[];
  readonly coupon: string | null;
  /** What the learner saw. */
  readonly expectedTotalMinor: number;
  readonly termsVersion: string;
  readonly under20: boolean;
  readonly guardian: Guardian | null;
};

export type CheckoutOutcome =
  | { readonly ok: true; readonly orderId: string; readonly url: string | null }
  | {
      readonly ok: false;
      readonly refusal:
        | 'cart-changed'
        | 'lessons-not-bookable'
        | 'terms-changed'
        | 'email-unverified'
        | 'payment-unavailable'
        | 'key-reused';
    }
  | { readonly ok: false; readonly refusal: 'coupon-refused'; readonly reason: CouponRefusal }
  | {
      readonly ok: false;
      readonly refusal: 'form-invalid';
      readonly problems: readonly { readonly field: string; readonly problem: GuardianProblem }[];
    };

const refuse = <R extends string>(refusal: R) => ({ ok: false, refusal }) as const;

/**
 * Makes an order from a cart, and the page to pay it. One key makes one order, even with repeated or simultaneous
 * requests. A request that was cut off continues where it stopped. Nothing is made when a line, a price, the coupon
 * or the terms differ from what the learner saw.
 */
export async function checkout(
  dependencies: OrdersDependencies,
  request: CheckoutRequest,
): Promise<CheckoutOutcome> {
  const { database, payments, terms, notices } = dependencies;
  const { accountId, idempotencyKey: _key, ...content } = request;
  const requestHash = hashOf(content);
  const before = await findOrderByKey(database, request);
  if (before) return before.requestHash === requestHash ? goOn(dependencies, before) : refuse('key-reused');

  const buyer = await findPerson(database, accountId);
  if (!buyer?.emailVerified) return refuse('email-unverified');
  const problems = checkGuardian(request, buyer.email);
  if (problems.length > 0) return { ...refuse('form-invalid'), problems };
  if (request.termsVersion !== terms.version) return refuse('terms-changed');
  if (!payments.areTaken) return refuse('payment-unavailable');

  const refusal = judge(request, await quoteCart(dependencies, database, request));
  if (refusal) return refusal;
  await closeEarlierPages(dependencies, request);

  const made = await withRetry(() =>
    database.transaction((transaction) =>
      makeOrder(dependencies, transaction, { request, requestHash, buyer }),
    ),
  ).catch((error: unknown): Made => {
    if (error instanceof CouponGone) return { ...refuse('coupon-refused'), reason: 'used-up' };
    throw error;
  });
  if (!made.ok) return made;
  if (made.order.totalMinor === 0) await noticeEntitlements(notices, accountId);
  if (made.order.requestHash !== requestHash) return refuse('key-reused');
  return goOn(dependencies, made.order);
}

/**
 * Closes the pages of orders that this one supersedes, so no two pages are open at the same time. A page paid a
 * moment ago makes its order a paid one, and the new quote includes that. While the provider is away, a job closes
 * them later.
 */
async function closeEarlierPages(
  dependencies: OrdersDependencies,
  { accountId, idempotencyKey }: CheckoutRequest,
): Promise<void> {
  const { database, payments } = dependencies;
  for (const orderId of await listUnpaidOrders(database, accountId)) {
    // Another request with this key was faster.
    if ((await findOrder(database, orderId))?.idempotencyKey === idempotencyKey) continue;
    await payments.closePages(orderId);
  }
}

/** The order of a key, wherever its creation was cut off. */
async function goOn({ payments }: OrdersDependencies, order: StoredOrder): Promise<CheckoutOutcome> {
  const page = await payments.openPage(order);
  return page.ok ? { ok: true, orderId: order.id, url: page.url } : page;
}

type Making = {
  readonly request: CheckoutRequest;
  readonly requestHash: string;
  readonly buyer: AccountPerson;
};

type Made =
  | { readonly ok: true; readonly order: StoredOrder }
  | Extract<CheckoutOutcome, { readonly ok: false }>;

/** Simultaneous checkouts used the coupon up. This checkout is rolled back. */
class CouponGone extends Error {}

async function makeOrder(
  dependencies: OrdersDependencies,
  transaction: Transaction,
  making: Making,
): Promise<Made> {
  const { request } = making;
  await lockCheckouts(transaction, request.accountId);
  const twin = await findOrderByKey(transaction, request);
  if (twin) return { ok: true, order: twin };
  const quote = await quoteCart(dependencies, transaction, request);
  const refusal = judge(request, quote);
  if (refusal) return refusal;
  // Only one order stays open, so a superseded one is not paid by mistake.
  for (const orderId of await listUnpaidOrders(transaction, request.accountId)) {
    await endOrder(dependencies, transaction, orderId, {
      state: 'cancelled',
      what: 'superseded',
      by: 'learner',
    });
  }
  return { ok: true, order: await writeOrder(dependencies, transaction, making, quote) };
}

/** Whether the cart is as the learner saw it. */
function judge(
  request: CheckoutRequest,
  { lines, coupon, totalMinor }: CartQuote,
): Extract<CheckoutOutcome, { readonly ok: false }> | undefined {
  if (lines.some(({ problems }) => problems.includes('not-bookable'))) return refuse('lessons-not-bookable');
  if (lines.some((line) => line.problems.length > 0 || !isChargedLine(line))) return refuse('cart-changed');
  if (coupon && !coupon.verdict.ok) return { ...refuse('coupon-refused'), reason: coupon.verdict.refusal };
  return totalMinor === request.expectedTotalMinor ? undefined : refuse('cart-changed');
}

async function writeOrder(
  dependencies: OrdersDependencies,
  transaction: Transaction,
  { request, requestHash, buyer }: Making,
  { lines, coupon, subtotalMinor, discountMinor, totalMinor }: CartQuote,
): Promise<StoredOrder> {
  const { clock, ids, payments, terms } = dependencies;
  const { accountId, idempotencyKey, guardian, under20 } = request;
  const now = clock.now();
  const orderId = ids.uuid();
  const code = coupon?.code ?? null;
  if (code !== null && !(await takeCoupon(transaction, code, now))) throw new CouponGone();
  await keepTerms(transaction, terms, now);
  const charged = lines.filter(isChargedLine);
  const discounts = allocate(
    discountMinor,
    charged.map((line) => line.totalMinor),
  );
  const order = await addOrder(
    transaction,
    {
      id: orderId,
      accountId,
      idempotencyKey,
      requestHash,
      state: 'draft',
      subtotalMinor,
      discountMinor,
      totalMinor,
      coupon: code,
      buyerName: buyer.name,
      buyerEmail: buyer.email,
      language: buyer.language,
      under20,
      guardianName: under20 ? (guardian?.name.trim() ?? null) : null,
      guardianEmail: under20 ? (guardian?.email.trim() ?? null) : null,
      termsVersion: terms.version,
      createdAt: now,
      expiresAt: new Date(now.getTime() + ORDER_HOURS * 60 * 60 * 1000),
    },
    charged.map((line, position): NewLine => {
      const { id: productId, name, priceMinor: _price, available: _available, ...rest } = line.product;
      return {
        id: ids.uuid(),
        orderId,
        position,
        productId,
        name,
        grant: grantOf(rest),
        quantity: line.quantity,
        unitPriceMinor: line.unitPriceMinor,
        totalMinor: line.totalMinor,
        discountMinor: discounts[position] ?? 0,
      };
    }),
  );
  if (code !== null) await noteCouponUse(transaction, { orderId, code, accountId, takenAt: now });
  const detail = { total_minor: totalMinor, terms: terms.version };
  await noteOrderEvent(transaction, orderId, { at: now, what: 'created', by: 'learner', detail });
  if (totalMinor === 0) {
    return (await settleOrder(dependencies, transaction, { order, payment: undefined })).order;
  }
  await payments.add(transaction, order);
  return order;
}

/** The promise of a line, without the fields that only pages show. */
function grantOf(grant: ProductGrant): ProductGrant {
  if (grant.kind === 'lessons') {
    const { kind, teacher, minutes, lessons } = grant;
    return { kind, teacher, minutes, lessons };
  }
  if (grant.kind === 'marking') {
    const { kind, grants, accessDays } = grant;
    return { kind, grants, accessDays };
  }
  const { kind, grants, accessDays } = grant;
  return { kind, grants, accessDays };
}
