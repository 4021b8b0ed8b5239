import type { ContentFolders } from '#platform/content/content-folders.ts';
import { checkFigures } from '../../domain/charts/check-figures.ts';
import type { FigureChart, FigureReport } from '../../domain/charts/figure-claim.ts';
import type { TaggedEssay } from '../../domain/essay/essay-text.ts';
import type { WordTable } from '../../domain/essay/word-table.ts';
import { checkGuards } from '../../domain/guards/check-guards.ts';
import type { Guard } from '../../domain/guards/guard.ts';
import { indexModelAnswers } from '../../domain/guards/memorised.ts';
import { readModelAnswers } from './read-model-answers.ts';

export type EssayTask = {
  readonly task: 1 | 2;
  /** Everything that the task prints, a letter's points and opening too. */
  readonly prompt: string;
  readonly minWords: number;
  readonly charts?: readonly FigureChart[] | undefined;
};
export type EssayChecks = { readonly guards: readonly Guard[]; readonly figures: FigureReport };

/** Makes the checks that bind every grader. It reads the model answers of the content once, which takes 0.1 s. */
export function createEssayChecker(
  content: ContentFolders = 'content',
): (essay: TaggedEssay, words: Pick<WordTable, 'rank'>, task: EssayTask) => EssayChecks {
  const modelGrams = indexModelAnswers(readModelAnswers(content));
  return (essay, { rank }, { task, prompt, minWords, charts = [] }) => ({
    guards: checkGuards({ essay, task, prompt, minWords, wordRank: rank, modelGrams }),
    figures: checkFigures(essay, charts),
  });
}
