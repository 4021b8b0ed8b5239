import type { LessonLength, Schedule } from './schedule.ts';

/** Whether a schedule has any hours for lessons of a length. They may be taken at present. */
export const givesLessons = (
  { hours, exceptions, rules }: Pick<Schedule, 'hours' | 'exceptions' | 'rules'>,
  minutes: LessonLength,
): boolean =>
  rules.lengths.includes(minutes) && (hours.length > 0 || exceptions.some(({ kind }) => kind === 'extra'));
