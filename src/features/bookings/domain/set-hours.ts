import { mergeIntervals, subtractIntervals, type Interval } from './interval.ts';
import { DAY_MINUTES, type DayRange, type ExceptionKind, type Schedule } from './schedule.ts';

type Times = Pick<Schedule, 'hours' | 'exceptions' | 'holidays'>;

/** One change of a teacher's hours. `weekly`: in every week; else on this date alone. */
export type HoursChange = DayRange & {
  readonly date: string;
  readonly isOpen: boolean;
  readonly weekly: boolean;
};

const toInterval = ({ from, to }: DayRange): Interval => ({ from, until: to });
const toRange = ({ from, until }: Interval): DayRange => ({ from, to: until });

/** Monday is 1 and Sunday 7. */
export const weekdayOf = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay() || 7;

const isHoliday = ({ holidays }: Times, date: string) =>
  holidays.some(({ from, to }) => from <= date && date <= to);

function weeklyOn(times: Times, date: string): Interval[] {
  const weekday = weekdayOf(date);
  return mergeIntervals(times.hours.filter((each) => each.weekday === weekday).map(toInterval));
}

const exceptionsOn = ({ exceptions }: Times, date: string, kind: ExceptionKind) =>
  exceptions.filter((each) => each.date === date && each.kind === kind).map(toInterval);

/** The hours of a date, as `listSlots` reads them: holidays and closed times first, then extra ones. */
export function hoursOnDate(times: Times, date: string): readonly DayRange[] {
  const closed = isHoliday(times, date)
    ? [{ from: 0, until: DAY_MINUTES }]
    : exceptionsOn(times, date, 'closed');
  return mergeIntervals([
    ...subtractIntervals(weeklyOn(times, date), closed),
    ...exceptionsOn(times, date, 'extra'),
  ]).map(toRange);
}

/** The schedule after a change: a part of a day is open or closed, and everything else is as it was. */
export function setHours<Given extends Times>(times: Given, change: HoursChange): Given {
  const part = [toInterval(change)];
  const { date } = change;
  if (change.weekly) {
    const weekday = weekdayOf(date);
    const old = weeklyOn(times, date);
    const hours = change.isOpen ? mergeIntervals([...old, ...part]) : subtractIntervals(old, part);
    return {
      ...times,
      hours: [
        ...times.hours.filter((each) => each.weekday !== weekday),
        ...hours.map((each) => ({ weekday, ...toRange(each) })),
      ].sort((one, other) => one.weekday - other.weekday || one.from - other.from),
    };
  }
  const weekly = isHoliday(times, date) ? [] : weeklyOn(times, date);
  const inPart = (open: readonly Interval[]) => subtractIntervals(part, subtractIntervals(part, open));
  const extra = subtractIntervals(exceptionsOn(times, date, 'extra'), part);
  const closed = subtractIntervals(exceptionsOn(times, date, 'closed'), part);
  const newExtra = change.isOpen ? subtractIntervals(part, weekly) : [];
  const newClosed = change.isOpen ? [] : inPart(weekly);
  const written = (kind: ExceptionKind, intervals: readonly Interval[]) =>
    mergeIntervals(intervals).map((each) => ({ date, kind, ...toRange(each) }));
  return {
    ...times,
    exceptions: [
      ...times.exceptions.filter((each) => each.date !== date),
      ...written('closed', [...closed, ...newClosed]),
      ...written('extra', [...extra, ...newExtra]),
    ].sort((one, other) => one.date.localeCompare(other.date) || one.from - other.from),
  };
}
