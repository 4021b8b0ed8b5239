import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aMockTest } from '../mock-test-fixture.ts';
import { passages } from './passages.ts';

test('a passage that is named and lettered is right', () => {
  expect(problemsOf(passages, aMockTest())).toEqual([]);
});

test('paragraphs are lettered from A on', () => {
  expect(problemsOf(passages, aMockTest({ passage: '# Lamps\n\n**B** Oil.\n' }))).toEqual([
    expect.stringContaining('at line 3: This paragraph should be A.'),
  ]);
});

test('a passage that is named is there', () => {
  const { 'mock-tests/lamps/passages/reading-1.md': _passage, ...rest } = aMockTest();
  expect(problemsOf(passages, rest)).toEqual([expect.stringContaining('reading-1.md: The file is missing.')]);
});

test('a passage that is there is named', () => {
  expect(problemsOf(passages, aMockTest(), { 'mock-tests/lamps/passages/reading-2.md': '# Oil' })).toEqual([
    expect.stringContaining('reading-2.md: No paper names this passage.'),
  ]);
});

test('no author is asked to delete a passage because the paper cannot be read', () => {
  const broken = { 'mock-tests/lamps/paper.json': '{ "slug": "lamps"，' };
  expect(problemsOf(passages, aMockTest(), broken)).toEqual([]);
});
