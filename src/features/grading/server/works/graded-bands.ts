import type { Database } from '#platform/database/database.ts';
import { countingGrade } from '../../domain/works/counting-grade.ts';
import { bandOfRow } from './band-of-row.ts';
import { listGradesOf } from './grade-store.ts';
import { listWorks } from './work-store.ts';

/** The band that counts of a text or an interview. */
type GradedBand = {
  readonly skill: 'writing' | 'speaking';
  readonly low: number;
  readonly high: number;
  readonly by: 'machine' | 'teacher';
  readonly at: Date;
};

/** The bands of an account's latest 100 works that have one, the latest first. */
export async function listGradedBands(
  { database }: { readonly database: Database },
  accountId: string,
): Promise<GradedBand[]> {
  const works = await listWorks(database, { accountId });
  const grades = await listGradesOf(database, works);
  return works.flatMap(({ id, kind, submittedAt }) => {
    const { counts } = countingGrade(grades.get(id) ?? []);
    const band = counts && bandOfRow(counts);
    if (!counts || !band || !submittedAt) return [];
    const by = counts.grader === 'teacher' ? 'teacher' : 'machine';
    return [{ skill: kind === 'speaking' ? 'speaking' : 'writing', ...band, by, at: submittedAt }];
  });
}
