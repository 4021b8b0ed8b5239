import { useId, useState } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { useWallText } from '../words/use-wall-text.ts';
import type { Slot } from '../lesson-replies.ts';
import { SlotButtons } from './slot-buttons.tsx';
import styles from './times.module.css';

type DayChoiceProps = {
  /** In order; at least one. */
  readonly slots: readonly Slot[];
  readonly teacherZone: string;
  readonly busy: string | undefined;
  readonly onPick: (slot: Slot) => void;
};

const dayOf = ({ local }: Slot) => local.slice(0, 10);

/** The days that have free times, and the times of one of them. */
export function DayChoice({ slots, teacherZone, busy, onPick }: DayChoiceProps) {
  const text = useText('lessonTimes');
  const wall = useWallText();
  const id = useId();
  const days = Array.from(new Set(slots.map(dayOf)));
  const [chosen, setChosen] = useState<string>();
  // A reload may have taken the chosen day away.
  const shown = chosen !== undefined && days.includes(chosen) ? chosen : (days[0] ?? '');
  const ofDay = slots.filter((slot) => dayOf(slot) === shown);
  return (
    <>
      <div role="group" aria-label={text('days')} className={styles.days}>
        {days.map((day) => (
          <button
            key={day}
            type="button"
            className={styles.day}
            aria-pressed={day === shown}
            onClick={() => setChosen(day)}
            data-day={day}
          >
            {wall.shortDay(day)}
            <span className="visually-hidden">
              {' '}
              {text('dayCount', { count: slots.filter((slot) => dayOf(slot) === day).length })}
            </span>
          </button>
        ))}
      </div>
      <p id={id} className={styles.dayTitle}>
        {text('times', { day: wall.day(shown) })}
      </p>
      <SlotButtons slots={ofDay} teacherZone={teacherZone} busy={busy} onPick={onPick} labelledBy={id} />
    </>
  );
}
