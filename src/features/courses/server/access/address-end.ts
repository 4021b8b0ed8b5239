const HOUR_MS = 60 * 60 * 1000;
const ADDRESS_HOURS = 12;

/**
 * When the address of a video or a sound that is signed now expires: in 11 to 12 hours, and never after the access to
 * the course. It is a full hour, so that a second visit finds the same address in the browser's cache. `accessUntil`:
 * null, where no access ends.
 */
export function addressEnd(accessUntil: Date | null, now: Date): Date {
  const soon = (Math.floor(now.getTime() / HOUR_MS) + ADDRESS_HOURS) * HOUR_MS;
  return new Date(accessUntil === null ? soon : Math.min(soon, accessUntil.getTime()));
}
