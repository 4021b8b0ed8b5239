import type { ReactNode } from 'react';
import { StaticPart } from '#platform/pages/static-part.tsx';
import { classNames } from '#ui/class-names.ts';
import { Container } from '#ui/layout.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { OfferView } from './render-offer.tsx';
import styles from './offer-page.module.css';
import priceStyles from './price-box.module.css';

type OfferPageProps = {
  readonly offer: OfferView;
  /** The button, in the box with the price. On wide screens the box stays in view. */
  readonly action: ReactNode;
  /** The action is a list, too high to stay in view. */
  readonly tall?: boolean;
  /** The reader has the product: no price, and nothing about buying. */
  readonly mine?: boolean;
  readonly children: ReactNode;
};

/** The frame of an offer's page: its head, its cover with the price, its parts. */
export function OfferPage({ offer, action, tall, mine = false, children }: OfferPageProps) {
  const text = useText('catalogue');
  return (
    <Container className={styles.page}>
      <StaticPart {...offer.trail} />
      <div className={styles.grid}>
        <StaticPart {...offer.head} />
        <div className={styles.side}>
          <div className={classNames(styles.box, tall && styles.tall)}>
            <StaticPart {...offer.cover} />
            <div className={styles.boxBody}>
              <section aria-label={text(mine ? 'course.yoursTitle' : 'course.priceTitle')}>
                <StaticPart {...offer.price} hidden={mine} />
                <div className={mine ? undefined : priceStyles.action}>{action}</div>
                <StaticPart {...offer.notes} hidden={mine} />
              </section>
            </div>
          </div>
        </div>
        <div className={styles.parts}>{children}</div>
      </div>
    </Container>
  );
}
