import { expect, test } from 'vitest';
import { both, problemsOf } from '../content-fixture.ts';
import { aKey, aSet } from '../practice-fixture.ts';
import { practiceModels } from './practice-models.ts';

const L = both('Good.', '很好。');
const WRITE = {
  type: 'write',
  questions: [{ number: 1, prompt: L, words: { from: 10, to: 20 }, checklist: [L, L, L] }],
};
const RECORD = {
  type: 'record',
  questions: [{ number: 1, prompt: 'Where do you live?', seconds: 30, checklist: [L, L, L] }],
};
const model = (band: number, words: number) => ({ band, text: 'lamp '.repeat(words).trim(), comment: L });
const check = (group: object, models: readonly object[]) =>
  problemsOf(practiceModels, aSet({ groups: [group], answers: [aKey(1, { models })] }));

test('something to write with models at two bands, something to say with one, is right', () => {
  expect(check(WRITE, [model(5, 8), model(7, 25)])).toEqual([]);
  expect(check(RECORD, [model(6, 50)])).toEqual([]);
});

test.each([
  ['models at one band', [model(5, 12), model(5, 14)], 'question 1: There are models at 1 band(s).'],
  ['a short model', [model(5, 7), model(7, 14)], 'The model at band 5 has 7 words; 10 to 20'],
  ['a long model', [model(5, 12), model(7, 26)], 'The model at band 7 has 26 words'],
])('%s: it is reported', (_name, models, says) => {
  expect(check(WRITE, models)).toEqual([expect.stringContaining(says)]);
});
