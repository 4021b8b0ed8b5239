import { readBelow100 } from './number-words.ts';

export type WrittenTime = {
  /**
   * `9:30` when the half of the day is not said, `09:30h` when it is. Two times are the same when they share
   * a value: `09:30` may be either.
   */
  readonly values: readonly string[];
  readonly length: number;
};

type Clock = { readonly hour: number; readonly minute: number; readonly next: number };

const CLOCK = /^(\d{1,2})[:.](\d{2})$/u;
const OCLOCK = new Set(["o'clock", 'oclock']);
const NAMED_HOURS: ReadonlyMap<string, number> = new Map([
  ['noon', 12],
  ['midday', 12],
  ['midnight', 0],
]);
const SPOKEN_MINUTES = new Set([5, 10, 20, 25]);

/**
 * The longest time of day that starts at `words[start]`: `9.30`, `9:30 pm`, `21:30`, `half past nine`, `9 o'clock`,
 * `noon`.
 */
export function readTime(words: readonly string[], start: number): WrittenTime | undefined {
  const named = readNamedHour(words, start);
  if (named !== undefined) return named;
  const clock = readClock(words, start) ?? readPast(words, start) ?? readSpoken(words, start);
  if (clock === undefined) return readHourOfDay(words, start);
  const next = OCLOCK.has(words[clock.next] ?? '') ? clock.next + 1 : clock.next;
  const half = words[next];
  if ((half === 'am' || half === 'pm') && clock.hour >= 1 && clock.hour <= 12) {
    return {
      values: [inDay((clock.hour % 12) + (half === 'pm' ? 12 : 0), clock.minute)],
      length: next + 1 - start,
    };
  }
  const values = [];
  if (clock.hour >= 1 && clock.hour <= 12) values.push(`${clock.hour}:${twoDigits(clock.minute)}`);
  const leadingNought = words[start]?.startsWith('0') === true;
  if (leadingNought || clock.hour === 0 || clock.hour > 12) values.push(inDay(clock.hour, clock.minute));
  return { values, length: next - start };
}

/** `noon`, `12 midnight`. */
function readNamedHour(words: readonly string[], start: number): WrittenTime | undefined {
  const place = words[start] === '12' || words[start] === 'twelve' ? start + 1 : start;
  const hour = NAMED_HOURS.get(words[place] ?? '');
  return hour === undefined ? undefined : { values: [inDay(hour, 0)], length: place + 1 - start };
}

function readClock(words: readonly string[], start: number): Clock | undefined {
  const [, hour, minute] = CLOCK.exec(words[start] ?? '') ?? [];
  if (Number(hour) < 24 && Number(minute) < 60) {
    return { hour: Number(hour), minute: Number(minute), next: start + 1 };
  }
  return undefined;
}

/** `half past nine`, `a quarter to ten`, `twenty-five minutes past 3`. */
function readPast(words: readonly string[], start: number): Clock | undefined {
  const place = words[start] === 'a' ? start + 1 : start;
  let minutes: { value: number; next: number } | undefined;
  if (words[place] === 'half') minutes = { value: 30, next: place + 1 };
  else if (words[place] === 'quarter') minutes = { value: 15, next: place + 1 };
  else minutes = readMinutes(words, start);
  if (minutes === undefined) return undefined;
  const direction = words[minutes.next];
  const hour = readHour(words, minutes.next + 1);
  if (hour === undefined || (direction !== 'past' && direction !== 'to')) return undefined;
  if (direction === 'past') return { hour: hour.value, minute: minutes.value, next: hour.next };
  if (minutes.value > 29) return undefined;
  return { hour: hour.value === 1 ? 12 : hour.value - 1, minute: 60 - minutes.value, next: hour.next };
}

function readMinutes(words: readonly string[], start: number): { value: number; next: number } | undefined {
  const read = readBelow100(words, start) ?? readFigure(words[start], start);
  if (read === undefined || read.ordinal || read.value < 1 || read.value > 29) return undefined;
  const named = words[read.next] === 'minutes' || words[read.next] === 'minute';
  if (named) return { value: read.value, next: read.next + 1 };
  return SPOKEN_MINUTES.has(read.value) ? read : undefined;
}

/** `nine thirty`, `nine oh five`. */
function readSpoken(words: readonly string[], start: number): Clock | undefined {
  const hour = readHour(words, start);
  if (hour === undefined || /^\d/u.test(words[start] ?? '')) return undefined;
  const oh = words[hour.next] === 'oh' || words[hour.next] === 'o';
  const minute = readBelow100(words, oh ? hour.next + 1 : hour.next);
  if (
    minute === undefined ||
    minute.ordinal ||
    minute.value > (oh ? 9 : 59) ||
    minute.value < (oh ? 1 : 10)
  ) {
    return undefined;
  }
  return { hour: hour.value, minute: minute.value, next: minute.next };
}

/** `9 am`, `nine o'clock`. An hour is a time only with `am`, `pm` or `o'clock`. */
function readHourOfDay(words: readonly string[], start: number): WrittenTime | undefined {
  const hour = readHour(words, start);
  if (hour === undefined) return undefined;
  const oclock = OCLOCK.has(words[hour.next] ?? '');
  const next = oclock ? hour.next + 1 : hour.next;
  const half = words[next];
  if (half === 'am' || half === 'pm') {
    return { values: [inDay((hour.value % 12) + (half === 'pm' ? 12 : 0), 0)], length: next + 1 - start };
  }
  return oclock ? { values: [`${hour.value}:00`], length: next - start } : undefined;
}

function readHour(words: readonly string[], start: number): { value: number; next: number } | undefined {
  const read = readBelow100(words, start) ?? readFigure(words[start], start);
  return read !== undefined && !read.ordinal && read.value >= 1 && read.value <= 12 ? read : undefined;
}

function readFigure(word: string | undefined, start: number) {
  return /^\d{1,2}$/u.test(word ?? '') ? { value: Number(word), ordinal: false, next: start + 1 } : undefined;
}

function inDay(hour: number, minute: number): string {
  return `${twoDigits(hour)}:${twoDigits(minute)}h`;
}

function twoDigits(value: number): string {
  return `${value}`.padStart(2, '0');
}
