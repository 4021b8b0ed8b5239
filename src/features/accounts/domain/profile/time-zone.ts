/** An IANA zone behind every other: the last place where it is still yesterday. */
const LAST_ZONE = 'Etc/GMT+12';

/** A zone by its name in the IANA database, such as `Asia/Taipei`, with its usual capitals. Undefined: unknown. */
export function findTimeZone(name: string): string | undefined {
  // Newer engines accept offsets such as +08:00. These have no summer time, and older browsers refuse them.
  if (!/^[A-Za-z]/.test(name)) return undefined;
  try {
    const known = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    // An engine may use an old name, as for Asia/Kolkata. That must not change the learner's choice.
    return known.toLowerCase() === name.toLowerCase() ? known : name;
  } catch {
    return undefined;
  }
}

/**
 * The date of an instant in a zone, written 2026-11-21. Without a zone it is the date where the day starts last, so
 * nobody's today is taken for the past.
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
