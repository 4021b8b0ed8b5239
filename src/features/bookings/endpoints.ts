import type { EndpointLines } from '#platform/http/endpoint.ts';

/** Method and path of a learner's calls about lessons with a teacher. */
export const BOOKING_ENDPOINTS = {
  listSlots: { method: 'get', path: '/api/teachers/:teacher/slots' },
  holdSlot: { method: 'post', path: '/api/booking-holds' },
  releaseSlot: { method: 'delete', path: '/api/booking-holds/:bookingId' },
  confirmBooking: { method: 'post', path: '/api/bookings' },
  listBookings: { method: 'get', path: '/api/bookings' },
  getBooking: { method: 'get', path: '/api/bookings/:bookingId' },
  moveBooking: { method: 'post', path: '/api/bookings/:bookingId/move' },
  cancelBooking: { method: 'post', path: '/api/bookings/:bookingId/cancellation' },
  reportNoShow: { method: 'post', path: '/api/bookings/:bookingId/no-show' },
  previewSeries: { method: 'post', path: '/api/booking-series/preview' },
  bookSeries: { method: 'post', path: '/api/booking-series' },
  setWish: { method: 'put', path: '/api/bookings/:bookingId/wish' },
  rateLesson: { method: 'put', path: '/api/bookings/:bookingId/rating' },
  getCalendarFeed: { method: 'get', path: '/api/calendar-feed' },
  replaceCalendarFeed: { method: 'post', path: '/api/calendar-feed' },
  deleteCalendarFeed: { method: 'delete', path: '/api/calendar-feed' },
} as const satisfies EndpointLines;

/** Method and path of a teacher's calls: hours, calendar and lessons. */
export const TEACH_BOOKING_ENDPOINTS = {
  getSchedule: { method: 'get', path: '/api/teach/schedule' },
  saveSchedule: { method: 'put', path: '/api/teach/schedule' },
  getTeachCalendar: { method: 'get', path: '/api/teach/calendar' },
  listMoveTimes: { method: 'get', path: '/api/teach/bookings/:bookingId/times' },
  moveTaughtLesson: { method: 'post', path: '/api/teach/bookings/:bookingId/move' },
  cancelTaughtLesson: { method: 'post', path: '/api/teach/bookings/:bookingId/cancellation' },
  reportAbsentLearner: { method: 'post', path: '/api/teach/bookings/:bookingId/no-show' },
  listBusyCalendars: { method: 'get', path: '/api/teach/busy-calendars' },
  addBusyCalendar: { method: 'post', path: '/api/teach/busy-calendars' },
  removeBusyCalendar: { method: 'delete', path: '/api/teach/busy-calendars/:busyCalendarId' },
  cancelTeachDay: { method: 'post', path: '/api/teach/cancelled-days' },
  getRoomLink: { method: 'get', path: '/api/teach/room-link' },
  setRoomLink: { method: 'put', path: '/api/teach/room-link' },
} as const satisfies EndpointLines;

/** Method and path of the calls of a lesson's room, for its two people. */
export const ROOM_ENDPOINTS = {
  getRoom: { method: 'get', path: '/api/bookings/:bookingId/room' },
  syncRoom: { method: 'post', path: '/api/bookings/:bookingId/room' },
  saveRoomNote: { method: 'put', path: '/api/bookings/:bookingId/room/notes/:noteId' },
  listRoomWorks: { method: 'get', path: '/api/bookings/:bookingId/room/works' },
  showRoomWork: { method: 'put', path: '/api/bookings/:bookingId/room/work' },
} as const satisfies EndpointLines;

/** Method and path of the calls about the recording of a lesson, for its two people. */
export const RECORDING_ENDPOINTS = {
  listLessonRecordings: { method: 'get', path: '/api/bookings/:bookingId/recordings' },
  askToRecord: { method: 'post', path: '/api/bookings/:bookingId/recordings' },
  answerRecording: { method: 'put', path: '/api/bookings/:bookingId/recordings/:recordingId/answer' },
  stopRecording: { method: 'post', path: '/api/bookings/:bookingId/recordings/:recordingId/stop' },
  deleteRecording: { method: 'delete', path: '/api/bookings/:bookingId/recordings/:recordingId' },
  saveLessonSound: {
    method: 'put',
    path: '/api/bookings/:bookingId/recordings/:recordingId/takes/:takeMs/chunks/:chunk',
  },
  getLessonSound: {
    method: 'get',
    path: '/api/bookings/:bookingId/recordings/:recordingId/sides/:side/takes/:takeMs',
    download: 'audio/*',
  },
} as const satisfies EndpointLines;

/** Method and path of the school's calls about lessons. */
export const ADMIN_BOOKING_ENDPOINTS = {
  searchBookings: { method: 'get', path: '/api/admin/bookings' },
  bookForLearner: { method: 'post', path: '/api/admin/bookings' },
  cancelForSchool: { method: 'post', path: '/api/admin/bookings/:bookingId/cancellation' },
  moveForSchool: { method: 'post', path: '/api/admin/bookings/:bookingId/move' },
  getAttendance: { method: 'get', path: '/api/admin/bookings/:bookingId/attendance' },
  settleOutcome: { method: 'put', path: '/api/admin/bookings/:bookingId/outcome' },
  giveLessonCredits: { method: 'post', path: '/api/admin/lesson-credits' },
  listLessonTeachers: { method: 'get', path: '/api/admin/lesson-teachers' },
  linkLessonTeacher: { method: 'put', path: '/api/admin/lesson-teachers/:teacher' },
  inspectBooking: { method: 'get', path: '/api/admin/bookings/:bookingId' },
  cancelDayForSchool: { method: 'post', path: '/api/admin/lesson-teachers/:teacher/cancelled-days' },
  listLessonCredits: { method: 'get', path: '/api/admin/lesson-credits' },
  takeLessonCredits: { method: 'post', path: '/api/admin/lesson-credits/taken' },
} as const satisfies EndpointLines;

/** Method and path of the calls about what is new, for learners and for teachers. */
export const NEWS_ENDPOINTS = {
  listLessonNews: { method: 'get', path: '/api/lesson-news' },
  listTaughtNews: { method: 'get', path: '/api/teach/lesson-news' },
} as const satisfies EndpointLines;

/** Method and path of the calls about the brief of a lesson, its note and its homework. */
export const AFTER_ENDPOINTS = {
  listHomeworkTargets: { method: 'get', path: '/api/teach/bookings/:bookingId/homework-targets' },
  getTaughtLesson: { method: 'get', path: '/api/teach/bookings/:bookingId' },
  saveAfterText: { method: 'put', path: '/api/teach/bookings/:bookingId/note' },
  sendAfterText: { method: 'post', path: '/api/teach/bookings/:bookingId/note' },
  getBrief: { method: 'get', path: '/api/teach/bookings/:bookingId/brief' },
  tickHomework: { method: 'put', path: '/api/bookings/:bookingId/homework/:homeworkId' },
  answerHomework: { method: 'put', path: '/api/bookings/:bookingId/homework/:homeworkId/answer' },
  takeBackAnswer: { method: 'delete', path: '/api/bookings/:bookingId/homework/:homeworkId/answer' },
  openAnswer: { method: 'post', path: '/api/teach/bookings/:bookingId/homework/:homeworkId/answer' },
  listHomework: { method: 'get', path: '/api/homework' },
  getBriefShares: { method: 'get', path: '/api/brief-shares' },
  setBriefShares: { method: 'put', path: '/api/brief-shares' },
} as const satisfies EndpointLines;
