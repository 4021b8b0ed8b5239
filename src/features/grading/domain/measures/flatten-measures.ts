import type { EssayFacts } from './essay-facts.ts';
import { measureEssay } from './measure-essay.ts';

/** All measures of a text, each under its own name. */
export function flattenMeasures(facts: EssayFacts): Readonly<Record<string, number>> {
  const { layout, lexis, accuracy, range, cohesion, task } = measureEssay(facts);
  return { ...layout, ...lexis, ...accuracy, ...range, ...cohesion, ...task };
}
