/** The highest true peak of a file, in dBTP as `measureLoudness` reports it. Above it, a player may clip. */
export const PEAK_CEILING = -1;

/** The limiter's first amplitude: about -3.1 dBFS. Encoding usually adds one or two decibels to it. */
export const FIRST_LIMIT = 0.7;

const MOST_TRIES = 5;
/** Encoding adds a little more or less each time, so a new limit aims below the ceiling. In decibels. */
const MARGIN = 0.2;

/**
 * Encodes with a lower limit until the file's peak is at most PEAK_CEILING. `encodeAt` gets an amplitude and resolves
 * with the true peak of the file that it wrote, undefined for silence. Rejects after MOST_TRIES.
 */
export async function holdPeak(encodeAt: (limit: number) => Promise<number | undefined>): Promise<void> {
  let limit = FIRST_LIMIT;
  let peak: number | undefined;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    peak = await encodeAt(limit);
    if (peak === undefined || peak <= PEAK_CEILING) return;
    limit = Number((limit * 10 ** ((PEAK_CEILING - MARGIN - peak) / 20)).toFixed(4));
  }
  throw new Error(`The sound peaks at ${peak} dBTP, above ${PEAK_CEILING}, after ${MOST_TRIES} tries.`);
}
