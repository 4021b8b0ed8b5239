import { ADMIN_BOOKING_ENDPOINTS } from '#features/bookings/endpoints.ts';
import { call } from '#platform/api-client/api-client.ts';
import { useLanguage } from '#platform/i18n/text-provider.tsx';
import { useOfficeQuery } from '../use-office-query.ts';

/** The teachers of the content, and the accounts that give their lessons. */
export function useLessonTeachers() {
  const language = useLanguage();
  return useOfficeQuery({
    subject: 'bookings',
    part: `teachers ${language}`,
    call: (signal) => call(ADMIN_BOOKING_ENDPOINTS, 'listLessonTeachers', { signal }),
  });
}
