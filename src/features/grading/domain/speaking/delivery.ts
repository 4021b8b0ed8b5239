/** What can be counted in the sound of an answer. Times are in seconds, shares from 0 to 1, levels in dB below full scale. */
export type DeliveryCounts = {
  /** The length of the recording. */
  readonly seconds: number;
  /** From the first to the last speech: silence at both ends is no pause. */
  readonly answerSeconds: number;
  /** The answer without its pauses. */
  readonly speechSeconds: number;
  /** Pauses longer than `PAUSE_SECONDS`, long ones included. */
  readonly pauses: number;
  /** Pauses longer than `LONG_PAUSE_SECONDS`. */
  readonly longPauses: number;
  readonly longestPauseSeconds: number;
  /** Stretches of speech between pauses. */
  readonly runs: number;
  /** Peaks of loudness that are like syllables. An estimate: quick speech joins some. */
  readonly syllables: number;
  /** The level of the speech, and of what is between it. */
  readonly levelDb: number;
  readonly noiseDb: number;
  /** The share of the speech that was too loud for the microphone. */
  readonly clippedShare: number;
  /** The share of the speech in which a voice sounds. Hiss has none. */
  readonly voicedShare: number;
};

export const PAUSE_SECONDS = 0.25;
export const LONG_PAUSE_SECONDS = 1;

export type Delivery = DeliveryCounts & {
  readonly speechShare: number;
  readonly pausesPerMinute: number;
  readonly longPausesPerMinute: number;
  readonly meanRunSeconds: number;
  /** In a second of the answer, pauses included. */
  readonly speechRate: number;
  /** In a second of speech. */
  readonly articulationRate: number;
  readonly snrDb: number;
};

const per = (count: number, unit: number): number => (unit > 0 ? count / unit : 0);

/** Works out the rates. An answer without speech has zeros. */
export function deliveryOf(counts: DeliveryCounts): Delivery {
  const minutes = counts.answerSeconds / 60;
  return {
    ...counts,
    speechShare: per(counts.speechSeconds, counts.answerSeconds),
    pausesPerMinute: per(counts.pauses, minutes),
    longPausesPerMinute: per(counts.longPauses, minutes),
    meanRunSeconds: per(counts.speechSeconds, counts.runs),
    speechRate: per(counts.syllables, counts.answerSeconds),
    articulationRate: per(counts.syllables, counts.speechSeconds),
    snrDb: counts.levelDb - counts.noiseDb,
  };
}

/**
 * The delivery of several answers as one. Counts are added, so each answer weighs as much as it is long; levels and
 * shares weigh by the time of speech. Undefined for no answers.
 */
export function joinDeliveries(deliveries: readonly Delivery[]): Delivery | undefined {
  if (deliveries.length === 0) return undefined;
  const total = (read: (each: Delivery) => number) => deliveries.reduce((sum, each) => sum + read(each), 0);
  const speech = total(({ speechSeconds }) => speechSeconds);
  const weighed = (read: (each: Delivery) => number) =>
    speech > 0 ? total((each) => read(each) * each.speechSeconds) / speech : total(read) / deliveries.length;
  return deliveryOf({
    seconds: total(({ seconds }) => seconds),
    answerSeconds: total(({ answerSeconds }) => answerSeconds),
    speechSeconds: speech,
    pauses: total(({ pauses }) => pauses),
    longPauses: total(({ longPauses }) => longPauses),
    longestPauseSeconds: Math.max(...deliveries.map(({ longestPauseSeconds }) => longestPauseSeconds)),
    runs: total(({ runs }) => runs),
    syllables: total(({ syllables }) => syllables),
    levelDb: weighed(({ levelDb }) => levelDb),
    noiseDb: weighed(({ noiseDb }) => noiseDb),
    clippedShare: weighed(({ clippedShare }) => clippedShare),
    voicedShare: weighed(({ voicedShare }) => voicedShare),
  });
}
