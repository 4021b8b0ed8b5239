import { defineFeature, none, type TableUses } from '#platform/features/define-feature.ts';
import type { Api } from '#platform/http/api-env.ts';
import type * as tables from './server/booking-tables.ts';
import type * as feedTables from './server/calendars/feed-tables.ts';
import type * as creditTables from './server/credits/credit-tables.ts';
import { BOOKING_DATA, mountBookings, watchBookingsJob, type BookingDependencies } from './server/index.ts';

type Services = { readonly bookings: BookingDependencies };

export const bookingsFeature = defineFeature({
  tables: {
    bookings: { part: 'bookings', mark: 'id' },
    booking_events: { part: 'bookings', mark: 'kind' },
    lesson_credit_lots: { part: 'bookings', mark: 'source' },
    lesson_credits: { part: 'bookings', mark: 'reason' },
    lesson_teachers: { part: 'bookings', mark: 'teacher' },
    calendar_feeds: 'secret',
  } satisfies TableUses<typeof tables & typeof creditTables & typeof feedTables>,
  jobs: ({ bookings }: Services) => [watchBookingsJob(bookings)],
  personalData: () => [BOOKING_DATA],
  mount(api: Api, { bookings }: Services) {
    mountBookings(api, bookings);
  },
  adminCommands: none.adminCommands,
});
