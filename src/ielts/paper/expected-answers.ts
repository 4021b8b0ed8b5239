import type { ExpectedNumber } from '../question-types/expected-answer.ts';
import { type QuestionGroup, rulesOf } from '../question-types/registry.ts';
import { type MarkedSection, paragraphLetters, type Part, partsOf } from './paper.ts';

/** The answer that each question of a group expects, in the order of the paper. */
export function expectedInGroup(group: QuestionGroup, part: Part): readonly ExpectedNumber[] {
  return rulesOf(group).expect(group, paragraphLetters(part));
}

/** The answer that each question of a section expects, in the order of the paper. */
export function expectedAnswers(section: MarkedSection): ExpectedNumber[] {
  return partsOf(section).flatMap((part) => part.groups.flatMap((group) => expectedInGroup(group, part)));
}
