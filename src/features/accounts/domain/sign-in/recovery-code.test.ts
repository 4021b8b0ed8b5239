import { expect, test } from 'vitest';
import { formatRecoveryCode, parseRecoveryCode } from './recovery-code.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

test('ten bytes are ten signs with a dash in the middle', () => {
  expect(formatRecoveryCode(bytes(0, 1, 9, 10, 18, 19, 21, 26, 30, 31))).toBe('019aj-kntyz');
});

test('only five bits of a byte count, so that every sign is as likely as every other', () => {
  const signs = Array.from({ length: 256 }, (_, byte) =>
    formatRecoveryCode(new Uint8Array(10).fill(byte)).charAt(0),
  );
  const counts = new Map<string, number>();
  for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  // 32 signs: ten of them are 50 bits.
  expect(counts.size).toBe(32);
  expect([...counts.values()].every((count) => count === 8)).toBe(true);
  expect([...counts.keys()].join('')).not.toMatch(/[^0-9a-z]|[ilou]/);
});

test('fewer than ten bytes make none', () => {
  expect(() => formatRecoveryCode(new Uint8Array(9))).toThrow('ten random bytes');
});

test.each([
  '019aj-kntyz',
  '019ajkntyz',
  '019AJ-KNTYZ',
  ' 019aj kntyz ',
  '0 1 9 a j k n t y z',
  '019aj–kntyz',
  '019aj−kntyz',
  '０１９ａｊ－ｋｎｔｙｚ',
  'O19aj-kntyz',
  'oi9aj-kntyz',
  '0L9aj-kntyz',
])('%j is read as the code that was shown', (typed) => {
  expect(parseRecoveryCode(typed)).toBe('019ajkntyz');
});

test.each([
  '',
  ' ',
  '-',
  '019aj-knty',
  '019aj-kntyzz',
  '019aj-kntyu',
  '019aj_kntyz',
  '019aj-knty!',
  '123456',
  '一二三四五六七八九十',
  'x'.repeat(400),
])('%j cannot be a code', (typed) => {
  expect(parseRecoveryCode(typed)).toBeUndefined();
});
