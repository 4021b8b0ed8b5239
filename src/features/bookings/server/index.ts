import type { Api } from '#platform/http/api-env.ts';
import type { BookingDependencies } from './booking-dependencies.ts';
import { mountLearnerRoutes } from './learner/learner-routes.ts';
import { mountOfficeRoutes } from './office/office-routes.ts';
import { mountTeachRoutes } from './teach/teach-routes.ts';

export type { BookingDependencies } from './booking-dependencies.ts';
export { serveCalendars } from './calendars/serve-calendars.ts';
export { boughtLessons } from './credits/bought-credits.ts';
export { watchBookingsJob } from './jobs/watch-bookings-job.ts';
export { loadBookingRules } from './load-booking-rules.ts';
export { BOOKING_DATA } from './own-data/booking-data.ts';

/** Puts the calls about lessons with a teacher on the API. */
export function mountBookings(api: Api, dependencies: BookingDependencies): void {
  mountLearnerRoutes(api, dependencies);
  mountTeachRoutes(api, dependencies);
  mountOfficeRoutes(api, dependencies);
}
