import { formatBand } from '#ielts/bands/format-band.ts';
import { formatBandRange } from '#ielts/bands/format-band-range.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { BandScale } from '#ui/band-scale.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Speaking, SpokenGrade } from './spoken-reply.ts';
import styles from './spoken.module.css';

type BandsProps = { readonly grade: SpokenGrade; readonly transcribedBy: Speaking['transcribed_by'] };

/** Three criteria as ranges, the fourth said to be missing, and what keeps them low. */
export function SpokenBands({ grade: { criteria, caps }, transcribedBy }: BandsProps) {
  const text = useText('spokenWork');
  return (
    <section className={styles.part} aria-labelledby="spoken-bands" data-spoken-bands="">
      <h2 id="spoken-bands">{text('bands.title')}</h2>
      <ul className={styles.bands}>
        {criteria.map(({ criterion, low, high }) => (
          <li key={criterion} data-criterion={criterion}>
            <span>{text(`criterion.${criterion}`)}</span>
            <span className={styles.range}>
              <BandScale band={low} upTo={high} size="small" />
              <strong>{text('bands.estimate', { range: formatBandRange({ low, high }) })}</strong>
            </span>
          </li>
        ))}
        <li data-criterion="pronunciation">
          <span>{text('criterion.pronunciation')}</span>
          <span className={styles.range}>{text('bands.notJudged')}</span>
        </li>
      </ul>
      <p className={styles.strong}>{text('bands.noOverall')}</p>
      <p className={styles.note}>{text('bands.uncalibrated')}</p>
      {transcribedBy ? <p className={styles.note}>{text('bands.by', transcribedBy)}</p> : null}
      {caps.map(({ id, cap, message }) => (
        <Notice key={id} tone="warning" title={text('bands.cap', { band: formatBand(cap) })}>
          {message}
        </Notice>
      ))}
    </section>
  );
}
