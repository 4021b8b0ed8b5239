import type { ReplyTo } from '#platform/api-client/api-client.ts';
import type { TEACH_BOOKING_ENDPOINTS } from '../../endpoints.ts';

export type ScheduleReply = ReplyTo<(typeof TEACH_BOOKING_ENDPOINTS)['getSchedule']>;
export type CalendarReply = ReplyTo<(typeof TEACH_BOOKING_ENDPOINTS)['getTeachCalendar']>;
export type TaughtLesson = CalendarReply['bookings'][number];
