import { createHash } from 'node:crypto';
import { addLearningEvent } from '#features/learning-events/server/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { CERTIFICATE_NUMBER_LENGTH } from '../../domain/certificate.ts';
import { isCourseComplete } from '../../domain/course-state.ts';
import { lessonState } from '../../domain/lesson-state.ts';
import { addCertificate } from '../certificates/certificate-store.ts';
import type { Course } from '../content/load-courses.ts';
import type { CourseDependencies } from '../course-dependencies.ts';
import { listTestSummaries } from './module-test-store.ts';
import { loadFacts } from './facts-store.ts';
import { completeEnrolment, type Enrolment } from './progress-store.ts';
import type { Learner } from '../access/learner.ts';

/** Changes with the content of any lesson. */
function versionOf({ modules }: Course): string {
  const versions = modules.flatMap(({ lessons }) =>
    lessons.map(({ loaded }) => loaded?.content.version ?? ''),
  );
  return createHash('sha256').update(versions.join()).digest('hex').slice(0, 16);
}

/**
 * Completes a course when its last lesson or module test is done, in the transaction of that act, and issues the
 * certificate of one that is sold. It happens once: lessons that are added later do not undo it.
 */
export async function completeCourse(
  { clock, ids }: Pick<CourseDependencies, 'clock' | 'ids'>,
  transaction: Transaction,
  learner: Learner,
  course: Course,
  enrolment: Enrolment,
): Promise<void> {
  if (enrolment.completedAt !== null) return;
  const outlines = course.modules.flatMap(({ lessons }) => lessons.map(({ loaded }) => loaded?.outline));
  const facts = await loadFacts(transaction, learner, { course: course.slug, outlines });
  const tests = await listTestSummaries(transaction, learner.candidates, course.slug);
  const passed = new Set(tests.filter((test) => test.passed).map(({ module }) => module));
  const modules = course.modules.map(({ number, lessons, test }) => ({
    lessons: lessons.map(({ slug, loaded }) => loaded && lessonState(loaded.outline, facts.of(slug))),
    testPassed: test ? passed.has(number) : null,
  }));
  if (!isCourseComplete(modules)) return;
  const now = clock.now();
  const { candidateId } = learner;
  const completion = { completedAt: now, completedVersion: versionOf(course) };
  if (!(await completeEnrolment(transaction, { candidateId, course: course.slug }, completion))) return;
  if (course.productId !== null) {
    const { slug, title, hours } = course;
    const number = ids.token().slice(0, CERTIFICATE_NUMBER_LENGTH);
    const certificate = { candidateId, course: slug, id: ids.uuid(), number, title, hours, issuedAt: now };
    await addCertificate(transaction, certificate);
  }
  const detail = { course: course.slug };
  await addLearningEvent(transaction, {
    candidateId,
    kind: 'course-completed',
    subjectId: enrolment.id,
    at: now,
    detail,
  });
}
