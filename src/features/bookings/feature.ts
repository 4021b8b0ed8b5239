import { defineFeature, none, type TableUses } from '#platform/features/define-feature.ts';
import type { Api } from '#platform/http/api-env.ts';
import type * as tables from './server/booking-tables.ts';
import type * as afterTables from './server/after/after-tables.ts';
import type * as briefTables from './server/brief/brief-tables.ts';
import type * as feedTables from './server/calendars/feed-tables.ts';
import type * as busyTables from './server/busy/busy-tables.ts';
import type * as creditTables from './server/credits/credit-tables.ts';
import type * as ratingTables from './server/ratings/rating-tables.ts';
import type * as recordingTables from './server/recording/recording-tables.ts';
import type * as roomTables from './server/room/room-tables.ts';
import {
  bookingData,
  mountBookings,
  readBusyCalendarsJob,
  sweepLessonSoundJob,
  watchBookingsJob,
  type BookingDependencies,
} from './server/index.ts';

type Services = { readonly bookings: BookingDependencies };

export const bookingsFeature = defineFeature({
  tables: {
    bookings: { part: 'bookings', mark: 'id' },
    booking_events: { part: 'bookings', mark: 'kind' },
    lesson_credit_lots: { part: 'bookings', mark: 'source' },
    lesson_credits: { part: 'bookings', mark: 'reason' },
    lesson_teachers: { part: 'bookings', mark: 'teacher' },
    calendar_feeds: 'secret',
    lesson_ratings: { part: 'bookings', mark: 'note' },
    busy_calendars: { part: 'bookings', mark: 'address' },
    lesson_rooms: { part: 'bookings', mark: 'shown_work' },
    room_notes: { part: 'bookings', mark: 'text' },
    room_visits: { part: 'bookings', mark: 'side' },
    // Addresses of browsers, for two minutes.
    room_signals: 'secret',
    teacher_room_links: { part: 'bookings', mark: 'url' },
    lesson_recordings: { part: 'bookings', mark: 'asked_by' },
    lesson_recording_acts: { part: 'bookings', mark: 'act' },
    lesson_recording_chunks: { part: 'bookings', mark: 'take' },
    lesson_after_notes: { part: 'bookings', mark: 'note' },
    lesson_homework: { part: 'bookings', mark: 'text' },
    brief_shares: { part: 'bookings', mark: 'shared' },
    brief_looks: { part: 'bookings', mark: 'shown' },
  } satisfies TableUses<
    typeof tables &
      typeof creditTables &
      typeof feedTables &
      typeof ratingTables &
      typeof busyTables &
      typeof roomTables &
      typeof recordingTables &
      typeof afterTables &
      typeof briefTables
  >,
  jobs: (services: Services & Parameters<typeof sweepLessonSoundJob>[0]) => [
    watchBookingsJob(services.bookings),
    readBusyCalendarsJob(services.bookings),
    sweepLessonSoundJob(services),
  ],
  personalData: ({ bookings }: { readonly bookings: Parameters<typeof bookingData>[0] }) => [
    bookingData(bookings),
  ],
  mount(api: Api, { bookings }: Services) {
    mountBookings(api, bookings);
  },
  adminCommands: none.adminCommands,
});
