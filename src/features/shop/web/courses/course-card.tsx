import { OpeningNote } from '../opening/opening-note.tsx';
import { paths } from '#paths';
import { BandScale } from '#ui/band-scale.tsx';
import { Card } from '#ui/card.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { CourseCard as Course } from '../../catalogue-contract.ts';
import { CartForm } from '../offers/cart-form.tsx';
import { isForSale } from '../offers/is-for-sale.ts';
import { Picture } from '../offers/picture.tsx';
import { useOfferPrice } from '../offers/use-offer-price.ts';
import styles from './course-card.module.css';

/** A course in a list: its level on the band scale, hours, price, and the button that adds it to the cart. */
export function CourseCard({ course, level = 3 }: { readonly course: Course; readonly level?: 2 | 3 }) {
  const text = useText('catalogue');
  const priceOf = useOfferPrice();
  const { slug, cover, title, tagline, bands, hours, offer } = course;
  return (
    <Card
      title={title}
      to={paths.course({ slug })}
      level={level}
      picture={<Picture picture={cover} />}
      meta={
        <p className={styles.facts}>
          <BandScale band={bands.from} upTo={bands.to} size="small" />
          <span className={styles.bands}>{text('facts.bands', bands)}</span>
          <span className={styles.hours}>{text('facts.hours', { hours })}</span>
        </p>
      }
      actions={
        <div className={styles.buy}>
          <p className={offer === null || isForSale(offer) ? styles.price : styles.withdrawn}>
            {priceOf(offer)}
          </p>
          {isForSale(offer) ? <CartForm offer={offer} title={title} /> : null}
        </div>
      }
    >
      <p>{tagline}</p>
      {isForSale(offer) ? <OpeningNote opening={offer.opening} accessDays={null} /> : null}
    </Card>
  );
}
