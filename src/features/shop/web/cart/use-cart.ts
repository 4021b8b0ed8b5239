import { useSyncExternalStore } from 'react';
import { countLines } from './cart-lines.ts';
import { getCart, subscribeToCart, type Cart } from './cart-store.ts';

/** The cart of this browser; undefined until the page is interactive. */
export function useCart(): Cart | undefined {
  return useSyncExternalStore<Cart | undefined>(subscribeToCart, getCart, () => undefined);
}

/** How many items it has; 0 until the page is interactive. */
export function useCartCount(): number {
  const cart = useCart();
  return cart ? countLines(cart.lines) : 0;
}
