const DAY_MS = 86_400_000;

const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** A weekday (Monday is 0), and which one of its month or year; 0: each. */
type RuleDay = { readonly weekday: number; readonly nth: number };

/** A rule for repetitions (RFC 5545, 3.3.10), as far as calendar programs write it for appointments. */
export type RecurrenceRule = {
  readonly frequency: (typeof FREQUENCIES)[number];
  readonly interval: number;
  readonly count: number | undefined;
  /** As written: `20261231T235959Z`. */
  readonly until: string | undefined;
  readonly byDay: readonly RuleDay[];
  readonly byMonthDay: readonly number[];
  readonly byMonth: readonly number[];
  readonly bySetPos: readonly number[];
  /** Monday is 0. */
  readonly weekStart: number;
};

/** Parts that no rule here has. A rule with one of them is not understood. */
const UNKNOWN_PARTS = ['BYHOUR', 'BYMINUTE', 'BYSECOND', 'BYYEARDAY', 'BYWEEKNO', 'RSCALE'];

function numbersOf(text: string | undefined, furthest: number): readonly number[] {
  return (text ?? '')
    .split(',')
    .filter((each) => /^[+-]?\d{1,3}$/.test(each))
    .map(Number)
    .filter((each) => each !== 0 && Math.abs(each) <= furthest)
    .slice(0, furthest);
}

/** Reads a rule. Undefined: it is not understood. */
export function parseRule(text: string): RecurrenceRule | undefined {
  const parts = new Map(
    text.split(';').map((each): [string, string] => {
      const [name = '', value = ''] = each.split('=');
      return [name.toUpperCase(), value.toUpperCase()];
    }),
  );
  const frequency = FREQUENCIES.find((each) => each === parts.get('FREQ'));
  if (!frequency || UNKNOWN_PARTS.some((each) => parts.has(each))) return undefined;
  const byDay = (parts.get('BYDAY') ?? '').split(',').flatMap((each): RuleDay[] => {
    const [, nth = '', day = ''] = /^([+-]?\d{0,2})(MO|TU|WE|TH|FR|SA|SU)$/.exec(each) ?? [];
    const weekday = WEEKDAYS.findIndex((name) => name === day);
    return weekday < 0 ? [] : [{ weekday, nth: Number(nth) || 0 }];
  });
  const count = Number(parts.get('COUNT') ?? Number.NaN);
  return {
    frequency,
    interval: Math.max(1, Math.min(1_000, Math.trunc(Number(parts.get('INTERVAL') ?? 1)) || 1)),
    count: Number.isInteger(count) && count > 0 ? count : undefined,
    until: parts.get('UNTIL'),
    byDay: byDay.slice(0, 100),
    byMonthDay: numbersOf(parts.get('BYMONTHDAY'), 31),
    byMonth: numbersOf(parts.get('BYMONTH'), 12),
    bySetPos: numbersOf(parts.get('BYSETPOS'), 366),
    weekStart: Math.max(
      0,
      WEEKDAYS.findIndex((name) => name === parts.get('WKST')),
    ),
  };
}

/** Days count from 1970. The first day of 1970 was a Thursday. */
const weekdayOf = (day: number) => (((day + 3) % 7) + 7) % 7;
const dayOf = (year: number, month: number, date: number) => Date.UTC(year, month, date) / DAY_MS;

/** Whether a day is one of the rule's days of a month or year that lasts from `first` until before `end`. */
function isRuleDay(rule: RecurrenceRule, day: number, [first, end]: readonly [number, number]): boolean {
  return rule.byDay.some(({ weekday, nth }) => {
    if (weekdayOf(day) !== weekday) return false;
    if (nth === 0) return true;
    return nth > 0 ? Math.floor((day - first) / 7) + 1 === nth : Math.floor((end - 1 - day) / 7) + 1 === -nth;
  });
}

function daysOfMonth(rule: RecurrenceRule, year: number, month: number, startDate: number): number[] {
  const first = dayOf(year, month, 1);
  const end = dayOf(year, month + 1, 1);
  const length = end - first;
  const dates =
    rule.byMonthDay.length > 0
      ? rule.byMonthDay.map((each) => (each > 0 ? each : length + 1 + each))
      : rule.byDay.length > 0
        ? Array.from({ length }, (_, at) => at + 1)
        : [startDate];
  return [...new Set(dates)]
    .filter((date) => date >= 1 && date <= length)
    .map((date) => first + date - 1)
    .filter((day) => rule.byDay.length === 0 || isRuleDay(rule, day, [first, end]));
}

