import type { WordedEssay } from '../measures/essay-facts.ts';
import { POSITIONS, countPhrase } from '../measures/word-groups.ts';

export type Place = { readonly start: number; readonly end: number };

const OVERVIEW = /\b(?:overall|in general|it is (?:clear|evident|noticeable)|generally speaking)\b/iu;

const LETTER = /\bletter\b/iu;

/** Whether the task is a report of data or of a diagram: the other Task 1 is a letter, which needs no overview. */
export function isReport({ task, prompt }: Pick<WordedEssay, 'task' | 'prompt'>): boolean {
  return task === 1 && !LETTER.test(prompt);
}

/** Where each sentence is, from its first word to its last. */
export function sentencePlaces({ sentences }: Pick<WordedEssay, 'sentences'>): readonly Place[] {
  return sentences.flatMap((words) => {
    const [first] = words;
    const last = words[words.length - 1];
    return first && last ? [{ start: first.start, end: last.end }] : [];
  });
}

/** The sentences that sum up. */
export function findOverviews(worded: WordedEssay): readonly Place[] {
  return sentencePlaces(worded).filter(({ start, end }) => OVERVIEW.test(worded.lower.slice(start, end)));
}

/** The sentences that take a position. */
export function findPositions(worded: WordedEssay): readonly Place[] {
  return sentencePlaces(worded).filter(({ start, end }) =>
    POSITIONS.some((phrase) => countPhrase(worded.lower.slice(start, end), phrase) > 0),
  );
}
