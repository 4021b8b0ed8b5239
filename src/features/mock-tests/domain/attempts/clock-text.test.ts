import { expect, test } from 'vitest';
import { clockTone, minutesAndSeconds, wholeMinutes } from './clock-text.ts';

test.each([
  [1200, 'calm', '20:00', 20],
  [601, 'calm', '10:01', 11],
  [600, 'warning', '10:00', 10],
  [301, 'warning', '5:01', 6],
  [300, 'last', '5:00', 5],
  [61, 'last', '1:01', 2],
  [59, 'last', '0:59', 1],
  [0, 'last', '0:00', 0],
] as const)(
  'with %d seconds left the clock is %s and reads %s or %d minutes',
  (seconds, tone, text, minutes) => {
    expect(clockTone(seconds)).toBe(tone);
    expect(minutesAndSeconds(seconds)).toBe(text);
    expect(wholeMinutes(seconds)).toBe(minutes);
  },
);
