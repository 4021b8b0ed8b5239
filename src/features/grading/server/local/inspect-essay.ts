import type { TaggedEssay } from '../../domain/essay/essay-text.ts';
import type { LearnerError } from '../../domain/essay/learner-error.ts';
import type { SurfaceIssue } from '../../domain/essay/surface-issue.ts';
import type { WordTable } from '../../domain/essay/word-table.ts';
import { findErrors } from '../../domain/rules/find-errors.ts';
import { createSurfaceChecker } from './find-surface-issues.ts';
import { createTagger } from './tag-essay.ts';
import { readWordTable } from './word-ranks.ts';

/** A text with everything that was found in it. */
export type InspectedEssay = {
  readonly essay: TaggedEssay;
  readonly issues: readonly SurfaceIssue[];
  readonly errors: readonly LearnerError[];
  readonly words: WordTable;
};

type CheckSurface = (text: string) => Promise<readonly SurfaceIssue[]>;

/**
 * Starts the tagger, the word list and the checker: 3 s of processor and 350 MB, once in a thread. Another checker may
 * be passed.
 */
export async function createInspector(
  checkSurface?: CheckSurface,
): Promise<(text: string) => Promise<InspectedEssay>> {
  const tagEssay = createTagger();
  const words = readWordTable();
  const check = checkSurface ?? (await createSurfaceChecker(words));
  return async (text) => {
    const essay = tagEssay(text);
    return { essay, issues: await check(text), errors: findErrors(essay), words };
  };
}
