import type { RefObject } from 'react';
import styles from './level-meter.module.css';

type LevelMeterProps = { readonly meter: RefObject<HTMLDivElement | null>; readonly label: string };

/** As many bars as a band scale has marks. */
const BARS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Bars that show the level of the microphone, moved by script. The words next to them say the same. */
export function LevelMeter({ meter, label }: LevelMeterProps) {
  return (
    <div className={styles.meter} ref={meter} role="img" aria-label={label} data-level-meter="">
      {BARS.map((bar) => (
        <div key={bar} className={styles.meterBar} />
      ))}
    </div>
  );
}
