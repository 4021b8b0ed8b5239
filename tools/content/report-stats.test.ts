import { expect, test } from 'vitest';
import { aContent } from '../content-check/content-fixture.ts';
import { aListeningTest } from '../content-check/listening-fixture.ts';
import { aMockTest } from '../content-check/mock-test-fixture.ts';
import { aSpeakingTest, aWritingTest } from '../content-check/output-fixture.ts';
import { countPaper } from './count-paper.ts';
import { reportStats } from './report-stats.ts';
import { textTable } from './text-table.ts';

const reportOf = (files: Readonly<Record<string, unknown>>) => {
  const stats = countPaper(aContent(files), 'lamps');
  if (!stats) throw new Error('The paper cannot be read.');
  return reportStats(stats);
};

test('a table lines figures up on the right', () => {
  expect(
    textTable([
      ['Type', 'questions'],
      ['short', 4],
      ['much longer', 12],
    ]),
  ).toBe('Type         questions\n----------------------\nshort                4\nmuch longer         12');
});

test('of Reading: types, how the answers are spread, and how the passage reads', () => {
  const report = reportOf(aMockTest());
  for (const line of [
    'true-false-not-given          2',
    'together                      5',
    'true-false-not-given    FALSE 2',
    'multiple-choice         A 1',
    'written answers         2 words 2',
  ]) {
    expect(report).toContain(line);
  }
  expect(report).toMatch(/reading-1\.md +3 +31 +7.8 +\d+ +\d+\n31 words together/u);
  expect(report).toContain('Explanations missing or too short: 0.');
});

test('of Listening: what is said without the narrator, and how long it plays', () => {
  const report = reportOf(aListeningTest());
  expect(report).toMatch(/listening-1\.json +2 +10 +0:00/u);
  const silent = countPaper(
    { ...aContent(aListeningTest()), audio: { findRecording: () => undefined, findLine: () => undefined } },
    'lamps',
  );
  expect(silent?.scripts).toEqual([{ name: 'listening-1.json', words: 10, turns: 2, durationMs: undefined }]);
});

test('of Writing and Speaking: the words of the models, and the questions', () => {
  expect(reportOf(aWritingTest())).toMatch(/Writing Task 2, band 5 +260/u);
  expect(reportOf(aSpeakingTest())).toContain('Speaking asks 3 question(s), the talk among them.');
});

test('explanations that are missing are counted by question', () => {
  const explanation = { en: 'Short.', 'zh-Hant': '短。' };
  expect(reportOf(aMockTest({ answers: { 1: { explanation }, 4: { explanation } } }))).toContain(
    'Explanations missing or too short: 2.',
  );
});

test('a paper that cannot be read has no counts', () => {
  expect(countPaper(aContent({ 'mock-tests/lamps/paper.json': '{' }), 'lamps')).toBe(undefined);
});
