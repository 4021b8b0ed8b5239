import { useSyncExternalStore } from 'react';
import { useLanguage, useText } from '#platform/i18n/text-provider.tsx';

const MINUTE_MS = 60_000;
const REFRESH_MS = 10_000;

function everyFewSeconds(look: () => void): () => void {
  const timer = setInterval(look, REFRESH_MS);
  return () => clearInterval(timer);
}

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS);
const noMinute = () => undefined;

/**
 * The time in another zone by the reader's clock. It is empty on the server, and appears once the page is
 * interactive.
 */
export function LocalTime({ timeZone }: { readonly timeZone: string }) {
  const text = useText('catalogue');
  const language = useLanguage();
  const minute = useSyncExternalStore(everyFewSeconds, thisMinute, noMinute);
  if (minute === undefined) return <span>&nbsp;</span>;
  const time = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-TW', {
    timeZone,
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    hour12: language !== 'en',
  }).format(minute * MINUTE_MS);
  return <span className="tabular">{text('teacher.now', { time })}</span>;
}
