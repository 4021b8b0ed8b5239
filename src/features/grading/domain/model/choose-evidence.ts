import type { Token } from '../essay/essay-text.ts';
import type { LearnerError } from '../essay/learner-error.ts';
import type { SurfaceIssue } from '../essay/surface-issue.ts';
import type { GradeEvidence } from '../grade.ts';
import { EVIDENCE_TEXTS } from './evidence-texts.ts';
import { commentOnIssue } from './found-errors.ts';
import { wordEssay, type EssayFacts, type WordedEssay } from '../measures/essay-facts.ts';
import { CONNECTIVES, SUBORDINATORS, VAGUE_WORDS } from '../measures/word-groups.ts';
import type { CriterionName } from './band-model.ts';
import { findOverviews, findPositions, isReport, sentencePlaces, type Place } from './essay-parts.ts';

const MOST_EVIDENCE = 5;
const LONGEST_QUOTE = 400;
const LINKERS = Object.values(CONNECTIVES).flat();

type EvidenceFacts = Omit<EssayFacts, 'errors'> & {
  readonly errors: readonly LearnerError[];
  /** What a report says of its charts. */
  readonly claims?: readonly Claim[];
};
type Claim = Place & { readonly verdict: 'right' | 'wrong'; readonly comment?: GradeEvidence['comment'] };

/** Exact quotes for each criterion with what they show: one to five each, errors first. The text has a word. */
export function chooseEvidence(
  facts: EvidenceFacts,
): Readonly<Record<CriterionName, readonly GradeEvidence[]>> {
  const worded = wordEssay(facts);
  const { text } = facts.essay;
  // An error that a rule explains needs no second, vaguer comment.
  const issues = facts.issues.filter((issue) => !facts.errors.some((error) => overlap(error, issue)));
  const quote = ({ start, end }: Place, comment: GradeEvidence['comment']): GradeEvidence[] => {
    const words = text.slice(start, Math.min(end, start + LONGEST_QUOTE)).trim();
    return words === '' ? [] : [{ quote: words, comment }];
  };
  const errorsOf = (criterion: LearnerError['criterion']) =>
    facts.errors
      .filter((error) => error.criterion === criterion)
      .flatMap((error) => quote(error, error.comment));
  const issuesOf = (kinds: readonly SurfaceIssue['kind'][], name: keyof typeof EVIDENCE_TEXTS) =>
    issues.filter(({ kind }) => kinds.includes(kind)).flatMap((each) => quote(each, EVIDENCE_TEXTS[name]));
  const seen = (places: readonly Place[], name: keyof typeof EVIDENCE_TEXTS) =>
    places.slice(0, 2).flatMap((place) => quote(place, EVIDENCE_TEXTS[name]));
  const wrongClaims = (facts.claims ?? []).flatMap((claim) =>
    claim.verdict === 'wrong' && claim.comment ? quote(claim, claim.comment) : [],
  );
  const opening = seen(sentencePlaces(worded).slice(0, 1), 'opening');
  const choose = (...groups: readonly (readonly GradeEvidence[])[]) => {
    const chosen = groups.flatMap((group) => group.slice(0, 3)).slice(0, MOST_EVIDENCE);
    return chosen.length > 0
      ? chosen
      : opening.length > 0
        ? opening
        : quote({ start: 0, end: 40 }, EVIDENCE_TEXTS.opening);
  };
  const words = wordPlaces(worded);
  const sentences = sentencePlaces(worded);
  const linked = sentences.filter((place) => startsLinked(text, place));
  return {
    task: choose(wrongClaims, taskEvidence(worded, seen), opening),
    cohesion: choose(
      worded.paragraphs.length === 1 ? seen(sentences.slice(0, 1), 'oneParagraph') : [],
      errorsOf('coherence-and-cohesion'),
      linked.length > 0 ? seen(linked, 'connective') : seen(sentences.slice(1, 2), 'noConnective'),
    ),
    lexis: choose(
      errorsOf('lexical-resource'),
      issues.filter(({ kind }) => kind === 'spelling').flatMap((each) => quote(each, commentOnIssue(each))),
      issuesOf(['word-choice'], 'wordChoice'),
      seen(words.repeated, 'repeatedWord').slice(0, 1),
      seen(words.vague, 'vagueWord').slice(0, 1),
      seen(words.rare, 'rareWord'),
    ),
    grammar: choose(
      errorsOf('grammatical-range-and-accuracy'),
      issuesOf(['grammar'], 'grammar'),
      issuesOf(['punctuation', 'capitals'], 'punctuation').slice(0, 1),
      seen(complexSentences(worded), 'complexSentence').slice(0, 1),
      complexSentences(worded).length === 0 ? seen(sentences.slice(0, 1), 'simpleSentence') : [],
    ),
  };
}

