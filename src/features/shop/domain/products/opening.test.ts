import { expect, test } from 'vitest';
import { FEATURES, isPartlyOpen, openingOf, type Feature, type Opening } from './opening.ts';

const MARKED: readonly Feature[] = ['writing-grading', 'teacher-marking'];
const LESSONS: readonly Feature[] = ['one-to-one-lessons'];

test.each<[string, Opening['counted'], readonly Feature[], readonly Feature[], Omit<Opening, 'counted'>]>([
  ['a course without a lesson', { open: 0, total: 24 }, [], [], { isOpen: false, notYet: [] }],
  ['a course with one lesson', { open: 1, total: 24 }, [], [], { isOpen: true, notYet: [] }],
  ['a plan without a test', { open: 0, total: null }, MARKED, FEATURES, { isOpen: false, notYet: [] }],
  ['a plan nobody marks yet', { open: 1, total: null }, MARKED, [], { isOpen: true, notYet: MARKED }],
  [
    'a plan that is graded but not marked',
    { open: 1, total: null },
    MARKED,
    ['writing-grading'],
    { isOpen: true, notYet: ['teacher-marking'] },
  ],
  ['lessons before they can be booked', null, LESSONS, [], { isOpen: false, notYet: LESSONS }],
  ['lessons that can be booked', null, LESSONS, LESSONS, { isOpen: true, notYet: [] }],
])('%s', (_, counted, features, open, expected) => {
  expect(openingOf({ counted, features }, open)).toEqual({ counted, ...expected });
});

test.each<[Omit<Opening, 'isOpen'>, boolean]>([
  [{ counted: { open: 1, total: 24 }, notYet: [] }, true],
  [{ counted: { open: 24, total: 24 }, notYet: [] }, false],
  [{ counted: { open: 24, total: 24 }, notYet: ['teacher-marking'] }, true],
  [{ counted: { open: 1, total: null }, notYet: [] }, false],
  [{ counted: null, notYet: [] }, false],
  [{ counted: null, notYet: LESSONS }, true],
])('something is still to come of %j: %s', (opening, expected) => {
  expect(isPartlyOpen(opening)).toBe(expected);
});
