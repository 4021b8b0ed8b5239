import type { TimedScene } from '#features/tutorials/domain/plan-times.ts';
import { FRAME_MS, planStage } from './plan-stage.ts';
import type { StagePlay } from './stage.ts';

/** Names how a poster is chosen and drawn: a poster that was made by another rule is made again. */
export const POSTER_RULE = 2;

/**
 * What the poster shows of the hook: everything that its cues brought, once every movement is over. Nothing is dimmed,
 * since a dimmed line leads the eye while a voice speaks, but in a still picture looks like one caught half-way.
 */
export function planPoster(hook: TimedScene): { readonly play: StagePlay; readonly atMs: number } {
  const play = planStage(hook);
  const moves = play.moves.filter(({ verb }) => verb !== 'dim');
  // Not the last frame of the scene: a movement may be cut off there.
  const ends = moves.map(({ atMs, durationMs }) => atMs + durationMs);
  return { play: { ...play, moves, think: undefined }, atMs: Math.max(0, ...ends) + FRAME_MS };
}
