import { wordsOfText } from '#features/grading/domain/guards/guarded-text.ts';
import { shinglesOf } from '#features/grading/domain/guards/shingles.ts';
import { listCheckedPrompts } from '../checked-prompts.ts';
import { type Content, findKeySection } from '../content.ts';
import type { ContentRule } from '../content-rule.ts';

/** Two texts that were written for themselves hardly ever share this many words in a row. */
const RUN = 8;

type ModelText = { readonly file: string; readonly place: string; readonly runs: readonly string[] };

/** No model of the bank repeats another one, of the bank or of a mock test. The words of its prompt are free. */
export const unlikeModels: ContentRule = {
  name: 'unlike-models',
  check(content) {
    const seen = new Map<string, string>();
    for (const { file, runs } of modelsOfTests(content)) for (const run of runs) seen.set(run, file);
    return modelsOfBank(content).flatMap(({ file, place, runs }) => {
      const repeated = runs.find((run) => seen.has(run));
      const other = repeated === undefined ? '' : seen.get(repeated);
      for (const run of runs) if (!seen.has(run)) seen.set(run, file);
      if (repeated === undefined) return [];
      const what = `“${repeated}” is in another model of content/${other} too.`;
      return [{ file, place, what, how: 'Say it in other words.' }];
    });
  },
};

const runsOf = (text: string) => shinglesOf(wordsOfText(text), RUN);

function modelsOfBank(content: Content): ModelText[] {
  return listCheckedPrompts(content).flatMap(({ keyFile, task, models }) => {
    const printed = task.type === 'letter' ? [task.prompt, ...task.points, task.opening] : [task.prompt];
    const free = new Set(printed.flatMap(runsOf));
    return models.map(({ text }, at) => ({
      file: keyFile,
      place: `models.${at}.text`,
      runs: [...new Set(runsOf(text))].filter((run) => !free.has(run)),
    }));
  });
}

function modelsOfTests(content: Content): ModelText[] {
  return content.papers.flatMap(({ file: paper }) => {
    const found = findKeySection(content, paper, 'writing');
    if (found?.section.skill !== 'writing') return [];
    const { file, section } = found;
    return section.tasks.flatMap(({ models }) =>
      models.map(({ text }) => ({ file, place: '', runs: runsOf(text) })),
    );
  });
}
