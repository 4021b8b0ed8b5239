import type { z } from 'zod';
import type { Schedule } from '../../domain/schedule.ts';
import type { scheduleSchema } from '../../booking-view-contract.ts';

type ScheduleView = z.output<typeof scheduleSchema>;

/** A schedule as the API sends it. */
export const viewSchedule = ({ rules, ...times }: Schedule) => ({
  ...times,
  rules: {
    lengths: rules.lengths,
    offers_trial: rules.offersTrial,
    grid_minutes: rules.gridMinutes,
    buffer_before_minutes: rules.bufferBeforeMinutes,
    buffer_after_minutes: rules.bufferAfterMinutes,
    notice_hours: rules.noticeHours,
    horizon_days: rules.horizonDays,
    daily_most: rules.dailyMost,
  },
});

/** A schedule as the API receives it. */
export const readSchedule = ({ rules, ...times }: ScheduleView): Schedule => ({
  ...times,
  rules: {
    lengths: rules.lengths,
    offersTrial: rules.offers_trial,
    gridMinutes: rules.grid_minutes,
    bufferBeforeMinutes: rules.buffer_before_minutes,
    bufferAfterMinutes: rules.buffer_after_minutes,
    noticeHours: rules.notice_hours,
    horizonDays: rules.horizon_days,
    dailyMost: rules.daily_most,
  },
});

/** A new teacher has no hours yet. */
export const emptySchedule = (zone: string): Schedule => ({
  hours: [],
  exceptions: [],
  holidays: [],
  zones: [{ from: null, zone }],
  rules: {
    lengths: [25, 50],
    offersTrial: false,
    gridMinutes: 30,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 5,
    noticeHours: 12,
    horizonDays: 60,
    dailyMost: 8,
  },
});
