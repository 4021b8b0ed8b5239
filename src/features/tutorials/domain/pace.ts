import type { Tutorial } from './tutorial.ts';

/** The silence in which the viewer answers the question of the `think` scene. */
export const THINK_SECONDS = 3;

/** How fast a tutorial is told. */
export type Pace = {
  /** Of the narrator: 1 is the usual pace of the voice. */
  readonly rate: number;
  /** Between two sentences, in milliseconds. */
  readonly pauseMs: number;
  /** Between two scenes, in milliseconds. */
  readonly scenePauseMs: number;
  /** Words a minute of the voice itself, before a render has measured it. */
  readonly wordsPerMinute: number;
};

/** Bands up to 4.5 are slower. */
const SLOW_UP_TO = 4.5;

export function paceOf({ bands }: Pick<Tutorial, 'bands'>): Pace {
  return bands.to <= SLOW_UP_TO
    ? { rate: 0.85, pauseMs: 620, scenePauseMs: 1200, wordsPerMinute: 139 }
    : { rate: 0.94, pauseMs: 480, scenePauseMs: 1000, wordsPerMinute: 153 };
}
