import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMBINING_MARK, CONTROL_SIGN, FORMAT_SIGN, LETTER, NUMBER } from './letter-classes.ts';

const CODES = 0x11_00_00;
const isSurrogate = (code: number) => code >= 0xd8_00 && code <= 0xdf_ff;

/** The ranges of a class of Unicode, as the file has them. */
function rangesOf(pattern: RegExp): string {
  const ranges: string[] = [];
  let end = 0;
  for (let code = 0; code < CODES; code += 1) {
    if (isSurrogate(code) || !pattern.test(String.fromCodePoint(code))) continue;
    let last = code;
    while (last + 1 < CODES && !isSurrogate(last + 1) && pattern.test(String.fromCodePoint(last + 1)))
      last += 1;
    ranges.push((code - end).toString(36) + (last > code ? `+${(last - code).toString(36)}` : ''));
    end = last;
    code = last;
  }
  return ranges.join(' ');
}

test.each([
  ['LETTERS', LETTER, /\p{L}/u],
  ['MARKS', COMBINING_MARK, /\p{M}/u],
  ['NUMBERS', NUMBER, /\p{N}/u],
  ['FORMATS', FORMAT_SIGN, /\p{Cf}/u],
  ['CONTROLS', CONTROL_SIGN, /\p{Cc}/u],
])('%s are those of Unicode', (name, written, pattern) => {
  const own = new RegExp(`[${written}]`, 'u');
  // Where a newer Unicode has more, this is what the file must say.
  expect(`${name}: ${rangesOf(own)}`).toBe(`${name}: ${rangesOf(pattern)}`);
});

test('nothing that marks has a pattern that Firefox 68 cannot read', () => {
  const files = ['src/ielts/marking', 'src/ielts/exercises', 'src/ielts/question-types'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(40);
  const withoutComments = (file: string) =>
    readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|(?<!:)\/\/.*/gu, '');
  // The flag `s` came with the same version; the built scripts are read for it too (oldest-browser-scripts).
  const newer = /\\p\{|\(\?<|'(?:gsu|gs|su|gisu|isu)'|\/[gimuy]*s[gimuy]*\.(?:test|exec)/u;
  expect(files.filter((file) => newer.test(withoutComments(file)))).toEqual([]);
});
