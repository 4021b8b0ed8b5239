export { lessonProductId } from '../domain/product.ts';
export { keepCart } from './cart/keep-cart.ts';
export { CartIcon } from './cart/cart-icon.tsx';
export { OpeningNote } from './opening/opening-note.tsx';
export { useEntitlementChanges } from './entitlements/use-entitlement-changes.ts';
export { useEntitlements } from './entitlements/use-entitlements.ts';
export { useAddToCart } from './cart/use-add-to-cart.ts';
export { useCart, useCartCount } from './cart/use-cart.ts';
