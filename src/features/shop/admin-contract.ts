import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import { calendarDaySchema } from '#platform/i18n/calendar-day-schema.ts';
import { nameCursorSchema } from '#platform/paging/name-cursor.ts';
import { pageCursorSchema } from '#platform/paging/page-cursor.ts';
import { COUPON_KINDS, COUPON_STATES } from './domain/orders/coupon.ts';
import { ORDER_STATES } from './domain/orders/order-state.ts';
import { PRODUCT_KINDS } from './domain/products/product.ts';
import { REFUND_REASONS } from './domain/refunds/refund.ts';
import {
  couponCodeSchema,
  instantSchema,
  localisedSchema,
  minorSchema,
  orderSchema,
  orderSummarySchema,
  productIdSchema,
  refundSchema,
  shortTextSchema,
} from './order-view-contract.ts';
import { ORDER_ADMIN_ENDPOINTS } from './admin-endpoints.ts';

/** The calls of the shop's admins. Each change is recorded with its admin and its time. */

const statusOk = z.literal(true);
const access = { role: 'admin' } as const;
const orderParams = z.strictObject({ orderId: z.uuid() });
const noteSchema = shortTextSchema.trim();

const filterSchema = z.strictObject({
  /** Part of a number, an address, a name or a product. */
  search: shortTextSchema.optional(),
  state: z.enum(ORDER_STATES).optional(),
  /** The first day and the last one, in the time zone of the admin's account. */
  from: calendarDaySchema.optional(),
  to: calendarDaySchema.optional(),
  /** Only orders made before this instant. To page, send `cursor` instead. */
  before: instantSchema.optional(),
  /** `next_cursor` of the previous page. */
  cursor: pageCursorSchema.optional(),
});

const whoSchema = z.object({ account_id: z.uuid().nullable(), name: z.string(), email: z.string() });

const adminSummarySchema = orderSummarySchema.extend({ buyer: whoSchema });

/** The events of an order, in the order in which they happened. */
const historySchema = z.array(
  z.object({
    at: instantSchema,
    /** `created`, `payment-page-made`, `paid`, `refund-requested`, `receipt-sent` and so on. */
    what: z.string(),
    /** The admin who did it; null: the learner, the provider or a job, as `by` says. */
    admin: whoSchema.nullable(),
    by: z.enum(['learner', 'admin', 'provider', 'job']),
    detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  }),
);

const adminOrderSchema = orderSchema.extend({
  buyer: whoSchema,
  under_20: z.boolean(),
  history: historySchema,
  ledger: z.array(
    z.object({
      transaction_id: z.uuid(),
      at: instantSchema,
      what: z.string(),
      account: z.string(),
      /** Positive: debit. The entries of one transaction add up to 0. */
      amount_minor: minorSchema,
    }),
  ),
});

const orderReply = z.object({ status: statusOk, order: adminOrderSchema });

export const findOrders = endpoint({
  ...ORDER_ADMIN_ENDPOINTS.findOrders,
  summary: 'Orders by filter, the newest first, 50 at a time.',
  access,
  query: filterSchema,
  reply: z.object({
    status: statusOk,
    orders: z.array(adminSummarySchema),
    more: z.boolean(),
    /** The zone in which `from` and `to` were read: that of the account, or UTC. */
    time_zone: z.string(),
    /** Sent as `cursor`, it requests the next page; null: this is the last one. */
    next_cursor: pageCursorSchema.nullable(),
  }),
});

export const exportOrders = endpoint({
  ...ORDER_ADMIN_ENDPOINTS.exportOrders,
  summary:
    'All orders of a filter as CSV (UTF-8 with a byte order mark), a row for each line, times in the zone of the account.',
  access,
  query: filterSchema.omit({ before: true, cursor: true }),
  reply: z.never(),
});

export const inspectOrder = endpoint({
  ...ORDER_ADMIN_ENDPOINTS.inspectOrder,
  summary: 'An order with its whole history and its ledger.',
  access,
  params: orderParams,
  reply: orderReply,
  refusals: ['order-unknown'],
});

export const refundOrder = endpoint({
  ...ORDER_ADMIN_ENDPOINTS.refundOrder,
  summary:
    'Gives all that is left of an order back, or of some lines, without a penalty; what they gave ends.',
  access,
  idempotent: true,
  params: orderParams,
  body: z.strictObject({
    /** Absent: every line. */
    lines: z.array(z.uuid()).min(1).max(30).optional(),
    reason: z.enum(REFUND_REASONS).exclude(['cancelled-by-learner']),
    note: noteSchema.optional(),
  }),
  reply: z.object({ status: statusOk, refund: refundSchema, order: adminOrderSchema }),
  refusals: ['order-unknown', 'order-unpaid', 'nothing-to-refund', 'key-reused'],
});

export const resendReceipt = endpoint({
  ...ORDER_ADMIN_ENDPOINTS.resendReceipt,
  summary: 'Sends the receipt of a paid order once more.',
  access,
  params: orderParams,
  reply: orderReply,
  refusals: ['order-unknown', 'order-unpaid', 'throttled'],
});

