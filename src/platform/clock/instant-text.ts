const SECOND_MS = 1_000;
/** The years in which the text of a second is `YYYY-MM-DDTHH:MM:SS`, without a sign. */
const LAST_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

let latestSecond = Number.NaN;
let latestText = '';

/**
 * An instant (ms since 1970, an integer) as ISO 8601 in UTC, such as `2026-11-21T20:33:32.004Z`. Equals
 * `toISOString`. Only the first instant of a second is formatted in full, as a busy server writes thousands a
 * second. Throws a RangeError for an invalid instant.
 */
export function instantText(ms: number): string {
  if (!(ms >= 0 && ms <= LAST_MS)) return new Date(ms).toISOString();
  const milliseconds = Math.floor(ms) % SECOND_MS;
  const second = Math.floor(ms) - milliseconds;
  if (second !== latestSecond) {
    latestSecond = second;
    latestText = new Date(second).toISOString().slice(0, -4);
  }
  return `${latestText}${String(milliseconds).padStart(3, '0')}Z`;
}
