import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SurfaceIssue } from '#features/grading/domain/essay/surface-issue.ts';
import { countGrams } from '#features/grading/domain/model/gram-counts.ts';
import { flattenMeasures } from '#features/grading/domain/measures/flatten-measures.ts';
import { createSurfaceChecker } from '#features/grading/server/local/find-surface-issues.ts';
import { createEssayChecker } from '#features/grading/server/local/check-essay.ts';
import { createInspector } from '#features/grading/server/local/inspect-essay.ts';
import { readWordTable } from '#features/grading/server/local/word-ranks.ts';
import { MIN_WORDS } from '../evaluate.ts';
import type { MarkedEssay } from '../read-essays.ts';
import type { PreparedEssay } from './prepared-essay.ts';

/** Warnings have this cap. */
const NO_CAP = 9;

type Checker = (text: string) => Promise<readonly SurfaceIssue[]>;

/**
 * Essays as numbers. What the checker finds takes two minutes for a thousand essays; with a folder for it, it is stored
 * there by the text's hash and found again.
 */
export async function prepareEssays(
  essays: readonly MarkedEssay[],
  cache: string | undefined,
): Promise<readonly PreparedEssay[]> {
  const inspect = await createInspector(cache === undefined ? undefined : storing(cache));
  const check = createEssayChecker();
  const prepared: PreparedEssay[] = [];
  for (const { task, prompt, essay: text, band } of essays) {
    const inspected = await inspect(text);
    const measures = flattenMeasures({ ...inspected, task, prompt });
    const { guards } = check(inspected.essay, inspected.words, { task, prompt, minWords: MIN_WORDS[task] });
    prepared.push({
      task,
      prompt,
      band,
      measures,
      grams: countGrams(inspected.essay),
      caps: guards.filter(({ cap }) => cap < NO_CAP).map(({ id, cap }) => ({ id, cap })),
    });
  }
  return prepared;
}

function storing(folder: string): Checker {
  mkdirSync(folder, { recursive: true });
  let started: Promise<Checker> | undefined;
  return async (text) => {
    const file = join(folder, `${createHash('sha256').update(text).digest('hex')}.json`);
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as readonly SurfaceIssue[];
    started ??= createSurfaceChecker(readWordTable());
    const issues = await (await started)(text);
    writeFileSync(file, JSON.stringify(issues));
    return issues;
  };
}
