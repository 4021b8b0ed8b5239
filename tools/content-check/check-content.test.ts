import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent, mendContent } from './check-content.ts';
import { aContent } from './content-fixture.ts';
import { CONTENT_RULES } from './content-rules.ts';

const files = readdirSync(join(import.meta.dirname, 'rules'));

test('every file in rules/ is a rule that is run, and has its test', () => {
  const rules = files.filter((file) => !file.endsWith('.test.ts')).map((file) => file.replace('.ts', ''));
  expect(CONTENT_RULES.map(({ name }) => name).sort()).toEqual(rules.sort());
  expect(rules.filter((rule) => !files.includes(`${rule}.test.ts`))).toEqual([]);
});

test('no rule breaks on content that is not there or not right', () => {
  expect(checkContent(aContent()).length).toBeGreaterThan(0);
  const broken = Object.fromEntries(
    ['site.json', 'faq.json', 'products.json', 'mock-tests/a/paper.json', 'plans/a.json'].map((file) => [
      file,
      '{"a":',
    ]),
  );
  expect(checkContent(aContent(broken)).length).toBeGreaterThan(0);
});

test('each rule sees the fixes of the rules before it, and a second run changes nothing', () => {
  const once = mendContent(aContent({ 'pages/about.zh-Hant.md': '共40題, 他說"好"' }));
  expect(once.files.get('pages/about.zh-Hant.md')).toBe('共 40 題，他說「好」');
  expect(mendContent(once)).toBe(once);
});
