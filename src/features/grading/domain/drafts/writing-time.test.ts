import { expect, test } from 'vitest';
import { addWritingTime, NOT_WRITTEN } from './writing-time.ts';

test.each([
  ['the first keystroke has taken no time', [50], 0],
  ['the time between keystrokes counts', [0, 1_000, 61_000], 61_000],
  ['a stop of more than two minutes does not count', [0, 1_000, 200_000, 201_000], 2_000],
  ['a clock that was set back takes nothing away', [10_000, 5_000, 6_000], 1_000],
])('%s', (_, instants, spentMs) => {
  expect(instants.reduce(addWritingTime, NOT_WRITTEN).spentMs).toBe(spentMs);
});
