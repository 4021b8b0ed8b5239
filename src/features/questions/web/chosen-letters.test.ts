import { expect, test } from 'vitest';
import { chosenLetters, toggleLetter } from './chosen-letters.ts';

test.each([
  [['', ''], 'B', ['B', '']],
  [['B', ''], 'D', ['B', 'D']],
  [['B', 'D'], 'B', ['', 'D']],
  [['', 'D'], 'A', ['A', 'D']],
  // A third letter finds no number: the page does not offer it.
  [['B', 'D'], 'E', ['B', 'D']],
])('a number each: %j and %s is %j', (values, letter, next) => {
  expect(toggleLetter(values, letter, 'each')).toEqual(next);
});

test.each([
  [[''], 'D', ['D']],
  [['D'], 'B', ['B D']],
  [['B D'], 'B', ['D']],
  [['D'], 'D', ['']],
])('one number for all: %j and %s is %j', (values, letter, next) => {
  expect(toggleLetter(values, letter, 'together')).toEqual(next);
});

test('what is chosen is read from both forms, each letter once', () => {
  expect(chosenLetters(['D', 'B'])).toEqual(['B', 'D']);
  expect(chosenLetters(['B D', ''])).toEqual(['B', 'D']);
  expect(chosenLetters(['', ''])).toEqual([]);
});
