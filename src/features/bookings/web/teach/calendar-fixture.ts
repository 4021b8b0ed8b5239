import type { ScheduleReply, TaughtLesson } from '../settings/teach-replies.ts';

/** An hour on Wednesdays, in Taipei. */
export const SCHEDULE: ScheduleReply['schedule'] = {
  hours: [{ weekday: 3, from: 1080, to: 1140 }],
  exceptions: [],
  holidays: [],
  zones: [{ from: null, zone: 'Asia/Taipei' }],
  rules: {
    lengths: [25, 50],
    offers_trial: false,
    grid_minutes: 30,
    buffer_before_minutes: 0,
    buffer_after_minutes: 5,
    notice_hours: 12,
    horizon_days: 60,
    daily_most: 8,
  },
};

/** A lesson on a Thursday. */
export const aLesson = (changed: Partial<TaughtLesson> = {}): TaughtLesson => ({
  booking_id: 'a-lesson',
  teacher: 'a-teacher',
  teacher_name: 'A teacher',
  minutes: 25,
  state: 'booked',
  starts_at: '2026-11-26T10:00:00.000Z',
  ends_at: '2026-11-26T10:25:00.000Z',
  opens_at: '2026-11-26T09:50:00.000Z',
  local: '2026-11-26T18:00',
  learner_zone: 'Asia/Taipei',
  teacher_local: '2026-11-26T18:00',
  teacher_zone: 'Asia/Taipei',
  held_until: null,
  wish: 'Part 2',
  uses_credit: true,
  is_charged: false,
  cancelled_because: null,
  learner_name: 'Lin Mei',
  can_report: false,
  ...changed,
});
