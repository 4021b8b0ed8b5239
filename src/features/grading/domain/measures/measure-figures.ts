import type { WordedEssay } from './essay-facts.ts';
import { shareOf } from './statistics.ts';
import { FIGURE_WORDS, GRAMMAR_WORDS, countPhrase } from './word-groups.ts';

const APPROXIMATE = new Set(
  'about approximately around roughly nearly almost just over under slightly marginally'.split(' '),
);
const CHANGES = new Set(
  `rose rise risen rising fell fall fallen falling grew grow growth grown increased increase increasing decreased
  decrease declined decline declining dropped drop climbed soared surged plunged plummeted dipped peaked peak
  fluctuated fluctuation remained stabilised stabilized levelled doubled tripled halved experienced witnessed`.split(
    /\s+/u,
  ),
);
const OVERVIEWS = [
  'overall',
  'in general',
  'it is clear',
  'it is evident',
  'it is noticeable',
  'generally speaking',
];
const OWN_VIEWS = ['we ', 'our ', 'i think', 'should', 'in my opinion', 'unfortunately', 'because'];
const PAST = /(?:ed|was|were|had|did|rose|fell|grew|became|saw|went)$/u;
const COPIED_RUN = 3;

/** How figures, time and trends are reported, as Task 1 asks for them. */
export function measureFigures({
  sentences,
  tokens,
  paragraphs,
  prompt,
  perHundred,
  lower,
  task,
}: WordedEssay) {
  const words = tokens.map((token) => token.lower);
  const among = (group: ReadonlySet<string>) => perHundred(words.filter((word) => group.has(word)).length);
  const [first = []] = paragraphs;
  const opening = first.map((token) => token.lower);
  const ends = [...paragraphs.slice(0, 2), ...paragraphs.slice(-1)].flat();
  const endText = ends.map((token) => token.lower).join(' ');
  const verbs = tokens.filter(({ tag }) => tag === 'VERB' || tag === 'AUX');
  const own = OWN_VIEWS.reduce((count, phrase) => count + countPhrase(lower, phrase.trim()), 0);
  return {
    approximate: among(APPROXIMATE),
    differentChanges: Math.min(15, new Set(words.filter((word) => CHANGES.has(word))).size),
    figureSentences: shareOf(sentences, (sentence) => sentence.some(({ lower: word }) => /\d/u.test(word))),
    comparedFigures: shareOf(
      sentences,
      (sentence) =>
        sentence.some(({ lower: word }) => /\d/u.test(word)) &&
        sentence.some(({ lower: word }) => FIGURE_WORDS.has(word) || word === 'while' || word === 'whereas'),
    ),
    earlyOverview: task === 1 && OVERVIEWS.some((phrase) => countPhrase(endText, phrase) > 0) ? 1 : 0,
    ownViews: task === 1 ? perHundred(own) : 0,
    pastVerbs: shareOf(verbs, ({ lower: word }) => PAST.test(word)),
    openingCopied: copiedShare(opening, prompt),
    openingShare: first.length / Math.max(1, tokens.length),
    yearsAndShares: perHundred(lower.match(/\b(?:1[89]|20)\d\d\b|%|\bper ?cent\b/gu)?.length ?? 0),
  };
}

/** The share of the opening's runs of three words that are in the prompt. */
function copiedShare(opening: readonly string[], prompt: string): number {
  const asked = new Set(runsOf(prompt.toLowerCase().match(/[a-z0-9']+/gu) ?? []));
  const runs = runsOf(opening.filter((word) => !GRAMMAR_WORDS.has(word) || word.length > 1));
  return shareOf(runs, (run) => asked.has(run));
}

function runsOf(words: readonly string[]): readonly string[] {
  return words.slice(COPIED_RUN - 1).map((_, at) => words.slice(at, at + COPIED_RUN).join(' '));
}
