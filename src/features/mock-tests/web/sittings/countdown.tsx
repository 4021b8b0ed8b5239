import { minutesAndSeconds } from '../../domain/clock-text.ts';
import styles from './sitting.module.css';

/** A clock as large as it matters. Not announced: what it counts to is said in words beside it. */
export function Countdown({ label, seconds }: { readonly label: string; readonly seconds: number }) {
  return (
    <p className={styles.countdown} role="timer" aria-live="off">
      <span>{label}</span> <b>{minutesAndSeconds(seconds)}</b>
    </p>
  );
}
