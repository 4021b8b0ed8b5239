import { expect, test } from 'vitest';
import { checkName } from './check-name.ts';

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
