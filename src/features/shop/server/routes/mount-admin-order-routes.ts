import type { Api } from '#platform/http/api-env.ts';
import { sendCsv } from '#platform/http/csv.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import { cutPage, parsePageCursor } from '#platform/paging/page-cursor.ts';
import { startOfDay } from '#platform/i18n/zoned-day.ts';
import * as contract from '../../admin-contract.ts';
import type { OrderState } from '../../domain/orders/order-state.ts';
import { csvName, findAdminZone } from './admin-zone.ts';
import { viewOrderForAdmin } from './view-order-for-admin.ts';
import type { ShopDependencies } from '../shop-dependencies.ts';
import { searchOrders, type OrderFilter } from '../orders/order-search-store.ts';
import { findOrder, listLinesOf } from '../orders/order-store.ts';
import { orderColumns, readOrderRows } from './orders-csv.ts';
import { ORDER_REFUSALS as REFUSALS } from './refusals.ts';
import { refundByAdmin } from '../refunds/request-refund.ts';
import { resendReceipt } from '../payments/resend-receipt.ts';
import { viewRefund, viewSummary } from './view-order.ts';

const PAGE = 50;

type Query = {
  readonly search?: string | undefined;
  readonly state?: OrderState | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly before?: string | undefined;
  readonly cursor?: string | undefined;
};

const instant = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

/** `from` and `to` are days in the admin's zone. Both days are included. */
const toFilter = ({ search, state, from, to, before, cursor }: Query, timeZone: string): OrderFilter => ({
  search,
  state,
  from: from === undefined ? undefined : startOfDay(from, timeZone),
  to: to === undefined ? undefined : startOfDay(to, timeZone, 1),
  before: instant(before),
  after: cursor === undefined ? undefined : parsePageCursor(cursor),
});

/** The admins' calls for orders. The endpoint checks the role, and each act is recorded with its admin. */
export function mountAdminOrderRoutes(api: Api, dependencies: ShopDependencies): void {
  const { database, clock } = dependencies;

  async function show(orderId: string) {
    const order = await findOrder(database, orderId);
    return order && viewOrderForAdmin(dependencies, order);
  }

  mountEndpoint(api, contract.findOrders, {}, async ({ actor, query }) => {
    const timeZone = await findAdminZone(database, actor.accountId);
    const found = await searchOrders(database, toFilter(query, timeZone), PAGE + 1);
    const { rows: shown, nextCursor } = cutPage(found, PAGE, ({ createdAt: at, id }) => ({ at, id }));
    const lines = await listLinesOf(
      database,
      shown.map(({ id }) => id),
    );
    const orders = shown.map((order) => ({
      ...viewSummary(
        order,
        lines.filter(({ orderId }) => orderId === order.id),
      ),
      buyer: { account_id: order.accountId, name: order.buyerName, email: order.buyerEmail },
    }));
    return {
      ok: true,
      reply: {
        status: true as const,
        orders,
        more: nextCursor !== null,
        next_cursor: nextCursor,
        time_zone: timeZone,
      },
    };
  });

  mountEndpoint(api, contract.exportOrders, {}, async ({ actor, query }) => {
    const timeZone = await findAdminZone(database, actor.accountId);
    const response = sendCsv({
      name: csvName('orders', clock, timeZone),
      columns: orderColumns(timeZone),
      rows: readOrderRows(database, toFilter(query, timeZone), timeZone),
    });
    return { ok: true, response };
  });

  mountEndpoint(api, contract.inspectOrder, REFUSALS, async ({ params }) => {
    const order = await show(params.orderId);
    return order
      ? { ok: true, reply: { status: true as const, order } }
      : { ok: false, refusal: 'order-unknown' };
  });

  mountEndpoint(api, contract.refundOrder, REFUSALS, async ({ actor, params, body, idempotencyKey }) => {
    const outcome = await refundByAdmin(dependencies, {
      orderId: params.orderId,
      adminId: actor.accountId,
      idempotencyKey,
      lineIds: body.lines,
      reason: body.reason,
      note: body.note ?? '',
    });
    if (!outcome.ok) {
      if (outcome.refusal === 'refund-changed') throw new Error('An admin confirms no amount.');
      return { ok: false, refusal: outcome.refusal };
    }
    const order = await show(params.orderId);
    if (!order) return { ok: false, refusal: 'order-unknown' };
    return { ok: true, reply: { status: true as const, refund: viewRefund(outcome.refund), order } };
  });

  mountEndpoint(api, contract.resendReceipt, REFUSALS, async ({ actor, params }, context) => {
    const outcome = await resendReceipt(dependencies, { ...params, adminId: actor.accountId });
    if (!outcome.ok) {
      if (outcome.refusal === 'throttled') {
        context.header('Retry-After', String(outcome.retryAfterSeconds));
      }
      return { ok: false, refusal: outcome.refusal };
    }
    const order = await show(params.orderId);
    return order
      ? { ok: true, reply: { status: true as const, order } }
      : { ok: false, refusal: 'order-unknown' };
  });
}
