import type { ErrorFamilyId } from '#ielts/errors/error-families.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';
import type { TaggedEssay, Token } from '../essay/essay-text.ts';
import type { WordTable } from '../essay/word-table.ts';
import type { FoundError } from '../rules/find-errors.ts';
import { countPhrase, GRAMMAR_WORDS, SUBORDINATORS } from '../measures/word-groups.ts';
import { SPOKEN_CONNECTIVES } from './measure-talk.ts';
import type { HeardCriterion } from './speech-bands.ts';
import { SPEECH_COMMENTS } from './speech-comments.ts';
import { findFillers, findRepeats, spokenWords, type Span } from './spoken-words.ts';

/** A place in the transcripts, which are read as one text, with what it shows. */
export type SpeechMark = Span & {
  readonly criterion: HeardCriterion;
  readonly comment: Localised;
  readonly kind: 'error' | 'seen';
  readonly family: ErrorFamilyId | null;
};

const MOST_ERRORS = 60;
const MOST_BREAKS = 3;
const MOST_CONNECTIVES = 2;
const MOST_RARE = 2;
const QUOTED_WORDS = 10;
/** Ranks of words that are less common, and still no names or slips of the transcriber. */
const RARE_FROM = 3000;
const RARE_TO = 40_000;
const OFTEN = 6;
const LEAST_LETTERS = 4;

type Facts = {
  readonly essay: TaggedEssay;
  readonly errors: readonly FoundError[];
  readonly words: WordTable;
};

/** Marks in the order of the text: errors, and at least one place that each of the three criteria rests on. */
export function findSpeechMarks({ essay, errors, words }: Facts): readonly SpeechMark[] {
  const { text } = essay;
  const wrong = errors
    .slice(0, MOST_ERRORS)
    .map(({ start, end, family, criterion, comment }): SpeechMark => ({
      start,
      end,
      family,
      comment,
      kind: 'error',
      criterion: criterion === 'lexical-resource' ? criterion : 'grammatical-range-and-accuracy',
    }));
  const fluency = seenFluency(essay);
  const seen = [...fluency, ...seenLexis(essay, words), ...seenGrammar(essay, fluency)];
  return [...wrong, ...seen]
    .filter(({ start, end }) => text.slice(start, end).trim() !== '')
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

const seenMark = (criterion: HeardCriterion, comment: Localised, { start, end }: Span): SpeechMark => ({
  start,
  end,
  criterion,
  comment,
  kind: 'seen',
  family: null,
});

function seenFluency(essay: TaggedEssay): readonly SpeechMark[] {
  const { text } = essay;
  const lower = text.toLowerCase().replace(/’/gu, "'");
  const see = (comment: Localised, span: Span) => seenMark('fluency-and-coherence', comment, span);
  // The last ones of the list are in every answer and say little.
  const links = SPOKEN_CONNECTIVES.slice(0, -9)
    .filter((phrase) => countPhrase(lower, phrase) > 0)
    .slice(0, MOST_CONNECTIVES)
    .flatMap((phrase) => {
      const word = spokenWords(text).find(({ start }) => isPhraseAt(lower, start, phrase));
      return word ? [see(SPEECH_COMMENTS.connective, quoteFrom(text, word.start))] : [];
    });
  const breaks = [
    ...findRepeats(text).map((span) => see(SPEECH_COMMENTS.repeat, span)),
    ...findFillers(text).map((span) => see(SPEECH_COMMENTS.filler, span)),
  ].slice(0, MOST_BREAKS);
  if (links.length + breaks.length > 0) return [...links, ...breaks];
  return startOfLongest(essay).map((span) => see(SPEECH_COMMENTS.longest, span));
}

function seenLexis(essay: TaggedEssay, words: WordTable): readonly SpeechMark[] {
  const see = (comment: Localised, span: Span) => seenMark('lexical-resource', comment, span);
  const content = tokensOf(essay).filter(
    ({ lower, tag }) =>
      /^[a-z]+$/u.test(lower) &&
      lower.length >= LEAST_LETTERS &&
      tag !== 'PROPN' &&
      !GRAMMAR_WORDS.has(lower),
  );
  const first = new Map<string, Token>();
  const counts = new Map<string, number>();
  for (const token of content) {
    if (!first.has(token.lower)) first.set(token.lower, token);
    counts.set(token.lower, (counts.get(token.lower) ?? 0) + 1);
  }
  const rankOf = ({ lower }: Token) => words.rank(lower) ?? 0;
  const rare = [...first.values()]
    .filter((token) => rankOf(token) >= RARE_FROM && rankOf(token) <= RARE_TO)
    .sort((a, b) => rankOf(b) - rankOf(a))
    .slice(0, MOST_RARE)
    .map((token) => see(SPEECH_COMMENTS.rareWord, token));
  const [often] = [...counts].filter(([, count]) => count >= OFTEN).sort((a, b) => b[1] - a[1]);
  const again = often && first.get(often[0]);
  const found = [...rare, ...(again ? [see(SPEECH_COMMENTS.repeatedWord, again)] : [])];
  if (found.length > 0) return found;
  return startOfLongest(essay).map((span) => see(SPEECH_COMMENTS.commonWords, span));
}

/** Another sentence than those that were seen before, where there is one. */
function seenGrammar(essay: TaggedEssay, before: readonly SpeechMark[]): readonly SpeechMark[] {
  const see = (comment: Localised, span: Span) => seenMark('grammatical-range-and-accuracy', comment, span);
  const joins = tokensOf(essay).filter(
    ({ lower, tag }, at) => at > 0 && SUBORDINATORS.has(lower) && (tag === 'SCONJ' || tag === 'PRON'),
  );
  const complex =
    joins.find(({ start }) => before.every((mark) => start < mark.start || start >= mark.end)) ?? joins[0];
  if (complex) return [see(SPEECH_COMMENTS.complexSentence, quoteFrom(essay.text, complex.start))];
  return startOfLongest(essay).map((span) => see(SPEECH_COMMENTS.simpleSentence, span));
}

const tokensOf = ({ paragraphs }: TaggedEssay): readonly Token[] =>
  paragraphs.flatMap(({ sentences }) => sentences.flatMap(({ tokens }) => tokens));

function isPhraseAt(lower: string, start: number, phrase: string): boolean {
  return lower.startsWith(phrase, start) && !/[a-z]/u.test(lower[start + phrase.length] ?? ' ');
}

/** Some words from a place on, never past the end of the sentence or of the answer. */
function quoteFrom(text: string, start: number): Span {
  const stop = text.slice(start).search(/[.?!\n]/u);
  const limit = stop === -1 ? text.length : start + stop;
  const words = spokenWords(text.slice(start, limit)).slice(0, QUOTED_WORDS);
  return { start, end: start + (words[words.length - 1]?.end ?? 0) };
}

/** The first words of the longest answer; nothing where no answer has a word. */
function startOfLongest({ text }: TaggedEssay): readonly Span[] {
  const longest = [...text.matchAll(/[^\n]+/gu)].sort((a, b) => b[0].length - a[0].length)[0];
  const [word] = longest ? spokenWords(longest[0]) : [];
  return longest && word ? [quoteFrom(text, longest.index + word.start)] : [];
}
