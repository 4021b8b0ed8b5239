import { expect, test } from 'vitest';
import { planTimes } from '#features/tutorials/domain/plan-times.ts';
import { aScene, aSentence, aTutorial } from '#features/tutorials/domain/tutorial-fixture.ts';
import { planPoster } from './plan-poster.ts';

function posterOf(cues: string[], endMs = 5000) {
  const scenes = [aScene({ narration: [aSentence(6, { do: cues })] })];
  const [hook] = planTimes(aTutorial({ scenes }), [{ id: 'one-1', startMs: 1000, endMs }]);
  if (!hook) throw new Error('There is no scene.');
  return { ...planPoster(hook), hook };
}

test('a poster is taken once its last movement is over', () => {
  const { play, atMs } = posterOf(['mark l.who', 'strike l.who']);
  for (const move of play.moves) expect(atMs).toBeGreaterThan(move.atMs + move.durationMs);
});

test('a movement that the scene cuts off is over too', () => {
  const { play, atMs, hook } = posterOf(['mark l.who', 'walk l.who'], 1400);
  const [last] = play.moves.slice(-1);
  expect(last?.verb).toBe('walk');
  expect((last?.atMs ?? 0) + (last?.durationMs ?? 0)).toBeGreaterThan(hook.endMs - hook.startMs);
  expect(atMs).toBeGreaterThan((last?.atMs ?? 0) + (last?.durationMs ?? 0));
});

test('nothing on a poster is dimmed', () => {
  expect(posterOf(['show l', 'dim l', 'mark l.who']).play.moves.map(({ verb }) => verb)).toEqual([
    'show',
    'mark',
  ]);
});

test('a still scene is taken as it is', () => {
  expect(posterOf([])).toMatchObject({ play: { moves: [], think: undefined }, atMs: 100 });
});
