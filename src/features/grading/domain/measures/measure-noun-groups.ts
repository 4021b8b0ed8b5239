import type { Token } from '../essay/essay-text.ts';
import type { WordedEssay } from './essay-facts.ts';
import { deviation, mean, shareOf } from './statistics.ts';

const GROUP_TAGS = new Set(['DET', 'ADJ', 'NOUN', 'PROPN', 'NUM']);
const INSIDE_TAGS = new Set(['ADJ', 'NOUN', 'ADV']);
const LEADING_TAGS = new Set(['DET', 'PRON', 'NUM', 'PART']);
const LONG_GROUP = 4;

/** Articles, groups of nouns, what stands before the verb, and lists. */
export function measureNounGroups({ sentences, tokens, lower, perHundred }: WordedEssay) {
  const nouns = sentences.flatMap((words) =>
    words.flatMap(({ tag }, at) => (tag === 'NOUN' ? [{ words, at }] : [])),
  );
  const perNoun = (count: number) => count / Math.max(1, nouns.length);
  const among = (words: readonly string[]) =>
    perHundred(tokens.filter((token) => words.includes(token.lower)).length);
  const before = sentences.map(wordsBeforeVerb);
  const groups = sentences.flatMap(groupLengths);
  return {
    bareNouns: perNoun(nouns.filter(isBare).length),
    definiteArticles: among(['the']),
    indefiniteArticles: among(['a', 'an']),
    determinersByNoun: perNoun(tokens.filter(({ tag }) => tag === 'DET').length),
    pluralNouns: shareOf(nouns, ({ words, at }) => words[at]?.lower.endsWith('s') === true),
    wordsBeforeVerb: mean(before),
    beforeVerbSpread: deviation(before),
    nounGroupLength: mean(groups),
    longNounGroups: shareOf(groups, (length) => length >= LONG_GROUP),
    verbless: shareOf(sentences, (words) => wordsBeforeVerb(words) === words.length),
    openLists: perHundred(lower.match(/\w, \w+(?: \w+)? and /gu)?.length ?? 0),
    closedLists: perHundred(lower.match(/\w, \w+(?: \w+)?, and /gu)?.length ?? 0),
  };
}

/** A noun in the singular without an article or another word that leads its group. */
function isBare({ words, at }: { readonly words: readonly Token[]; readonly at: number }): boolean {
  if (words[at]?.lower.endsWith('s') === true || words[at + 1]?.tag === 'NOUN') return false;
  let leading = at - 1;
  while (INSIDE_TAGS.has(words[leading]?.tag ?? '')) leading -= 1;
  return !LEADING_TAGS.has(words[leading]?.tag ?? '');
}

function wordsBeforeVerb(words: readonly Token[]): number {
  const verb = words.findIndex(({ tag }) => tag === 'VERB' || tag === 'AUX');
  return verb === -1 ? words.length : verb;
}

function groupLengths(words: readonly Token[]): readonly number[] {
  const lengths: number[] = [];
  let length = 0;
  for (const { tag } of words) {
    if (GROUP_TAGS.has(tag)) length += 1;
    else if (length > 0) {
      lengths.push(length);
      length = 0;
    }
  }
  return length > 0 ? [...lengths, length] : lengths;
}
