import { lazy, Suspense, type FormEvent } from 'react';
import { useAddToCart, useCart, useEntitlements } from '#features/orders/web/index.ts';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import { Check as CheckIcon } from 'lucide-react';
import type { Offer } from '../contract.ts';
import { CartForm } from './cart-form.tsx';
import { useCatalogueText } from './use-catalogue-text.ts';

/** Loaded by those who have it. */
const ownedModule = () => import('./owned-offer.tsx');
const OwnedOffer = lazy(() => ownedModule().then((module) => ({ default: module.OwnedOffer })));
const RenewHint = lazy(() => ownedModule().then((module) => ({ default: module.RenewHint })));

type AddProps = {
  readonly offer: Offer;
  readonly title: string;
  /** What it gives access to: the key of the course or plan. */
  readonly grants: string;
  /** Whom to ask while it is not sold. */
  readonly topic: 'courses' | 'mock-tests';
};

/** Sells a product on its own page; what is in the cart, or owned, already leads there. */
export function AddToCart({ offer, title, grants, topic }: AddProps) {
  const text = useCatalogueText();
  const cart = useCart();
  const access = useEntitlements()?.access;
  const owned = access?.find(({ key }) => key === grants);
  const holder = access?.find(({ includes, renewable }) => !renewable && includes.includes(grants));
  const add = useAddToCart();
  const { productId, priceMinor } = offer;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add({ productId, title, priceMinor });
  };
  const mine = owned && !owned.renewable ? owned : holder;
  if (mine) {
    return (
      <Suspense fallback={null}>
        <OwnedOffer access={mine} grants={grants} />
      </Suspense>
    );
  }
  if (!offer.available)
    return (
      <ButtonLink to={paths.contact({ topic })} variant="secondary" size="large" wide>
        {text('buy.askUs')}
      </ButtonLink>
    );
  if (cart?.lines.some((line) => line.productId === productId))
    return (
      <ButtonLink to={paths.cart()} size="large" wide icon={<CheckIcon size={22} />} data-in-cart={productId}>
        {text('buy.inCart')}
      </ButtonLink>
    );
  return (
    <>
      {owned ? (
        <Suspense fallback={null}>
          <RenewHint access={owned} />
        </Suspense>
      ) : null}
      <CartForm offer={offer} title={title} size="page" onSubmit={submit} />
    </>
  );
}
