import { useText } from '#platform/i18n/text-provider.tsx';
import { Card } from '#ui/card.tsx';
import { Grid, Section, SectionHeading } from '#ui/layout.tsx';
import type { MarkingCard } from '../../catalogue-contract.ts';
import { CartForm } from '../offers/cart-form.tsx';
import { CheckList } from '../offers/check-list.tsx';
import { isForSale } from '../offers/is-for-sale.ts';
import { Picture } from '../offers/picture.tsx';
import { useOfferPrice } from '../offers/use-offer-price.ts';
import styles from './single-markings.module.css';

/** Markings by a teacher that are sold alone. */
export function SingleMarkings({ markings }: { readonly markings: readonly MarkingCard[] }) {
  const text = useText('catalogue');
  return (
    <Section id="single-markings" labelledBy="markings">
      <SectionHeading id="markings" title={text('markings.title')} intro={text('markings.intro')} />
      <Grid columns={2}>
        {markings.map((marking) => (
          <SingleMarking key={marking.key} marking={marking} />
        ))}
      </Grid>
    </Section>
  );
}

function SingleMarking({ marking }: { readonly marking: MarkingCard }) {
  const text = useText('catalogue');
  const priceOf = useOfferPrice();
  const { cover, title, tagline, includes, needs, offer } = marking;
  const forSale = isForSale(offer);
  const later = offer && !offer.opening.isOpen ? text('markings.later') : undefined;
  const note = forSale ? text('markings.days', { days: offer.accessDays }) : later;
  return (
    <Card
      title={title}
      picture={<Picture picture={cover} />}
      actions={
        <div className={styles.buy}>
          <p>
            <span className={forSale ? styles.price : styles.later}>{priceOf(offer)}</span>
            {note === undefined ? null : <span className={styles.note}>{note}</span>}
          </p>
          {forSale ? <CartForm offer={offer} title={title} /> : null}
        </div>
      }
    >
      <p>{tagline}</p>
      <div className={styles.includes}>
        <CheckList items={includes} />
      </div>
      <p className={styles.needs}>{needs}</p>
    </Card>
  );
}
