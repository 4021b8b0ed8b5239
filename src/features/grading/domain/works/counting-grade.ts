import type { GraderName } from './work.ts';

/** A teacher's band counts before a machine's, and a language model's before that of this machine. */
const RANK: Readonly<Record<GraderName, number>> = { local: 0, speaking: 1, model: 2, teacher: 3 };

/** The grade that counts, and the others. Of two by one kind of grader the later one. `grades`: the oldest first. */
export function countingGrade<G extends { readonly grader: GraderName }>(
  grades: readonly G[],
): { readonly counts: G | undefined; readonly others: readonly G[] } {
  let counts: G | undefined;
  for (const each of grades) if (!counts || RANK[each.grader] >= RANK[counts.grader]) counts = each;
  return { counts, others: grades.filter((each) => each !== counts) };
}
