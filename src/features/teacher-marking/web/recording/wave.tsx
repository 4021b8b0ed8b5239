import { memo, useMemo } from 'react';
import { barsOf, type Peaks } from '../../domain/recording/peaks.ts';
import styles from './recording.module.css';

const BARS = 300;
const HEIGHT = 80;
const MIDDLE = 50;
/** Of the place that a bar has. */
const BAR_SHARE = 0.7;
/** Silence is a thin line. */
const LEAST = 2;

type WaveProps = {
  readonly peaks: Peaks;
  /** Of the drawing around it, in its units. */
  readonly width: number;
};

/** The recording as a picture. What it shows is said in words by the slider and the pauses. */
export const Wave = memo(function Wave({ peaks, width }: WaveProps) {
  const path = useMemo(() => {
    const step = width / BARS;
    const bar = (step * BAR_SHARE).toFixed(2);
    return barsOf(peaks, BARS)
      .map((level, at) => {
        const height = Math.max(LEAST, level * HEIGHT);
        const [x, y] = [(at * step).toFixed(2), (MIDDLE - height / 2).toFixed(1)];
        return `M${x} ${y}h${bar}v${height.toFixed(1)}h-${bar}z`;
      })
      .join('');
  }, [peaks, width]);
  return <path className={styles.wave} d={path} data-wave="" />;
});
