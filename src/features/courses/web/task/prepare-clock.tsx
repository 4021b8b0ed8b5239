import { useEffect, useState } from 'react';
import { formatPosition } from '#platform/i18n/format-position.ts';
import { useText } from '#platform/i18n/text-provider.tsx';
import { Button } from '#ui/button.tsx';
import styles from './spoken-task.module.css';

/** The time to prepare a talk, for learners who want it as in the test. It starts nothing by itself. */
export function PrepareClock({ seconds }: { readonly seconds: number }) {
  const t = useText('learn');
  const [endsAt, setEndsAt] = useState<number>();
  const [now, setNow] = useState(0);
  const leftMs = endsAt === undefined ? 0 : Math.max(0, endsAt - now);
  const isRunning = leftMs > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);

  function start(): void {
    const from = performance.now();
    setNow(from);
    setEndsAt(from + seconds * 1_000);
  }
  if (isRunning) {
    return (
      <p className={styles.prepare} role="timer">
        {t('spoken.preparing', { time: formatPosition(leftMs + 999) })}
      </p>
    );
  }
  return (
    <p className={styles.prepare}>
      <Button variant="secondary" size="small" onClick={start}>
        {t('spoken.prepare', { seconds })}
      </Button>{' '}
      <span role="status">{endsAt === undefined ? '' : t('spoken.prepared')}</span>
    </p>
  );
}