const productSchema = z.object({
  product: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  name: localisedSchema,
  /** The price in the content. */
  default_price_minor: minorSchema,
  /** Null: the content's. */
  price_minor: minorSchema.nullable(),
  available: z.boolean(),
  changes: z.array(
    z.object({
      at: instantSchema,
      admin: whoSchema,
      price_minor: minorSchema.nullable(),
      available: z.boolean(),
    }),
  ),
});

const productFilterSchema = z.strictObject({
  /** Part of a name, in either language, or of an identifier. */
  search: shortTextSchema.optional(),
  kind: z.enum(PRODUCT_KINDS).optional(),
  available: z.enum(['true', 'false']).optional(),
});

export const listProducts = endpoint({
  ...ORDER_ADMIN_ENDPOINTS.listProducts,
  summary: 'Products by filter, with the prices of the content, those in force, and who changed them.',
  access,
  query: productFilterSchema,
  reply: z.object({
    status: statusOk,
    products: z.array(productSchema),
    /** The zone of the account, or UTC. */
    time_zone: z.string(),
  }),
});

export const exportProducts = endpoint({
  ...ORDER_ADMIN_ENDPOINTS.exportProducts,
  summary:
    'All products of a filter as CSV (UTF-8 with a byte order mark), with the last change, times in the zone of the account.',
  access,
  query: productFilterSchema,
  reply: z.never(),
});

export const changeProduct = endpoint({
  ...ORDER_ADMIN_ENDPOINTS.changeProduct,
  summary: 'Sets a price over the content’s (null: the content’s again) and whether it is sold.',
  access,
  params: z.strictObject({ product: productIdSchema }),
  body: z.strictObject({
    price_minor: z.int().min(100).max(10_000_000).nullable(),
    available: z.boolean(),
  }),
  reply: z.object({ status: statusOk, product: productSchema }),
  refusals: ['product-unknown'],
});

const couponSchema = z.object({
  code: z.string(),
  kind: z.enum(COUPON_KINDS),
  percent: z.int().nullable(),
  amount_minor: minorSchema.nullable(),
  active: z.boolean(),
  /** What a learner who enters the code now would meet: its period and its total uses count, too. */
  state: z.enum(COUPON_STATES),
  starts_at: instantSchema.nullable(),
  ends_at: instantSchema.nullable(),
  limit: z.int().nullable(),
  limit_per_learner: z.int().nullable(),
  /** Uses by orders that are paid or can still be paid. */
  uses: z.int(),
  changed_at: instantSchema,
  changed_by: whoSchema,
});

const couponTerms = z.strictObject({
  active: z.boolean(),
  starts_at: instantSchema.nullable(),
  ends_at: instantSchema.nullable(),
  limit: z.int().min(1).max(1_000_000).nullable(),
  limit_per_learner: z.int().min(1).max(1000).nullable(),
});

const couponFilterSchema = z.strictObject({
  /** Part of a code. Capitals do not matter. */
  search: shortTextSchema.optional(),
  active: z.enum(['true', 'false']).optional(),
  /** `next_cursor` of the previous page. */
  cursor: nameCursorSchema.optional(),
});

export const listCoupons = endpoint({
  ...ORDER_ADMIN_ENDPOINTS.listCoupons,
  summary: 'Coupons by filter, the newest first, 50 at a time.',
  access,
  query: couponFilterSchema,
  reply: z.object({
    status: statusOk,
    coupons: z.array(couponSchema),
    /** The zone of the account, or UTC. */
    time_zone: z.string(),
    /** Sent as `cursor`, it requests the next page; null: this is the last one. */
    next_cursor: nameCursorSchema.nullable(),
  }),
});

export const exportCoupons = endpoint({
  ...ORDER_ADMIN_ENDPOINTS.exportCoupons,
  summary: 'All coupons of a filter as CSV (UTF-8 with a byte order mark), times in the zone of the account.',
  access,
  query: couponFilterSchema.omit({ cursor: true }),
  reply: z.never(),
});

export const createCoupon = endpoint({
  ...ORDER_ADMIN_ENDPOINTS.createCoupon,
  summary: 'Makes a coupon. Its code and value stay as they are; its window and limits may be changed later.',
  access,
  body: couponTerms.extend({
    code: couponCodeSchema,
    value: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('percentage'), percent: z.int().min(1).max(100) }),
      z.strictObject({ kind: z.literal('amount'), amount_minor: z.int().min(1).max(10_000_000) }),
    ]),
  }),
  reply: z.object({ status: statusOk, coupon: couponSchema }),
  refusals: ['coupon-exists', 'form-invalid'],
});

export const changeCoupon = endpoint({
  ...ORDER_ADMIN_ENDPOINTS.changeCoupon,
  summary: 'Changes when and how often a coupon may be used. Orders that are made keep it.',
  access,
  params: z.strictObject({ code: couponCodeSchema }),
  body: couponTerms,
  reply: z.object({ status: statusOk, coupon: couponSchema }),
  refusals: ['coupon-unknown', 'form-invalid'],
});
