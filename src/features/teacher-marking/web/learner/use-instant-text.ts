import { useSession } from '#features/accounts/web/index.ts';
import { useLanguage } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';

/** Writes an instant in the reader's language, in the zone of the account. */
export function useInstantText(): (instant: string, shape?: 'date') => string {
  const language = useLanguage();
  const timeZone = useSession()?.user.time_zone;
  return (instant, shape) => formatInstant(instant, { language, timeZone, ...(shape ? { shape } : {}) });
}
