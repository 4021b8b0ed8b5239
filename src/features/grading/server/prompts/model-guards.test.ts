import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentOrThrow } from '#platform/content/content-problem.ts';
import { createEssayChecker } from '../local/check-essay.ts';
import { createTagger } from '../local/tag-essay.ts';
import { readWordTable } from '../local/word-ranks.ts';
import { toLocalWork } from '../works/local-work.ts';
import { loadWritingPrompts } from './load-writing-prompts.ts';

const tag = createTagger();
const words = readWordTable();
const { all } = contentOrThrow(loadWritingPrompts('content'));
const answers = all.flatMap(({ id, task, models }) =>
  models.map(({ band, text }) => [`${id} at band ${band}`, toLocalWork(task, text)] as const),
);

test('every model that is typed in is known as learnt by heart, and has no other fault', () => {
  const check = createEssayChecker();
  const caps = answers.map(([name, work]) => [
    name,
    check(tag(work.text), words, work).guards.map(({ id, cap }) => [id, cap]),
  ]);
  expect(caps).toEqual(answers.map(([name]) => [name, [['memorised', 1.5]]]));
});

test('what a model says of its charts is true', () => {
  const check = createEssayChecker();
  const wrong = answers.flatMap(([name, work]) =>
    check(tag(work.text), words, work)
      .figures.claims.filter(({ verdict }) => verdict === 'wrong')
      .map(({ quote }) => `${name}: ${quote}`),
  );
  expect(wrong).toEqual([]);
});

test('a school’s own models are known, and those that it took away are not', () => {
  const school = mkdtempSync(join(tmpdir(), 'ninefold-models-'));
  const folder = join(school, 'practice/writing/circuses');
  const text =
    'A circus comes by night, puts up its tent on the meadow and is gone before the grass has noticed it.';
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'key.json'), JSON.stringify({ models: [{ band: 8, text, comments: [] }] }));
  const removed = new Set(['practice/writing/zoos']);
  const check = createEssayChecker({ shipped: 'content', school, removed });
  const isKnown = (each: string, prompt: string) =>
    check(tag(each), words, { task: 2, prompt, minWords: 10 }).guards.some(({ id }) => id === 'memorised');
  expect(isKnown(text, '')).toBe(true);
  const zoo = answers.find(([name]) => name === 'zoos at band 8')?.[1];
  expect(zoo && isKnown(zoo.text, zoo.prompt)).toBe(false);
  rmSync(school, { recursive: true });
});
