import { expect, test } from 'vitest';
import { planTimes } from './plan-times.ts';
import { listStates } from './slide-states.ts';
import type { SlideElement } from './slide-element.ts';
import { aLine, aScene, aSentence, aTutorial } from './tutorial-fixture.ts';

/** The English words on the slide at its start and after each cue; the heading has two. */
function wordsOf(slide: readonly SlideElement[], ...cues: string[]): number[] {
  const scenes = [aScene({ slide, narration: [aSentence(6, { do: cues })] })];
  const [timed] = planTimes(aTutorial({ scenes }), [{ id: 'one-1', startMs: 500, endMs: 5000 }]);
  return timed ? listStates(timed).map(({ words }) => words - 2) : [];
}

test('everything is there from the start but what a cue shows', () => {
  expect(wordsOf([aLine('a', 'one two'), aLine('b', 'three')], 'show b')).toEqual([2, 3]);
});

test('a gap is empty until it is shown', () => {
  expect(wordsOf([aLine('a', 'one [_two three|g]')], 'show a.g')).toEqual([1, 3]);
});

test('what is in a hidden thing is hidden', () => {
  expect(wordsOf([aLine('a', 'one [two|p]'), aLine('b', 'three')], 'hide a')).toEqual([3, 1]);
});

test('a tag counts until it is taken away', () => {
  expect(wordsOf([aLine('a', 'one [two|p]')], 'tag a.p NOT GIVEN', 'plain a.p')).toEqual([2, 4, 2]);
});

test('a row of a table is shown with its cells', () => {
  const table: SlideElement = {
    id: 't',
    type: 'table',
    rows: [
      ['yes', 'true'],
      ['no', 'false or so'],
    ],
  };
  expect(wordsOf([table], 'show t.2')).toEqual([2, 6]);
});

test('a repair appears below, and a reply with the answer', () => {
  expect(wordsOf([{ id: 'r', type: 'repair', wrong: 'I am agree.', right: 'I agree.' }], 'repair r')).toEqual(
    [3, 5],
  );
  expect(wordsOf([{ id: 'q', type: 'question', text: 'Is it so?', reply: 'It is.' }], 'answer q')).toEqual([
    3, 5,
  ]);
});

test('figures are not words', () => {
  expect(wordsOf([aLine('a', '2 + 2 = 4 apples')])).toEqual([1]);
});
