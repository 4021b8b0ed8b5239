/** A word as the transcript has it, with its time in its piece of the recording. */
export type HeardWord = {
  readonly text: string;
  readonly fromMs: number;
  readonly toMs: number;
  /** An interrupted answer has several pieces, from 0. */
  readonly piece: number;
};

/** An answer whose transcript is known. */
export type HeardAnswer = {
  readonly question: string;
  readonly part: number;
  readonly asked: string;
  readonly text: string;
  /** From the first to the last word; null where neither the sound nor the transcript says. */
  readonly seconds: number | null;
};

const toSpace = /[\s\p{Cc}]+/gu;
const invisible = /[\p{Cf}\uFFFD]+/gu;

/** A transcript with plain spaces and without characters that nobody sees. */
export function cleanTranscript(text: string): string {
  return text.replace(invisible, '').replace(toSpace, ' ').trim();
}
