import type { TeacherAgreement } from '#features/grading/method-contract.ts';
import type { DatabaseOrTransaction } from '#platform/database/database.ts';
import { agreementOf, LEAST_PAIRS } from '../domain/agreement.ts';
import { pairsByCriterion, teacherPairs } from '../domain/marking-pairs.ts';
import { listBlindPairs } from './marking-store.ts';

/** More works would not change the figures, and reading them takes time. */
const MOST_WORKS = 2_000;

/** How far teachers agree who marked the same works blind, for everybody to read. It says nothing about a person. */
export async function readTeacherAgreement(database: DatabaseOrTransaction): Promise<TeacherAgreement> {
  const markings = await listBlindPairs(database, MOST_WORKS);
  const pairs = teacherPairs(markings.map(({ marking, order }) => ({ ...marking, kind: order.kind })));
  const finished = markings.flatMap(({ marking: { finalAt } }) => (finalAt ? [finalAt.getTime()] : []));
  return {
    works: pairs.length,
    since:
      pairs.length === 0
        ? null
        : new Date(finished.reduce((one, other) => Math.min(one, other))).toISOString().slice(0, 10),
    leastWorks: LEAST_PAIRS,
    figures: [...pairsByCriterion(pairs)].flatMap(([criterion, bands]) => {
      const { count, qwk, meanApart, withinHalf } = agreementOf(bands);
      return count < LEAST_PAIRS || meanApart === null || withinHalf === null
        ? []
        : [{ criterion, works: count, qwk, meanApart, withinHalf }];
    }),
  };
}
