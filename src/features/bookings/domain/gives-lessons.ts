import type { LessonLength, Schedule } from './schedule.ts';

type Hours = Pick<Schedule, 'hours' | 'exceptions'>;

const hasHours = ({ hours, exceptions }: Hours): boolean =>
  hours.length > 0 || exceptions.some(({ kind }) => kind === 'extra');

/** Whether a schedule has any hours for lessons of a length. They may be taken at present. */
export const givesLessons = (schedule: Hours & Pick<Schedule, 'rules'>, minutes: LessonLength): boolean =>
  schedule.rules.lengths.includes(minutes) && hasHours(schedule);

/** Whether a schedule has any hours for free trials. */
export const givesTrials = (schedule: Hours & Pick<Schedule, 'rules'>): boolean =>
  schedule.rules.offersTrial && hasHours(schedule);
