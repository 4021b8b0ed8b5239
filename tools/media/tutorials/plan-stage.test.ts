import { expect, test } from 'vitest';
import { planTimes } from '#features/tutorials/domain/plan-times.ts';
import { aScene, aSentence, aTutorial } from '#features/tutorials/domain/tutorial-fixture.ts';
import { framesOf, planStage } from './plan-stage.ts';

function stageOf(...cues: string[]) {
  const scenes = [aScene({ narration: [aSentence(6, { do: cues })] })];
  const [timed] = planTimes(aTutorial({ scenes }), [{ id: 'one-1', startMs: 1000, endMs: 5000 }]);
  if (!timed) throw new Error('There is no scene.');
  return { play: planStage(timed), length: timed.endMs - timed.startMs };
}

test('a scene is captured at its start and while something moves, ten times a second', () => {
  const { play, length } = stageOf('mark l.who');
  expect(framesOf(play, length)).toEqual([0, 900, 1000, 1100, 1200, 1300, 1400]);
});

test('a still scene is one picture', () => {
  const { play, length } = stageOf();
  expect(framesOf(play, length)).toEqual([0]);
});

test('what a cue shows, and a gap, start hidden', () => {
  expect(stageOf('show l').play.hidden).toEqual(['l', 'l.what']);
});

test('no picture is taken after the scene', () => {
  const { play } = stageOf('mark l.who');
  expect(Math.max(...framesOf(play, 1000))).toBeLessThan(1000);
});
