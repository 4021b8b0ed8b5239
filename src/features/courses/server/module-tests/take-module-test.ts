import { addLearningEvent } from '#features/learning-events/server/index.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import { isPassed, type TestAnswers } from '../../domain/drawn-test.ts';
import { groupsToMark, markAnswers } from '../../domain/mark-lesson.ts';
import type { Course } from '../content/load-courses.ts';
import type { CourseDependencies } from '../course-dependencies.ts';
import { completeCourse } from '../progress/complete-course.ts';
import { lockEnrolment } from '../progress/progress-store.ts';
import { changeTest, findTest, findTestForUpdate, type StoredTest } from '../progress/module-test-store.ts';

type SentAnswer = { readonly number: number; readonly value: string; readonly sequence: number };
type Query = { readonly candidates: Candidates; readonly course: string; readonly testId: string };
type Refusal<R> = { readonly ok: false; readonly refusal: R };

/** Stored answers with newer ones in their place. */
function withAnswers(stored: TestAnswers, sent: readonly SentAnswer[]): TestAnswers {
  const newer = sent.filter(({ number, sequence }) => sequence > (stored[number]?.sequence ?? 0));
  return {
    ...stored,
    ...Object.fromEntries(newer.map(({ number, value, sequence }) => [number, { value, sequence }])),
  };
}

const isKnown = ({ paper }: StoredTest, sent: readonly SentAnswer[]) => {
  const numbers = new Set(paper.key.map(({ number }) => number));
  return sent.every(({ number }) => numbers.has(number));
};

/** Saves answers of an open attempt. Refused: it is unknown or submitted, or has no such question. */
export function saveTestAnswers(
  { database }: Pick<CourseDependencies, 'database'>,
  query: Query,
  sent: readonly SentAnswer[],
): Promise<
  | { readonly ok: true; readonly answers: TestAnswers }
  | Refusal<'test-unknown' | 'test-over' | 'question-unknown'>
> {
  return database.transaction(async (transaction) => {
    const test = await findTestForUpdate(transaction, query);
    if (!test) return { ok: false, refusal: 'test-unknown' } as const;
    if (test.submittedAt) return { ok: false, refusal: 'test-over' } as const;
    if (!isKnown(test, sent)) return { ok: false, refusal: 'question-unknown' } as const;
    const answers = withAnswers(test.answers, sent);
    await changeTest(transaction, test, { answers });
    return { ok: true, answers } as const;
  });
}

function markTest({ paper, questionCount }: StoredTest, answers: TestAnswers) {
  const values = new Map(Object.entries(answers).map(([number, { value }]) => [Number(number), value]));
  const numbers = new Set(paper.key.map(({ number }) => number));
  const marks = markAnswers(groupsToMark(paper.blocks), paper.key, values, numbers);
  const right = [...marks.values()].filter((mark) => 'right' in mark && mark.right).length;
  return { marks: Object.fromEntries(marks), rightCount: right, passed: isPassed(right, questionCount) };
}

/**
 * Saves the last answers and marks an attempt. When it passes, the course may be complete now. A second submission
 * changes nothing. The enrolment is locked before the attempt, as in every other write of the course.
 */
export async function submitModuleTest(
  dependencies: Pick<CourseDependencies, 'database' | 'clock' | 'ids'>,
  query: Query,
  course: Course,
  sent: readonly SentAnswer[],
): Promise<{ readonly ok: true; readonly test: StoredTest } | Refusal<'test-unknown' | 'question-unknown'>> {
  const { database, clock, ids } = dependencies;
  const found = await findTest(database, query);
  if (!found) return { ok: false, refusal: 'test-unknown' };
  if (!isKnown(found, sent)) return { ok: false, refusal: 'question-unknown' };
  const { candidateId } = found;
  return database.transaction(async (transaction) => {
    const now = clock.now();
    const enrolment = await lockEnrolment(transaction, {
      candidateId,
      course: course.slug,
      id: ids.uuid(),
      startedAt: now,
      accessUntil: null,
    });
    const test = await findTestForUpdate(transaction, query);
    if (!test) return { ok: false, refusal: 'test-unknown' } as const;
    if (test.submittedAt) return { ok: true, test } as const;
    const answers = withAnswers(test.answers, sent);
    const submitted = { ...markTest(test, answers), answers, submittedAt: now };
    await changeTest(transaction, test, submitted);
    const { module, questionCount: questions } = test;
    if (submitted.passed) {
      await addLearningEvent(transaction, {
        candidateId,
        kind: 'module-test-passed',
        subjectId: test.id,
        at: now,
        detail: { course: course.slug, module, right: submitted.rightCount, questions },
      });
      const learner = { candidateId, candidates: query.candidates };
      await completeCourse(dependencies, transaction, learner, course, enrolment);
    }
    return { ok: true, test: { ...test, ...submitted } } as const;
  });
}
