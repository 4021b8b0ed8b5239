import { expect, test } from 'vitest';
import type { Level } from '#features/grading/domain/rubric/rubric-questions.ts';
import { calibrationFileSchema } from '#features/grading/server/model/calibration-file.ts';
import { aLocalGrade } from '#features/grading/server/model/model-grader-fixture.ts';
import type { TextReading } from '#features/grading/server/model/read-text.ts';
import { fitCalibration, type ReadEssay } from './fit-calibration.ts';
import { markedEssays } from './marked-essays-fixture.ts';

/** A model whose own estimate is near `raw`, from anchors alone in steps of a tenth. */
function readingNear(raw: number): TextReading {
  const answer = { question: 'spelling', level: 'medium' as Level, quote: 'ferries' } as const;
  // Answers in the middle say 6.25, and half of the estimate is theirs.
  const part = {
    answers: [answer],
    comparisons: [{ band: Math.round(10 * (2 * raw - 6.25)) / 10, outcome: 0 }],
  };
  const all = <T>(value: T) => ({ task: value, cohesion: value, lexis: value, grammar: value });
  return { answers: all(part.answers), comparisons: all(part.comparisons) };
}

/** Essays that this machine marks half a band too low, and a model one and a half bands. */
const severelyRead = (count: number): readonly ReadEssay[] =>
  markedEssays(count).map(({ prompt, band, noise }) => ({
    prompt,
    band,
    local: aLocalGrade({ low: Math.max(1, band - 1), high: band }),
    reading: readingNear(band - 1.5 + noise),
  }));

test('a severe model is corrected: its bands are nearer to the marks on essays that were left out', () => {
  const { method, before, figures } = fitCalibration(severelyRead(60));
  expect(method).toBe('offset');
  expect(before.essays).toBe(60);
  expect(before.meanError).toBeGreaterThan(0.45);
  expect(figures.meanError).toBeLessThan(before.meanError - 0.2);
});

test('150 essays are enough for a map that bends', () => {
  expect(fitCalibration(severelyRead(149)).method).toBe('offset');
  const { method, map, figures, before } = fitCalibration(severelyRead(150));
  expect(method).toBe('isotonic');
  expect(map.scores.length).toBeGreaterThan(4);
  expect(figures.meanError).toBeLessThan(before.meanError);
});

test.each([
  ['marks all over the scale', 3],
  ['marks that agree', 0],
])('a fit can be stored: %s', (_, spread) => {
  const essays = severelyRead(160).map((essay, at) => ({
    ...essay,
    band: Math.min(9, Math.max(1, essay.band + (at % 2 === 0 ? spread : -spread))),
  }));
  const fitted = fitCalibration(essays);
  const stored = {
    task: 2,
    model: 'a-model',
    promptHash: '0123456789abcdef',
    made: '2026-11-24',
    data: { sha256: '0'.repeat(64), essays: essays.length },
    ...fitted,
  };
  expect(calibrationFileSchema.safeParse({ format: 1, calibrations: [stored] }).error).toBeUndefined();
  expect(fitted.below + fitted.above).toBeLessThanOrEqual(1.5);
  if (spread > 0) expect(fitted.below + fitted.above).toBeGreaterThan(1.49);
});
