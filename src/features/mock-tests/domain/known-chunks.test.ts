import { expect, test } from 'vitest';
import { countKnownChunks } from './known-chunks.ts';

test.each([
  ['nothing anywhere', [], 0, [], 0, 0],
  ['everything on the server', [0, 1, 2], 30, [], 3, 30],
  ['everything in the browser', [], 0, [0, 1], 2, 20],
  ['some here and some there', [0, 1], 20, [2, 3], 4, 40],
  ['one that is acknowledged and not forgotten yet', [0, 1], 20, [1, 2], 3, 30],
  ['one that never came, and those after it', [0, 1], 20, [3], 2, 20],
])('%s', (_, chunks, bytes, held, expectedChunks, expectedBytes) => {
  const known = {
    stored: { chunks, bytes },
    held: held.map((chunk) => ({ chunk, bytes: 10 })),
  };
  expect(countKnownChunks(known)).toEqual({ chunks: expectedChunks, bytes: expectedBytes });
});
