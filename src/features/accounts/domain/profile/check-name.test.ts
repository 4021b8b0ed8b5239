import { expect, test } from 'vitest';
import { checkName, tidyName } from './check-name.ts';

test.each([
  '王',
  '小明',
  '歐陽',
  '𠮷',
  '㐀',
  '王a',
  'Li',
  'Al',
  "O'N",
  'J. R.',
  'José',
  'Nguyễn',
  'Ødegård',
  'e\u0301a',
  '  Bo ',
])('%j may be a name', (name) => {
  expect(checkName(name)).toBeUndefined();
});

test.each(['', ' ', 'A', 'A.', 'é', 'e\u0301', '1', '12', 'A1', '--', '×÷', 'ㄅㄆ', 'かな', 'Ян', '，'])(
  '%j has neither a Chinese character nor two Latin letters',
  (name) => {
    expect(checkName(name)).toBe('too-short');
  },
);

test.each([
  ['a'.repeat(80), undefined],
  ['𠮷'.repeat(80), undefined],
  [` ${'a'.repeat(80)} `, undefined],
  ['a'.repeat(81), 'too-long'],
  ['𠮷'.repeat(81), 'too-long'],
])('of the length of %j: %j', (name, fault) => {
  expect(checkName(name)).toBe(fault);
});

test.each([
  ['  Mei   Lin ', 'Mei Lin'],
  ['Mei\r\nBcc: a@b.co', 'Mei Bcc: a@b.co'],
  ['\u202eMei\u0007', 'Mei'],
  ['林\u3000小美', '林 小美'],
])('%j is kept as %j', (typed, kept) => {
  expect(tidyName(typed)).toBe(kept);
});
