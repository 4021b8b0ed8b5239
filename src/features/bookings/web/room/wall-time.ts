import type { Language } from '#platform/i18n/language.ts';

/** `Wed, 25 November, 17:50` for the wall clock `2026-11-25T17:50`, whatever the zone of the device. */
export const wallTime = (wall: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-TW', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'UTC',
  }).format(new Date(`${wall}:00Z`));

/** `17:50` for the wall clock `2026-11-25T17:50`. */
export const wallClock = (wall: string): string => wall.slice(11, 16);

/** A wall clock so many milliseconds after another, if no clock changes in between. */
export const shiftWall = (wall: string, ms: number): string =>
  new Date(Date.parse(`${wall}:00Z`) + ms).toISOString().slice(0, 16);
