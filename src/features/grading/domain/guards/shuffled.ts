import { FUNCTION_WORDS } from './function-words.ts';
import type { Finding, GuardInput } from './guard.ts';
import { wordsOfText, type GuardedSentence, type GuardedText } from './guarded-text.ts';
import { PLACE_WEIGHTS } from './place-weights.ts';
import { CUES, placeOf } from './sentence-places.ts';
import { stemOf } from './stem.ts';
import { TASK_WORDS } from './topic-words.ts';

/**
 * A score below is out of order. Cross-validated by prompt on the essays that the weights were fitted on, two of 357
 * reports and one of 551 essays are below. Of the same with shuffled sentences it is 29 and 59 in 100.
 */
const LEAST_ORDER = { 1: -1.35, 2: -0.7 } as const;
/** Fewer sentences show no order. */
export const LEAST_SENTENCES = 8;
/** Shares of a sentence's words that the prompt has too. */
const TAKES_UP_PROMPT = 0.25;
const LEAVES_PROMPT = 0.06;
const FOUND: Finding = { id: 'shuffled', cap: 5 };

const GREETING = /^(?:dear|hi|hello|to whom it may concern)\b/u;
const SIGN_OFF =
  /\b(?:yours (?:sincerely|faithfully|truly)|(?:best|kind|warm) (?:wishes|regards)|see you soon)\b/u;

/** Sentences whose order is by chance: endings at the start, openings in the middle, references to nothing. */
export function findShuffled(
  { sentences }: GuardedText,
  { task, prompt }: Pick<GuardInput, 'task' | 'prompt'>,
): Finding | undefined {
  if (sentences.length < LEAST_SENTENCES) return undefined;
  if (sentences.some(({ plain }) => GREETING.test(plain)))
    return isLetterInOrder(sentences) ? undefined : FOUND;
  const weights = PLACE_WEIGHTS[task];
  const cues = sentences.map(cuesOf(prompt));
  let sum = 0;
  cues.forEach((names, at) => {
    const place = placeOf(at, cues.length);
    for (const name of names) sum += weights.get(name)?.[place] ?? 0;
  });
  return sum / Math.sqrt(cues.length) < LEAST_ORDER[task] ? FOUND : undefined;
}

/** A letter greets in its first half and takes leave in its second. */
function isLetterInOrder(sentences: readonly GuardedSentence[]): boolean {
  const half = sentences.length / 2;
  const greeting = sentences.findIndex(({ plain }) => GREETING.test(plain));
  const signOff = sentences.findIndex(({ plain }) => SIGN_OFF.test(plain));
  return greeting < half && (signOff === -1 || signOff >= half);
}

/** The cues of a sentence for a prompt; `none` where it shows nothing. */
export function cuesOf(prompt: string): (sentence: GuardedSentence) => readonly string[] {
  const topic = new Set(
    wordsOfText(prompt)
      .filter((word) => word.length > 2 && !FUNCTION_WORDS.has(word) && !TASK_WORDS.has(word))
      .map(stemOf),
  );
  return ({ plain, words }) => {
    const names = CUES.filter(([, shape]) => shape.test(plain)).map(([name]) => name);
    const share = words.filter((word) => topic.has(stemOf(word))).length / Math.max(4, words.length);
    if (share > TAKES_UP_PROMPT) names.push('takes-up-prompt');
    else if (share < LEAVES_PROMPT) names.push('leaves-prompt');
    return names.length === 0 ? ['none'] : names;
  };
}
