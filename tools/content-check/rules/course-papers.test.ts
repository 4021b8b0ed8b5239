import { expect, test } from 'vitest';
import { aCourse, problemsOf } from '../content-fixture.ts';
import { aLesson } from '../lesson-fixture.ts';
import { aMockTest } from '../mock-test-fixture.ts';
import { coursePapers } from './course-papers.ts';

const PAPER = 'mock-tests/lamps/paper.json';
const block = { id: 'section', kind: 'paper', skill: 'reading', papers: ['lamps'] };

function check(paper: object, blocks: readonly object[], course = aCourse()): string[] {
  const files = aMockTest();
  const changed = { ...files[PAPER], ...paper };
  return problemsOf(coursePapers, files, aLesson({ blocks }), {
    [PAPER]: changed,
    'courses/lamps/course.json': course,
  });
}
const OF_COURSE = { access: 'courses', courses: ['lamps'] };

test('a lesson uses a paper of its course, also while one of them is a draft', () => {
  expect(check(OF_COURSE, [block])).toEqual([]);
  expect(check({ ...OF_COURSE, draft: true }, [block])).toEqual([]);
  expect(check({}, [])).toEqual([]);
});

test.each<[string, object, readonly object[], string]>([
  ['a paper that no lesson uses', OF_COURSE, [], 'No lesson of lamps uses this paper.'],
  ['a paper of no course', { access: 'courses' }, [], 'No course opens this paper.'],
  ['a course of a paper for plans', { courses: ['lamps'] }, [block], 'plans open this paper, no course.'],
  ['a course that is not there', { ...OF_COURSE, courses: ['wicks'] }, [], 'There is no course wicks.'],
  ['a paper of plans in a lesson', {}, [block], 'lamps is no paper of lamps.'],
  ['a paper that is not there', {}, [{ ...block, papers: ['oil'] }], 'There is no paper oil.'],
  [
    'a section that is not there',
    OF_COURSE,
    [{ ...block, skill: 'writing' }],
    'lamps has no section writing.',
  ],
])('%s is refused', (_, paper, blocks, what) => {
  expect(check(paper, blocks).join()).toContain(what);
});

test('a course whose key is not its slug is refused', () => {
  expect(check(OF_COURSE, [block], aCourse({ key: 'lamps_2' })).join()).toContain('would not open the paper');
});
