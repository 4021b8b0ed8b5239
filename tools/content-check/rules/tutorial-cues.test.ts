import { expect, test } from 'vitest';
import { aSentence, aTutorial } from '#features/tutorials/domain/tutorial-fixture.ts';
import { checkTutorial, withNarration, withScene } from '../tutorial-check.ts';
import { tutorialCues } from './tutorial-cues.ts';

test('a good tutorial passes', () => {
  expect(checkTutorial(tutorialCues, aTutorial())).toEqual([]);
});

test.each<[string, string]>([
  ['jump l', 'starts with “jump”'],
  ['mark l.nobody', 'there is no l.nobody on the slide'],
  ['mark nothing', 'there is no nothing on the slide'],
  ['join l.who l.nobody', 'there is no l.nobody on the slide'],
  ['mark l.who @ never said', '“never said” is not in the sentence'],
  ['repair l', 'l is not a repair'],
  ['answer l', 'l is not a question'],
  ['play l', 'l is not a wave'],
  ['turn l 90', 'l is not a plan'],
  ['put l 1', 'l has no bin 1'],
])('the cue “%s” is refused', (cue, problem) => {
  expect(checkTutorial(tutorialCues, withNarration(aSentence(6, { do: [cue] })))).toEqual([
    expect.stringContaining(problem),
  ]);
});

test('a tile has each place once', () => {
  const slide = [{ id: 't', type: 'tiles', words: ['a', 'b', 'c'] }] as const;
  const ordered = (cue: string) =>
    checkTutorial(tutorialCues, withScene(1, { slide, narration: [aSentence(6, { do: [cue] })] }));
  expect(ordered('order t 3 1 2')).toEqual([]);
  for (const cue of ['order t 1 2', 'order t 1 1 2', 'order t 2 3 4']) expect(ordered(cue)).toHaveLength(1);
});

test('two things of one name, and a room that is not there, are refused', () => {
  const line = { id: 'l', type: 'line', text: 'One [two|a].' } as const;
  expect(
    checkTutorial(tutorialCues, withScene(1, { slide: [line, line], narration: [aSentence()] }))[0],
  ).toContain('is the name of two things');
  expect(
    checkTutorial(tutorialCues, withScene(1, { slide: [{ ...line, place: 'm' }], narration: [aSentence()] })),
  ).toEqual([expect.stringContaining('l shares the room of m, which is not there')]);
});
