import { expect, test } from 'vitest';
import { aContent } from '../content-check/content-fixture.ts';
import { aPrompt, TASKS } from '../content-check/prompt-fixture.ts';
import { reportPrompts } from './report-prompts.ts';

test('prompts are counted by type and form, with the words of their models', () => {
  const chart = aPrompt({ slug: 'oil', task: TASKS.chart });
  const report = reportPrompts(aContent(aPrompt(), aPrompt({ slug: 'wicks' }), chart));
  expect(report).toMatch(/chart, bar +1 +2 +300\nessay, opinion +2 +4 +1000/u);
});

test('a draft does not count', () => {
  const files = aPrompt();
  const name = 'practice/writing/lamps/set.json';
  const draft = { ...(files[name] as object), draft: true };
  expect(reportPrompts(aContent(files, { [name]: draft }))).not.toContain('opinion');
});
