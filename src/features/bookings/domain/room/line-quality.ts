/** What a browser measured of a call since its last look. Null: it does not say. */
export type LineSample = {
  /** Packets of the other side that were lost, from 0 to 1. */
  readonly lossShare: number | null;
  readonly roundTripMs: number | null;
  /** What the browser believes it can send. */
  readonly outgoingKbps: number | null;
};

const MOST_LOSS = 0.08;
const LONGEST_ROUND_TRIP_MS = 900;
/** A small picture with sound needs about this much. */
const LEAST_KBPS = 150;

/** One bad look is a hiccup. Several in a row are a poor line. */
export const POOR_LOOKS = 4;

const isPoor = ({ lossShare, roundTripMs, outgoingKbps }: LineSample) =>
  (lossShare ?? 0) >= MOST_LOSS ||
  (roundTripMs ?? 0) >= LONGEST_ROUND_TRIP_MS ||
  (outgoingKbps ?? LEAST_KBPS) < LEAST_KBPS;

/** Whether a line carries sound alone: the last looks were all poor. The newest sample is the last one. */
export const carriesSoundAlone = (samples: readonly LineSample[]): boolean =>
  samples.length >= POOR_LOOKS && samples.slice(-POOR_LOOKS).every(isPoor);
