import { memo, useMemo } from 'react';
import type { Peaks } from '../../domain/recording/peaks.ts';
import { barsOf } from '../../domain/recording/peaks.ts';
import styles from './recording.module.css';

const BARS = 300;
const HEIGHT = 100;
/** Of the place that a bar has. */
const BAR_WIDTH = 0.7;
/** Silence is a thin line. */
const LEAST = 2;

/** The recording as a picture. What it shows is said in words by the slider and the pauses. */
export const Wave = memo(function Wave({ peaks }: { readonly peaks: Peaks }) {
  const path = useMemo(
    () =>
      barsOf(peaks, BARS)
        .map((bar, at) => {
          const height = Math.max(LEAST, bar * HEIGHT);
          return `M${at} ${((HEIGHT - height) / 2).toFixed(1)}h${BAR_WIDTH}v${height.toFixed(1)}h-${BAR_WIDTH}z`;
        })
        .join(''),
    [peaks],
  );
  return (
    <svg
      className={styles.wave}
      viewBox={`0 0 ${BARS} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      data-wave=""
    >
      <path d={path} />
    </svg>
  );
});
