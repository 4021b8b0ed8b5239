import { useSyncExternalStore } from 'react';
import { useLanguage } from '#platform/i18n/text-provider.tsx';
import { useCatalogueText } from '../offers/use-catalogue-text.ts';

const MINUTE_MS = 60_000;
const REFRESH_MS = 10_000;

function everyFewSeconds(look: () => void): () => void {
  const timer = setInterval(look, REFRESH_MS);
  return () => clearInterval(timer);
}

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS);
const noMinute = () => undefined;

/** The time in another zone, on the reader's clock: empty on the server, there a moment after the page is. */
export function LocalTime({ timeZone }: { readonly timeZone: string }) {
  const text = useCatalogueText();
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
