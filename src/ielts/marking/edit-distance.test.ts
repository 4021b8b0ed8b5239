import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['lamp', 'lamp', 0, 0],
  ['lamp', 'lamps', 1, 1],
  ['lamps', 'lamp', 1, 1],
  ['lamp', 'damp', 1, 1],
  ['lamp', 'alamp', 1, 1],
  // Neighbours that changed places are one mistake.
  ['lamp', 'almp', 1, 1],
  ['lamp', 'lapm', 1, 1],
  ['lamp', 'lmap', 1, 1],
  ['lamp', 'plam', 2, 2],
  // Only both letters together have changed places.
  ['ab', 'bc', 2, 2],
  ['ab', 'ca', 2, 2],
  ['ab', 'cd', 2, 2],
  ['', 'ab', 2, 2],
  ['ab', '', 2, 2],
  ['', '', 0, 0],
  ['kitten', 'sitting', 3, 3],
  ['kitten', 'sitting', 2, undefined],
  ['lamp', 'lamb', 0, undefined],
  ['lamp', 'lampshade', 2, undefined],
  ['abcdef', 'badcfe', 3, 3],
])('%j and %j, at most %d: %s', (one, other, most, distance) => {
  expect(editDistance(one, other, most)).toBe(distance);
});
