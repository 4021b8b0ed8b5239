import { expect, test } from 'vitest';
import { checkOpeningAddress, openingSubjectOf } from './opening-request.ts';

test('a course is its own subject, and all lessons of a teacher are one', () => {
  expect(openingSubjectOf({ id: 'ielts_basics_id', kind: 'course' })).toBe('ielts_basics_id');
  expect(
    openingSubjectOf({ id: 'lesson:teacher_01:low:01_lesson', kind: 'lessons', teacher: 'teacher_01' }),
  ).toBe('lessons:teacher_01');
  expect(
    openingSubjectOf({ id: 'lesson:teacher_01:high:10_lesson', kind: 'lessons', teacher: 'teacher_01' }),
  ).toBe('lessons:teacher_01');
});

test.each([
  ['mei@example.org', undefined],
  [' mei.lin+ielts@mail.example.org ', undefined],
  ['mei@例子.台灣', undefined],
  ['', 'email-required'],
  [' \u3000', 'email-required'],
  ['mei', 'email-invalid'],
  ['mei@example', 'email-invalid'],
  ['a@b.co,c@d.co', 'email-invalid'],
  ['a@b.co\r\nBcc: c@d.co', 'email-invalid'],
  ['a\0@b.co', 'email-invalid'],
  ['a\u202e@b.co', 'email-invalid'],
  [`${'a'.repeat(249)}@b.co`, undefined],
  [`${'a'.repeat(250)}@b.co`, 'email-invalid'],
])('the address %j: %s', (text, problem) => expect(checkOpeningAddress(text)).toBe(problem));
