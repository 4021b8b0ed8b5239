import { expect, test } from 'vitest';
import { gapSentence } from './gap-sentence.ts';

test.each([
  ['a line without a full stop', 'Sold in {gap} daily', 'Sold in ______ daily'],
  ['a gap at the end', 'The trip lasts {gap}', 'The trip lasts ______'],
  ['the first of three sentences', 'A dam holds {gap}. It fell. Nobody saw.', 'A dam holds ______.'],
  ['the second of three sentences', 'A dam fell. It held {gap} back! Nobody saw.', 'It held ______ back!'],
  ['the last of three sentences', 'A dam fell. It was in 1995. Then {gap} came.', 'Then ______ came.'],
  [
    'the gap behind another one',
    'In ______ of {gap} they met. It ended.',
    'In ______ of (7) ______ they met.',
  ],
  ['a sentence with others in the text', 'They met ______. He saw {gap}.', 'He saw ______.'],
  ['a short word with a full stop', 'He met Mr. Dean in {gap}. They ate.', 'He met Mr. Dean in ______.'],
  ['a sentence that starts in quotation marks', 'They ate. “No {gap},” he said.', '“No ______,” he said.'],
] as const)('of a text with a gap only the sentence with the gap is asked: %s', (_, text, asked) => {
  expect(gapSentence(text, 7)).toBe(asked);
});
