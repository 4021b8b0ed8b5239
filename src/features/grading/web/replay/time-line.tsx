import { useText } from '#platform/i18n/text-provider.tsx';
import type { WritingFigures } from '../../domain/drafts/writing-figures.ts';
import { clockText } from './clock-text.ts';
import styles from './replay.module.css';

/** In units of the drawing. */
const WIDTH = 1000;
const PAUSE_WIDTH = 12;

type TimeLineProps = {
  readonly figures: WritingFigures;
  /** The seconds of the whole line. */
  readonly end: number;
};

/** Pauses and big deletions above the slider. The table below says the same in words. */
export function TimeLine({ figures: { pauses, deletions }, end }: TimeLineProps) {
  const t = useText('drafts');
  if (pauses.length === 0 && deletions.length === 0) return null;
  const placeOf = (playAt: number) => (end === 0 ? 0 : (playAt / end) * WIDTH);
  return (
    <>
      <svg
        className={styles.line}
        viewBox={`0 0 ${WIDTH} 24`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {pauses.map(({ at, playAt, seconds }) => (
          <rect
            key={at}
            className={styles.pauseMark}
            x={placeOf(playAt)}
            y="6"
            width={PAUSE_WIDTH}
            height="18"
          >
            <title>{t('replay.pauseMark', { time: clockText(seconds), at: clockText(at) })}</title>
          </rect>
        ))}
        {deletions.map(({ at, playAt, characters }) => (
          <rect key={at} className={styles.deletionMark} x={placeOf(playAt) - 3} y="0" width="6" height="24">
            <title>{t('replay.deletionMark', { count: characters, at: clockText(at) })}</title>
          </rect>
        ))}
      </svg>
      <p className={styles.legend}>{t('replay.line')}</p>
    </>
  );
}
