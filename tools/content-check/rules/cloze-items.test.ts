import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aLesson, anAnswer } from '../lesson-fixture.ts';
import { clozeItems } from './cloze-items.ts';

test.each([
  ['Ana: 6 → {1}. Bo: 7 → {2}.', 1],
  ['Ana: 6 → {1}.\nBo: 7 → {2}.', 0],
  ['A: Do you {1}?\nB: Yes, I {2}. A: Good.', 1],
  ['Ana lives {1} here. Bo lives {2} there.', 0],
  ['Notice: If it {1}, come in. The rule {2} old: wait.', 0],
])('%j has %d problem(s)', (text, count) => {
  const lesson = aLesson({
    groups: [{ type: 'cloze', text }],
    answers: [anAnswer(1, { key: 'six' }), anAnswer(2, { key: 'seven' })],
  });
  expect(problemsOf(clozeItems, lesson)).toHaveLength(count);
});
