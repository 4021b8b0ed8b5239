import type { FormEvent } from 'react';
import { useAddToCart, useCart, useEntitlements } from '#features/orders/web/index.ts';
import { paths } from '#paths';
import { useLanguage } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Check as CheckIcon } from 'lucide-react';
import type { Offer } from '../contract.ts';
import { CartForm } from './cart-form.tsx';
import { useCatalogueText } from './use-catalogue-text.ts';
import styles from './price-box.module.css';

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
  const language = useLanguage();
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
  const date = owned && formatInstant(owned.access_until, { language, timeZone: undefined, shape: 'date' });
  if (owned && !owned.renewable) {
    return (
      <ButtonLink to={paths.me()} size="large" wide icon={<CheckIcon size={22} />} data-owned={grants}>
        {text('buy.owned', { date: date ?? '' })}
      </ButtonLink>
    );
  }
  if (holder) {
    return (
      <ButtonLink to={paths.me()} size="large" wide icon={<CheckIcon size={22} />} data-included={grants}>
        {text('buy.included', { plan: holder.name[language] })}
      </ButtonLink>
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
      {date ? (
        <p className={styles.renew} data-renewable={grants}>
          {text('buy.renew', { date })}
        </p>
      ) : null}
      <CartForm offer={offer} title={title} size="page" onSubmit={submit} />
    </>
  );
}
