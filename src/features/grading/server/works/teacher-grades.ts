import type { Criterion } from '#ielts/criteria/criteria.ts';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import { countingGrade } from '../../domain/works/counting-grade.ts';
import type { GradedAnswer } from '../speaking/speaking-grade.ts';
import { bandOfRow } from './band-of-row.ts';
import { addGrade, listGrades } from './grade-store.ts';
import { findWork, lockWork, settleUngraded, type StoredWork, type WorkKey } from './work-store.ts';

/** A work as teachers’ marking takes it over. */
export type WorkToMark = Pick<
  StoredWork,
  | 'candidateId'
  | 'id'
  | 'kind'
  | 'source'
  | 'state'
  | 'mockTest'
  | 'attemptId'
  | 'taskNumber'
  | 'sectionVersion'
  | 'task'
  | 'text'
>;

/** A work of some candidates; undefined: there is none with this id. */
export const findWorkToMark = (
  database: DatabaseOrTransaction,
  query: { readonly candidates: Candidates; readonly workId: string },
): Promise<WorkToMark | undefined> => findWork(database, query);

/** A machine's estimate of a work, in bands. */
type MachineEstimate = {
  /** Null: it gave none for the whole work, as of an interview. */
  readonly band: { readonly low: number; readonly high: number } | null;
  /** Those that it estimated. */
  readonly criteria: readonly {
    readonly criterion: Criterion;
    readonly low: number;
    readonly high: number;
  }[];
};

/** The grade that counts among those of machines. Undefined: no machine has given one. */
export async function findMachineEstimate(
  database: DatabaseOrTransaction,
  key: WorkKey,
): Promise<MachineEstimate | undefined> {
  const grades = await listGrades(database, key);
  const { counts } = countingGrade(grades.filter(({ grader }) => grader !== 'teacher'));
  if (!counts) return undefined;
  const { grade } = counts;
  const criteria = grade.grader === 'speaking' ? (grade.judgement?.criteria ?? []) : grade.criteria;
  return {
    band: bandOfRow(counts),
    criteria: criteria.map(({ criterion, low, high }) => ({ criterion, low, high })),
  };
}

/** The band that counts among those of machines: an estimate. Undefined: no machine has given one. */
export async function findMachineBand(
  database: DatabaseOrTransaction,
  key: WorkKey,
): Promise<{ readonly low: number; readonly high: number } | undefined> {
  return (await findMachineEstimate(database, key))?.band ?? undefined;
}

/** An answer of an interview in words, as a machine heard them. */
export type HeardTranscript = Pick<GradedAnswer, 'question' | 'words'> & { readonly text: string };

/** The transcripts of an interview, without any band. Empty: nobody wrote it down. */
export async function listTranscripts(
  database: DatabaseOrTransaction,
  key: WorkKey,
): Promise<readonly HeardTranscript[]> {
  const grades = await listGrades(database, key);
  const spoken = grades.flatMap(({ grade }) => (grade.grader === 'speaking' ? [grade] : []));
  return (spoken[spoken.length - 1]?.answers ?? []).flatMap(({ question, transcript, words }) =>
    transcript === null ? [] : [{ question, words, text: transcript }],
  );
}

type TeacherGradeInput = {
  readonly key: WorkKey;
  /** One for each version of a marking. A second call with the same one changes nothing. */
  readonly version: string;
  readonly band: number;
  readonly criteria: readonly { readonly criterion: Criterion; readonly band: number }[];
  readonly at: Date;
};

/**
 * Stores the band of a teacher, which counts before those of machines. A work that no machine grades any more is graded
 * by it. False: the work does not exist any more.
 */
export async function addTeacherGrade(
  transaction: Transaction,
  { key, version, band, criteria, at }: TeacherGradeInput,
): Promise<boolean> {
  if (!(await lockWork(transaction, key))) return false;
  await addGrade(transaction, {
    candidateId: key.candidateId,
    workId: key.id,
    grader: 'teacher',
    configHash: version,
    lowTimesTwo: Math.round(band * 2),
    highTimesTwo: Math.round(band * 2),
    grade: {
      grader: 'teacher',
      criteria: criteria.map((each) => ({
        criterion: each.criterion,
        low: each.band,
        high: each.band,
        evidence: [],
      })),
    },
    ms: 0,
    gradedAt: at,
  });
  await settleUngraded(transaction, key, at);
  return true;
}
