import type { Criterion } from '#ielts/criteria/criteria.ts';
import { ERROR_FAMILIES, type ErrorFamilyId } from '#ielts/errors/error-families.ts';
import type { Localised } from '#ielts/marking/model-answers.ts';
import type { LearnerError } from '../essay/learner-error.ts';
import type { SurfaceIssue, SurfaceKind } from '../essay/surface-issue.ts';
import { EVIDENCE_TEXTS } from './evidence-texts.ts';

/** A family of errors that learners know by name, or a kind of issue on the surface. */
export type ErrorKind = ErrorFamilyId | SurfaceKind;

/** An error in a text: `text.slice(start, end)` is the quote. */
export type FoundError = {
  readonly kind: ErrorKind;
  readonly criterion: Criterion;
  readonly start: number;
  readonly end: number;
  readonly quote: string;
  readonly comment: Localised;
};

/** More errors than this are not listed; nobody reads them. */
const MOST_ERRORS = 120;
const LONGEST_QUOTE = 400;

const ISSUES: Readonly<
  Record<SurfaceKind, { readonly name: Localised; readonly criterion: Criterion; readonly text: Localised }>
> = {
  spelling: {
    name: { en: 'Spelling', 'zh-Hant': '拼字' },
    criterion: 'lexical-resource',
    text: EVIDENCE_TEXTS.spelling,
  },
  'word-choice': {
    name: { en: 'Choice of words', 'zh-Hant': '用字' },
    criterion: 'lexical-resource',
    text: EVIDENCE_TEXTS.wordChoice,
  },
  grammar: {
    name: { en: 'Other grammar', 'zh-Hant': '其他文法' },
    criterion: 'grammatical-range-and-accuracy',
    text: EVIDENCE_TEXTS.grammar,
  },
  punctuation: {
    name: { en: 'Punctuation', 'zh-Hant': '標點符號' },
    criterion: 'grammatical-range-and-accuracy',
    text: EVIDENCE_TEXTS.punctuation,
  },
  capitals: {
    name: { en: 'Capital letters', 'zh-Hant': '大小寫' },
    criterion: 'grammatical-range-and-accuracy',
    text: EVIDENCE_TEXTS.punctuation,
  },
};

/** Its name, in both languages. */
export function nameOfErrorKind(kind: ErrorKind): Localised {
  return kind in ISSUES ? ISSUES[kind as SurfaceKind].name : ERROR_FAMILIES[kind as ErrorFamilyId].name;
}

/** The comment on an issue, with the word that was probably meant where the checker has one. */
export function commentOnIssue({ kind, replacements: [best] }: SurfaceIssue): Localised {
  const { text } = ISSUES[kind];
  // A possessive is what the checker offers for a plural that does not exist; it helps nobody.
  if (kind !== 'spelling' || best === undefined || best.length > 40 || /['’]s?$/u.test(best)) return text;
  return {
    en: `${text.en} Perhaps you mean “${best}”.`,
    'zh-Hant': `${text['zh-Hant']}你想寫的可能是「${best}」。`,
  };
}

/** All errors of a text in its order, at most 120. Of two at the same place the one with a family stays. */
export function listFoundErrors(
  text: string,
  errors: readonly LearnerError[],
  issues: readonly SurfaceIssue[],
): readonly FoundError[] {
  const quoteOf = ({ start, end }: { readonly start: number; readonly end: number }) =>
    text.slice(start, Math.min(end, start + LONGEST_QUOTE));
  const known = errors.map(({ family, criterion, start, end, comment }) => ({
    kind: family,
    criterion,
    start,
    end: Math.min(end, start + LONGEST_QUOTE),
    quote: quoteOf({ start, end }),
    comment,
  }));
  const others = issues
    .filter((issue) => !known.some((error) => error.start < issue.end && issue.start < error.end))
    .map((issue) => ({
      kind: issue.kind,
      criterion: ISSUES[issue.kind].criterion,
      start: issue.start,
      end: Math.min(issue.end, issue.start + LONGEST_QUOTE),
      quote: quoteOf(issue),
      comment: commentOnIssue(issue),
    }));
  return [...known, ...others]
    .filter(({ quote }) => quote.trim() !== '')
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .slice(0, MOST_ERRORS);
}
