import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentFolders } from '#platform/content/content-folders.ts';
import { contentOrThrow } from '#platform/content/content-problem.ts';
import { loadWritingPrompts } from './load-writing-prompts.ts';
import { writingPromptSchema } from './prompt-schemas.ts';

const bank = contentOrThrow(loadWritingPrompts('content'));
const school = mkdtempSync(join(tmpdir(), 'ninefold-prompts-'));
const laid: ContentFolders = { shipped: 'content', school, removed: new Set(['practice/writing/zoos']) };
const ZOOS = 'content/practice/writing/zoos';

function addPrompt(slug: string, changes: object): void {
  const folder = join(school, 'practice/writing', slug);
  mkdirSync(folder, { recursive: true });
  const set = JSON.parse(readFileSync(`${ZOOS}/set.json`, 'utf8')) as object;
  writeFileSync(join(folder, 'set.json'), JSON.stringify({ ...set, slug, ...changes }));
  cpSync(`${ZOOS}/key.json`, join(folder, 'key.json'));
}

beforeAll(() => {
  addPrompt('circuses', {});
  addPrompt('farms', { draft: true });
});
afterAll(() => rmSync(school, { recursive: true }));

test('the bank has eight reports, four letters and twelve essays, in this order', () => {
  const types = bank.all.map(({ task }) => task.type);
  expect(types).toEqual([
    ...Array.from({ length: 8 }, () => 'chart'),
    ...Array.from({ length: 4 }, () => 'letter'),
    ...Array.from({ length: 12 }, () => 'essay'),
  ]);
  expect(bank.all.map(({ kind }) => kind === 'writing-task-2')).toEqual(
    types.map((type) => type === 'essay'),
  );
});

test('every report has its charts as a list, and every prompt its models, the highest band first', () => {
  for (const { id, task, models } of bank.all) {
    if (task.type === 'chart') expect(task.charts.length, id).toBeGreaterThan(0);
    const bands = models.map(({ band }) => band);
    expect(bands, id).toEqual(bands.toSorted((one, other) => other - one));
    expect(bands, id).toEqual(expect.arrayContaining([8, 6]));
  }
});

test('a prompt is found by its name, and no other', () => {
  expect(bank.find('zoos')?.task.type).toBe('essay');
  expect(bank.find('constructor')).toBeUndefined();
});

test('a school adds prompts and takes shipped ones away; its drafts are not shown', () => {
  const { all, find } = contentOrThrow(loadWritingPrompts(laid));
  expect(all).toHaveLength(24);
  expect(find('circuses')).toBeDefined();
  expect(find('zoos')).toBeUndefined();
  expect(find('farms')).toBeUndefined();
});

test('a prompt without its key stops the start', () => {
  rmSync(join(school, 'practice/writing/circuses/key.json'));
  expect(loadWritingPrompts(laid)).toMatchObject({
    ok: false,
    problems: [{ file: 'practice/writing/circuses/key.json', what: 'The file is missing.' }],
  });
});

test('a prompt of the bank has no picture', () => {
  const written: unknown = JSON.parse(
    readFileSync('content/practice/writing/ferry-passengers/set.json', 'utf8'),
  );
  const { task, ...rest } = writingPromptSchema.parse(written);
  const alt = { en: 'A ferry.', 'zh-Hant': '一艘渡輪。' };
  const picture = { title: 'A ferry', src: 'art/papers/maple-syrup.svg', alt };
  expect(writingPromptSchema.safeParse({ ...rest, task }).success).toBe(true);
  expect(writingPromptSchema.safeParse({ ...rest, task: { ...task, picture } }).success).toBe(false);
});
