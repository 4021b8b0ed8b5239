import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadWritingPrompts } from '#features/grading/server/prompts/load-writing-prompts.ts';
import { checkContent } from '../content-check/check-content.ts';
import { isOfDraft } from '../content-check/drafts.ts';
import { readContentFiles } from '../content-check/read-content-files.ts';
import { NOT_WRITTEN } from '../content-check/rules/unfilled.ts';
import { newWritingPrompt } from './new-writing-prompt.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ninefold-prompt-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

test.each(['chart', 'letter', 'essay'] as const)(
  'a new prompt with the type %s has its form: every unwritten place is named, and nothing else but short models',
  (type) => {
    expect(newWritingPrompt(directory, { slug: 'rain', type })).toMatchObject({ ok: true });
    const content = readContentFiles(directory, 'media');
    const problems = checkContent(content).filter(({ file }) => file.startsWith('practice/'));
    const others = problems.filter(({ what }) => what !== NOT_WRITTEN && !/The model at band/u.test(what));
    expect(others).toEqual([]);
    expect(problems.filter(({ what }) => what === NOT_WRITTEN).length).toBeGreaterThan(18);
    expect(problems.every(({ file }) => isOfDraft(content, file))).toBe(true);
  },
);

test('it is a draft: learners do not see it', () => {
  newWritingPrompt(directory, { slug: 'rain', type: 'essay' });
  expect(loadWritingPrompts(directory)).toMatchObject({ ok: true, value: { all: [] } });
});

test('a name that is taken is refused, and nothing is overwritten', () => {
  newWritingPrompt(directory, { slug: 'rain', type: 'essay' });
  const file = join(directory, 'practice/writing/rain/set.json');
  const before = readFileSync(file, 'utf8');
  expect(newWritingPrompt(directory, { slug: 'rain', type: 'chart' })).toMatchObject({ ok: false });
  expect(readFileSync(file, 'utf8')).toBe(before);
});
