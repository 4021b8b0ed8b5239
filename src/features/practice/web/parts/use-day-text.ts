import { useLanguage } from '#platform/i18n/text-provider.tsx';

/** Writes a calendar day, such as `2026-11-28`, in the language of the page. */
export function useDayText(): (day: string) => string {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-TW', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (day) => format.format(new Date(`${day}T00:00:00Z`));
}