/** The days of one period of a rule, in order: the period with the number `at`, counted from the start. */
function daysOfPeriod(rule: RecurrenceRule, startDay: number, at: number): number[] {
  const start = new Date(startDay * DAY_MS);
  const [year, month, date] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()];
  const step = at * rule.interval;
  const inMonths = (day: number) =>
    rule.byMonth.length === 0 || rule.byMonth.includes(new Date(day * DAY_MS).getUTCMonth() + 1);
  switch (rule.frequency) {
    case 'DAILY': {
      const day = startDay + step;
      const ofMonth = new Date(day * DAY_MS);
      const isDate =
        rule.byMonthDay.length === 0 ||
        daysOfMonth({ ...rule, byDay: [] }, ofMonth.getUTCFullYear(), ofMonth.getUTCMonth(), 1).includes(day);
      const isDay = rule.byDay.length === 0 || rule.byDay.some(({ weekday }) => weekday === weekdayOf(day));
      return isDate && isDay && inMonths(day) ? [day] : [];
    }
    case 'WEEKLY': {
      const first = startDay - ((weekdayOf(startDay) - rule.weekStart + 7) % 7) + step * 7;
      const weekdays =
        rule.byDay.length > 0 ? rule.byDay.map(({ weekday }) => weekday) : [weekdayOf(startDay)];
      return Array.from({ length: 7 }, (_, each) => first + each).filter(
        (day) => weekdays.includes(weekdayOf(day)) && inMonths(day),
      );
    }
    case 'MONTHLY':
      return daysOfMonth(rule, year, month + step, date).filter(inMonths);
    case 'YEARLY': {
      const isOfYear = rule.byDay.length > 0 && rule.byMonth.length === 0 && rule.byMonthDay.length === 0;
      if (isOfYear) {
        const bounds = [dayOf(year + step, 0, 1), dayOf(year + step + 1, 0, 1)] as const;
        return Array.from({ length: bounds[1] - bounds[0] }, (_, each) => bounds[0] + each).filter((day) =>
          isRuleDay(rule, day, bounds),
        );
      }
      const all = Array.from({ length: 12 }, (_, each) => each + 1);
      const months = rule.byMonth.length > 0 ? rule.byMonth : rule.byMonthDay.length > 0 ? all : [month + 1];
      return months.flatMap((each) => daysOfMonth(rule, year + step, each - 1, date));
    }
    default:
      return rule.frequency satisfies never;
  }
}

const PERIOD_DAYS = { DAILY: 1, WEEKLY: 7, MONTHLY: 28, YEARLY: 365 } as const;
const LONGEST_DAYS = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 } as const;

/** Counts the work on one file, so that no file takes long. */
export type Budget = { left: number };

/**
 * The wall times at which a rule repeats, the start among them, in order; ms as if they were UTC. Those before `from` may be
 * left out. Undefined: it takes more work than the budget has.
 */
export function repeat(
  rule: RecurrenceRule,
  start: number,
  { from, until, budget }: { readonly from: number; readonly until: number; readonly budget: Budget },
): number[] | undefined {
  const startDay = Math.floor(start / DAY_MS);
  const timeOfDay = start - startDay * DAY_MS;
  const found: number[] = [];
  let counted = 0;
  const add = (wall: number) => {
    counted += 1;
    if (wall >= from && wall < until) found.push(wall);
    return rule.count === undefined || counted < rule.count;
  };
  if (start >= until || !add(start)) return found;
  // Without a count, periods that are over are not looked at.
  const days = (from - start) / DAY_MS;
  const skip = Math.floor(days / (LONGEST_DAYS[rule.frequency] * rule.interval)) - 1;
  const firstAt = rule.count === undefined ? Math.max(0, skip) : 0;
  const lastAt = Math.ceil((until - start) / DAY_MS / (PERIOD_DAYS[rule.frequency] * rule.interval)) + 1;
  for (let at = firstAt; at <= lastAt; at += 1) {
    const period = [...new Set(daysOfPeriod(rule, startDay, at))].sort((one, other) => one - other);
    budget.left -= 1 + period.length + (rule.frequency === 'YEARLY' ? 30 : 0);
    if (budget.left < 0) return undefined;
    const chosen =
      rule.bySetPos.length === 0
        ? period
        : period.filter(
            (_, index) => rule.bySetPos.includes(index + 1) || rule.bySetPos.includes(index - period.length),
          );
    for (const day of chosen) {
      const wall = day * DAY_MS + timeOfDay;
      if (wall <= start) continue;
      if (wall >= until || !add(wall)) return found;
    }
  }
  return found;
}
