import { definePages } from '#platform/pages/define-pages.ts';

export const bookingPages = definePages('bookings', {
  'me/lessons': { file: 'lessons/my-lessons', access: 'signed-in' },
  'lessons/:bookingId/room': { file: 'room/room', access: 'signed-in', objects: 'alike', isCall: true },
  'teach/lessons/:bookingId': { file: 'after/taught-lesson', access: 'signed-in', objects: 'alike' },
  'teach/calendar': { file: 'teach/calendar', access: 'signed-in' },
});
