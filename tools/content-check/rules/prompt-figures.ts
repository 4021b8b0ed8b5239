import { checkFigures } from '#features/grading/domain/charts/check-figures.ts';
import { createTagger } from '#features/grading/server/local/tag-essay.ts';
import { type CheckedPrompt, listCheckedPrompts } from '../checked-prompts.ts';
import type { ContentRule } from '../content-rule.ts';

/** Everything that a model report says of its charts is true, as far as the grader can tell. */
export const promptFigures: ContentRule = {
  name: 'prompt-figures',
  check(content) {
    const reports = listCheckedPrompts(content).filter(({ task }) => task.type === 'chart');
    if (reports.length === 0) return [];
    const tag = createTagger();
    return reports.flatMap((report) => checkReport(report, tag));
  },
};

function checkReport({ keyFile, task, models }: CheckedPrompt, tag: ReturnType<typeof createTagger>) {
  if (task.type !== 'chart') return [];
  return models.flatMap(({ band, text }, at) =>
    checkFigures(tag(text), task.charts)
      .claims.filter(({ verdict }) => verdict === 'wrong')
      .map(({ quote, comment }) => ({
        file: keyFile,
        place: `models.${at}.text`,
        what: `At band ${band}, “${quote}” is not what the chart says.`,
        how: comment?.en ?? 'Look at the chart again.',
      })),
  );
}
