import { expect, test } from 'vitest';
import { fillsOf, type MarkFill } from './band-marks.ts';

const SIGNS = { full: '#', half: '/', empty: '.' } satisfies Record<MarkFill, string>;

test.each([
  [0, '.........'],
  [0.5, '/........'],
  [1, '#........'],
  [3.5, '###/.....'],
  [4, '####.....'],
  [5.5, '#####/...'],
  [6, '######...'],
  [6.5, '######/..'],
  [8, '########.'],
  [8.5, '########/'],
  [9, '#########'],
  [6.2, '######...'],
  [6.25, '######/..'],
  [6.7, '######/..'],
  [6.75, '#######..'],
  [-1, '.........'],
  [12, '#########'],
])('band %d fills %s', (band, marks) => {
  expect(
    fillsOf(band)
      .map((fill) => SIGNS[fill])
      .join(''),
  ).toBe(marks);
});
