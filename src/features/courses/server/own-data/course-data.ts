import type { FeatureData } from '#features/accounts/server/index.ts';
import { listOwnTakes } from '../tasks/take-store.ts';
import { deleteProgressOf, listOwnProgress } from './course-data-store.ts';
import { exportTakes } from './export-takes.ts';

type Own = Awaited<ReturnType<typeof listOwnProgress>>;

const instant = (at: Date | null) => at?.toISOString() ?? null;

function describe({ enrolments, blocks, lessons, answers, watched, notes, tasks, tests, certificates }: Own) {
  return {
    courses: enrolments.map(({ course, startedAt, accessUntil, completedAt }) => ({
      course,
      started_at: instant(startedAt),
      access_until: instant(accessUntil),
      completed_at: instant(completedAt),
    })),
    lessons: lessons.map(({ course, lesson, doneAt }) => ({ course, lesson, done_at: instant(doneAt) })),
    blocks: blocks.map(({ course, lesson, block, seenAt, doneAt, evidence }) => ({
      course,
      lesson,
      block,
      seen_at: instant(seenAt),
      done_at: instant(doneAt),
      sorted: evidence,
    })),
    answers: answers.map(
      ({ course, lesson, number, value, mark, firstValue, firstAt, answeredAt, tries }) => ({
        course,
        lesson,
        number,
        value,
        right: 'right' in mark ? mark.right : null,
        first_value: firstValue,
        first_at: instant(firstAt),
        answered_at: instant(answeredAt),
        tries,
      }),
    ),
    notes: notes.map(({ course, lesson, anchor, text, createdAt }) => ({
      course,
      lesson,
      marked: anchor?.quote ?? null,
      text,
      created_at: instant(createdAt),
    })),
    tasks: tasks.map(({ course, lesson, state, text, savedAt, submittedAt }) => ({
      course,
      lesson,
      state,
      text,
      saved_at: instant(savedAt),
      submitted_at: instant(submittedAt),
    })),
    module_tests: tests.map((test) => ({
      id: test.id,
      course: test.course,
      module: test.module,
      started_at: instant(test.startedAt),
      submitted_at: instant(test.submittedAt),
      answers: Object.entries(test.answers).map(([number, { value }]) => ({ number: Number(number), value })),
      right: test.rightCount,
      questions: test.questionCount,
      passed: test.passed,
    })),
    certificates: certificates.map(({ course, number, issuedAt, revokedAt, shownName }) => ({
      course,
      number,
      issued_at: instant(issuedAt),
      revoked_at: instant(revokedAt),
      shown_name: shownName,
    })),
    watched: watched.map(({ tutorial, ranges, positionMs, updatedAt }) => ({
      tutorial,
      ranges_ms: ranges,
      position_ms: positionMs,
      updated_at: instant(updatedAt),
    })),
  };
}

/** The work of an account in courses, for its export and its deletion. */
export const COURSE_DATA: FeatureData = {
  name: 'courses',
  async export(database, { candidateIds }, store) {
    const { recordings, files } = await exportTakes(await listOwnTakes(database, candidateIds), store);
    return { data: { ...describe(await listOwnProgress(database, candidateIds)), recordings }, files };
  },
  async erase(transaction, { candidateIds }) {
    const takes = await listOwnTakes(transaction, candidateIds);
    await deleteProgressOf(transaction, candidateIds);
    return takes.flatMap(({ keys }) => keys);
  },
};
