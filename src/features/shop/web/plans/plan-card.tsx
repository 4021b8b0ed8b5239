import { OpeningNote } from '../opening/opening-note.tsx';
import { paths } from '#paths';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { PlanCard as Plan } from '../../catalogue-contract.ts';
import { CartForm } from '../offers/cart-form.tsx';
import { isForSale } from '../offers/is-for-sale.ts';
import { Picture } from '../offers/picture.tsx';
import { useOfferPrice } from '../offers/use-offer-price.ts';
import { useCatalogueText } from '../offers/use-catalogue-text.ts';
import styles from './plan-card.module.css';

/** A mock-test plan in a list: what it is, what it costs, and the way in. */
export function PlanCard({ plan, level = 3 }: { readonly plan: Plan; readonly level?: 2 | 3 }) {
  const text = useCatalogueText();
  const priceOf = useOfferPrice();
  const { slug, cover, title, tagline, offer, paper } = plan;
  const forSale = isForSale(offer);
  return (
    <Card
      title={title}
      to={paths.plan({ slug })}
      level={level}
      picture={<Picture picture={cover} />}
      badge={paper === null ? undefined : <Badge tone="accent">{text('plans.open')}</Badge>}
      actions={
        <div className={styles.buy}>
          <p>
            <span className={offer === null || forSale ? styles.price : styles.withdrawn}>
              {priceOf(offer)}
            </span>
            {forSale ? (
              <span className={styles.access}>{text('facts.access', { days: offer.accessDays })}</span>
            ) : null}
          </p>
          {forSale ? <CartForm offer={offer} title={title} /> : null}
          {offer ? null : (
            <ButtonLink to={paths.plan({ slug })} size="small">
              {text('plans.start')}
            </ButtonLink>
          )}
        </div>
      }
    >
      <p>{tagline}</p>
      {forSale ? <OpeningNote opening={offer.opening} accessDays={null} /> : null}
    </Card>
  );
}
