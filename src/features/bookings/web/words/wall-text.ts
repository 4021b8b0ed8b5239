import type { Language } from '#platform/i18n/language.ts';

const LOCALES = { en: 'en-GB', 'zh-Hant': 'zh-TW' } as const;

const SHAPES = {
  /** `Tuesday 24 November` */
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  /** `Tue, 24 Nov` */
  'short-day': { weekday: 'short', day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** `09:30` and `上午9:30`, in the form of `formatInstant`. */
const TIME = {
  en: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  'zh-Hant': { hour: 'numeric', minute: '2-digit', hour12: true },
} as const satisfies Record<Language, Intl.DateTimeFormatOptions>;

/**
 * The time of a wall clock that the server sent (`2026-11-21T18:30`), or a date alone, for people. No zone is computed:
 * the clock is read as if it were that of UTC.
 */
export function wallText(wall: string, language: Language, shape: keyof typeof SHAPES | 'time'): string {
  const instant = new Date(wall.length === 10 ? `${wall}T12:00:00Z` : `${wall}:00Z`);
  const written = new Intl.DateTimeFormat(LOCALES[language], {
    ...(shape === 'time' ? TIME[language] : SHAPES[shape]),
    timeZone: 'UTC',
  }).format(instant);
  // A narrow button breaks here, not inside the name of the weekday.
  return shape === 'short-day' ? written.replace('日週', '日 週') : written;
}

/** A date some days later: `2026-12-01` for `2026-11-24` and 7. */
export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
