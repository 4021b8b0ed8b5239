import type { Token } from '../essay/essay-text.ts';
import type { WordedEssay } from './essay-facts.ts';
import { FORMS_OF_BE, MODALS, RELATIVES, SUBORDINATORS } from './word-groups.ts';

const SHARES = {
  nouns: 'NOUN',
  verbs: 'VERB',
  adjectives: 'ADJ',
  adverbs: 'ADV',
  prepositions: 'ADP',
  determiners: 'DET',
  pronouns: 'PRON',
  auxiliaries: 'AUX',
  subordinators: 'SCONJ',
  coordinators: 'CCONJ',
  particles: 'PART',
  names: 'PROPN',
} as const;

const PARTICIPLE = /(?:ed|en|wn|ne|ught|lt|de|pt)$/u;

/** Range of grammar: parts of speech, clauses and verb forms. */
export function measureRange({ tokens, sentences, wordCount, perHundred, lower }: WordedEssay) {
  const shares = Object.entries(SHARES).map(([name, tag]) => [
    name,
    tokens.filter((token) => token.tag === tag).length / wordCount,
  ]);
  const among = (words: ReadonlySet<string>) =>
    perHundred(tokens.filter((each) => words.has(each.lower)).length);
  const at = (passes: (token: Token, next: Token | undefined, second: Token | undefined) => boolean) =>
    perHundred(tokens.filter((token, place) => passes(token, tokens[place + 1], tokens[place + 2])).length);
  const isParticiple = (token: Token | undefined) => token?.tag === 'VERB' && PARTICIPLE.test(token.lower);
  const starts = new Set(sentences.map(([first, second]) => `${first?.lower} ${second?.tag}`));
  return {
    ...(Object.fromEntries(shares) as Record<keyof typeof SHARES, number>),
    clauseWords: among(SUBORDINATORS),
    relatives: among(RELATIVES),
    modals: among(MODALS),
    passives: at(
      ({ lower: word }, next, second) =>
        FORMS_OF_BE.has(word) && (isParticiple(next) || isParticiple(second)),
    ),
    perfects: at(({ lower: word }, next) => /^(?:have|has|had)$/u.test(word) && isPast(next)),
    gerunds: at(({ lower: word, tag }) => tag === 'VERB' && word.endsWith('ing')),
    adjectiveNouns: at(({ tag }, next) => tag === 'ADJ' && next?.tag === 'NOUN'),
    compoundNouns: at(({ tag }, next) => tag === 'NOUN' && next?.tag === 'NOUN'),
    nounChains: at(({ tag }, next) => tag === 'NOUN' && (next?.lower === 'of' || next?.lower === 'in')),
    participleClauses: perHundred(lower.match(/, (?:thereby )?[a-z]{3,}ing\b/gu)?.length ?? 0),
    tagVariety: tagRuns(tokens) / Math.sqrt(wordCount),
    startVariety: starts.size / Math.max(1, sentences.length),
    contractions: perHundred(
      lower.match(/n't\b|\b(?:i|you|we|they|he|she|it)'(?:m|re|ve|ll|d|s)\b/gu)?.length ?? 0,
    ),
    secondPerson: among(new Set(['you', 'your'])),
    firstPerson: among(new Set(['i', 'my', 'me'])),
  };
}

function isPast(token: Token | undefined): boolean {
  return token?.tag === 'VERB' || token?.lower === 'been';
}

function tagRuns(tokens: readonly Token[]): number {
  return new Set(tokens.map(({ tag }, at) => `${tag} ${tokens[at + 1]?.tag} ${tokens[at + 2]?.tag}`)).size;
}
