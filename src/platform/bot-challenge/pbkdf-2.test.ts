import { createHash, pbkdf2Sync, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { derivePbkdf2 } from './pbkdf-2.ts';
import { compress, INITIAL_STATE } from './sha-256.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

test('the bits that SHA-256 begins with are those of the standard', () => {
  // FIPS 180-4, 5.3.3.
  expect([...INITIAL_STATE].map((word) => (word >>> 0).toString(16))).toEqual(
    '6a09e667 bb67ae85 3c6ef372 a54ff53a 510e527f 9b05688c 1f83d9ab 5be0cd19'.split(' '),
  );
});

test('a message of one block is hashed as everywhere', () => {
  // FIPS 180-2, appendix B.1: "abc" and its padding.
  const block = new Int32Array(16);
  block[0] = 0x61626380;
  block[15] = 24;
  const state = Int32Array.from(INITIAL_STATE);
  compress(state, block);
  const digest = Buffer.alloc(32);
  state.forEach((word, place) => digest.writeInt32BE(word, place * 4));
  expect(hex(digest)).toBe(createHash('sha256').update('abc').digest('hex'));
});

test.each([
  [0, 0, 1],
  [1, 16, 2],
  [20, 16, 3],
  [64, 51, 10],
  [20, 16, 2_000],
])('a password of %d bytes, a salt of %d, %d rounds: the key is PBKDF2’s', async (password, salt, rounds) => {
  const inputs = [randomBytes(password), randomBytes(salt)] as const;
  const key = await derivePbkdf2(inputs[0], inputs[1], rounds);
  expect(hex(key)).toBe(hex(pbkdf2Sync(inputs[0], inputs[1], rounds, 32, 'sha256')));
});

test('the page gets its turn while a key is derived', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  await derivePbkdf2(randomBytes(20), randomBytes(16), 150_000);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(2);
});
