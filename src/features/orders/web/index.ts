export { lessonProductId } from '../domain/product.ts';
export { keepCart } from './keep-cart.ts';
export { CartIcon } from './cart-icon.tsx';
export { useEntitlementChanges } from './use-entitlement-changes.ts';
export { useEntitlements } from './use-entitlements.ts';
export { useAddToCart } from './use-add-to-cart.ts';
export { useCart, useCartCount } from './use-cart.ts';
export { useCartButtonText } from './use-cart-button-text.ts';
