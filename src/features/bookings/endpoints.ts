import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of a learner's calls about lessons with a teacher. */
export const BOOKING_ENDPOINTS = {
  listSlots: { method: 'get', path: '/api/teachers/:teacher/slots' },
  holdSlot: { method: 'post', path: '/api/booking-holds' },
  releaseSlot: { method: 'delete', path: '/api/booking-holds' },
  confirmBooking: { method: 'post', path: '/api/bookings' },
  listBookings: { method: 'get', path: '/api/bookings' },
  getBooking: { method: 'get', path: '/api/bookings/:bookingId' },
  moveBooking: { method: 'post', path: '/api/bookings/:bookingId/move' },
  cancelBooking: { method: 'post', path: '/api/bookings/:bookingId/cancellation' },
  reportNoShow: { method: 'post', path: '/api/bookings/:bookingId/no-show' },
  replaceCalendarFeed: { method: 'post', path: '/api/calendar-feed' },
  deleteCalendarFeed: { method: 'delete', path: '/api/calendar-feed' },
} as const satisfies EndpointLines;

/** Method and path of a teacher's calls: hours, calendar and lessons. */
export const TEACH_BOOKING_ENDPOINTS = {
  getSchedule: { method: 'get', path: '/api/teach/schedule' },
  saveSchedule: { method: 'put', path: '/api/teach/schedule' },
  getTeachCalendar: { method: 'get', path: '/api/teach/calendar' },
  moveTaughtLesson: { method: 'post', path: '/api/teach/bookings/:bookingId/move' },
  cancelTaughtLesson: { method: 'post', path: '/api/teach/bookings/:bookingId/cancellation' },
  reportAbsentLearner: { method: 'post', path: '/api/teach/bookings/:bookingId/no-show' },
  cancelTeachDay: { method: 'post', path: '/api/teach/cancelled-days' },
} as const satisfies EndpointLines;

/** Method and path of the school's calls about lessons. */
export const ADMIN_BOOKING_ENDPOINTS = {
  searchBookings: { method: 'get', path: '/api/admin/bookings' },
  bookForLearner: { method: 'post', path: '/api/admin/bookings' },
  cancelForSchool: { method: 'post', path: '/api/admin/bookings/:bookingId/cancellation' },
  moveForSchool: { method: 'post', path: '/api/admin/bookings/:bookingId/move' },
  settleOutcome: { method: 'put', path: '/api/admin/bookings/:bookingId/outcome' },
  giveLessonCredits: { method: 'post', path: '/api/admin/lesson-credits' },
  listLessonTeachers: { method: 'get', path: '/api/admin/lesson-teachers' },
  linkLessonTeacher: { method: 'put', path: '/api/admin/lesson-teachers/:teacher' },
} as const satisfies EndpointLines;
