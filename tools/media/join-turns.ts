import { SAMPLE_RATE } from './wav.ts';

export type RenderedTurn = {
  readonly id: string;
  readonly samples: Int16Array;
  /** Silence after the turn. */
  readonly pauseMs: number;
};
export type TimedTurn = { readonly id: string; readonly startMs: number; readonly endMs: number };

const samplesOf = (ms: number) => Math.round((ms * SAMPLE_RATE) / 1000);
const msOf = (samples: number) => Math.round((samples * 1000) / SAMPLE_RATE);

/** One sound of all turns with their pauses after a silence, and where each turn lies in it. */
export function joinTurns(
  turns: readonly RenderedTurn[],
  leadMs: number,
): {
  readonly samples: Int16Array;
  readonly turns: readonly TimedTurn[];
} {
  const length = turns.reduce(
    (sum, { samples, pauseMs }) => sum + samples.length + samplesOf(pauseMs),
    samplesOf(leadMs),
  );
  const joined = new Int16Array(length);
  let at = samplesOf(leadMs);
  const timed = turns.map(({ id, samples, pauseMs }) => {
    joined.set(samples, at);
    const startMs = msOf(at);
    const endMs = msOf(at + samples.length);
    at += samples.length + samplesOf(pauseMs);
    return { id, startMs, endMs };
  });
  return { samples: joined, turns: timed };
}
