import { FUNCTION_WORDS } from './function-words.ts';
import type { Finding, GuardInput } from './guard.ts';
import { wordsOfText, type GuardedText } from './guarded-text.ts';
import { stemOf } from './stem.ts';
import { relatedTo, TASK_WORDS } from './topic-words.ts';

/** The place in the list of frequent words of a word that is not listed. */
const UNKNOWN_RANK = 40_000;
/** Words more frequent than this name no topic. */
const COMMON_RANK = 150;
/** A related word counts for less than the word itself. */
const RELATED_SHARE = 0.4;
/** Long words that share this many letters at their start are one word, which one of them may have misspelt. */
const BEGINNING = 6;

/**
 * Recall times density below this is another topic. Of 564 essays five are below, four of which do answer another task;
 * with the prompt of another essay 81 in 100 are.
 */
const LEAST_RELEVANCE = 0.01;
/** A letter names its subject less often. With the task of another letter, nine in ten of our own are below. */
const LEAST_RELEVANCE_OF_LETTER = 0.003;
const CAP = 4;
/** A shorter text is judged by its length. */
const LEAST_WORDS = 80;

/** An essay that hardly takes up anything of its task. */
export function findOffTopic(text: GuardedText, input: GuardInput): Finding | undefined {
  if (text.words.length < LEAST_WORDS) return undefined;
  const relevance = relevanceOf(text, input);
  if (relevance === undefined) return undefined;
  const least = /\bletter\b/iu.test(input.prompt) ? LEAST_RELEVANCE_OF_LETTER : LEAST_RELEVANCE;
  return relevance.recall * relevance.density < least ? { id: 'off-topic', cap: CAP } : undefined;
}

export type Relevance = {
  /** The share of the prompt's weight that the essay takes up. */
  readonly recall: number;
  /** The share of the essay's words of content that are the prompt's or related to them. */
  readonly density: number;
};

/** How far an essay takes up the words of its prompt; undefined where the prompt has too few words of content. */
export function relevanceOf(
  { words, stems }: GuardedText,
  { prompt, wordRank }: Pick<GuardInput, 'prompt' | 'wordRank'>,
): Relevance | undefined {
  const keys = new Map(
    wordsOfText(prompt)
      .filter((word) => word.length > 2 && !FUNCTION_WORDS.has(word) && !TASK_WORDS.has(word))
      .map((word): [string, number] => [stemOf(word), weightOf(word, wordRank)]),
  );
  const total = [...keys.values()].reduce((sum, weight) => sum + weight, 0);
  if (keys.size < 3 || total === 0) return undefined;
  const said = new Set(stems);
  const beginnings = new Set(stems.map(beginningOf));
  const related = new Set([...keys.keys()].flatMap((key) => [...relatedTo(key)]));
  let taken = 0;
  for (const [key, weight] of keys) {
    if (said.has(key) || (key.length > BEGINNING && beginnings.has(beginningOf(key)))) taken += weight;
    else if ([...relatedTo(key)].some((stem) => said.has(stem))) taken += weight * RELATED_SHARE;
  }
  const keyBeginnings = new Set([...keys.keys()].filter((key) => key.length > BEGINNING).map(beginningOf));
  const content = stems.filter((_, at) => !FUNCTION_WORDS.has(words[at] ?? ''));
  const onTopic = content.reduce(
    (sum, stem) =>
      sum +
      (keys.has(stem) || (stem.length > BEGINNING && keyBeginnings.has(beginningOf(stem)))
        ? 1
        : related.has(stem)
          ? RELATED_SHARE
          : 0),
    0,
  );
  return { recall: taken / total, density: content.length === 0 ? 0 : onTopic / content.length };
}

function beginningOf(stem: string): string {
  return stem.slice(0, BEGINNING);
}

function weightOf(word: string, rankOf: GuardInput['wordRank']): number {
  return Math.max(0, Math.log((rankOf(word) ?? UNKNOWN_RANK) / COMMON_RANK));
}
