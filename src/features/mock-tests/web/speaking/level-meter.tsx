import type { RefObject } from 'react';
import styles from './speaking.module.css';

type LevelMeterProps = { readonly meter: RefObject<HTMLDivElement | null>; readonly label: string };

/** A bar as long as the microphone is loud; moved by script. What it shows is said in words beside it. */
export function LevelMeter({ meter, label }: LevelMeterProps) {
  return (
    <div className={styles.meter} ref={meter} role="img" aria-label={label} data-level-meter="">
      <div className={styles.meterBar} />
    </div>
  );
}
