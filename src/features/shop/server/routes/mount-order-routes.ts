import type { Context } from 'hono';
import { findPerson } from '#features/accounts/server/index.ts';
import type { Api, ApiEnv } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import { cutPage, parsePageCursor } from '#platform/paging/page-cursor.ts';
import * as contract from '../../order-contract.ts';
import { retryPayment as retryPaymentContract } from '../../payment-contract.ts';
import { isSettled } from '../../domain/orders/order-state.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { checkout } from '../orders/checkout.ts';
import { guardianProblem } from './guardian-texts.ts';
import { toLines } from './mount-cart-routes.ts';
import type { ShopDependencies } from '../shop-dependencies.ts';
import { findOrder, listLinesOf, listOrdersOf } from '../orders/order-store.ts';
import { findCurrentOrder } from '../payments/find-current-order.ts';
import { ORDER_REFUSALS as REFUSALS } from './refusals.ts';
import { retryPayment } from '../payments/retry-payment.ts';
import { viewOrder, viewSummary } from './view-order.ts';

const PAGE = 20;
/** More than a buyer needs, and few enough to keep a script from filling the disk. */
const CHECKOUTS = { points: 60, durationSeconds: 3600 };

/** The calls of orders. Each account sees only its own. */
export function mountOrderRoutes(api: Api, dependencies: ShopDependencies): void {
  const { database, limiter, school } = dependencies;

  async function isThrottled(context: Context<ApiEnv>, accountId: string): Promise<boolean> {
    const verdict = await limiter.consume(`checkout ${accountId}`, CHECKOUTS);
    if (verdict.ok) return false;
    context.header('Retry-After', String(verdict.retryAfterSeconds));
    return true;
  }

  /** The order after an act. */
  async function show(orderId: string) {
    const order = await findOrder(database, orderId);
    if (!order) throw new Error(`The order ${orderId} is gone.`);
    return viewOrder(dependencies, database, order);
  }

  mountEndpoint(api, contract.checkout, REFUSALS, async ({ actor, body, idempotencyKey }, context) => {
    if (await isThrottled(context, actor.accountId)) return { ok: false, refusal: 'throttled' };
    const outcome = await checkout(dependencies, {
      accountId: actor.accountId,
      idempotencyKey,
      lines: toLines(body.lines),
      coupon: body.coupon,
      expectedTotalMinor: body.expected_total_minor,
      termsVersion: body.terms_version,
      under20: body.under_20,
      guardian: body.guardian,
    });
    if (outcome.ok) {
      const payment = outcome.url === null ? null : { url: outcome.url };
      return { ok: true, reply: { status: true as const, order: await show(outcome.orderId), payment } };
    }
    if (outcome.refusal !== 'form-invalid') return { ok: false, refusal: outcome.refusal };
    const errors = outcome.problems.map((problem) => guardianProblem(problem, context.var.language));
    return { ok: false, refusal: outcome.refusal, errors };
  });

  mountEndpoint(api, contract.listOrders, {}, async ({ actor, query }) => {
    const before = query.before === undefined ? undefined : new Date(query.before);
    const after = query.cursor === undefined ? undefined : parsePageCursor(query.cursor);
    const found = await listOrdersOf(database, actor.accountId, { before, after, limit: PAGE + 1 });
    const { rows: shown, nextCursor } = cutPage(found, PAGE, ({ createdAt: at, id }) => ({ at, id }));
    const lines = await listLinesOf(
      database,
      shown.map(({ id }) => id),
    );
    const orders = shown.map((order) =>
      viewSummary(
        order,
        lines.filter(({ orderId }) => orderId === order.id),
      ),
    );
    return {
      ok: true,
      reply: { status: true as const, orders, more: nextCursor !== null, next_cursor: nextCursor },
    };
  });

  mountEndpoint(api, contract.getOrder, REFUSALS, async ({ actor, params }) => {
    const order = await findCurrentOrder(dependencies, { ...params, accountId: actor.accountId });
    if (!order) return { ok: false, refusal: 'order-unknown' };
    const view = await viewOrder(dependencies, database, order);
    return { ok: true, reply: { status: true as const, order: view } };
  });

  mountEndpoint(api, retryPaymentContract, REFUSALS, async ({ actor, params, idempotencyKey }, context) => {
    if (await isThrottled(context, actor.accountId)) return { ok: false, refusal: 'throttled' };
    const { accountId } = actor;
    const outcome = await retryPayment(dependencies, { ...params, accountId, idempotencyKey });
    if (!outcome.ok) return outcome;
    const payment = outcome.url === null ? null : { url: outcome.url };
    return { ok: true, reply: { status: true as const, order: await show(params.orderId), payment } };
  });

  mountEndpoint(api, contract.cancelOrder, REFUSALS, async ({ actor, params }) => {
    const outcome = await cancelOrder(dependencies, { ...params, accountId: actor.accountId });
    if (!outcome.ok) return outcome;
    return { ok: true, reply: { status: true as const, order: await show(params.orderId) } };
  });

  mountEndpoint(api, contract.getReceipt, REFUSALS, async ({ actor, params }) => {
    const order = await findCurrentOrder(dependencies, { ...params, accountId: actor.accountId });
    if (!order) return { ok: false, refusal: 'order-unknown' };
    if (!isSettled(order.state)) return { ok: false, refusal: 'order-unpaid' };
    const person = await findPerson(database, actor.accountId);
    return {
      ok: true,
      reply: {
        status: true as const,
        order: await viewOrder(dependencies, database, order),
        school: { name: school.name, email: school.email },
        buyer: {
          name: order.buyerName,
          email: order.buyerEmail,
          language: person?.language ?? order.language,
        },
      },
    };
  });
}
