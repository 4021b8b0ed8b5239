import { lazy, Suspense, type FormEvent } from 'react';
import { OpeningNote } from '../opening/opening-note.tsx';
import { TellWhenOpen } from '../openings/tell-when-open.tsx';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { useCart } from '../cart/use-cart.ts';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import { Check as CheckIcon } from 'lucide-react';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { Offer } from '../../catalogue-contract.ts';
import { CartForm } from './cart-form.tsx';
import { isForSale } from './is-for-sale.ts';
import type { Owning } from './use-owning.ts';

/** Loaded only for learners who have the product. */
const ownedModule = () => import('./owned-offer.tsx');
const OwnedOffer = lazy(() => ownedModule().then((module) => ({ default: module.OwnedOffer })));
const RenewHint = lazy(() => ownedModule().then((module) => ({ default: module.RenewHint })));

type AddProps = {
  readonly offer: Offer;
  readonly title: string;
  /** The key of the course or plan that it opens. */
  readonly grants: string;
  readonly owning: Owning;
  /** The link to ask about it while it is not sold. */
  readonly topic: 'courses' | 'mock-tests';
};

/** Sells a product on its own page. A product in the cart or with access becomes a link there. */
export function AddToCart({ offer, title, grants, owning, topic }: AddProps) {
  const text = useText('catalogue');
  const cart = useCart();
  const { mine, renewable } = owning;
  const add = useAddToCart();
  const { productId, priceMinor } = offer;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add({ productId, title, priceMinor });
  };
  if (mine) {
    return (
      <Suspense fallback={null}>
        <OwnedOffer access={mine} grants={grants} />
        <OpeningNote opening={offer.opening} accessDays={null} />
      </Suspense>
    );
  }
  if (offer.available && !offer.opening.isOpen) return <TellWhenOpen subject={productId} primary />;
  if (!isForSale(offer))
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
      {renewable ? (
        <Suspense fallback={null}>
          <RenewHint access={renewable} />
        </Suspense>
      ) : null}
      <CartForm offer={offer} title={title} size="page" onSubmit={submit} />
    </>
  );
}
