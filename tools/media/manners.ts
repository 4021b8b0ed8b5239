import type { Voice } from '#ielts/paper/script.ts';
import { plainWords } from './plain-words.ts';
import { splitSentences } from './split-sentences.ts';

/**
 * How a sentence is said. `calm`: without feeling. `marked`: with emphasis, for a correction, a contrast or an
 * exclamation. `doubtful`: more slowly.
 */
export type Manner = 'calm' | 'plain' | 'question' | 'marked' | 'doubtful';

const CORRECTION =
  /^(?:oh,? )?(?:no|sorry|wait)\b|\b(?:no, sorry|sorry, no|wait a|hang on|hold on|actually|in fact|I mean)\b/iu;
const CONTRAST = /\bnot [^.;?!]{1,60}\bbut\b|, (?:but )?not\b|\b(?:instead|rather than|whereas|unlike)\b/iu;
const DOUBT =
  /\b(?:hmm+|mm+|um+|er|not (?:\w+ )?sure|don't know|suppose|perhaps|maybe|wonder)\b|^(?:(?:oh|yes|so),? )?well\b/iu;

function mannerOf(sentence: string): Manner {
  if (CORRECTION.test(sentence) || CONTRAST.test(sentence) || sentence.endsWith('!')) return 'marked';
  if (DOUBT.test(sentence)) return 'doubtful';
  return sentence.endsWith('?') ? 'question' : 'plain';
}

/** The manner of every sentence of a turn, as an engine splits it. The narrator stays calm. */
export function mannersOf(spoken: string, voice: Voice): Manner[] {
  return splitSentences(plainWords(spoken)).map((sentence) =>
    voice === 'narrator' ? 'calm' : mannerOf(sentence),
  );
}
