import { expect, test } from 'vitest';
import type { ListeningSection } from '#ielts/paper/paper.ts';
import { practiceCheckMs, recordingTimeLeftMs, unheardMs, type Speed } from './recording-clock.ts';

const LENGTHS = [60_000, 90_000];

test.each([
  ['at the start', { part: 0, positionMs: 0 }, 150_000],
  ['in the first part', { part: 0, positionMs: 20_000 }, 130_000],
  ['at the end of the first part', { part: 0, positionMs: 60_000 }, 90_000],
  ['in the last part', { part: 1, positionMs: 30_000 }, 60_000],
  ['where the browser has stopped just before the end', { part: 1, positionMs: 89_700 }, 0],
  ['past the end', { part: 1, positionMs: 95_000 }, 0],
])('what is left to hear %s', (_, place, left) => {
  expect(unheardMs(LENGTHS, place)).toBe(left);
});

const MINUTE = 60_000;
const timeLeft = (positionMs: number, speed: Speed, checkedMs: number) =>
  recordingTimeLeftMs({
    lengths: [6 * MINUTE],
    place: { part: 0, positionMs },
    speed,
    checkMs: MINUTE,
    checkedMs,
  });

test.each<[string, number, Speed, number, number]>([
  ['nothing has been played', 0, 1, 0, 7 * MINUTE],
  ['half is heard', 3 * MINUTE, 1, 0, 4 * MINUTE],
  ['half is heard, slowly', 3 * MINUTE, 0.75, 0, 5 * MINUTE],
  ['all is heard, and half of the check has passed', 6 * MINUTE, 1, MINUTE / 2, MINUTE / 2],
  ['the check is over', 6 * MINUTE, 1, MINUTE + 1, 0],
  ['the check is over, and a passage is heard again', 4 * MINUTE, 1, MINUTE + 1, 2 * MINUTE],
])('%s: the clock has room for the rest of the recording', (_, positionMs, speed, checkedMs, left) => {
  expect(timeLeft(positionMs, speed, checkedMs)).toBe(left);
});

test('extra time of the section is time to check', () => {
  const recording = { src: '/a.m4a', durationMs: 6 * MINUTE, synthetic: true };
  const section: ListeningSection = {
    skill: 'listening',
    checkMinutes: 2,
    parts: [{ recording, groups: [] }],
  };
  // The test's own length has three seconds before the recording.
  expect(practiceCheckMs(section, 100)).toBe(2 * MINUTE + 3_000);
  expect(practiceCheckMs(section, 150)).toBe(6 * MINUTE + 4_500);
});
