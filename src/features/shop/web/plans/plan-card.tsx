import { OpeningNote } from '../opening/opening-note.tsx';
import { paths } from '#paths';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { PlanCard as Plan } from '../../catalogue-contract.ts';
import { CartForm } from '../offers/cart-form.tsx';
import { isForSale } from '../offers/is-for-sale.ts';
import { Picture } from '../offers/picture.tsx';
import { useOfferPrice } from '../offers/use-offer-price.ts';
import styles from './plan-card.module.css';

type Props = {
  readonly plan: Plan;
  readonly level?: 2 | 3;
  /** Loads the picture immediately, for a card that is visible first. */
  readonly eager?: boolean;
};

/** A mock-test plan in a list: its contents, its price, and the link to it. */
export function PlanCard({ plan, level = 3, eager = false }: Props) {
  const text = useText('catalogue');
  const priceOf = useOfferPrice();
  const { slug, cover, title, tagline, offer, paper } = plan;
  const forSale = isForSale(offer);
  return (
    <Card
      title={title}
      to={paths.plan({ slug })}
      level={level}
      picture={<Picture picture={cover} eager={eager} />}
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
