import { useSyncExternalStore } from 'react';
import { TextLink } from '#ui/text-link.tsx';
import { paths } from '#paths';
import { useText } from '#platform/i18n/text-provider.tsx';
import { hasSeenTour } from './tour-seen.ts';
import styles from './tour.module.css';

const never = () => () => undefined;

/** Before the first test: a tour of its screen, that may be passed over; later a way back to it. */
export function TourOffer({ plan }: { readonly plan: string }) {
  const t = useText('mockTests');
  // The server does not know: nothing moves for somebody who is here for the first time.
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
