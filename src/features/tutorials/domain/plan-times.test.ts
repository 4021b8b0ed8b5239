import { expect, test } from 'vitest';
import { estimateTimes, pauseAfter, planTimes } from './plan-times.ts';
import { aScene, aSentence, aTutorial } from './tutorial-fixture.ts';

const times = (...spans: readonly (readonly [number, number])[]) =>
  spans.map(([startMs, endMs], i) => ({ id: `one-${i + 1}`, startMs, endMs }));

function cuesOf(...cues: string[]) {
  const narration = [aSentence(4, { en: 'The text is silent here.', do: cues })];
  const scenes = [aScene({ narration })];
  return planTimes(aTutorial({ scenes }), times([1000, 5000]))[0]?.cues.map(
    ({ cue, atMs }) => `${cue.verb} ${cue.target} ${atMs}`,
  );
}

test('cues share their sentence evenly, and are seen a little before their words', () => {
  expect(cuesOf('mark l', 'ring l')).toEqual(['mark l 850', 'ring l 2850']);
});

test('a cue with @ happens at those words, whatever their capitals', () => {
  expect(cuesOf('mark l @ SILENT')).toEqual(['mark l 2850']);
});

test('what makes room goes when the next thing comes', () => {
  expect(cuesOf('mark l', 'hide l', 'show l.who')).toEqual(['mark l 850', 'hide l 2850', 'show l.who 2850']);
  expect(cuesOf('hide l', 'show l.who @ silent')).toEqual(['hide l 2850', 'show l.who 2850']);
  expect(cuesOf('hide l')).toEqual(['hide l 850']);
});

test('a scene starts shortly before its first word, and ends where the next one starts', () => {
  const scenes = [aScene({ id: 'one' }), aScene({ id: 'two' })];
  const planned = planTimes(aTutorial({ scenes }), [
    ...times([500, 2000], [2500, 4000]),
    { id: 'two-1', startMs: 6000, endMs: 7000 },
    { id: 'two-2', startMs: 7500, endMs: 9000 },
  ]);
  expect(planned.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
    [0, 5600],
    [5600, 10_000],
  ]);
});

test('three silent seconds follow the question', () => {
  const tutorial = aTutorial();
  const think = tutorial.scenes[3] ?? aScene();
  expect(pauseAfter(tutorial, think, 0)).toBe(3000);
  const planned = planTimes(tutorial, estimateTimes(tutorial))[3];
  expect(planned?.think).toEqual({
    startMs: planned?.sentences[0]?.endMs,
    endMs: (planned?.sentences[0]?.endMs ?? 0) + 3000,
  });
});

test('learners up to band 4.5 hear it more slowly', () => {
  const last = (bands: { from: number; to: number }) =>
    estimateTimes(aTutorial({ bands })).at(-1)?.endMs ?? 0;
  expect(last({ from: 3, to: 4.5 })).toBeGreaterThan(last({ from: 4, to: 5 }) * 1.05);
});
