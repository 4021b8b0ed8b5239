import { expect, test } from 'vitest';
import { LISTENING_LEAD_MS, listeningMoment } from './listening-moment.ts';

const LENGTHS = [60_000, 90_000];

test.each([
  [0, { phase: 'lead', remainingMs: LISTENING_LEAD_MS }],
  [LISTENING_LEAD_MS - 1, { phase: 'lead', remainingMs: 1 }],
  [LISTENING_LEAD_MS, { phase: 'part', part: 0, positionMs: 0 }],
  [LISTENING_LEAD_MS + 59_999, { phase: 'part', part: 0, positionMs: 59_999 }],
  [LISTENING_LEAD_MS + 60_000, { phase: 'part', part: 1, positionMs: 0 }],
  [LISTENING_LEAD_MS + 149_999, { phase: 'part', part: 1, positionMs: 89_999 }],
  [LISTENING_LEAD_MS + 150_000, { phase: 'check' }],
  [LISTENING_LEAD_MS + 999_999, { phase: 'check' }],
])('%d ms after the start it is %j', (elapsedMs, moment) => {
  expect(listeningMoment(LENGTHS, elapsedMs)).toEqual(moment);
});

test('without recordings there is only checking', () => {
  expect(listeningMoment([], LISTENING_LEAD_MS)).toEqual({ phase: 'check' });
});
