import type { Script } from './script.ts';

/** Rendered audio as a candidate may have it: where the file is, and how long it plays. */
export type Recording = {
  readonly src: string;
  readonly durationMs: number;
  /** Spoken by a machine; the pages say so. */
  readonly synthetic: boolean;
};

/** Where a turn begins and ends in its recording, its pause not counted. */
export type TurnTime = { readonly id: string; readonly startMs: number; readonly endMs: number };

/** A script with its recording's times; none where it has not been rendered. */
export type TimedScript = Script & { readonly times: readonly TurnTime[] };
