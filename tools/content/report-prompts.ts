import { countWrittenWords } from '#ielts/marking/written-words.ts';
import { listCheckedPrompts } from '../content-check/checked-prompts.ts';
import type { Content } from '../content-check/content.ts';
import { textTable } from './text-table.ts';

/** The bank of prompts for practice essays as a table for a terminal: by type and form. Drafts do not count. */
export function reportPrompts(content: Content): string {
  const prompts = listCheckedPrompts(content).filter(({ prompt }) => !prompt.draft);
  const groups = Map.groupBy(prompts, ({ task, prompt }) => `${task.type}, ${prompt.form}`);
  const rows = [...groups].sort().map(([name, own]) => {
    const models = own.flatMap((each) => each.models);
    return [
      name,
      own.length,
      models.length,
      models.reduce((sum, { text }) => sum + countWrittenWords(text), 0),
    ];
  });
  return textTable([['Prompts for practice', 'prompts', 'models', 'words of models'], ...rows]);
}
