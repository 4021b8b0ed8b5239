import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aLesson, CHINESE, textOf } from '../lesson-fixture.ts';
import { lessonTexts } from './lesson-texts.ts';

const check = (changes: Parameters<typeof aLesson>[0]) => problemsOf(lessonTexts, aLesson(changes));

test('the same blocks and pieces in both languages are right', () => expect(check({})).toEqual([]));

test.each([
  ['another title', { en: textOf(500).replace('# Oil', '# Gas') }, 'Write “Oil”.'],
  [
    'a heading without an id',
    { zhHant: CHINESE.replace(' {#look}', '') },
    'The text blocks are opening, “看”',
  ],
  [
    'a block that is not in lesson.json',
    { en: `${textOf(500)}\n## More {#more}\n\nText.\n` },
    'opening, look, more',
  ],
  [
    'one paragraph more',
    { zhHant: CHINESE.replace('我們看見燈。', '我們看見燈。\n\n燈亮了。') },
    'Chinese has paragraph paragraph',
  ],
  [
    'a list for a table',
    { zhHant: `${CHINESE.split('|')[0]}- 三\n` },
    'English has table; Chinese has list.',
  ],
])('%s is reported', (_, changes, says) => expect(check(changes).join()).toContain(says));

test('a file that is missing is reported, and so is a folder that no syllabus names', () => {
  const files = Object.fromEntries(
    Object.entries(aLesson()).filter(([file]) => !file.endsWith('zh-Hant.md')),
  );
  expect(problemsOf(lessonTexts, files).join()).toContain('The file is missing.');
  expect(check({ folder: 'courses/lamps/lessons/gas/' }).join()).toContain('No lesson of the syllabus');
});
