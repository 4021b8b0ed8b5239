import { expect, test } from 'vitest';
import { NOTHING_REMEMBERED, parseInterviewMemory } from './interview-memory.ts';

test('what was kept comes back', () => {
  const memory = {
    place: 4,
    notes: 'market, noodles',
    answers: { p1q1: { recordedMs: 4_000, chunks: 2, bytes: 16_000, from: 1_000, finished: true } },
    uploadsLater: false,
    from: 1_000,
  };
  expect(parseInterviewMemory(JSON.stringify(memory))).toEqual(memory);
});

test.each([null, '', 'nonsense', '[]', '{"place":"two","notes":7,"answers":null}'])(
  '%j is as if nothing had been kept',
  (text) => {
    expect(parseInterviewMemory(text)).toEqual({ ...NOTHING_REMEMBERED, place: undefined });
  },
);

test('an answer of which parts are missing counts as not recorded', () => {
  expect(parseInterviewMemory('{"answers":{"p1q1":null,"card":{"recordedMs":"x"}}}').answers).toEqual({
    p1q1: { recordedMs: 0, chunks: 0, bytes: 0, from: 0, finished: false },
    card: { recordedMs: 0, chunks: 0, bytes: 0, from: 0, finished: false },
  });
});
