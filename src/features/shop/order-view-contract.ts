import { z } from 'zod';
import { LANGUAGES } from '#platform/i18n/language.ts';
import { CART_PROBLEMS } from './domain/orders/cart-problem.ts';
import { COUPON_KINDS, COUPON_REFUSALS } from './domain/orders/coupon.ts';
import { FEATURES } from './domain/products/opening.ts';
import { ORDER_STATES } from './domain/orders/order-state.ts';
import { PAYMENT_FAILURES, PAYMENT_PROVIDERS, PAYMENT_STATES } from './domain/payments/payment.ts';
import { PRODUCT_KINDS } from './domain/products/product.ts';
import { REFUND_REASONS, REFUND_REFUSALS, REFUND_RULES, REFUND_STATES } from './domain/refunds/refund.ts';

/** What calls return. Instants are ISO 8601 with milliseconds, in UTC; money is US cents. */

export const statusOkSchema = z.literal(true);
export const orderParamsSchema = z.strictObject({ orderId: z.uuid() });
export const instantSchema = z.iso.datetime({ precision: 3 });
export const minorSchema = z.int();
export const localisedSchema = z.object({ en: z.string(), 'zh-Hant': z.string() });
export const productIdSchema = z
  .string()
  .regex(/^(?:[a-z0-9_]{1,60}_id|lesson:[a-z0-9_]{1,40}:(?:low|high):[a-z0-9_]{1,40})$/, 'is no product');
export const couponCodeSchema = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .regex(/^[\w-]+$/, 'has a character that no code has');
export const languageSchema = z.enum(LANGUAGES);
/** At most 200 characters that a database can store. */
export const shortTextSchema = z
  .string()
  .max(200)
  .refine((value) => !value.includes('\u0000'), 'has a character that cannot be kept');

const pictureSchema = z.object({
  src: z.string(),
  width: z.number(),
  height: z.number(),
  alt: localisedSchema,
});

/** A product as people see it. */
export const productViewSchema = z.object({
  product: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  name: localisedSchema,
  /** Its page on this site; null: it no longer has one. */
  path: z.string().nullable(),
  picture: pictureSchema.nullable(),
  /** How long access lasts, or how long a marking can be used; null for lessons. */
  access_days: z.int().nullable(),
  /** The lessons of one pack; null for other products. */
  lessons: z.object({ teacher: z.string(), minutes: z.int(), count: z.int() }).nullable(),
  /** How much of it exists. The page says it before the payment. */
  opening: z.object({
    is_open: z.boolean(),
    /** Lessons of a course or full tests of a plan; null: it has neither. */
    counted: z.object({ open: z.int(), total: z.int().nullable() }).nullable(),
    not_yet: z.array(z.enum(FEATURES)),
  }),
});

export const cartLineSchema = z.object({
  product: z.string(),
  /** Null: the product is unknown by now (`withdrawn`). */
  about: productViewSchema.nullable(),
  quantity: z.int(),
  max_quantity: z.int(),
  unit_price_minor: minorSchema,
  /** The price shown before, if it has changed. */
  previous_price_minor: minorSchema.nullable(),
  /** 0 when the line is not charged. */
  total_minor: minorSchema,
  problems: z.array(z.enum(CART_PROBLEMS)),
  /** When the account's access ends, with the problem `owned`. */
  owned_until: instantSchema.nullable(),
});

export const couponVerdictSchema = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    code: z.string(),
    kind: z.enum(COUPON_KINDS),
    /** For a percentage. */
    percent: z.int().nullable(),
    discount_minor: minorSchema,
  }),
  z.object({ ok: z.literal(false), code: z.string(), reason: z.enum(COUPON_REFUSALS) }),
]);

export const quoteSchema = z.object({
  status: z.literal(true),
  currency: z.literal('USD'),
  lines: z.array(cartLineSchema),
  /** Null: no code was entered. */
  coupon: couponVerdictSchema.nullable(),
  subtotal_minor: minorSchema,
  discount_minor: minorSchema,
  total_minor: minorSchema,
  /** False: no line can be bought. */
  can_check_out: z.boolean(),
  /** The version of the terms that the learner reads; sent with the checkout. */
  terms_version: z.string(),
  /** Null: payment is not possible at present. */
  payment: z.object({ provider: z.enum(PAYMENT_PROVIDERS), real_money: z.boolean() }).nullable(),
});

