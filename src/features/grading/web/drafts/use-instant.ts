import { useSession } from '#features/accounts/web/index.ts';
import { useLanguage } from '#platform/i18n/text-provider.tsx';
import { formatInstant } from '#platform/i18n/zoned-time.ts';

/** Writes an instant in the reader's language, in the zone of the account or else of the browser. */
export function useInstant(): (instant: string) => string {
  const language = useLanguage();
  const timeZone = useSession()?.user.time_zone;
  return (instant) => formatInstant(instant, { language, timeZone });
}
