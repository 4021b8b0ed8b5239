import { addLearningEvent } from '#features/learning-events/server/index.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import type { Learner } from '../access/learner.ts';
import { lessonState, type LessonState } from '../../domain/lesson-state.ts';
import type { CourseDependencies } from '../course-dependencies.ts';
import type { OpenLesson } from '../access/open-lesson.ts';
import { completeCourse } from './complete-course.ts';
import { loadFacts } from './facts-store.ts';
import {
  addLessonCompletion,
  lockEnrolment,
  saveDoneBlocks,
  type Enrolment,
  type LessonKeyOf,
} from './progress-store.ts';

type Dependencies = Pick<CourseDependencies, 'clock' | 'ids' | 'courses'> & { readonly database: Database };

export type Recorded<T> = { readonly result: T; readonly progress: LessonState };

/**
 * Writes facts about a lesson and what follows from them, in one transaction: blocks and lessons that are done now stay
 * done, and a completed course gets its certificate. The learner's enrolment is locked first, so two tabs that bring the
 * last two facts cannot miss each other's.
 */
export function recordProgress<T>(
  dependencies: Dependencies,
  learner: Learner,
  open: OpenLesson,
  write: (transaction: Transaction, key: LessonKeyOf, enrolment: Enrolment) => Promise<T>,
): Promise<Recorded<T>> {
  const { database, clock, ids } = dependencies;
  const { course, loaded, accessUntil } = open;
  const { slug: lesson, version } = loaded.content;
  const { candidateId, candidates } = learner;
  return database.transaction(async (transaction) => {
    const now = clock.now();
    const enrolment = await lockEnrolment(transaction, {
      candidateId,
      course: course.slug,
      id: ids.uuid(),
      startedAt: now,
      accessUntil,
    });
    const key = { candidateId, course: course.slug, lesson };
    const result = await write(transaction, key, enrolment);
    const scope = { course: course.slug, lesson, outlines: [loaded.outline] };
    const facts = (await loadFacts(transaction, learner, scope)).of(lesson);
    const progress = lessonState(loaded.outline, facts);
    const doneNow = progress.doneBlocks.filter((block) => !facts.done.has(block));
    await saveDoneBlocks(transaction, key, doneNow, now);
    if (progress.state === 'done' && !facts.lessonDone) {
      const id = ids.uuid();
      if (await addLessonCompletion(transaction, { ...key, id, version, doneAt: now })) {
        const detail = { course: course.slug, lesson };
        await addLearningEvent(transaction, {
          candidateId,
          kind: 'lesson-done',
          subjectId: id,
          at: now,
          detail,
        });
      }
      await completeCourse(dependencies, transaction, { candidateId, candidates }, course, enrolment);
    }
    return { result, progress };
  });
}
