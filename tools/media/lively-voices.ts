import type { Voice } from '#ielts/paper/script.ts';
import type { Manner } from './manners.ts';

/** What a manner does to a sentence. */
export type Liveliness = {
  /** hts_engine's weight of the global variance of log F0: how far the pitch of a sentence moves. */
  readonly variance: number;
  /** How many times as far as it would the pitch of a voice of flite moves from its mean. */
  readonly widening: number;
  /** 1 is the pace of the voice. */
  readonly pace: number;
};

export const LIVELINESS = {
  calm: { variance: 3, widening: 1.5, pace: 1 },
  plain: { variance: 4.5, widening: 2, pace: 1 },
  question: { variance: 5, widening: 2.2, pace: 1 },
  marked: { variance: 6, widening: 2.5, pace: 1 },
  doubtful: { variance: 4.5, widening: 2, pace: 0.93 },
} as const satisfies Record<Manner, Liveliness>;

/** A voice as it is in a whole mock test: beside the others, in one room. */
type LivelyVoice = {
  /** 1 is the pace of the voice. */
  readonly pace: number;
  /** Decibels at the `BANDS` of the room (room.ts), to the mean spectrum of all voices: measured, ADR 53. */
  readonly gains: readonly number[];
  /** Of flite: the part of a manner's `widening` that leaves its words clear to a recogniser (ADR 53). */
  readonly clear?: number;
};

export const LIVELY_VOICES: Readonly<Record<Voice, LivelyVoice>> = {
  narrator: { pace: 1.04, gains: [0.1, -1.5, -1.9, 0.0, 3.7, 4.0, 3.9, 4.1, 2.1, -2.0, -2.3] },
  'woman-1': { pace: 1, gains: [-0.8, -4.3, -2.1, 0.3, 5.6, 6.6, 6.8, 8.0, 6.4, 2.8, 2.7] },
  'woman-2': { pace: 1, gains: [-0.3, -5.2, -2.3, -0.6, 3.6, 5.2, 6.2, 7.1, 7.1, 3.6, 3.1] },
  'man-1': { pace: 1, gains: [0.4, 6.1, 2.1, 5.4, 1.6, -1.3, -2.8, -3.7, -1, -2.3, -2.3], clear: 0.7 },
  'man-2': { pace: 1.06, gains: [-1.5, 1.9, -0.6, -0.9, -4.5, -2.3, 0.8, 1.2, 7.3, 8.0, 8.0], clear: 0.85 },
  'man-3': { pace: 1, gains: [2.0, 3.2, 5.0, -0.6, -3.7, -5.9, -5.7, -4.0, -5.8, -5.6, -3.5], clear: 0.7 },
  examiner: { pace: 1, gains: [] },
};
