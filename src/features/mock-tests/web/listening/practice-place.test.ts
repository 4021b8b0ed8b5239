import { expect, test } from 'vitest';
import { loadedPlace, parsePracticePlace } from './practice-place.ts';

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

const lengths = [60_000, 70_000];
test.each([
  ['has not started', { part: 0, positionMs: 0 }, false, { part: 1, positionMs: 0 }],
  ['is over', { part: 0, positionMs: 59_800 }, false, { part: 1, positionMs: 0 }],
  ['is paused in the middle', { part: 0, positionMs: 30_000 }, false, { part: 0, positionMs: 30_000 }],
  ['starts to play', { part: 0, positionMs: 0 }, true, { part: 0, positionMs: 0 }],
  ['plays its end', { part: 0, positionMs: 59_800 }, true, { part: 0, positionMs: 59_800 }],
  ['is of the shown part', { part: 1, positionMs: 69_900 }, false, { part: 1, positionMs: 69_900 }],
])('beside the questions of Part 2, a recording that %s', (_, place, playing, loaded) => {
  expect(loadedPlace({ place, playing, shown: 1, lengths })).toEqual(loaded);
});
