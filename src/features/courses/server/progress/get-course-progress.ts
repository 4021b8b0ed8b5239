import type { Actor } from '#platform/http/actor.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import type { Language } from '#platform/i18n/language.ts';
import { canOpenLesson, courseAccess, type CourseAccess } from '../../domain/lesson-access.ts';
import { lessonState, type LessonState } from '../../domain/lesson-state.ts';
import { resumePosition } from '../../domain/watched-ranges.ts';
import { listCertificateNumbers } from '../certificates/certificate-store.ts';
import type { Course, CourseLesson } from '../content/load-courses.ts';
import type { CourseDependencies } from '../course-dependencies.ts';
import { findAccessEnd } from '../access/open-lesson.ts';
import { listTestSummaries, type TestSummary } from './module-test-store.ts';
import { loadFacts, type CourseFacts } from './facts-store.ts';
import { listEnrolments } from './progress-store.ts';
import { viewLessonState, type CourseProgress } from './view-progress.ts';

type LessonProgress = {
  readonly lesson: CourseLesson;
  readonly state: LessonState | undefined;
  readonly canOpen: boolean;
  readonly doneAt: Date | undefined;
  readonly touchedAt: Date | undefined;
};

const NOBODY: CourseFacts = {
  watched: new Map(),
  positions: new Map(),
  of: () => ({
    seen: new Set(),
    done: new Set(),
    answered: new Set(),
    watched: new Map(),
    taken: [],
    submitted: false,
    lessonDone: false,
    doneAt: undefined,
    touchedAt: undefined,
  }),
};

/** The minutes that are left of a lesson, by the blocks that are not done. */
const minutesLeft = ({ lesson, state }: LessonProgress): number =>
  state && state.state !== 'done'
    ? Math.ceil(lesson.minutes * (1 - state.doneCount / Math.max(1, state.requiredCount)))
    : 0;

/** The lesson touched last continues; when it is done, the first one that is not. */
function nextOf(lessons: readonly LessonProgress[], facts: CourseFacts): CourseProgress['next'] {
  const left = lessons.filter(
    ({ state, canOpen }) => canOpen && state !== undefined && state.state !== 'done',
  );
  const touched = left
    .filter(({ touchedAt }) => touchedAt !== undefined)
    .sort((one, other) => Number(other.touchedAt) - Number(one.touchedAt));
  const next = touched[0] ?? left[0];
  const block = next?.state?.left[0];
  if (!next || !block) return null;
  const outline = next.lesson.loaded?.outline.blocks.find(({ id }) => id === block.block);
  const position =
    outline?.kind === 'tutorial' && outline.durationMs !== undefined
      ? resumePosition(facts.positions.get(outline.tutorial) ?? 0, outline.durationMs)
      : 0;
  return { lesson: next.lesson.slug, block: block.block, position_ms: position };
}

/** The state of a module's test, by all attempts at it. */
function viewTests(attempts: readonly TestSummary[]) {
  const best = attempts
    .filter(({ rightCount }) => rightCount !== null)
    .sort((one, other) => Number(other.rightCount) - Number(one.rightCount))[0];
  return {
    passed: attempts.some(({ passed }) => passed),
    attempts: attempts.length,
    open_attempt: attempts.find(({ submittedAt }) => submittedAt === null)?.id ?? null,
    best: best ? { right: best.rightCount ?? 0, questions: best.questionCount } : null,
  };
}

function viewLesson({ lesson, state, canOpen, doneAt }: LessonProgress, language: Language) {
  return {
    slug: lesson.slug,
    number: lesson.number,
    title: lesson.title[language],
    minutes: lesson.minutes,
    progress: state ? viewLessonState(state) : null,
    is_free: lesson.isFree,
    can_open: canOpen && state !== undefined,
    done_at: doneAt?.toISOString() ?? null,
  };
}

function progressOf(course: Course, facts: CourseFacts, access: CourseAccess) {
  return course.modules.map((module) => ({
    module,
    lessons: module.lessons.map((lesson): LessonProgress => {
      const own = facts.of(lesson.slug);
      return {
        lesson,
        state: lesson.loaded && lessonState(lesson.loaded.outline, own),
        canOpen: canOpenLesson(access, lesson.isFree),
        doneAt: own.doneAt,
        touchedAt: own.touchedAt,
      };
    }),
  }));
}

/**
 * When the access of an account to a course ended last; undefined: it had none. An enrolment also has an end, but that
 * one does not know of a refund.
 */
async function findLastEnd(
  { findEndedAccess }: Pick<CourseDependencies, 'findEndedAccess'>,
  actor: Pick<Actor, 'accountId'> | undefined,
  key: string,
): Promise<Date | undefined> {
  const past = actor ? await findEndedAccess(actor.accountId) : [];
  return past
    .filter((each) => each.key === key)
    .map(({ endedAt }) => endedAt)
    .sort((one, other) => Number(other) - Number(one))[0];
}

/** The progress of one person in a course. Undefined candidates: a browser that has not started anything. */
export async function getCourseProgress(
  dependencies: Pick<CourseDependencies, 'database' | 'findEntitlements' | 'findEndedAccess' | 'clock'>,
  course: Course,
  {
    actor,
    candidates,
  }: { readonly actor: Pick<Actor, 'accountId'> | undefined; readonly candidates: Candidates | undefined },
  language: Language,
): Promise<CourseProgress> {
  const { database } = dependencies;
  const outlines = course.modules.flatMap(({ lessons }) => lessons.map(({ loaded }) => loaded?.outline));
  const [accessUntil, ended, enrolled, tests, certificates, facts] = await Promise.all([
    findAccessEnd(dependencies, actor, course.key),
    findLastEnd(dependencies, actor, course.key),
    candidates ? listEnrolments(database, candidates, course.slug) : [],
    candidates ? listTestSummaries(database, candidates, course.slug) : [],
    candidates ? listCertificateNumbers(database, candidates) : new Map<string, string>(),
    candidates ? loadFacts(database, { candidates }, { course: course.slug, outlines }) : NOBODY,
  ]);
  const { productId } = course;
  const access = courseAccess({
    productId,
    isEntitled: accessUntil !== undefined,
    hadAccess: ended !== undefined,
  });
  const modules = progressOf(course, facts, access);
  const lessons = modules.flatMap((each) => each.lessons);
  const count = (is: (lesson: LessonProgress) => boolean) => lessons.filter(is).length;
  const completedAt = enrolled.find((each) => each.completedAt !== null)?.completedAt;
  return {
    course: { slug: course.slug, key: course.key, title: course.title[language] },
    access,
    access_until: (accessUntil ?? ended)?.toISOString() ?? null,
    modules: modules.map(({ module, lessons: own }) => ({
      number: module.number,
      title: module.title[language],
      lessons: own.map((lesson) => viewLesson(lesson, language)),
      test: module.test ? viewTests(tests.filter((each) => each.module === module.number)) : null,
    })),
    lessons_done: count(({ state }) => state?.state === 'done'),
    lessons_open: count(({ state }) => state !== undefined),
    lessons_total: lessons.length,
    minutes_left: lessons.reduce((sum, lesson) => sum + minutesLeft(lesson), 0),
    next: nextOf(lessons, facts),
    completed_at: completedAt?.toISOString() ?? null,
    certificate: certificates.get(course.slug) ?? null,
  };
}
