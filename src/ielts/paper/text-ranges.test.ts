import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addRange,
  formatRanges,
  parseRanges,
  removeRange,
  sentencesOf,
  trimRange,
  type TextRange,
} from './text-ranges.ts';

describe('ranges', () => {
  test.each([
    ['into nothing', '', '3-9', '3-9'],
    ['apart from the others', '3-9', '12-20', '3-9 12-20'],
    ['before the others', '12-20', '3-9', '3-9 12-20'],
    ['that overlaps', '3-9', '5-20', '3-20'],
    ['that touches', '3-9', '9-12', '3-12'],
    ['inside one', '3-20', '5-6', '3-20'],
    ['over several', '3-5 7-9 20-30', '4-8', '3-9 20-30'],
  ])('take one in %s', (_, ranges, added, expected) => {
    const [range] = parseRanges(added);
    expect(range && formatRanges(addRange(parseRanges(ranges), range))).toBe(expected);
  });

  test.each([
    ['nothing', '3-9', '10-12', '3-9'],
    ['the whole', '3-9', '0-20', ''],
    ['the middle', '3-9', '5-6', '3-5 6-9'],
    ['the beginning', '3-9', '1-4', '4-9'],
    ['the ends of two', '3-9 12-20', '7-15', '3-7 15-20'],
  ])('lose %s', (_, ranges, removed, expected) => {
    const [range] = parseRanges(removed);
    expect(range && formatRanges(removeRange(parseRanges(ranges), range))).toBe(expected);
  });

  test('are passed over where they make no sense', () => {
    expect(parseRanges('3-9 x 9-3 5-5 -1-4 1-2-3 12-20')).toEqual([
      { start: 3, end: 9 },
      { start: 12, end: 20 },
    ]);
  });

  const aRange = fc
    .tuple(fc.nat(200), fc.integer({ min: 1, max: 40 }))
    .map(([start, length]): TextRange => ({ start, end: start + length }));

  test('hold exactly what was added and not removed, in order and apart', () => {
    const act = fc.record({ add: fc.boolean(), range: aRange });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
        const held = new Set<number>();
        let ranges: TextRange[] = [];
        for (const { add, range } of acts) {
          ranges = add ? addRange(ranges, range) : removeRange(ranges, range);
          for (let at = range.start; at < range.end; at += 1) {
            if (add) held.add(at);
            else held.delete(at);
          }
        }
        expect(parseRanges(formatRanges(ranges))).toEqual(ranges);
        const covered = ranges.flatMap(({ start, end }) =>
          Array.from({ length: end - start }, (_, place) => start + place),
        );
        expect(covered).toEqual([...held].sort((a, b) => a - b));
        for (const [place, { start }] of ranges.entries()) {
          if (place > 0) expect(start).toBeGreaterThan(ranges[place - 1]?.end ?? 0);
        }
      }),
    );
  });
});

test.each([
  ['Salt was dear. Salt was white.', ['Salt was dear.', 'Salt was white.']],
  ['He paid 3.5 pounds. “Why?” she asked.', ['He paid 3.5 pounds.', '“Why?” she asked.']],
  ['J. Smith wrote it. Nobody read it', ['J. Smith wrote it.', 'Nobody read it']],
  ['One', ['One']],
  ['  ', []],
])('the sentences of “%s”', (text, expected) => {
  expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});

test('a range is trimmed to its words, and to nothing where there are none', () => {
  expect(trimRange('a  word  here', { start: 1, end: 9 })).toEqual({ start: 3, end: 7 });
  expect(trimRange('a  word', { start: 1, end: 3 })).toBeUndefined();
});
