import { COMMON_TIME_ZONES } from '#platform/i18n/common-time-zones.ts';
import type { Language } from '#platform/i18n/language.ts';
import { placeOfTimeZone, timeZoneName } from '#platform/i18n/time-zone-name.ts';
import { zoneOffsetMinutes } from '#platform/i18n/zoned-time.ts';
import type { SearchableOption } from '#ui/find-options.ts';

/** The zones that the browser lists; none where it cannot (before Chrome 99, Firefox 93, Safari 15.4). */
function listedZones(): readonly string[] {
  return 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
}

/** `UTC+8`, `UTC-3:30`. */
function offsetText(minutes: number): string {
  const sign = minutes < 0 ? '-' : '+';
  const rest = Math.abs(minutes) % 60;
  return `UTC${sign}${Math.floor(Math.abs(minutes) / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/**
 * Every zone that can be chosen: first the common ones by their own names, then the others by place. The zones in
 * `also` are always included, by their full names.
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
  const rest = Array.from(new Set(others), (value) => ({
    value,
    label: also.includes(value) ? timeZoneName(value, language) : placeOfTimeZone(value),
  }));
  return [...common, ...rest].flatMap((option) => {
    const offset = zoneOffsetMinutes(option.value, now);
    return offset === undefined ? [] : [{ ...option, hint: offsetText(offset) }];
  });
}
