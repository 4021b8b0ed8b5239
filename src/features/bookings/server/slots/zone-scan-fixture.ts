const MINUTE_MS = 60_000;

/** Zones of all kinds: whole, half and quarter hours, both hemispheres, and those whose rules changed lately. */
export const SCANNED_ZONES = [
  'Africa/Cairo',
  'Africa/Casablanca',
  'Africa/El_Aaiun',
  'Africa/Johannesburg',
  'Africa/Lagos',
  'America/Adak',
  'America/Anchorage',
  'America/Asuncion',
  'America/Bogota',
  'America/Chicago',
  'America/Denver',
  'America/Halifax',
  'America/Havana',
  'America/Los_Angeles',
  'America/Mexico_City',
  'America/New_York',
  'America/Nuuk',
  'America/Santiago',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Antarctica/Troll',
  'Asia/Almaty',
  'Asia/Beirut',
  'Asia/Jerusalem',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Taipei',
  'Asia/Tehran',
  'Asia/Tokyo',
  'Atlantic/Azores',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Europe/Dublin',
  'Europe/London',
  'Europe/Moscow',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Easter',
  'Pacific/Kiritimati',
] as const;

/** Reads a wall clock with nothing but Intl: the wall time at an instant, in ms as if it were UTC. */
export function wallReader(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (instant) => Date.parse(`${format.format(instant).replace(' ', 'T')}:00Z`);
}

/** The days in UTC, as instants, between whose start and end the zone changed its clocks. */
export function listChanges(
  timeZone: string,
  years: { readonly from: number; readonly until: number },
): number[] {
  const readWall = wallReader(timeZone);
  const day = 24 * 60 * MINUTE_MS;
  const changes: number[] = [];
  let before: number | undefined;
  for (let at = Date.UTC(years.from, 0, 1); at < Date.UTC(years.until, 0, 1); at += day) {
    const offset = readWall(at) - at;
    if (before !== undefined && offset !== before) changes.push(at - day);
    before = offset;
  }
  return changes;
}

/** Every minute between two instants, with what the wall clock shows: slow, and obviously right. */
export function scanMinutes(timeZone: string, from: number, until: number) {
  const readWall = wallReader(timeZone);
  const minutes: { readonly at: number; readonly wall: number }[] = [];
  for (let at = from; at < until; at += MINUTE_MS) minutes.push({ at, wall: readWall(at) });
  return minutes;
}
