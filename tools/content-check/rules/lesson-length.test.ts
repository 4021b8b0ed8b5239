import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aLesson, textOf } from '../lesson-fixture.ts';
import { lessonLength } from './lesson-length.ts';

const check = (words: number, kind: string) =>
  problemsOf(lessonLength, aLesson({ en: textOf(words), lesson: { kind } }));

test.each([
  [440, 'teach', 1],
  [460, 'teach', 0],
  [690, 'teach', 0],
  [720, 'teach', 1],
  [140, 'workshop', 1],
  [160, 'workshop', 0],
  [490, 'scored', 0],
  [520, 'scored', 1],
])('%d words of a lesson of the kind %s have %d problem(s)', (words, kind, count) => {
  expect(check(words, kind)).toHaveLength(count);
});

test('a lesson that teaches needs a table', () => {
  const en = textOf(500).split('|')[0] ?? '';
  expect(problemsOf(lessonLength, aLesson({ en })).join()).toContain('There is no table.');
  expect(problemsOf(lessonLength, aLesson({ en, lesson: { kind: 'workshop' } })).join()).not.toContain(
    'table',
  );
});
