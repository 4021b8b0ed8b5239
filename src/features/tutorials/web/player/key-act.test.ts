import { expect, test } from 'vitest';
import { keyAct } from './key-act.ts';

const press = (key: string, focused = 'VIDEO', ctrlKey = false) =>
  keyAct({ key, ctrlKey, metaKey: false, altKey: false }, focused);

test.each([
  [' ', 'toggle'],
  ['ArrowLeft', 'back'],
  ['ArrowRight', 'forward'],
  ['<', 'slower'],
  ['>', 'faster'],
  ['c', 'captions'],
  ['C', 'captions'],
  ['f', 'fullscreen'],
  ['x', undefined],
  ['toString', undefined],
])('%j does %s', (key, act) => {
  expect(press(key)).toBe(act);
});

test.each([
  [' ', 'BUTTON'],
  [' ', 'INPUT'],
  ['ArrowRight', 'SELECT'],
  ['c', 'SELECT'],
])('%j is left to a focused %s', (key, focused) => {
  expect(press(key, focused)).toBeUndefined();
});

test('a shortcut of the browser is left alone', () => {
  expect(press('f', 'VIDEO', true)).toBeUndefined();
});