export const orderLineSchema = z.object({
  line_id: z.uuid(),
  product: z.string(),
  kind: z.enum(PRODUCT_KINDS),
  /** The product's name at the time of the purchase. */
  name: localisedSchema,
  path: z.string().nullable(),
  quantity: z.int(),
  unit_price_minor: minorSchema,
  total_minor: minorSchema,
  discount_minor: minorSchema,
  /** `total_minor` less its discount. */
  paid_minor: minorSchema,
  refunded_minor: minorSchema,
  /** Its entitlement; null before the payment. */
  grant: z
    .object({
      starts_at: instantSchema,
      access_until: instantSchema.nullable(),
      credits: z.object({ teacher: z.string(), minutes: z.int(), total: z.int(), left: z.int() }).nullable(),
      /** Of a line that bought markings: those that can still be used, until `access_until`. */
      markings: z.object({ total: z.int(), left: z.int() }).nullable(),
      /** Ended by a refund, or by the school. */
      revoked: z.boolean(),
    })
    .nullable(),
});

export const orderSummarySchema = z.object({
  order_id: z.uuid(),
  /** For people: `N-26-000123`. */
  number: z.string(),
  state: z.enum(ORDER_STATES),
  currency: z.literal('USD'),
  total_minor: minorSchema,
  refunded_minor: minorSchema,
  created_at: instantSchema,
  paid_at: instantSchema.nullable(),
  names: z.array(localisedSchema),
});

export const refundSchema = z.object({
  refund_id: z.uuid(),
  state: z.enum(REFUND_STATES),
  reason: z.enum(REFUND_REASONS),
  amount_minor: minorSchema,
  penalty_minor: minorSchema,
  requested_at: instantSchema,
  done_at: instantSchema.nullable(),
});

export const paymentSchema = z.object({
  payment_id: z.uuid(),
  provider: z.enum(PAYMENT_PROVIDERS),
  state: z.enum(PAYMENT_STATES),
  failure: z.enum(PAYMENT_FAILURES).nullable(),
  /** `Visa •••• 4242`. */
  method: z.string().nullable(),
  amount_minor: minorSchema,
  created_at: instantSchema,
  paid_at: instantSchema.nullable(),
});

/** The payment page is at `url`. Null: nothing has to be paid, and the order is settled. */
export const paymentPageSchema = z.object({ url: z.string() }).nullable();

export const orderSchema = orderSummarySchema.extend({
  lines: z.array(orderLineSchema),
  subtotal_minor: minorSchema,
  discount_minor: minorSchema,
  coupon: z.string().nullable(),
  /** Why the last attempt failed, in the state `failed`. */
  failure: z.enum(PAYMENT_FAILURES).nullable(),
  /** Until when it can be paid; null when it cannot. */
  expires_at: instantSchema.nullable(),
  /** The newest first. */
  payments: z.array(paymentSchema),
  refunds: z.array(refundSchema),
  real_money: z.boolean(),
  terms_version: z.string(),
  guardian: z.object({ name: z.string(), email: z.string() }).nullable(),
  can: z.object({ pay: z.boolean(), cancel: z.boolean(), refund: z.boolean() }),
});

export const refundQuoteSchema = z.object({
  status: z.literal(true),
  currency: z.literal('USD'),
  lines: z.array(
    z.object({
      line_id: z.uuid(),
      name: localisedSchema,
      kind: z.enum(PRODUCT_KINDS),
      paid_minor: minorSchema,
      /** Credits neither used nor booked, or full days that remain. */
      unused: z.object({ of: z.enum(['credits', 'days']), left: z.int(), total: z.int() }),
      unused_minor: minorSchema,
      penalty_minor: minorSchema,
      /** The refund: `unused_minor` less the penalty. */
      refund_minor: minorSchema,
      /** The steps of the calculation; penalties are negative. They add up to `refund_minor`. */
      rules: z.array(z.object({ rule: z.enum(REFUND_RULES), amount_minor: minorSchema })),
      /** Null: it can be refunded. */
      refusal: z.enum(REFUND_REFUSALS).nullable(),
    }),
  ),
  penalty_percent: z.int(),
  /** The sum over all lines that can be refunded. */
  refund_minor: minorSchema,
  /**
   * Until when no penalty is withheld (terms, clause 9); null: that time is over. The page says it before the learner
   * confirms.
   */
  withdrawal_until: instantSchema.nullable(),
});

export type Quote = z.output<typeof quoteSchema>;
export type CartLine = z.output<typeof cartLineSchema>;
export type OrderView = z.output<typeof orderSchema>;
export type OrderLineView = z.output<typeof orderLineSchema>;
export type OrderSummary = z.output<typeof orderSummarySchema>;
export type RefundQuote = z.output<typeof refundQuoteSchema>;
