import { fillsOf, type MarkFill } from './band-marks.ts';
import styles from './band-scale.module.css';

type BandScaleProps = {
  /** 0 to 9 by .5. */
  readonly band: number;
  /** For an estimate: marks from `band` up to this one are outlined. */
  readonly upTo?: number;
  readonly size?: 'small' | 'medium' | 'large';
  /** The scale in words: "Band 6.5 of 9". Without it the scale is decoration for a text next to it. */
  readonly label?: string;
};

const WIDTH = 10;
const STEP = 14;
const HEIGHT = 32;

/** Mark n of nine, each a step higher than the one before; `fill` half draws its left half. */
function markPath(index: number, fill: MarkFill): string {
  const left = index * STEP + 1;
  const top = 18 - index * 2.125;
  const bottom = HEIGHT - 1;
  const right = left + (fill === 'half' ? WIDTH / 2 : WIDTH);
  const round = fill === 'half' ? '' : `a2.5 2.5 0 0 1 2.5 2.5V${bottom - 2.5}a2.5 2.5 0 0 1-2.5 2.5`;
  const flat = `H${right}V${bottom}`;
  return `M${left} ${top + 2.5}a2.5 2.5 0 0 1 2.5-2.5${round ? `H${right - 2.5}${round}` : flat}H${left + 2.5}a2.5 2.5 0 0 1-2.5-2.5z`;
}

/** Nine marks filled to a band: level, progress, result, rating. */
export function BandScale({ band, upTo, size = 'medium', label }: BandScaleProps) {
  const fills = fillsOf(band);
  const open = fillsOf(upTo ?? band);
  return (
    <svg
      className={`${styles.scale} ${styles[size]}`}
      viewBox={`0 0 ${STEP * 8 + WIDTH + 2} ${HEIGHT}`}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      focusable="false"
    >
      {fills.map((fill, index) => {
        const reach = open[index] ?? 'empty';
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the nine marks never change places
          <g key={index}>
            <path className={styles.empty} d={markPath(index, 'full')} />
            {reach === fill || reach === 'empty' ? null : (
              <path className={styles.open} d={markPath(index, reach)} />
            )}
            {fill === 'empty' ? null : (
              <path className={index === 8 ? styles.top : styles.filled} d={markPath(index, fill)} />
            )}
          </g>
        );
      })}
    </svg>
  );
}
