import { expect, test } from 'vitest';
import { problemsOf } from '../content-fixture.ts';
import { aKey, aScript, aSet, corrections, correctionKeys } from '../practice-fixture.ts';
import { lessonEvidence } from './lesson-evidence.ts';
import { practiceEvidence } from './practice-evidence.ts';

const VERDICT = {
  type: 'true-false-not-given',
  questions: [{ number: 1, statement: 'The lamp is old.' }],
};
const PASSAGE = '# Lamps\n\n**A** The lamp stood in the hall.\n\n**B** It was very old.\n';
const aboutText = (evidence: object[] | undefined) =>
  aSet({
    name: 'reading/lamps',
    set: { passage: 'passage.md' },
    groups: [VERDICT],
    answers: [aKey(1, { key: 'TRUE', evidence })],
    files: { 'passage.md': PASSAGE },
  });
const aboutClip = (paragraph: string, quote = 'It was very old.') =>
  aSet({
    name: 'listening/lamps',
    set: { clip: 'clips/1.json' },
    groups: [VERDICT],
    answers: [aKey(1, { key: 'TRUE', evidence: [{ paragraph, quote }] })],
    files: { 'clips/1.json': aScript('The lamp stood in the hall.', 'It was very old.') },
  });

test('evidence in the paragraph or in the clip is right', () => {
  const sets = [aboutText([{ paragraph: 'B', quote: 'It was very old.' }]), aboutClip('')];
  for (const rule of [practiceEvidence, lessonEvidence]) expect(problemsOf(rule, ...sets)).toEqual([]);
});

test('a question about a text needs its evidence, one of another kind does not', () => {
  expect(problemsOf(practiceEvidence, aboutText(undefined))).toEqual([
    expect.stringContaining('question 1: There is no evidence.'),
  ]);
  const set = { passage: 'passage.md' };
  const files = { 'passage.md': PASSAGE };
  const other = aSet({ set, groups: [corrections(6)], answers: correctionKeys(6), files });
  expect(problemsOf(practiceEvidence, other)).toEqual([]);
});

test('words that are not in the passage or the clip are reported', () => {
  const paragraph = aboutText([{ paragraph: 'A', quote: 'It was very old.' }]);
  expect(problemsOf(lessonEvidence, paragraph)).toEqual([expect.stringContaining('is not in paragraph A')]);
  expect(problemsOf(lessonEvidence, aboutClip('', 'It was very new.'))).toHaveLength(1);
});

test('a clip has no paragraphs', () => {
  expect(problemsOf(practiceEvidence, aboutClip('A'))).toEqual([
    expect.stringContaining('A clip has no paragraph A.'),
  ]);
});
