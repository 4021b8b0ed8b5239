import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { readerAddress } from './reader-address.ts';

test.each([
  ['pages/about.zh-Hant.md', '歡迎你來。', []],
  ['legal/terms.zh-Hant.md', '您得取消。', []],
  [
    'pages/about.zh-Hant.md',
    '歡迎您來。',
    [expect.stringContaining('The reader is called 您 here. Write 你.')],
  ],
  [
    'legal/terms.zh-Hant.md',
    '你得取消。',
    [expect.stringContaining('The reader is called 你 here. Write 您.')],
  ],
])('%s: %s', (file, text, problems) => {
  expect(problemsOf(readerAddress, { [file]: text })).toEqual(problems);
});
