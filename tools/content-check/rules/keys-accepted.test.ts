import { markSection } from '#ielts/marking/mark-section.ts';
import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aMockTest } from '../mock-test-fixture.ts';
import { keysAccepted, keysAcceptedBy } from './keys-accepted.ts';

/** No known key is refused by its own rule. A marker that refuses one answer replaces a faulty key. */
const refusing = (answer: string) =>
  keysAcceptedBy((...given) => {
    const result = markSection(...given);
    const marks = result.marks.map((mark) =>
      mark.given === answer ? { ...mark, right: false, rule: 'different' as const } : mark,
    );
    return { ...result, marks };
  });

test('an answer that repeats the key gets full marks', () => {
  expect(problemsOf(keysAccepted, aMockTest())).toEqual([]);
});

test.each([
  ['FALSE', [1, 2]],
  ['A', [3]],
  ['oil lamps', [4]],
  ['sea charts', [5]],
  ['charts', [5]],
])('“%s” is tried, optional words in and out', (answer, numbers) => {
  expect(problemsOf(refusing(answer), aMockTest())).toEqual(
    numbers.map((number) =>
      expect.stringContaining(`question ${number}: “${answer}” is marked wrong (different).`),
    ),
  );
});

test('keys that cannot be marked are left to their own rule', () => {
  expect(problemsOf(keysAccepted, aMockTest({ answers: { 1: null } }))).toEqual([]);
});
