import { useSyncExternalStore } from 'react';
import { TextLink } from '#ui/text-link.tsx';
import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { hasSeenTour } from './tour-seen.ts';
import styles from './tour.module.css';

const never = () => () => undefined;

/** The offer of a tour of the test screen. Once the visitor has seen the tour, it is a small link. */
export function TourOffer({ plan }: { readonly plan: string }) {
  const t = useText('mockTests');
  // The server renders the first visit, so nothing moves for a new visitor.
  const seen = useSyncExternalStore(never, hasSeenTour, () => false);
  const to = paths.tour({ from: plan });
  return (
    <>
      {seen ? (
        <p className={styles.again}>
          <TextLink to={to}>{t('start.tourAgain')}</TextLink>
        </p>
      ) : (
        <p className={styles.offer} data-tour-offer="">
          {t('start.tourText')} <TextLink to={to}>{t('start.tour')}</TextLink>
        </p>
      )}
      <p className={styles.computer}>{t('start.computer')}</p>
    </>
  );
}
