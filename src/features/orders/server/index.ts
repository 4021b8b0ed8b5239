export { createOrders, ordersJobs } from './create-orders.ts';
export { mountPaymentWebhooks } from './mount-webhooks.ts';
export { ORDERS_DATA } from './orders-of-account.ts';
export type { OrdersDependencies } from './orders-dependencies.ts';
export { createPaymentProviders } from './payment-providers.ts';
export { listContentProducts } from './product-list.ts';
export { runShopCommand } from './run-shop-command.ts';
export { termsOf } from './terms-version-store.ts';
