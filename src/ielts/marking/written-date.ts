import { readNumber } from './written-number.ts';

export type WrittenDate = {
  /**
   * Every reading: `7-21` or `7-21-2019`. A two-digit year may belong to this century or the last. Two dates are
   * equal when they share a reading.
   */
  readonly values: readonly string[];
  readonly length: number;
};

const MONTH_NAMES = [
  ['january', 'jan'],
  ['february', 'feb'],
  ['march', 'mar'],
  ['april', 'apr'],
  ['may'],
  ['june', 'jun'],
  ['july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['october', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
] as const;

const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((names, i) => names.map((name): [string, number] => [name, i + 1])),
);
/** The names of months, long and short. */
export const MONTH_WORDS: readonly string[] = [...MONTHS.keys()];
/** Full names: what a misspelt month is compared with. */
export const FULL_MONTHS: ReadonlySet<string> = new Set(MONTH_NAMES.map(([full]) => full));

const NUMERIC = /^(\d{1,4})([/.-])(\d{1,2})(?:\2(\d{1,4}))?$/u;

type Day = { readonly day: number; readonly next: number };

/** In a leap year, by the number of the month less one. */
const DAYS_OF_MONTH = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/**
 * The longest date of the calendar that starts at `words[start]`: `21 July`, `the 21st of July 2019`, `July 21`, `21/7`,
 * `21.7.19`, `2019-07-21`. In figures the day comes first; the month may come first where it cannot be
 * anything else (`7/21`). `30/2` is no date, and 29 February needs a leap year where the year is written.
 */
export function readDate(words: readonly string[], start: number): WrittenDate | undefined {
  return readNumericDate(words[start] ?? '') ?? readDayMonth(words, start) ?? readMonthDay(words, start);
}

function readNumericDate(word: string): WrittenDate | undefined {
  const [, first = '', separator, second = '', third] = NUMERIC.exec(word) ?? [];
  if (separator === undefined || (third === undefined && separator !== '/')) return undefined;
  if (first.length === 4 && third !== undefined) return dateOf(Number(third), Number(second), first, 1);
  if (first.length > 2 || third?.length === 1 || third?.length === 3) return undefined;
  return (
    dateOf(Number(first), Number(second), third, 1) ??
    // Month first only when the second figure cannot be a month.
    dateOf(Number(second), Number(first), third, 1)
  );
}

/** `21 July`, `21st of July 2019`, `the twenty-first of July`. */
function readDayMonth(words: readonly string[], start: number): WrittenDate | undefined {
  const day = readDay(words, start);
  if (day === undefined) return undefined;
  const place = words[day.next] === 'of' ? day.next + 1 : day.next;
  const month = MONTHS.get(words[place] ?? '');
  return month === undefined ? undefined : withYear(words, start, place + 1, day.day, month);
}

/** `July 21`, `July the 21st`. */
function readMonthDay(words: readonly string[], start: number): WrittenDate | undefined {
  const month = MONTHS.get(words[start] ?? '');
  const day = month === undefined ? undefined : readDay(words, start + 1);
  return month === undefined || day === undefined
    ? undefined
    : withYear(words, start, day.next, day.day, month);
}

function readDay(words: readonly string[], start: number): Day | undefined {
  const place = words[start] === 'the' ? start + 1 : start;
  // Two words at most, so that the year of `July twenty-one 2019` is not swallowed.
  const number = readNumber(words.slice(place, place + 2), 0);
  const [, day] = /^([1-9]|[12]\d|3[01])(?:th)?$/u.exec(number?.value ?? '') ?? [];
  return day === undefined ? undefined : { day: Number(day), next: place + (number?.length ?? 0) };
}

function withYear(
  words: readonly string[],
  start: number,
  next: number,
  day: number,
  month: number,
): WrittenDate | undefined {
  const year = readNumber(words, next);
  if (year === undefined || !/^[12]\d{3}$/u.test(year.value))
    return dateOf(day, month, undefined, next - start);
  return dateOf(day, month, year.value, next + year.length - start);
}

function dateOf(
  day: number,
  month: number,
  year: string | undefined,
  length: number,
): WrittenDate | undefined {
  if (day < 1 || day > (DAYS_OF_MONTH[month - 1] ?? 0)) return undefined;
  const date = `${month}-${day}`;
  if (year === undefined) return { values: [date], length };
  const years = (year.length === 4 ? [year] : [`19${year}`, `20${year}`]).filter(
    (full) => date !== '2-29' || isLeapYear(Number(full)),
  );
  return years.length === 0 ? undefined : { values: years.map((full) => `${date}-${full}`), length };
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
