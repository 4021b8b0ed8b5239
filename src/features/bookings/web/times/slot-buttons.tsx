import { Spinner } from '#ui/spinner.tsx';
import { useWallText } from '../words/use-wall-text.ts';
import type { Slot } from '../lesson-replies.ts';
import styles from './times.module.css';

type SlotButtonsProps = {
  readonly slots: readonly Slot[];
  readonly teacherZone: string;
  /** The start of the time that is being held now. */
  readonly busy: string | undefined;
  readonly onPick: (slot: Slot) => void;
  readonly labelledBy?: string;
  /** The times are of several days. */
  readonly withDay?: boolean;
};

/** Free times to choose from. Each says both clocks. */
export function SlotButtons({ slots, teacherZone, busy, onPick, labelledBy, withDay }: SlotButtonsProps) {
  const wall = useWallText();
  return (
    <ul className={styles.slots} aria-labelledby={labelledBy}>
      {slots.map((slot) => {
        const isBusy = busy === slot.starts_at;
        const other = wall.other(slot, teacherZone);
        const time = wall.time(slot.local);
        return (
          <li key={slot.starts_at}>
            <button
              type="button"
              className={styles.slot}
              aria-busy={isBusy || undefined}
              aria-disabled={busy !== undefined || undefined}
              onClick={() => {
                if (busy === undefined) onPick(slot);
              }}
              data-slot={slot.starts_at}
            >
              <strong>
                {withDay ? (
                  `${wall.shortDay(slot.local)} `
                ) : (
                  <span className="visually-hidden">{wall.day(slot.local)} </span>
                )}
                {time}
              </strong>{' '}
              {isBusy ? <Spinner /> : <small>{other}</small>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
