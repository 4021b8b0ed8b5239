import type { GramCounts } from '#features/grading/domain/model/gram-counts.ts';
import { normalNumbers, seededNumbers } from '#features/grading/domain/model/seeded-numbers.ts';
import type { PreparedEssay } from './prepared-essay.ts';

/** Essays that nobody wrote, for tests: their bands follow from two measures and one run, and from chance. */
export function syntheticEssays(count: number): readonly PreparedEssay[] {
  const next = seededNumbers(3);
  const normal = normalNumbers(next);
  return Array.from({ length: count }, (_, at) => {
    const words = 250 + 40 * normal();
    const spellingRate = Math.abs(normal());
    const marked = next() < 0.5;
    const exact = 6 + 0.01 * (words - 250) - 0.5 * spellingRate + (marked ? 0.5 : 0) + 0.3 * normal();
    const runs = new Map([
      [at % 7, 1],
      [marked ? 100 : 200, 2],
    ]);
    const grams: GramCounts = { words: runs, phrases: runs, letters: runs, tags: runs, forms: runs };
    return {
      task: at % 2 === 0 ? 1 : 2,
      prompt: `Prompt ${at % 12}`,
      band: Math.min(9, Math.max(1, Math.round(exact * 2) / 2)),
      measures: { words, spellingRate, always: 1 },
      grams,
      caps: [],
    };
  });
}
