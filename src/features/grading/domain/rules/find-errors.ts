import { ERROR_FAMILIES, type ErrorFamilyId } from '#ielts/errors/error-families.ts';
import type { Sentence, TaggedEssay } from '../essay/essay-text.ts';
import type { LearnerError } from '../essay/learner-error.ts';
import { ERROR_RULES } from './error-rules.ts';
import type { ErrorRule } from './error-rule.ts';

/** An error in a text, and the rule that found it. */
export type FoundError = LearnerError & {
  readonly rule: string;
  readonly family: ErrorFamilyId;
  /** What should be written from `start` to `end`, where that is certain. */
  readonly correction?: string | undefined;
};

/**
 * The errors that the rules find in a text, in the order of their places. Where two overlap, only the one that starts
 * first is reported; of two that start together, the longer one.
 */
export function findErrors(essay: TaggedEssay): readonly FoundError[] {
  return essay.paragraphs.flatMap(({ sentences }) =>
    sentences.flatMap((sentence) =>
      withoutOverlaps(ERROR_RULES.flatMap((rule) => findErrorsOf(rule, sentence))),
    ),
  );
}

/** The errors that one rule finds in a sentence. */
export function findErrorsOf(rule: ErrorRule, sentence: Sentence): FoundError[] {
  return rule.find(sentence).flatMap(({ from, to, correction }) => {
    const first = sentence.tokens[from];
    const last = sentence.tokens[to - 1];
    if (first === undefined || last === undefined) return [];
    const { id, family, comment } = rule;
    const { criterion } = ERROR_FAMILIES[family];
    return [{ rule: id, family, criterion, start: first.start, end: last.end, comment, correction }];
  });
}

function withoutOverlaps(errors: readonly FoundError[]): FoundError[] {
  const inOrder = [...errors].sort((a, b) => a.start - b.start || b.end - a.end);
  let end = -1;
  return inOrder.filter((error) => {
    if (error.start < end) return false;
    end = error.end;
    return true;
  });
}
