import { DEFAULT_TIME_ZONE } from './default-time-zone.ts';
import type { Language } from './language.ts';
import { formatInstant, zoneOffsetMinutes } from './zoned-time.ts';

/** `GMT+8`, `GMT-3:30`, or `UTC`. */
function offsetName(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const sign = minutes < 0 ? '-' : '+';
  return `GMT${sign}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/** The zone itself, or the school's where it is missing or unknown (IANA). */
export function knownZone(timeZone: string | null | undefined): string {
  return timeZone && zoneOffsetMinutes(timeZone, 0) !== undefined ? timeZone : DEFAULT_TIME_ZONE;
}

/**
 * An instant (ISO 8601) with its zone, for print and email: `22 Nov 2026, 18:30 (GMT+8)`. A missing or
 * unknown zone is replaced by the school's.
 */
export function instantWithZone(
  instant: string,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string | null | undefined },
): string {
  const zone = knownZone(timeZone);
  const offset = offsetName(zoneOffsetMinutes(zone, Date.parse(instant)) ?? 0);
  const time = formatInstant(instant, { language, timeZone: zone });
  return language === 'en' ? `${time} (${offset})` : `${time}（${offset}）`;
}
