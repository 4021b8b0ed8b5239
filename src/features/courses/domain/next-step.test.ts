import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

const lesson = (slug: string, canOpen = true) => ({ slug, canOpen });
const MODULES = [
  { number: 1, lessons: [lesson('a'), lesson('b', false), lesson('c')], hasTest: true },
  { number: 2, lessons: [lesson('d', false), lesson('e')], hasTest: false },
];

test.each([
  ['a', { kind: 'lesson', lesson: 'c' }],
  ['b', { kind: 'lesson', lesson: 'c' }],
  ['c', { kind: 'test', module: 1 }],
  ['d', { kind: 'lesson', lesson: 'e' }],
  ['e', null],
  ['gone', null],
])('after %s comes %j', (slug, step) => {
  expect(nextStep(MODULES, slug)).toEqual(step);
});

test('a module whose last lessons are closed leads to its test', () => {
  const modules = [{ number: 1, lessons: [lesson('a'), lesson('b', false)], hasTest: true }];
  expect(nextStep(modules, 'a')).toEqual({ kind: 'test', module: 1 });
});
