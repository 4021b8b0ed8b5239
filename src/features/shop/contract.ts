/** The door for other features: what an account may use, and what pages show of a cart and an order. */
export type { Entitlements } from './entitlement-contract.ts';
export { BUILT_FEATURES, FEATURES } from './domain/products/opening.ts';
export type {
  CartLine,
  OrderLineView,
  OrderSummary,
  OrderView,
  Quote,
  RefundQuote,
} from './order-view-contract.ts';
export type { CatalogueReader, FullTest, Offer, PlanView } from './catalogue-contract.ts';
