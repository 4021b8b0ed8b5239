import { useEffect, useState } from 'react';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import styles from './lesson.module.css';

type WorkshopClockProps = {
  /** The name of the exercise in this browser, so that a reload does not stop its clock. */
  readonly name: string;
  readonly minutes: number;
};

const placeOf = (name: string) => `lesson-clock:${name}`;

function readStart(name: string): number | undefined {
  try {
    const stored = Number(localStorage.getItem(placeOf(name)) ?? Number.NaN);
    return Number.isFinite(stored) && stored > 0 ? stored : undefined;
  } catch {
    return undefined;
  }
}

function writeStart(name: string, startedAt: number | undefined): void {
  try {
    if (startedAt === undefined) localStorage.removeItem(placeOf(name));
    else localStorage.setItem(placeOf(name), String(startedAt));
  } catch {
    // Without a store the clock runs until the page is left.
  }
}

/** The time of a workshop. It ends nothing: the learner may switch it off, and finish after it. */
export function WorkshopClock({ name, minutes }: WorkshopClockProps) {
  const t = useText('learn');
  const [startedAt, setStartedAt] = useState(() => readStart(name));
  const [now, setNow] = useState(() => Date.now());
  const left = startedAt === undefined ? 0 : startedAt + minutes * 60_000 - now;
  const isOver = startedAt !== undefined && left <= 0;
  useEffect(() => {
    if (startedAt === undefined || isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [startedAt, isOver]);

  function set(next: number | undefined): void {
    setNow(Date.now());
    setStartedAt(next);
    writeStart(name, next);
  }
  if (startedAt === undefined) {
    return (
      <p className={styles.clock}>
        <span>{t('exercise.clock', { minutes })}</span>{' '}
        <Button variant="secondary" size="small" onClick={() => set(Date.now())}>
          {t('clock.start')}
        </Button>
      </p>
    );
  }
  const seconds = Math.max(0, Math.ceil(left / 1_000));
  return (
    <p className={styles.clock} data-clock={isOver ? 'over' : 'running'}>
      {isOver ? (
        <span role="status">{t('clock.over')}</span>
      ) : (
        <span role="timer" aria-label={t('clock.label')} className={styles.seconds}>
          {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
        </span>
      )}{' '}
      <Button variant="quiet" size="small" onClick={() => set(undefined)}>
        {t('clock.off')}
      </Button>
    </p>
  );
}
