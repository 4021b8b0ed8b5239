import { loadBookingRules, type bookingData } from '#features/bookings/server/index.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { randomIds } from '#platform/clock/ids.ts';
import { contentOrThrow } from '#platform/content/content-problem.ts';

/** What the export and the deletion of an account need of lessons, at a school without teachers whose emails go nowhere. */
export const lessonServices = (): Parameters<typeof bookingData>[0] => ({
  clock: systemClock,
  ids: randomIds,
  outbox: { enqueueMail: async () => undefined },
  rules: contentOrThrow(loadBookingRules('content')),
  school: { name: 'Ninefold', email: 'school@example.org', hours: { en: 'all day', 'zh-Hant': '全天' } },
  config: { publicUrl: 'https://www.ninefold.example' },
  teachers: [],
});
