import { useText } from '#platform/i18n/text-provider.tsx';
import { useBandText } from '../drafts/use-band-text.ts';
import { useInstant } from '../drafts/use-instant.ts';
import type { WorkSummary } from '../drafts/work-replies.ts';
import styles from './my-works.module.css';

const LOWEST = 3;
const HIGHEST = 9;
const MOST = 12;
/** In units of the drawing. */
const STEP = 20;

const placeOf = (band: number) => (Math.min(HIGHEST, Math.max(LOWEST, band)) - LOWEST) * STEP;

/** The ranges of the last texts, one below the other. Nothing before there are two. */
export function BandHistory({ works }: { readonly works: readonly WorkSummary[] }) {
  const t = useText('drafts');
  const instant = useInstant();
  const bandText = useBandText();
  const graded = works
    .filter(({ kind, band }) => kind !== 'speaking' && band !== null)
    .slice(0, MOST)
    .reverse();
  if (graded.length < 2) return null;
  return (
    <section className={styles.part} aria-labelledby="bands-over-time">
      <h2 id="bands-over-time">{t('mine.over')}</h2>
      <p>{t('mine.overText')}</p>
      <ol className={styles.bands} data-bands={graded.length}>
        {graded.map((work) => {
          const { work_id: id, band } = work;
          if (!band) return null;
          const from = placeOf(band.low);
          return (
            <li key={id} className={styles.bandRow}>
              <span className={styles.bandDate}>
                {instant(work.submitted_at ?? work.started_at)} · {t(`kind.${work.kind}`)}
              </span>
              <svg
                className={styles.bandLine}
                viewBox={`-5 0 ${(HIGHEST - LOWEST) * STEP + 10} 14`}
                aria-hidden="true"
                focusable="false"
              >
                {Array.from({ length: HIGHEST - LOWEST + 1 }, (_, index) => LOWEST + index).map((each) => (
                  <line
                    key={each}
                    className={styles.bandStep}
                    x1={placeOf(each)}
                    x2={placeOf(each)}
                    y1="1"
                    y2="13"
                  />
                ))}
                <rect
                  className={styles.bandBar}
                  x={from - 3}
                  y="3"
                  width={placeOf(band.high) - from + 6}
                  height="8"
                  rx="4"
                />
              </svg>
              <span>{bandText(work)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
