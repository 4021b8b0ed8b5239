import { COMMON_TIME_ZONES } from './common-time-zones.ts';
import type { Language } from './language.ts';

/** `Salta (Argentina)` for `America/Argentina/Salta`: the places in a name, the nearest first. */
export function placeOfTimeZone(zone: string): string {
  const [, ...places] = zone.split('/');
  const [place = zone, ...around] = places.reverse().map((part) => part.replace(/_/g, ' '));
  return around.length === 0 ? place : `${place} (${around.join(', ')})`;
}

/** `阿根廷時間` for `America/Argentina/Salta`. Undefined: no such zone, no such name, or an older browser. */
function chineseTimeOf(zone: string): string | undefined {
  try {
    const format = new Intl.DateTimeFormat('zh-TW', { timeZone: zone, timeZoneName: 'longGeneric' });
    const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
    // `GMT+05:45` is no name.
    return name === undefined || /\w/.test(name) ? undefined : name;
  } catch {
    return undefined;
  }
}

/**
 * The name of a time zone. A common zone has its cities, another one the place in its name. Chinese explains
 * that place where the browser can: `Salta（阿根廷時間）`. It takes a slow phone too long to do this for every zone.
 */
export function timeZoneName(zone: string, language: Language): string {
  const common = COMMON_TIME_ZONES[zone];
  if (common) return common[language];
  const time = language === 'en' ? undefined : chineseTimeOf(zone);
  return time === undefined
    ? placeOfTimeZone(zone)
    : `${placeOfTimeZone(zone).replace(/ \(.*/, '')}（${time}）`;
}

/** The first city of a common time zone: 倫敦 for `Europe/London`. Any other zone has its whole name. */
export function cityOfTimeZone(zone: string, language: Language): string {
  const [city = zone] = timeZoneName(zone, language).split(/、|, /);
  return city;
}
