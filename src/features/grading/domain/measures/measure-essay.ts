import { wordEssay, type EssayFacts } from './essay-facts.ts';
import { measureAccuracy } from './measure-accuracy.ts';
import { measureCohesion } from './measure-cohesion.ts';
import { measureFigures } from './measure-figures.ts';
import { measureLayout } from './measure-layout.ts';
import { measureLexis } from './measure-lexis.ts';
import { measureRange } from './measure-range.ts';
import { measureTask } from './measure-task.ts';

/** The measures of a text by what they are about. */
export function measureEssay(facts: EssayFacts) {
  const worded = wordEssay(facts);
  return {
    layout: measureLayout(worded),
    lexis: measureLexis(worded),
    accuracy: measureAccuracy(worded),
    range: measureRange(worded),
    cohesion: measureCohesion(worded),
    task: { ...measureTask(worded), ...measureFigures(worded) },
  };
}
