import { ratingOfAnswer, isSlow } from '../../domain/fold-reviews.ts';
import { isRight, markPractice } from '../../domain/mark-practice.ts';
import { familyOf, paragraphsOf } from '../../domain/practice-units.ts';
import { MAX_FREE_PRACTICE_ANSWER, MAX_PRACTICE_ANSWER } from '../../domain/answer-limits.ts';
import type { CataloguedQuestion } from '../content/practice-catalogue.ts';
import type { StoredReview } from '../memory/card-store.ts';
import type { StoredAnswer } from './answer-store.ts';

/** An answer as a browser sends it. */
export type SentAnswer = {
  readonly answer: string;
  readonly session: string;
  readonly set: string;
  readonly number: number;
  readonly value: string;
  readonly unsure: boolean;
  readonly aided: boolean;
  readonly ms: number;
  readonly at: string;
};

/** Types whose answers are written or said freely. */
const FREE: ReadonlySet<string> = new Set(['write', 'record']);

/** The longest answer to a question. */
export const longestAnswer = ({ group }: CataloguedQuestion): number =>
  FREE.has(group.type) ? MAX_FREE_PRACTICE_ANSWER : MAX_PRACTICE_ANSWER;

/** What is known of an answer by its mark alone: the columns that follow from the content. */
export function markedColumns(
  { loaded, unit, group, key }: CataloguedQuestion,
  values: ReadonlyMap<number, string>,
): Pick<
  StoredAnswer,
  | 'set'
  | 'number'
  | 'unit'
  | 'type'
  | 'skill'
  | 'family'
  | 'topic'
  | 'bandTimesTwo'
  | 'version'
  | 'mark'
  | 'right'
> {
  const mark = markPractice(unit.groups, unit.keys, paragraphsOf(unit.set), values, key.number) ?? {
    rule: 'unmarked' as const,
    accepted: [],
  };
  return {
    set: loaded.set.id,
    number: key.number,
    unit: unit.id,
    type: group.type,
    skill: key.skill,
    family: familyOf(key),
    topic: loaded.set.topic,
    bandTimesTwo: Math.round(key.band * 2),
    version: loaded.set.version,
    mark,
    right: isRight(mark),
  };
}

/** The line that an answer adds to the log of reviews. Undefined: it was not marked by a rule. */
export function reviewOf(answer: StoredAnswer, { unit }: CataloguedQuestion): StoredReview | undefined {
  const { candidateId, id, right, unsure, aided, ms, at, day, receivedAt } = answer;
  if (right === null) return undefined;
  const { passage, recording } = unit.set.material;
  const rating = ratingOfAnswer({
    isRight: right,
    isUnsure: unsure,
    isAided: aided,
    isSlow: isSlow(ms, passage !== null || recording !== null),
  });
  return { candidateId, id, kind: 'family', card: unit.family, rating, ms, at, day, receivedAt };
}
