import { expect, test } from 'vitest';
import { sectionRange } from './section-range.ts';

const task1 = { kind: 'writing-task-1', band: { low: 5, high: 6 } } as const;
const task2 = { kind: 'writing-task-2', band: { low: 6, high: 7 } } as const;
const ungraded = { kind: 'writing-task-2', band: null } as const;
const interview = { kind: 'speaking', band: { low: 5, high: 5.5 } } as const;

test.each([
  [[task1, task2], { low: 5.5, high: 6.5 }],
  [[interview], { low: 5, high: 5.5 }],
  [[task1, ungraded], undefined],
  // The other task may be one that was not written.
  [[task2], undefined],
  [[], undefined],
])('the range of %j is %j', (works, range) => {
  expect(sectionRange(works)).toEqual(range);
});
