import { expect, test } from 'vitest';
import { actOfKey, keysOfAct, PLAYER_ACTS } from './player-keys.ts';

const pressed = (key: string, held: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

test.each([
  [' ', 'play'],
  ['k', 'play'],
  ['K', 'play'],
  ['j', 'back'],
  ['l', 'forward'],
  ['m', 'comment'],
  ['i', 'span-start'],
  ['o', 'span-end'],
  ['[', 'pause-before'],
  [']', 'pause-after'],
  ['x', undefined],
  ['Tab', undefined],
  ['constructor', undefined],
])('the key "%s": %s', (key, act) => {
  expect(actOfKey(pressed(key))).toBe(act);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s a key belongs to the browser', (held) => {
  expect(actOfKey(pressed('k', { [held]: true }))).toBeUndefined();
});

test('each act has a key, and it is listed', () => {
  expect(PLAYER_ACTS.map((act) => keysOfAct(act).join(''))).toEqual([
    ' k',
    'j',
    'l',
    '[',
    ']',
    'm',
    'i',
    'o',
  ]);
});
