import { expect, test } from 'vitest';
import { both, problemsOf } from '../content-fixture.ts';
import { aLesson, anAnswer, LESSON } from '../lesson-fixture.ts';
import { lessonEvidence } from './lesson-evidence.ts';

function check(passage: string, evidence: object): string[] {
  const groups = [{ type: 'true-false-not-given', questions: [{ number: 1, statement: 'Lamps burn.' }] }];
  const exercise = {
    id: 'read',
    kind: 'exercise',
    title: both('Read', '閱讀'),
    passage: 'passages/1.md',
    groups,
  };
  return problemsOf(
    lessonEvidence,
    aLesson({
      lesson: { blocks: [exercise] },
      answers: [{ ...anAnswer(1, { key: 'TRUE' }), evidence: [evidence] }],
      files: { [`${LESSON}passages/1.md`]: passage },
    }),
  );
}

const LETTERED = '# Lamps\n\n**A** The lamp burns\nall night.\n\n**B** It is old.\n';

test.each([
  [LETTERED, { paragraph: 'A', quote: 'burns all night' }, 0],
  [LETTERED, { paragraph: 'B', quote: 'burns all night' }, 1],
  [LETTERED, { paragraph: 'A', quote: 'burns at night' }, 1],
  ['# Lamps\n\nThe lamp burns all night.\n', { paragraph: '', quote: 'burns all night' }, 0],
])('%j with %j has %d problem(s)', (passage, evidence, count) => {
  expect(check(passage, evidence)).toHaveLength(count);
});
