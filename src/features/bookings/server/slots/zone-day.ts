import { clockOf } from './find-slots.ts';

/** The instant at which a calendar day (`2026-11-21`) starts in a zone. */
export function startOfZoneDay(date: string, zone: string): Date {
  const { at, skippedAt } = clockOf(zone).instantOf(Date.parse(`${date}T00:00:00Z`));
  return new Date(skippedAt ?? at);
}
