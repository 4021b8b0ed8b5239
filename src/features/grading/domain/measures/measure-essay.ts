import { wordEssay, type EssayFacts } from './essay-facts.ts';
import { measureAccuracy } from './measure-accuracy.ts';
import { measureComparisons } from './measure-comparisons.ts';
import { measureCohesion } from './measure-cohesion.ts';
import { measureFigures } from './measure-figures.ts';
import { measureLayout } from './measure-layout.ts';
import { measureLexis } from './measure-lexis.ts';
import { measureNounGroups } from './measure-noun-groups.ts';
import { measureRange } from './measure-range.ts';
import { measureRepetition } from './measure-repetition.ts';
import { measureRules } from './measure-rules.ts';
import { measureTask } from './measure-task.ts';
import { measureThreads } from './measure-threads.ts';
import { measureWordOrder } from './measure-word-order.ts';

/** The measures of a text by what they are about. */
export function measureEssay(facts: EssayFacts) {
  const worded = wordEssay(facts);
  return {
    layout: measureLayout(worded),
    lexis: { ...measureLexis(worded), ...measureRepetition(worded) },
    accuracy: { ...measureAccuracy(worded), ...measureRules(worded) },
    range: { ...measureRange(worded), ...measureNounGroups(worded), ...measureWordOrder(worded) },
    cohesion: { ...measureCohesion(worded), ...measureThreads(worded) },
    task: { ...measureTask(worded), ...measureFigures(worded), ...measureComparisons(worded) },
  };
}