type Seen = (places: readonly Place[], name: keyof typeof EVIDENCE_TEXTS) => readonly GradeEvidence[];

function taskEvidence(worded: WordedEssay, seen: Seen): readonly GradeEvidence[] {
  const { text } = worded.essay;
  const sentences = sentencePlaces(worded);
  if (worded.task === 1) {
    const overviews = findOverviews(worded);
    if (overviews.length > 0) return seen(overviews, 'overview');
    return isReport(worded) ? seen(sentences.slice(0, 1), 'noOverview') : [];
  }
  const positions = findPositions(worded);
  const shown = new Set(positions.slice(0, 2).map(({ start }) => start));
  const closings = sentences
    .slice(-2)
    .filter((place) => startsLinked(text, place) && !shown.has(place.start));
  return [
    ...(positions.length > 0 ? seen(positions, 'position') : seen(sentences.slice(0, 1), 'noPosition')),
    ...seen(closings.slice(-1), 'closing'),
  ];
}

function startsLinked(text: string, { start, end }: Place): boolean {
  const sentence = `${text.slice(start, end).toLowerCase()} `;
  return LINKERS.some((linker) => sentence.startsWith(`${linker} `) || sentence.startsWith(`${linker},`));
}

function complexSentences({ sentences }: WordedEssay): readonly Place[] {
  const joined = (words: readonly Token[]) =>
    words.slice(1).filter(({ lower }) => SUBORDINATORS.has(lower)).length;
  return sentences
    .filter((words) => joined(words) >= 2 && words.length <= 40)
    .flatMap((words) => [{ start: words[0]?.start ?? 0, end: words[words.length - 1]?.end ?? 0 }]);
}

const overlap = (one: Place, other: Place) => one.start < other.end && other.start < one.end;

/** Ranks of words that are less common. Beyond the last one a word is likely a name or a slip. */
const RARE = 7000;
const RAREST = 20_000;
/** Shorter words are seldom precise ones. */
const RARE_LETTERS = 6;
const REPEATED_SHARE = 0.06;

function wordPlaces({ tokens, words, issues, errors, content, prompt }: WordedEssay) {
  const isContent = new Set(content);
  const once = tokens.filter(
    (token, at) =>
      isContent.has(token.lower) && tokens.findIndex(({ lower }) => lower === token.lower) === at,
  );
  const asked = new Set(prompt.toLowerCase().match(/[a-z]+/gu));
  // A name, a word of the question or a connective shows nothing, and neither does one inside an error.
  const isOwn = (token: Token) =>
    token.tag !== 'PROPN' &&
    !LINKERS.includes(token.lower) &&
    !asked.has(token.lower) &&
    !asked.has(token.lemma) &&
    ![...issues, ...errors].some((place) => overlap(place, token));
  // By the dictionary form: a plural is not rarer than its noun.
  const rank = ({ lower, lemma }: Token) => Math.min(words.rank(lower) ?? 0, words.rank(lemma) ?? 0);
  const often = (word: string) => content.filter((each) => each === word).length;
  return {
    rare: once.filter(
      (token) =>
        token.lower.length >= RARE_LETTERS && rank(token) > RARE && rank(token) < RAREST && isOwn(token),
    ),
    repeated: once
      .filter(({ lower }) => often(lower) >= 5 && often(lower) / content.length > REPEATED_SHARE)
      .sort((a, b) => often(b.lower) - often(a.lower)),
    vague: once.filter((token) => VAGUE_WORDS.has(token.lower) && isOwn(token)),
  };
}
