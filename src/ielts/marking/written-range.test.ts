import { expect, test } from 'vitest';
import { tokenise } from './answer-tokens.ts';
import { readRange } from './written-range.ts';

function read(text: string, start: number) {
  const tokens = tokenise(text);
  return readRange(
    tokens.map((token) => token.text),
    tokens,
    start,
  );
}

test.each([
  ['from 10-15 lamps', 1, ['10-15'], 1],
  ['from 10 to 15 lamps', 1, ['10-15'], 3],
  ['from ten to fifteen', 1, ['10-15'], 3],
  ['open 9 am to 5 pm daily', 1, ['09:00h-17:00h'], 5],
  ['open 9am-5pm', 1, ['09:00h-17:00h'], 4],
])('in %j it is read from word %d on', (text, start, values, length) => {
  expect(read(text, start)).toEqual({ values, length });
});

test('that may be numbers or times is read as both', () => {
  const values = read('9.30-5.30', 0)?.values ?? [];
  expect(values).toContain('9.3-5.3');
  expect(values).toContain('9:30-5:30');
});

test.each([
  ['10 15', 0],
  ['10 and 15', 0],
  ['from lamps to 15', 1],
  ['10 to lamps', 0],
  ['99:99-', 0],
])('in %j there is none', (text, start) => {
  expect(read(text, start)).toBeUndefined();
});
