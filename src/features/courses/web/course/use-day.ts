import { useLanguage } from '#platform/i18n/text-provider.tsx';

/** Writes a day in the reader's language and zone. */
export function useDay(): (instant: string) => string {
  const language = useLanguage();
  return (instant) => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(instant));
}
