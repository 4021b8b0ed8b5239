import { expect, test } from 'vitest';
import { normalPlace } from './normal-place.ts';

test.each([
  [0.5, 0],
  [0.841345, 1],
  [0.158655, -1],
  [0.97725, 2],
  [0.00135, -3],
  [0.999, 3.090232],
])('a share of %d lies at %d deviations', (share, place) => {
  expect(normalPlace(share)).toBeCloseTo(place, 4);
});
