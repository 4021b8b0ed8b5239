import { expect, test } from 'vitest';
import { splitRecording } from './split-recording.ts';

const EBML = [0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3];
const MP4 = [0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 9, 9];

test.each([
  ['one WebM', EBML, [[0, 7]]],
  [
    'two takes in WebM',
    [...EBML, ...EBML],
    [
      [0, 7],
      [7, 14],
    ],
  ],
  [
    'three takes in MP4',
    [...MP4, ...MP4, ...MP4],
    [
      [0, 10],
      [10, 20],
      [20, 30],
    ],
  ],
  ['Ogg, which is chained', [0x4f, 0x67, 0x67, 0x53, 1, 0x4f, 0x67, 0x67, 0x53], [[0, 9]]],
  ['nothing', [], [[0, 0]]],
])('%s', (_, bytes, pieces) => {
  expect(splitRecording(Uint8Array.from(bytes))).toEqual(pieces);
});
