import type { ReactNode } from 'react';
import { Check as CheckIcon } from 'lucide-react';
import { OpeningNote } from '../opening/opening-note.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { Offer } from '../../catalogue-contract.ts';
import { isForSale } from './is-for-sale.ts';
import { useOfferPrice } from './use-offer-price.ts';
import styles from './price-box.module.css';

/** The price, and how long access lasts. */
export function Price({ offer }: { readonly offer: Offer | null }) {
  const text = useText('catalogue');
  const priceOf = useOfferPrice();
  if (offer === null) return <p className={styles.price}>{priceOf(offer)}</p>;
  if (!offer.available) return <p className={styles.withdrawn}>{text('buy.withdrawnText')}</p>;
  if (!offer.opening.isOpen) return <p className={styles.withdrawn}>{text('buy.notOpenText')}</p>;
  return (
    <>
      <p className={styles.price}>
        {priceOf(offer)}
        <span className={styles.access}>{text('facts.access', { days: offer.accessDays })}</span>
      </p>
      <OpeningNote opening={offer.opening} accessDays={offer.accessDays} />
    </>
  );
}

type PriceNotesProps = {
  readonly offer: Offer | null;
  readonly points: readonly string[];
  /** A second button or link. */
  readonly aside?: ReactNode;
};

/** The text under the button. */
export function PriceNotes({ offer, points, aside }: PriceNotesProps) {
  const text = useText('catalogue');
  return (
    <>
      {points.length === 0 ? null : (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <CheckIcon size={18} />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      )}
      {isForSale(offer) ? <p className={styles.refunds}>{text('buy.refunds')}</p> : null}
      {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
    </>
  );
}
