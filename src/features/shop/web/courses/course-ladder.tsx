import { paths } from '#paths';
import { TextLink } from '#ui/text-link.tsx';
import { SentenceSpace } from '#platform/i18n/sentence-space.tsx';
import { useText } from '#platform/i18n/text-provider.tsx';
import type { CourseCard } from '../../catalogue-contract.ts';
import styles from './course-ladder.module.css';

const BANDS = [3, 4, 5, 6, 7, 8, 9];
const LOWEST = 3;
const UNIT = 10;

const placeOf = (band: number) => (band - LOWEST) * UNIT;

/** All courses on one scale, so readers find the one for their level. */
export function CourseLadder({
  courses,
  testPath,
}: {
  readonly courses: readonly CourseCard[];
  readonly testPath: string;
}) {
  const text = useText('catalogue');
  const inOrder = [...courses].sort((a, b) => a.bands.from - b.bands.from || a.bands.to - b.bands.to);
  return (
    <>
      <div className={styles.ladder}>
        <p className={styles.scale} aria-hidden="true">
          {BANDS.map((band) => (
            <span key={band} className={styles.band}>
              {band}
            </span>
          ))}
        </p>
        <ol className={styles.list}>
          {inOrder.map(({ slug, title, bands }) => (
            <li key={slug} className={styles.course}>
              <TextLink to={paths.course({ slug })} className={styles.title}>
                {title}
              </TextLink>
              <svg className={styles.track} viewBox="0 0 60 10" preserveAspectRatio="none" aria-hidden="true">
                {BANDS.map((band) => (
                  <path key={band} className={styles.mark} d={`M${placeOf(band)} 0V10`} />
                ))}
                <path className={styles.reach} d={`M${placeOf(bands.from)} 5H${placeOf(bands.to)}`} />
              </svg>
              <span className={styles.bands}>{text('facts.bands', bands)}</span>
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.unsure}>
        {text('courses.ladderUnsure')}
        <SentenceSpace />
        <TextLink to={testPath} variant="arrow">
          {text('courses.ladderAction')}
        </TextLink>
      </p>
    </>
  );
}
