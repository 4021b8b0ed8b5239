import type { Language, Localised } from './language.ts';

const LOCALES = { en: 'en-GB', 'zh-Hant': 'zh-TW' } as const satisfies Record<Language, string>;

const DATE_TIME = { year: 'numeric', month: 'short', day: 'numeric', minute: '2-digit' } as const;

/** English counts 24 hours, Chinese twelve with 上午 and 下午, as each reads without thinking. */
const SHAPES = {
  date: bothLanguages({ year: 'numeric', month: 'long', day: 'numeric' }),
  day: bothLanguages({ weekday: 'long', month: 'long', day: 'numeric' }),
  'date-time': {
    en: { ...DATE_TIME, hour: '2-digit', hourCycle: 'h23' },
    'zh-Hant': { ...DATE_TIME, hour: 'numeric', hour12: true },
  },
} as const satisfies Record<string, Localised<Intl.DateTimeFormatOptions>>;

function bothLanguages<T>(options: T): Localised<T> {
  return { en: options, 'zh-Hant': options };
}

/** A zone that this browser does not know counts as its own. */
function formatterIn(
  locale: string,
  options: Intl.DateTimeFormatOptions,
  timeZone: string | undefined,
): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat(locale, options);
  }
}

/** The zone of this browser, such as Asia/Taipei. Undefined: it does not say. */
export function ownTimeZone(): string | undefined {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || undefined;
}

type ZonedTimeOptions = {
  readonly language: Language;
  /** IANA; the browser's own where it is missing or unknown. */
  readonly timeZone: string | null | undefined;
  /** Default: `date-time`. */
  readonly shape?: keyof typeof SHAPES;
};

/** An instant (ISO 8601, or ms) for people: `21 Nov 2026, 18:30`, `2026年11月21日 下午6:30`. For the browser. */
export function formatInstant(
  instant: string | number,
  { language, timeZone, shape = 'date-time' }: ZonedTimeOptions,
): string {
  const formatter = formatterIn(LOCALES[language], SHAPES[shape][language], timeZone ?? undefined);
  return formatter.format(new Date(instant));
}

/** A calendar date (`2026-11-21`) for people: `21 November 2026`, `2026年11月21日`. */
export function formatCalendarDate(date: string, language: Language): string {
  return formatInstant(`${date}T12:00:00Z`, { language, timeZone: 'UTC', shape: 'date' });
}

const WALL = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hour12: false } as const;

/** Date and hour (0 to 23) on a wall clock in that zone. */
export function wallClock(
  now: number,
  timeZone: string | null | undefined,
): { readonly date: string; readonly hour: number } {
  const parts = formatterIn('en-US', WALL, timeZone ?? undefined).formatToParts(new Date(now));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  // Chrome 75 calls midnight 24.
  return { date: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) % 24 };
}

/** How far a zone is ahead of UTC at that instant, in minutes. Undefined: this browser does not know the zone. */
export function zoneOffsetMinutes(timeZone: string, now: number): number | undefined {
  const minute = Math.floor(now / 60_000) * 60_000;
  try {
    const parts = new Intl.DateTimeFormat('en-US', { ...WALL, minute: '2-digit', timeZone }).formatToParts(
      minute,
    );
    const [year = 0, month = 1, day = 1, hour = 0, minutes = 0] = (
      ['year', 'month', 'day', 'hour', 'minute'] as const
    ).map((type) => Number(parts.find((part) => part.type === type)?.value));
    return (Date.UTC(year, month - 1, day, hour % 24, minutes) - minute) / 60_000;
  } catch {
    return undefined;
  }
}
