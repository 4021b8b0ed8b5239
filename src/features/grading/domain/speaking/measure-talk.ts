import type { LearnerError } from '../essay/learner-error.ts';
import type { TaggedEssay } from '../essay/essay-text.ts';
import type { WordTable } from '../essay/word-table.ts';
import { wordEssay } from '../measures/essay-facts.ts';
import { measureLexis } from '../measures/measure-lexis.ts';
import { countPhrase, SUBORDINATORS } from '../measures/word-groups.ts';
import type { Delivery } from './delivery.ts';
import type { HeardAnswer } from './heard-answer.ts';
import { findFillers, findRepeats, isHesitation, spokenWords } from './spoken-words.ts';

/** The talk of Part 2 by the id of its question. */
const TALK = 'card';

/** What people say to join ideas, the ones that say most first. */
export const SPOKEN_CONNECTIVES =
  `because|although|even though|for example|for instance|however|so that|unless
  |that's why|on the other hand|as a result|whereas|compared to|such as|in fact|instead of|instead|apart from|as long as
  |even if|if|while|when|though|since|after that|in the end|at first|first of all|actually|anyway|also|then|but|so|and`
    .split('|')
    .map((phrase) => phrase.trim());

/** An interview as numbers. Null: neither sound nor transcript says it. */
export type TalkMeasures = {
  /** Hesitations and words said again are left out. */
  readonly words: number;
  readonly wordsPerMinute: number | null;
  readonly fillers: number;
  readonly repeats: number;
  /** Fillers and repeats in 100 words. */
  readonly breaksPerHundred: number;
  /** Different ones. */
  readonly connectives: number;
  readonly talkWords: number | null;
  readonly longPausesPerMinute: number | null;
  readonly meanRunSeconds: number | null;
  /** The mean length of runs in which words stay different: it does not grow with the length of the interview. */
  readonly variety: number;
  /** The share of content words that are not among the 2,000 most frequent ones. */
  readonly beyond2000: number;
  readonly lexicalErrorsPerHundred: number;
  readonly grammarErrorsPerHundred: number;
  /** Words that begin a clause inside a sentence, in 100 words. */
  readonly clausesPerHundred: number;
};

export type TalkFacts = {
  readonly answers: readonly HeardAnswer[];
  /** All transcripts, one paragraph each. */
  readonly essay: TaggedEssay;
  readonly errors: readonly Pick<LearnerError, 'start' | 'end' | 'family' | 'criterion'>[];
  readonly words: WordTable;
  /** Of all recordings that could be measured. */
  readonly delivery: Delivery | null;
};

const countWords = (text: string): number => spokenWords(text).filter((word) => !isHesitation(word)).length;

/** Measures what was said and how. It never throws. */
export function measureTalk({ answers, essay, errors, words: table, delivery }: TalkFacts): TalkMeasures {
  const fillers = answers.reduce((sum, { text }) => sum + findFillers(text).length, 0);
  const repeats = answers.reduce((sum, { text }) => sum + findRepeats(text).length, 0);
  const said = answers.reduce((sum, { text }) => sum + countWords(text), 0);
  const words = Math.max(0, said - repeats);
  const perHundred = (count: number) => (words === 0 ? 0 : (count / words) * 100);
  const timed = answers.filter(({ seconds }) => seconds !== null && seconds > 0);
  const minutes = timed.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0) / 60;
  const timedWords = timed.reduce((sum, { text }) => sum + countWords(text), 0);
  const facts = wordEssay({ essay, task: 2, prompt: '', issues: [], errors, words: table });
  const lexis = measureLexis(facts);
  const lower = essay.text.toLowerCase().replace(/’/gu, "'");
  const talk = answers.find(({ question }) => question === TALK);
  const lexical = errors.filter(({ criterion }) => criterion === 'lexical-resource').length;
  return {
    words,
    wordsPerMinute: minutes > 0 ? timedWords / minutes : null,
    fillers,
    repeats,
    breaksPerHundred: perHundred(fillers + repeats),
    connectives: SPOKEN_CONNECTIVES.filter((phrase) => countPhrase(lower, phrase) > 0).length,
    talkWords: talk ? countWords(talk.text) : null,
    longPausesPerMinute: delivery ? delivery.longPausesPerMinute : null,
    meanRunSeconds: delivery ? delivery.meanRunSeconds : null,
    variety: lexis.runLength,
    beyond2000: lexis.beyond2000,
    lexicalErrorsPerHundred: perHundred(lexical),
    grammarErrorsPerHundred: perHundred(errors.length - lexical),
    clausesPerHundred: perHundred(facts.plain.filter((word) => SUBORDINATORS.has(word)).length),
  };
}
