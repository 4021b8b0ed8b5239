import type { TaggedEssay } from '../../domain/essay/essay-text.ts';
import type { SurfaceIssue } from '../../domain/essay/surface-issue.ts';
import { createSurfaceChecker } from './find-surface-issues.ts';
import { createTagger } from './tag-essay.ts';
import { readWordTable, type WordTable } from './word-ranks.ts';

/** A text with everything that was found in it. */
export type InspectedEssay = {
  readonly essay: TaggedEssay;
  readonly issues: readonly SurfaceIssue[];
  readonly words: WordTable;
};

/** Starts the tagger and the checker: 3 s of processor and 350 MB, once in a thread. */
export async function createInspector(): Promise<(text: string) => Promise<InspectedEssay>> {
  const tagEssay = createTagger();
  const findSurfaceIssues = await createSurfaceChecker();
  const words = readWordTable();
  return async (text) => ({ essay: tagEssay(text), issues: await findSurfaceIssues(text), words });
}
