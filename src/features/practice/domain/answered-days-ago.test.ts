import { expect, test } from 'vitest';
import { answeredDaysAgo } from './answered-days-ago.ts';

test('the last answer to each unit counts, in whatever order they come', () => {
  const answers = [
    { unit: 'one', day: '2026-11-20' },
    { unit: 'two', day: '2026-11-28' },
    { unit: 'one', day: '2026-11-01' },
  ];
  const expected = new Map([
    ['one', 8],
    ['two', 0],
  ]);
  expect(answeredDaysAgo(answers, '2026-11-28')).toEqual(expected);
  expect(answeredDaysAgo(answers.toReversed(), '2026-11-28')).toEqual(expected);
});
