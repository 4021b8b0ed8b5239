import { countWrittenWords } from '#ielts/marking/written-words.ts';
import type { Database } from '#platform/database/database.ts';
import { countingGrade } from '../../domain/works/counting-grade.ts';
import { bandOfRow } from './band-of-row.ts';
import { listGradesOf, type GradeRow } from './grade-store.ts';
import { findWork, listWorks, type StoredWork } from './work-store.ts';

const MOST_SHOWN = 50;

/** A submitted text with the band that counts, for someone to whom its learner shows it. */
export type ShownWork = {
  readonly workId: string;
  readonly kind: 'writing-task-1' | 'writing-task-2';
  readonly prompt: string;
  readonly text: string;
  readonly words: number;
  /** Null: no grade yet. */
  readonly band: { readonly low: number; readonly high: number; readonly by: 'machine' | 'teacher' } | null;
  readonly submittedAt: Date | null;
};

function show(work: StoredWork, grades: readonly GradeRow[]): ShownWork | undefined {
  if (work.kind === 'speaking' || work.state === 'draft') return undefined;
  const { counts } = countingGrade(grades);
  const band = counts && bandOfRow(counts);
  return {
    workId: work.id,
    kind: work.kind,
    prompt: work.task?.prompt ?? '',
    text: work.text,
    words: countWrittenWords(work.text),
    band: counts && band ? { ...band, by: counts.grader === 'teacher' ? 'teacher' : 'machine' } : null,
    submittedAt: work.submittedAt,
  };
}

/** The submitted texts of an account that its learner may show to someone. */
export const createShownWorks = ({ database }: { readonly database: Database }) => ({
  /** The latest first; 50 at most. */
  async list(accountId: string): Promise<ShownWork[]> {
    const works = await listWorks(database, { accountId });
    const grades = await listGradesOf(database, works);
    return works.flatMap((work) => show(work, grades.get(work.id) ?? []) ?? []).slice(0, MOST_SHOWN);
  },
  /** One of them; undefined: the account has none with this id. */
  async find(accountId: string, workId: string): Promise<ShownWork | undefined> {
    const work = await findWork(database, { candidates: { accountId }, workId });
    return work && show(work, (await listGradesOf(database, [work])).get(work.id) ?? []);
  },
});
