import type { FormEvent } from 'react';
import { useAddToCart, useCart } from '#features/orders/web/index.ts';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import { Check as CheckIcon } from 'lucide-react';
import type { Offer } from '../contract.ts';
import { CartForm } from './cart-form.tsx';
import { useCatalogueText } from './use-catalogue-text.ts';

/** Sells a product on its own page; what is in the cart already leads there. */
export function AddToCart({ offer, title }: { readonly offer: Offer; readonly title: string }) {
  const text = useCatalogueText();
  const cart = useCart();
  const add = useAddToCart();
  const { productId, priceMinor } = offer;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add({ productId, title, priceMinor });
  };
  if (cart?.lines.some((line) => line.productId === productId))
    return (
      <ButtonLink to={paths.cart()} size="large" wide icon={<CheckIcon size={22} />} data-in-cart={productId}>
        {text('buy.inCart')}
      </ButtonLink>
    );
  return <CartForm offer={offer} title={title} size="page" onSubmit={submit} />;
}
