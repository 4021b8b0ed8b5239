import { expect, test } from 'vitest';
import { boundSplit, parsePlayerView, STANDARD_VIEW } from './player-view.ts';

test.each([
  [null, STANDARD_VIEW],
  ['', STANDARD_VIEW],
  ['{', STANDARD_VIEW],
  ['null', STANDARD_VIEW],
  ['{"textSize":"huge","contrast":1,"split":"40"}', STANDARD_VIEW],
  [
    '{"textSize":"large","contrast":"yellow-on-black","split":40.4}',
    { textSize: 'large', contrast: 'yellow-on-black', split: 40 },
  ],
  ['{"split":3}', { ...STANDARD_VIEW, split: 25 }],
])('%j is read as %j', (text, view) => {
  expect(parsePlayerView(text)).toEqual(view);
});

test('the divider stays where both sides can be read', () => {
  expect([boundSplit(-5), boundSplit(50.6), boundSplit(99)]).toEqual([25, 51, 75]);
});
