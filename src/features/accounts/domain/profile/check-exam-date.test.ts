import { expect, test } from 'vitest';
import { checkExamDate } from './check-exam-date.ts';

const TODAY = '2026-11-21';

test.each([
  ['2026-11-21', undefined],
  ['2026-11-22', undefined],
  ['2028-02-29', undefined],
  ['2031-11-21', undefined],
  ['2026-11-20', 'past'],
  ['1999-12-31', 'past'],
  ['2031-11-22', 'too-far'],
  ['9999-12-31', 'too-far'],
  ['2027-02-29', 'invalid'],
  ['2027-04-31', 'invalid'],
  ['2027-13-01', 'invalid'],
  ['2027-00-10', 'invalid'],
  ['2027-01-00', 'invalid'],
  ['2027-1-1', 'invalid'],
  ['20270-01-01', 'invalid'],
  ['2027-01-01T00:00', 'invalid'],
  [' 2027-01-01', 'invalid'],
  ['next spring', 'invalid'],
  ['', 'invalid'],
])('on 21 November 2026 an exam on %j is %s', (examDate, fault) => {
  expect(checkExamDate(examDate, TODAY)).toBe(fault);
});

test('five years from a 29 February end on the last day of February', () => {
  expect(checkExamDate('2033-02-28', '2028-02-29')).toBeUndefined();
  expect(checkExamDate('2033-03-01', '2028-02-29')).toBe('too-far');
});
