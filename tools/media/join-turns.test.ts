import { expect, test } from 'vitest';
import { joinTurns } from './join-turns.ts';
import { SAMPLE_RATE } from './wav.ts';

const LEAD_MS = 200;

const aTurn = (id: string, ms: number, pauseMs: number) => ({
  id,
  pauseMs,
  samples: new Int16Array((ms * SAMPLE_RATE) / 1000).fill(100),
});

test('turns follow each other after their pauses, and it is known where', () => {
  const { samples, turns } = joinTurns([aTurn('t1', 1000, 350), aTurn('t2', 500, 2000)], LEAD_MS);
  expect(turns).toEqual([
    { id: 't1', startMs: LEAD_MS, endMs: LEAD_MS + 1000 },
    { id: 't2', startMs: LEAD_MS + 1350, endMs: LEAD_MS + 1850 },
  ]);
  expect((samples.length * 1000) / SAMPLE_RATE).toBe(LEAD_MS + 3850);
  const at = (ms: number) => samples[Math.round((ms * SAMPLE_RATE) / 1000)];
  expect([at(0), at(LEAD_MS), at(LEAD_MS + 999), at(LEAD_MS + 1001), at(LEAD_MS + 1351)]).toEqual([
    0, 100, 100, 0, 100,
  ]);
});
