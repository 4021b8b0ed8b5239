import type { NamedOption } from '../question-types/option-names.ts';
import { type QuestionGroup, rulesOf } from '../question-types/registry.ts';
import { paragraphLetters, type Part } from './paper.ts';

/** The options that the questions of a group share, by letter or numeral; undefined for types without any. */
export function findSharedOptions(group: QuestionGroup, part: Part): readonly NamedOption[] | undefined {
  return rulesOf(group).options(group, paragraphLetters(part));
}

/** The same, but none for types without any. */
export function sharedOptions(group: QuestionGroup, part: Part): readonly NamedOption[] {
  return findSharedOptions(group, part) ?? [];
}
