import { minutesAndSeconds } from '../../domain/attempts/clock-text.ts';
import styles from './sitting.module.css';

/** A large countdown. Screen readers skip it, because the words next to it say the same. */
export function Countdown({ label, seconds }: { readonly label: string; readonly seconds: number }) {
  return (
    <p className={styles.countdown} role="timer" aria-live="off">
      <span>{label}</span> <b>{minutesAndSeconds(seconds)}</b>
    </p>
  );
}
