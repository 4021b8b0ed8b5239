import { useSession } from '#features/accounts/web/index.ts';
import { paths } from '#paths';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { TextLink } from '#ui/text-link.tsx';
import { formatBand } from '#ielts/bands/format-band.ts';
import type { SittingView } from '../../sittings-contract.ts';
import styles from './ways-to-sit.module.css';

/** The date and the band of the last sitting, with a link to it. */
export function LastSitting({ sitting }: { readonly sitting: SittingView }) {
  const s = useText('sitting');
  const language = useLanguage();
  const timeZone = useSession()?.user.time_zone;
  const { sitting_id: sittingId, started_at: startedAt, overall_band: band } = sitting;
  const date = formatInstant(startedAt, { language, timeZone, shape: 'date' });
  return (
    <p className={styles.hint}>
      {band === null ? s('offer.last', { date }) : s('offer.lastBand', { date, band: formatBand(band) })}{' '}
      <TextLink to={paths.sitting({ sittingId })}>{s('offer.see')}</TextLink>
    </p>
  );
}
