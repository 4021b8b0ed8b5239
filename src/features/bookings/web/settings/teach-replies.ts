import type { ReplyTo } from '#platform/api-client/api-client.ts';
import type { TEACH_BOOKING_ENDPOINTS } from '../../endpoints.ts';

export type ScheduleReply = ReplyTo<(typeof TEACH_BOOKING_ENDPOINTS)['getSchedule']>;
export type ScheduleView = ScheduleReply['schedule'];
export type BusyReply = ReplyTo<(typeof TEACH_BOOKING_ENDPOINTS)['listBusyCalendars']>;
export type BusyCalendar = BusyReply['calendars'][number];
export type RoomLinkReply = ReplyTo<(typeof TEACH_BOOKING_ENDPOINTS)['getRoomLink']>;
export type CalendarReply = ReplyTo<(typeof TEACH_BOOKING_ENDPOINTS)['getTeachCalendar']>;
export type TaughtLesson = CalendarReply['bookings'][number];
export type MoveTime = ReplyTo<(typeof TEACH_BOOKING_ENDPOINTS)['listMoveTimes']>['times'][number];
