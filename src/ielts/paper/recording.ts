import type { Script } from './script.ts';

/** The audio that a candidate may load: its file and its length. */
export type Recording = {
  readonly src: string;
  readonly durationMs: number;
  /** Spoken by a machine; the pages say so. */
  readonly synthetic: boolean;
};

/** The start and end of a turn in its recording, without its pause. */
export type TurnTime = { readonly id: string; readonly startMs: number; readonly endMs: number };

/** A script with its recording's times; none where it has not been rendered. */
export type TimedScript = Script & { readonly times: readonly TurnTime[] };
