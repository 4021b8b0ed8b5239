import { expect, test } from 'vitest';
import { readingFiles, statements } from '../bounds/bounds-fixture.ts';
import { problemsOf } from '../content-fixture.ts';
import { paperBounds } from './paper-bounds.ts';

const TEXT = 'The harbour bought expensive lamps for its narrow streets.';
const REPEATS = 'Expensive lamps were bought for narrow streets.';
const paper = (...all: string[]) =>
  readingFiles(
    [{ paragraphs: [TEXT], groups: [statements(all)] }],
    all.map(() => ['TRUE', TEXT]),
    { form: 'short' },
  );
const known = (measured: number) => ({
  'paper-exceptions.json': {
    exceptions: [
      {
        paper: 'lamps',
        check: 'repeated-words',
        place: 'reading',
        measured,
        reason: 'Written before the bound.',
      },
    ],
  },
});

test('a value outside its bound is reported', () => {
  expect(problemsOf(paperBounds, paper(REPEATS))).toEqual([
    'content/mock-tests/lamps/paper.json at reading: Questions that repeat three content words of their evidence in ' +
      'order: 1 (1 (Expensive lamps narrow streets)). The bound is at most 0.',
  ]);
  expect(problemsOf(paperBounds, paper('Lamps were dear.'))).toEqual([]);
});

test('an exception allows the value that it names, and no worse one', () => {
  expect(problemsOf(paperBounds, paper(REPEATS), known(1))).toEqual([]);
  expect(problemsOf(paperBounds, paper(REPEATS, REPEATS), known(1))).toEqual([
    expect.stringContaining('It was 1 when the exception was written. The bound is at most 0.'),
  ]);
});

test('an exception that is not needed any more is reported', () => {
  const problem =
    'content/paper-exceptions.json at exceptions.0: lamps keeps the bound “repeated-words” of reading, or has no ' +
    'such value. Delete the exception.';
  expect(problemsOf(paperBounds, paper('Lamps were dear.'), known(1))).toEqual([problem]);
  expect(problemsOf(paperBounds, known(1))).toEqual([problem]);
});

test('a paper that is half-written has no values yet', () => {
  expect(problemsOf(paperBounds, paper(REPEATS, '[[a statement]]'))).toEqual([]);
});
