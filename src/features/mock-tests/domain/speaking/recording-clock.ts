import { withExtraTime } from '../attempts/extra-time.ts';
import type { ListeningSection } from '#ielts/paper/paper.ts';
import { audioLengthMs, sectionLengthMs } from '#ielts/paper/section-length.ts';

/**
 * The clock of practised Listening shows what is left of the recordings and of the time to check. It stops while
 * nothing plays, and cannot end before a recording does. Times in ms.
 */

/** How fast a recording may play in practice; 1 is the speed of the test. */
export const SPEEDS = [0.75, 0.9, 1, 1.1, 1.25] as const;
export type Speed = (typeof SPEEDS)[number];

/** A browser may stop this much before the length that the content gives. */
const END_TOLERANCE_MS = 500;

/** Whether a recording of this length has been heard to its end. */
export function isOver(lengthMs: number, positionMs: number): boolean {
  return lengthMs - positionMs < END_TOLERANCE_MS;
}

type HeardPlace = {
  /** The first is 0. */
  readonly part: number;
  readonly positionMs: number;
};

/** The unheard part of the recordings after a place. It is 0 at the end of the last one. */
export function unheardMs(lengths: readonly number[], { part, positionMs }: HeardPlace): number {
  const later = lengths.slice(part + 1).reduce((sum, length) => sum + length, 0);
  const here = Math.max(0, (lengths[part] ?? 0) - positionMs);
  return later === 0 && isOver(here, 0) ? 0 : later + here;
}

/** How long a learner may check after the last recording, including the extra time of the whole section. */
export function practiceCheckMs(section: ListeningSection, extraTimePercent: number): number {
  const whole = sectionLengthMs(section) ?? 0;
  return withExtraTime(whole, extraTimePercent) - (audioLengthMs(section) ?? 0);
}

type RecordingClock = {
  readonly lengths: readonly number[];
  readonly place: HeardPlace;
  readonly speed: Speed;
  readonly checkMs: number;
  /** The part of the time to check that has passed. */
  readonly checkedMs: number;
};

/** The time left: the unheard recordings at the chosen speed, and the rest of the time to check. */
export function recordingTimeLeftMs({ lengths, place, speed, checkMs, checkedMs }: RecordingClock): number {
  return unheardMs(lengths, place) / speed + Math.max(0, checkMs - checkedMs);
}
