import type { Language } from '#platform/i18n/language.ts';
import { zoneOffsetMinutes } from '#platform/i18n/zoned-time.ts';
import type { SearchableOption } from '#ui/find-options.ts';
import { COMMON_TIME_ZONES } from './common-time-zones.ts';

/** What the browser itself lists; nothing where it cannot (before Chrome 99, Firefox 93, Safari 15.4). */
function listedZones(): readonly string[] {
  return 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
}

/** `UTC+8`, `UTC-3:30`. */
function offsetText(minutes: number): string {
  const sign = minutes < 0 ? '-' : '+';
  const rest = Math.abs(minutes) % 60;
  return `UTC${sign}${Math.floor(Math.abs(minutes) / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/** `Salta (Argentina)` for `America/Argentina/Salta`: the places in a name, the nearest first. */
function placeIn(zone: string): string {
  const [, ...places] = zone.split('/');
  const [place = zone, ...around] = places.reverse().map((part) => part.replace(/_/g, ' '));
  return around.length === 0 ? place : `${place} (${around.join(', ')})`;
}

/** What a zone is called here; nothing for none. */
export function timeZoneName(zone: string, language: Language): string {
  return COMMON_TIME_ZONES[zone]?.[language] ?? placeIn(zone);
}

/**
 * Every zone that can be chosen: the common ones by their own names first, the others as the browser calls them. The
 * zones in `also` are among them in any case.
 */
export function timeZoneOptions(
  language: Language,
  now: number,
  also: readonly string[],
): SearchableOption[] {
  const others = [...listedZones(), ...also].filter((zone) => !(zone in COMMON_TIME_ZONES)).sort();
  const common = Object.entries(COMMON_TIME_ZONES).map(([value, names]) => ({
    value,
    label: names[language],
    keywords: `${names.en} ${names['zh-Hant']}`,
  }));
  const rest = Array.from(new Set(others), (value) => ({ value, label: timeZoneName(value, language) }));
  return [...common, ...rest].flatMap((option) => {
    const offset = zoneOffsetMinutes(option.value, now);
    return offset === undefined ? [] : [{ ...option, hint: offsetText(offset) }];
  });
}
