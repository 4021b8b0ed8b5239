import { expect, test } from 'vitest';
import { evaluationSchema } from '#features/grading/evaluation-contract.ts';
import type { LeftOutGrade } from './cross-validate.ts';
import { describeEvaluation } from './describe-evaluation.ts';
import { syntheticEssays } from './synthetic-essays.ts';

const FACTS = { made: '2026-11-24', sha256: '0'.repeat(64), processorMs: 90 };
const [first, second] = syntheticEssays(2);

const graded = (
  task: 1 | 2,
  given: number,
  band: number,
  more: Partial<LeftOutGrade['essay']> = {},
): LeftOutGrade => {
  const essay = { ...(first ?? second), task, band: given, ...more } as LeftOutGrade['essay'];
  return { essay, band, low: band - 0.5, high: band + 0.5 };
};

test('counts bands, ranges, guards and slices of left-out grades', () => {
  const letter = { prompt: 'Write a letter to the harbour.', measures: { words: 120, oneParagraph: 1 } };
  const evaluation = describeEvaluation(
    [
      graded(1, 6, 6, letter),
      graded(1, 7, 6, { prompt: 'The diagrams show a lock.', caps: [{ id: 'off-topic', cap: 6 }] }),
      graded(2, 5, 6.5, { measures: { words: 300 } }),
      graded(2, 7.25, 7.5, { measures: { words: 400 } }),
      graded(2, 6.5, 6.5, { measures: { words: 260 }, caps: [{ id: 'off-topic', cap: 7 }] }),
    ],
    FACTS,
  );
  expect(evaluationSchema.parse(evaluation)).toEqual(evaluation);
  expect(evaluation).toMatchObject({ made: '2026-11-24', processorMs: 90, data: { letters: 1 } });
  expect(evaluation.both).toMatchObject({ essays: 5, exact: 0.4, withinHalf: 0.6, withinOne: 0.8 });
  expect(evaluation.both.ranges).toEqual({ held: 0.6, meanWidth: 1 });
  expect(evaluation.guards).toEqual({
    essays: 2,
    share: 0.4,
    lowered: 1,
    byGuard: [{ guard: 'off-topic', essays: 2 }],
  });
  expect(evaluation.tasks[2].table).toEqual([
    { given: 5, graded: 6.5, essays: 1 },
    { given: 6.5, graded: 6.5, essays: 1 },
    { given: 7.5, graded: 7.5, essays: 1 },
  ]);
  expect(evaluation.tasks[1].slices).toMatchObject([
    { slice: 'under-length', essays: 1, bias: 0 },
    { slice: 'long', essays: 1 },
    { slice: 'one-paragraph', essays: 1 },
    { slice: 'diagram', essays: 1, meanError: 1, bias: -1 },
    { slice: 'letter', essays: 1 },
  ]);
  expect(evaluation.both.slices).toContainEqual({
    slice: 'low-bands',
    essays: 1,
    meanError: 1.5,
    bias: 1.5,
  });
});
