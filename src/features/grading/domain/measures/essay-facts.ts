import type { TaggedEssay, Token } from '../essay/essay-text.ts';
import type { LearnerError } from '../essay/learner-error.ts';
import type { SurfaceIssue } from '../essay/surface-issue.ts';
import type { WordTable } from '../essay/word-table.ts';
import { GRAMMAR_WORDS } from './word-groups.ts';

/** Everything that is known of a text before it is measured. */
export type EssayFacts = {
  readonly essay: TaggedEssay;
  readonly task: 1 | 2;
  readonly prompt: string;
  /** What the general checker found. */
  readonly issues: readonly SurfaceIssue[];
  /** What the rules for learners' errors found. */
  readonly errors: readonly Pick<LearnerError, 'start' | 'end' | 'family' | 'criterion'>[];
  readonly words: WordTable;
};

/** A text as lists of words, as the measures need it. */
export type WordedEssay = EssayFacts & {
  readonly lower: string;
  readonly paragraphs: readonly (readonly Token[])[];
  /** The words of each sentence; marks are left out, and sentences without a word. */
  readonly sentences: readonly (readonly Token[])[];
  readonly tokens: readonly Token[];
  /** Words of letters alone, in small letters. */
  readonly plain: readonly string[];
  /** Words that say something of the topic. */
  readonly content: readonly string[];
  /** At least 1, so that rates can be divided by it. */
  readonly wordCount: number;
  /** A count for every hundred words. */
  readonly perHundred: (count: number) => number;
};

const isWord = ({ lower, tag }: Token) => tag !== 'PUNCT' && tag !== 'SYM' && /[\p{L}\p{N}]/u.test(lower);

/** Lays a text out for the measures. */
export function wordEssay(facts: EssayFacts): WordedEssay {
  const split = facts.essay.paragraphs.map(({ sentences }) =>
    sentences.map(({ tokens }) => tokens.filter(isWord)).filter((words) => words.length > 0),
  );
  const sentences = split.flat();
  const tokens = sentences.flat();
  const plain = tokens.map(({ lower }) => lower).filter((word) => /^[a-z]+(?:[-'][a-z]+)*$/u.test(word));
  const wordCount = Math.max(1, tokens.length);
  return {
    ...facts,
    lower: facts.essay.text.toLowerCase().replaceAll('’', "'"),
    paragraphs: split.map((paragraph) => paragraph.flat()).filter((paragraph) => paragraph.length > 0),
    sentences,
    tokens,
    plain,
    content: plain.filter((word) => word.length > 2 && !GRAMMAR_WORDS.has(word)),
    wordCount,
    perHundred: (count) => (count / wordCount) * 100,
  };
}
