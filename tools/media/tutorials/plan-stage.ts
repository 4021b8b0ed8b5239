import type { CueVerb } from '#features/tutorials/domain/cue.ts';
import type { TimedScene } from '#features/tutorials/domain/plan-times.ts';
import { hiddenAtStart, nodesOf } from '#features/tutorials/domain/slide-states.ts';
import type { StagePlay } from './stage.ts';

/** Pictures a second while something moves. A still slide needs none. */
export const FRAMES_PER_SECOND = 10;
export const FRAME_MS = 1000 / FRAMES_PER_SECOND;

const DURATION_MS = {
  show: 400,
  hide: 300,
  dim: 300,
  mark: 400,
  ring: 500,
  under: 400,
  strike: 500,
  plain: 300,
  split: 600,
  repair: 1000,
  answer: 400,
  tag: 300,
  join: 600,
  walk: 3000,
  put: 800,
  turn: 1200,
  order: 900,
  play: 0,
} as const satisfies Record<CueVerb, number>;
/** Charts, bands and lines of time are drawn. */
const DRAWN = new Set(['chart', 'bands', 'timeline']);
const DRAWN_MS = 1200;

export const onGrid = (ms: number) => Math.round(ms / FRAME_MS) * FRAME_MS;

/** What happens to the slide of a scene, in the scene's own time. */
export function planStage(timed: TimedScene): StagePlay {
  const { scene, startMs, cues, sentences, think } = timed;
  const types = new Map(scene.slide.map((element) => [element.id, element]));
  const cueList = cues.map(({ cue }) => cue);
  return {
    hidden: [...hiddenAtStart(nodesOf(scene), cueList)],
    moves: cues.map(({ cue: { verb, target, argument }, atMs }) => {
      const element = types.get(target.split('.')[0] ?? '');
      const at = Math.max(0, onGrid(atMs - startMs));
      const sentence = sentences.findLast((each) => each.startMs - 200 <= atMs);
      const played = onGrid((sentence?.endMs ?? atMs) - atMs);
      const isDrawn = verb === 'show' && element !== undefined && DRAWN.has(element.type);
      return {
        verb,
        target,
        argument,
        atMs: at,
        durationMs: verb === 'play' ? played : isDrawn ? DRAWN_MS : DURATION_MS[verb],
        ...(verb === 'answer' && element?.type === 'question' ? { answer: element.answer } : {}),
      };
    }),
    think: think && { startMs: onGrid(think.startMs - startMs), endMs: onGrid(think.endMs - startMs) },
  };
}

/** The moments of a scene that differ from the moment before, in the scene's own time. The first is 0. */
export function framesOf({ moves, think }: StagePlay, lengthMs: number): number[] {
  const moving = moves.map(({ atMs, durationMs }): [number, number] => [atMs, atMs + durationMs + FRAME_MS]);
  if (think) moving.push([think.startMs, think.endMs + 300]);
  const moments = new Set([0]);
  for (const [from, to] of moving) {
    for (let at = onGrid(from); at <= to && at < lengthMs; at += FRAME_MS) moments.add(at);
  }
  return [...moments].sort((one, other) => one - other);
}
