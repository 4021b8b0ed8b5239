import { expect, test } from 'vitest';
import { parsePracticePlace } from './practice-place.ts';

const START = { part: 0, positionMs: 0 };

test.each([
  ['{"part":2,"positionMs":61000}', { part: 2, positionMs: 61_000 }],
  [null, START],
  ['', START],
  ['{"part":4,"positionMs":10}', START],
  ['{"part":1.5,"positionMs":10}', START],
  ['{"part":1,"positionMs":-1}', START],
  ['{"part":"1","positionMs":5}', START],
  ['[]', START],
  ['nothing', START],
])('%j is %j', (text, place) => {
  expect(parsePracticePlace(text, 4)).toEqual(place);
});
