import { z } from 'zod';
import { cleanTranscript } from '../../domain/speaking/heard-answer.ts';

/** What a server wrote down of one sound file. Times are in milliseconds; no words where it gives no times. */
export type Transcript = {
  readonly text: string;
  readonly words: readonly { readonly text: string; readonly fromMs: number; readonly toMs: number }[];
  readonly seconds: number | null;
};

/** A talk of two minutes has 2,000 letters. The rest of a longer transcript is not read. */
const LONGEST_TEXT = 20_000;
const MOST_WORDS = 5_000;
const LONGEST_WORD = 60;
const MOST_SECONDS = 60 * 60;

const second = z.number().min(0).max(MOST_SECONDS);
const wordSchema = z.object({ word: z.string(), start: second, end: second });
const replySchema = z.object({
  text: z.string(),
  duration: z.coerce.number().min(0).max(MOST_SECONDS).nullish().catch(null),
  words: z.array(z.unknown()).nullish().catch(null),
});

/** Reads the JSON of a transcription. Undefined: it is none. Words that are no words are left out. */
export function readTranscript(body: string): Transcript | undefined {
  const read = replySchema.safeParse(parse(body));
  if (!read.success) return undefined;
  const { text, duration, words } = read.data;
  return {
    text: cleanTranscript(text.slice(0, LONGEST_TEXT)),
    seconds: duration ?? null,
    words: (words ?? []).slice(0, MOST_WORDS).flatMap((each) => {
      const word = wordSchema.safeParse(each);
      if (!word.success) return [];
      const { start, end } = word.data;
      const said = cleanTranscript(word.data.word).slice(0, LONGEST_WORD);
      if (said === '') return [];
      return [
        {
          text: said,
          fromMs: Math.round(start * 1000),
          toMs: Math.round(Math.max(start, end) * 1000),
        },
      ];
    }),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
