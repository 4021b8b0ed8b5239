import { expect, test } from 'vitest';
import { parseTakeMemory } from './take-memory.ts';

const TAKE = { take: 'a', chunks: 2, bytes: 8, durationMs: 4_000, ended: true };

test.each([
  [null, {}],
  ['no JSON', {}],
  ['null', {}],
  ['{"p1q1": 7}', {}],
  [JSON.stringify({ p1q1: [TAKE, null, { chunks: 1 }] }), { p1q1: [TAKE] }],
  ['{"card": [{"take": "a"}]}', { card: [{ take: 'a', chunks: 0, bytes: 0, durationMs: 0, ended: false }] }],
])('%j is %j', (text, memory) => {
  expect(parseTakeMemory(text)).toEqual(memory);
});
