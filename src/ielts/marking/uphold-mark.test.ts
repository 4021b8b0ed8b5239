import { describe, expect, test } from 'vitest';
import type { QuestionMark } from './mark-section.ts';
import { upholdMark } from './uphold-mark.ts';

const BANDS = [
  { minRaw: 2, band: 6.5 },
  { minRaw: 1, band: 5 },
  { minRaw: 0, band: 0 },
];
const MARKS: readonly QuestionMark[] = [
  { number: 1, given: 'tide', right: true, rule: 'exact', accepted: ['tide'] },
  { number: 2, given: 'the moon', right: false, rule: 'different', accepted: ['sun'] },
  { number: 3, given: '', right: false, rule: 'blank', accepted: ['mill'] },
];

describe('an appeal that is upheld', () => {
  test('makes the answer right, and the band follows', () => {
    const upheld = upholdMark(MARKS, 2, BANDS);
    expect(upheld).toMatchObject({ rawScore: 2, band: 6.5 });
    expect(upheld?.marks).toEqual([
      MARKS[0],
      { number: 2, given: 'the moon', right: true, rule: 'upheld', accepted: ['sun'] },
      MARKS[2],
    ]);
    expect(MARKS[1]?.right).toBe(false);
  });

  test.each([
    ['an answer that was right already', 1],
    ['a question that was left blank', 3],
    ['a question that there is not', 4],
  ])('changes nothing for %s', (_, number) => {
    expect(upholdMark(MARKS, number, BANDS)).toBeUndefined();
  });
});
