import { z } from 'zod';
import { endpoint } from '#platform/http/endpoint.ts';
import { MAX_CART_LINES } from './domain/products/product.ts';
import { ORDER_ENDPOINTS } from './order-endpoints.ts';
import {
  couponCodeSchema,
  minorSchema,
  productIdSchema,
  quoteSchema,
  statusOkSchema,
} from './order-view-contract.ts';

/** The calls for a cart. Prices come from the server. A price in a body is only what the buyer saw. */

/** Lines of the same product are merged. An impossible quantity is corrected, and the reply says so. */
export const cartLinesSchema = z
  .array(
    z.strictObject({
      product: productIdSchema,
      quantity: z.int().min(1).max(1000),
      /** The price that the buyer saw, so the reply can report a change. */
      price_minor: z.int().min(0).max(100_000_000).optional(),
    }),
  )
  .max(MAX_CART_LINES);

const cartSchema = z.object({
  status: statusOkSchema,
  lines: z.array(z.object({ product: z.string(), quantity: z.int(), price_minor: minorSchema.nullable() })),
  coupon: z.string().nullable(),
});

export const quoteCart = endpoint({
  ...ORDER_ENDPOINTS.quoteCart,
  summary: 'What a cart costs now, line by line, and what is the matter with any line or the coupon.',
  access: 'anyone',
  body: z.strictObject({ lines: cartLinesSchema, coupon: couponCodeSchema.nullable().optional() }),
  reply: quoteSchema,
  refusals: ['throttled'],
});

export const getCart = endpoint({
  ...ORDER_ENDPOINTS.getCart,
  summary: 'The cart that is kept with the account.',
  access: 'signed-in',
  reply: cartSchema,
});

export const saveCart = endpoint({
  ...ORDER_ENDPOINTS.saveCart,
  summary:
    'Replaces the account’s cart, or merges a visitor’s into it (each product once, the greater quantity).',
  access: 'signed-in',
  body: z.strictObject({
    lines: cartLinesSchema,
    coupon: couponCodeSchema.nullable(),
    mode: z.enum(['replace', 'merge']),
  }),
  reply: cartSchema,
});
