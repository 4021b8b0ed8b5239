import { formatBandRange } from '#ielts/bands/format-band-range.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { BandScale } from '#ui/band-scale.tsx';
import styles from './status.module.css';

type BandRangeProps = {
  readonly range: { readonly low: number; readonly high: number };
  /** Null or a machine: the range is called an estimate. */
  readonly isTeacher?: boolean;
  readonly size?: 'small' | 'large';
};

/** A range on the scale with its figures. A machine's range is called an estimate. */
export function BandRange({ range, isTeacher = false, size = 'small' }: BandRangeProps) {
  const text = useText('workStatus');
  return (
    <span className={size === 'large' ? styles.largeRange : styles.range} data-band-range="">
      <BandScale band={range.low} upTo={range.high} size={size} />
      <strong className={styles.figure}>
        {text(isTeacher ? 'teacher' : 'estimate', { band: formatBandRange(range) })}
      </strong>
    </span>
  );
}
