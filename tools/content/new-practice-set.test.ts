import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BANK_NAMES, BANKS } from '#features/practice/domain/banks.ts';
import { checkContent } from '../content-check/check-content.ts';
import { listCheckedPractice } from '../content-check/checked-lessons.ts';
import { isOfDraft } from '../content-check/drafts.ts';
import { readContentFiles } from '../content-check/read-content-files.ts';
import { NOT_WRITTEN } from '../content-check/rules/unfilled.ts';
import { newPracticeSet } from './new-practice-set.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'ninefold-practice-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const readSet = (file: string) => JSON.parse(readFileSync(join(directory, 'practice', file), 'utf8'));

test.each(BANK_NAMES)('a new set of the bank %s has its form: only unwritten places are named', (bank) => {
  expect(newPracticeSet(directory, { bank, slug: 'rain' })).toMatchObject({ ok: true });
  const content = readContentFiles(directory, 'media');
  const problems = checkContent(content).filter(({ file }) => file.startsWith('practice/'));
  expect(problems.filter(({ what }) => what !== NOT_WRITTEN)).toEqual([]);
  expect(problems.length).toBeGreaterThan(10);
  expect(problems.every(({ file }) => isOfDraft(content, file))).toBe(true);
  const [set] = listCheckedPractice(content);
  const count = set?.groups.reduce((sum, { group }) => sum + group.questions.length, 0);
  expect(count).toBeGreaterThanOrEqual(BANKS[bank].questions);
});

test('the first set of a bank is open to everybody, the next one to those with a plan', () => {
  newPracticeSet(directory, { bank: 'errors', slug: 'rain' });
  newPracticeSet(directory, { bank: 'errors', slug: 'snow' });
  newPracticeSet(directory, { bank: 'grammar', slug: 'rain' });
  const names = ['errors/rain', 'errors/snow', 'grammar/rain'];
  expect(names.map((name) => readSet(`${name}/set.json`).access)).toEqual(['everybody', 'plan', 'everybody']);
});

test('a name that is taken is refused, and nothing is overwritten', () => {
  newPracticeSet(directory, { bank: 'errors', slug: 'rain' });
  const before = readSet('errors/rain/set.json');
  expect(newPracticeSet(directory, { bank: 'errors', slug: 'rain' })).toMatchObject({ ok: false });
  expect(readSet('errors/rain/set.json')).toEqual(before);
});
