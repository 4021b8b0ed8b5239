import { paths } from '#paths';
import { SentenceSpace } from '#platform/i18n/sentence-space.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Offer } from './marking-replies.ts';
import { useMarkingPrice } from './use-marking-price.ts';
import styles from './learner.module.css';

/** What pays for a marking where the learner has nothing that does: one marking alone, or the plan. */
export function BuyMarking({ kind }: { readonly kind: Offer['kind'] }) {
  const text = useText('markingOffer');
  const { product, price, isSold } = useMarkingPrice(kind);
  const label = text(`buy.${kind}`);
  return (
    <>
      <p>{text('buy.none')}</p>
      {isSold === false ? null : (
        <p className={styles.action}>
          <ButtonLink variant="secondary" to={paths.cart({ product })} data-buy-marking={kind}>
            {price === undefined ? label : text('buy.price', { label, price })}
          </ButtonLink>
        </p>
      )}
      <p>
        {text('buy.plan')}
        <SentenceSpace />
        <TextLink to={paths.plan({ slug: 'premium-account' })}>{text('buy.planLink')}</TextLink>
      </p>
    </>
  );
}
