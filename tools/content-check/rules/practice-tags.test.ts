import { expect, test } from 'vitest';
import { aCourse, problemsOf } from '../content-fixture.ts';
import { aSet, correctionKeys } from '../practice-fixture.ts';
import { practiceTags } from './practice-tags.ts';

const keysWith = (changes: object) =>
  correctionKeys(6).map((answer) => (answer.number === 2 ? { ...answer, ...changes } : answer));
const COURSES = { 'courses/lamps/course.json': aCourse() };

test('tags of the curriculum, bands within the set and a lesson that is there are right', () => {
  const set = { moreSkills: ['E-article'], topic: 'V-home', lesson: 'lamps/1.2' };
  const answers = keysWith({ skill: 'E-article', error: 'E-no-subject', band: 5 });
  expect(problemsOf(practiceTags, COURSES, aSet({ set, answers }))).toEqual([]);
});

test.each([
  [{ skill: 'G-gb-7-1' }, 'at skill: There is no tag G-gb-7-1.'],
  [{ moreSkills: ['R-detail', 'R-details'] }, 'at moreSkills.1: There is no tag R-details.'],
  [{ topic: 'V-lamps' }, 'at topic: There is no tag V-lamps.'],
  [{ lesson: 'lamps/1.3' }, 'at lesson: There is no lesson lamps/1.3.'],
])('a set with %j is reported', (set, says) => {
  expect(problemsOf(practiceTags, COURSES, aSet({ set }))).toEqual([expect.stringContaining(says)]);
});

test.each([
  [{ skill: 'L-lamps' }, 'question 2: There is no tag L-lamps.'],
  [{ error: 'E-lamps' }, 'question 2: There is no tag E-lamps.'],
  [{ band: 5.5 }, 'question 2: Its band is 5.5; the set has 3 to 5.'],
])('an answer with %j is reported', (changes, says) => {
  expect(problemsOf(practiceTags, aSet({ answers: keysWith(changes) }))).toEqual([
    expect.stringContaining(says),
  ]);
});
