import { useSyncExternalStore } from 'react';
import type { AccountView } from '#features/accounts/contract.ts';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';
import { formatInstant, wallClock } from '#platform/i18n/zoned-time.ts';
import { dayPartOf } from '../domain/greeting.ts';
import styles from './dashboard.module.css';

const MINUTE_MS = 60_000;

function everyMinute(look: () => void): () => void {
  const timer = setInterval(look, MINUTE_MS);
  return () => clearInterval(timer);
}

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
const noMinute = () => undefined;

/** Greets by name, and by the time of day in the learner's zone. */
export function Greeting({ user }: { readonly user: AccountView | undefined }) {
  const text = useText('dashboard');
  const language = useLanguage();
  const now = useSyncExternalStore<number | undefined>(everyMinute, thisMinute, noMinute);
  if (!user || now === undefined) {
    return (
      <header className={styles.greeting}>
        <h1>{text('greeting.unknown')}</h1>
        <p className={styles.today}>&nbsp;</p>
      </header>
    );
  }
  const part = dayPartOf(wallClock(now, user.time_zone).hour);
  return (
    <header className={styles.greeting}>
      <h1>{text(`greeting.${part}`, { name: user.first_name })}</h1>
      <p className={styles.today}>
        {formatInstant(now, { language, timeZone: user.time_zone, shape: 'day' })}
      </p>
    </header>
  );
}
