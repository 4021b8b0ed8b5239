import { expect, test } from 'vitest';
import { mutatedLine, type Place } from './mutated-line.ts';

const SOURCE = `const a = 1;
  if (a === b && c) {
    return 1;
  } // last
`;
const from = (startLine: number, startColumn: number, endLine: number, endColumn: number): Place => ({
  start: { line: startLine, column: startColumn },
  end: { line: endLine, column: endColumn },
});

test.each([
  ['a part of a line', from(2, 7, 2, 14), 'true', 'if (true && c) {'],
  ['several lines', from(2, 21, 4, 4), '{}', 'if (a === b && c) {} // last'],
  ['a replacement of several lines', from(1, 11, 1, 12), '(\n  2\n)', 'const a = ( 2 );'],
])('%s', (_, place, replacement, line) => {
  expect(mutatedLine(SOURCE, place, replacement)).toBe(line);
});
