import { createHash } from 'node:crypto';
import { addLearningEvent } from '#features/learning-events/server/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { isCourseComplete } from '../../domain/course-state.ts';
import { lessonState } from '../../domain/lesson-state.ts';
import type { Course } from '../content/load-courses.ts';
import type { CourseDependencies } from '../course-dependencies.ts';
import { loadFacts } from './facts-store.ts';
import { completeEnrolment, type Enrolment } from './progress-store.ts';
import type { Learner } from '../access/learner.ts';
import { tutorialsOf } from './tutorials-of.ts';

/** Changes with the content of any lesson. */
function versionOf({ modules }: Course): string {
  const versions = modules.flatMap(({ lessons }) =>
    lessons.map(({ loaded }) => loaded?.content.version ?? ''),
  );
  return createHash('sha256').update(versions.join()).digest('hex').slice(0, 16);
}

/**
 * Completes a course when its last lesson or module test is done, in the transaction of that act. It happens once:
 * lessons that are added later do not undo it.
 */
export async function completeCourse(
  { clock }: Pick<CourseDependencies, 'clock'>,
  transaction: Transaction,
  learner: Learner,
  course: Course,
  enrolment: Enrolment,
): Promise<void> {
  if (enrolment.completedAt !== null) return;
  const outlines = course.modules.flatMap(({ lessons }) => lessons.map(({ loaded }) => loaded?.outline));
  const facts = await loadFacts(transaction, learner, {
    course: course.slug,
    tutorials: tutorialsOf(outlines),
  });
  const modules = course.modules.map(({ lessons, test }) => ({
    lessons: lessons.map(({ slug, loaded }) => loaded && lessonState(loaded.outline, facts.of(slug))),
    testPassed: test ? false : null,
  }));
  if (!isCourseComplete(modules)) return;
  const now = clock.now();
  const { candidateId } = learner;
  const completion = { completedAt: now, completedVersion: versionOf(course) };
  if (!(await completeEnrolment(transaction, { candidateId, course: course.slug }, completion))) return;
  const detail = { course: course.slug };
  await addLearningEvent(transaction, {
    candidateId,
    kind: 'course-completed',
    subjectId: enrolment.id,
    at: now,
    detail,
  });
}
