import { expect, test } from 'vitest';
import { formatWall, openZoneClock } from './zone-clock.ts';

const wallOf = (text: string) => Date.parse(`${text}:00Z`);

function clockOf(zone: string) {
  const clock = openZoneClock(zone);
  if (!clock) throw new Error(`No clock of ${zone}.`);
  return clock;
}

test.each([
  ['Asia/Taipei', '2026-11-21T18:30', '2026-11-21T10:30:00Z', undefined],
  ['America/New_York', '2026-03-08T01:59', '2026-03-08T06:59:00Z', undefined],
  // Clocks go from 02:00 to 03:00.
  ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00Z', '2026-03-08T07:00:00Z'],
  ['America/New_York', '2026-03-08T03:00', '2026-03-08T07:00:00Z', undefined],
  // 01:30 occurs twice, and the first one counts.
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00Z', undefined],
  ['America/New_York', '2026-11-01T02:00', '2026-11-01T07:00:00Z', undefined],
  // Half an hour only.
  ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00Z', '2026-10-03T15:30:00Z'],
  // A day that begins at one.
  ['Africa/Cairo', '2026-04-24T00:00', '2026-04-23T22:00:00Z', '2026-04-23T22:00:00Z'],
])('in %s the clock shows %s at %s', (zone, wall, at, skippedAt) => {
  expect(clockOf(zone).instantOf(wallOf(wall))).toEqual({
    at: Date.parse(at),
    skippedAt: skippedAt === undefined ? undefined : Date.parse(skippedAt),
  });
});

test.each([
  ['Asia/Kathmandu', '2026-11-21T10:30:59Z', '2026-11-21T16:15'],
  ['America/New_York', '2026-11-01T06:30:00Z', '2026-11-01T01:30'],
])('in %s at %s it shows %s', (zone, instant, wall) => {
  expect(formatWall(clockOf(zone).wallOf(Date.parse(instant)))).toBe(wall);
});

test('a zone that this machine does not know has no clock', () => {
  expect(openZoneClock('Mars/Olympus')).toBeUndefined();
});

test('other spellings of a zone have the same clock', () => {
  expect(openZoneClock('EUROPE/london')).toBe(openZoneClock('Europe/London'));
});

test('a wall time is written as ISO 8601 writes it', () => {
  const [first, end] = [Date.parse('0001-01-01T00:00:00Z'), Date.UTC(9_999, 11, 31)];
  for (let wall = first; wall < end; wall += 86_400_000 * 97 + 61_003)
    expect(formatWall(wall)).toBe(new Date(wall).toISOString().slice(0, 16));
});
