import type { Api } from '#platform/http/api-env.ts';
import type { BookingDependencies } from './booking-dependencies.ts';
import { mountHomeworkRoutes } from './after/homework-routes.ts';
import { mountTeachAfterRoutes } from './after/teach-after-routes.ts';
import { mountBriefRoutes } from './brief/brief-routes.ts';
import { mountBusyRoutes } from './busy/busy-routes.ts';
import { mountLearnerRoutes } from './learner/learner-routes.ts';
import { mountSeriesRoutes } from './learner/series-routes.ts';
import { mountNewsRoutes } from './news/news-routes.ts';
import { mountCreditRoutes } from './office/credit-routes.ts';
import { mountOfficeRoutes } from './office/office-routes.ts';
import { mountLessonTeacherRoutes } from './office/teacher-routes.ts';
import { mountRecordingRoutes } from './room/recording-routes.ts';
import { mountRoomRoutes } from './room/room-routes.ts';
import { warmZone } from './slots/warm-zone.ts';
import { mountTeachRoutes } from './teach/teach-routes.ts';

export type { BookingDependencies } from './booking-dependencies.ts';
export { createHomeworkTargets, type HomeworkTarget } from './homework-targets.ts';
export { serveCalendars } from './calendars/serve-calendars.ts';
export { boughtLessons } from './credits/bought-credits.ts';
export { readBusyCalendarsJob } from './busy/read-busy-calendars-job.ts';
export { watchBookingsJob } from './jobs/watch-bookings-job.ts';
export { loadBookingRules } from './load-booking-rules.ts';
export { sweepLessonSoundJob } from './recording/sweep-lesson-sound-job.ts';
export { bookingData } from './own-data/booking-data.ts';

/** Puts the calls about lessons with a teacher on the API. */
export function mountBookings(api: Api, dependencies: BookingDependencies): void {
  // The first times of a process take a tenth of a second to format. No visitor waits for that.
  for (const { timeZone } of dependencies.teachers) warmZone(timeZone, dependencies.clock.now());
  mountLearnerRoutes(api, dependencies);
  mountSeriesRoutes(api, dependencies);
  mountTeachRoutes(api, dependencies);
  mountBusyRoutes(api, dependencies);
  mountOfficeRoutes(api, dependencies);
  mountCreditRoutes(api, dependencies);
  mountLessonTeacherRoutes(api, dependencies);
  mountRoomRoutes(api, dependencies);
  mountRecordingRoutes(api, dependencies);
  mountTeachAfterRoutes(api, dependencies);
  mountHomeworkRoutes(api, dependencies);
  mountBriefRoutes(api, dependencies);
  mountNewsRoutes(api, dependencies);
}
