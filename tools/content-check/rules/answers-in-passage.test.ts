import { expect, test } from 'vitest';
import { both, problemsOf } from '../content-fixture.ts';
import { aListeningTest, aScript } from '../listening-fixture.ts';
import { aMockTest, type MockTestGroup } from '../mock-test-fixture.ts';
import { answersInPassage } from './answers-in-passage.ts';

test.each([
  ['oil lamps', []],
  ['Oil Lamps / every lamp', []],
  ['gas lamps', [expect.stringContaining('The passage does not have the word(s) gas.')]],
  ['oil lamps / oil light', [expect.stringContaining('the word(s) light.')]],
  ['town lamps', [expect.stringContaining('No accepted answer stands in the paragraph(s) of its evidence.')]],
  ['sea charts', [expect.stringContaining('No accepted answer stands')]],
])('%s', (key, problems) => {
  expect(problemsOf(answersInPassage, aMockTest({ answers: { 4: { key } } }))).toEqual(problems);
});

test.each([
  ['At night {gap} pm was the end.', []],
  ['At night {gap} was the end.', [expect.stringContaining('the word(s) pm.')]],
])('a time may repeat the half of the day that is printed next to it: %s', (text, problems) => {
  const passage = '# Lamps\n\n**A** The lamps went out at 9.30.\n';
  const evidence = [{ paragraph: 'A', quote: 'The lamps went out at 9.30.' }];
  const groups: MockTestGroup[] = [
    {
      type: 'sentence-completion',
      wordLimit: { words: 1, number: true },
      questions: [{ number: 1, text }],
    },
  ];
  const answers = { 1: { key: '9.30 (pm)', evidence }, 2: null, 3: null, 4: null, 5: null };
  expect(problemsOf(answersInPassage, aMockTest({ passage, groups, answers }))).toEqual(problems);
});

test('a word that is said counts, although the review shows a figure', () => {
  const evidence = [{ turn: 't2', quote: 'The lamps burn oil.' }];
  const explanation = both('He says so in the place that is shown.', '他在所示之處說明。'.repeat(4));
  const answers = [{ number: 1, key: 'oil / gas', explanation, evidence }];
  const problems = (spoken: string) => {
    const turns = aScript().turns.map((turn) => (turn.id === 't2' ? { ...turn, spoken } : turn));
    return problemsOf(answersInPassage, aListeningTest({ script: aScript({ turns }), answers }));
  };
  expect(problems('The lamps burn oil, or gas.')).toEqual([]);
  expect(problems('The lamps burn oil.')).toEqual([
    expect.stringContaining('The script does not have the word(s) gas.'),
  ]);
});
