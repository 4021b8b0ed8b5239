import { expect, test } from 'vitest';
import { countWrittenWords } from './written-words.ts';

test.each([
  ['', 0],
  ['   \n\n ', 0],
  ['One', 1],
  ['Well-known lamps cost £5 in 1990.', 6],
  ['First paragraph.\n\nSecond – one.', 4],
  ['It’s fine, isn’t it?', 4],
])('%j has %d words', (text, count) => {
  expect(countWrittenWords(text)).toBe(count);
});
