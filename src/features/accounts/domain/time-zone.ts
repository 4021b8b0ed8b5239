/** An IANA zone that is behind every other: where it is still yesterday the longest. */
const LAST_ZONE = 'Etc/GMT+12';

/** A zone by its name in the IANA database, such as `Asia/Taipei`, with its usual capitals; undefined: there is none. */
export function findTimeZone(name: string): string | undefined {
  // Offsets such as +08:00 are taken by newer engines, but know no summer time and no older browser.
  if (!/^[A-Za-z]/.test(name)) return undefined;
  try {
    const known = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    // An engine calls Asia/Kolkata by its old name, which is no reason to change what somebody chose.
    return known.toLowerCase() === name.toLowerCase() ? known : name;
  } catch {
    return undefined;
  }
}

/**
 * The day of an instant in a zone, written 2026-11-21. Without a zone: where the day begins last, so that nobody's
 * today is ever taken for the past.
 */
export function dayIn(timeZone: string | null, instant: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: timeZone ?? LAST_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
