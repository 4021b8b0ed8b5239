import type { FormEvent } from 'react';
import { useAddToCart } from '../cart/use-add-to-cart.ts';

/** For the cards in a StaticPart: adds the product of their `CartForm` to the cart. */
export function useCartAnswer(): (event: FormEvent) => void {
  const add = useAddToCart();
  return (event) => {
    const { product, title, price } = event.target instanceof HTMLFormElement ? event.target.dataset : {};
    if (product === undefined || title === undefined) return;
    event.preventDefault();
    add({ productId: product, title, priceMinor: Number(price) });
  };
}
