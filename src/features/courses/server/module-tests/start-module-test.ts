import { composeTest, drawUnits, unitsOf, type TestUnit } from '../../domain/draw-test.ts';
import type { Learner } from '../access/learner.ts';
import type { Course, CourseModule } from '../content/load-courses.ts';
import type { LoadedModuleTest } from '../content/load-module-test.ts';
import type { CourseDependencies } from '../course-dependencies.ts';
import { lockEnrolment } from '../progress/progress-store.ts';
import { addTest, listTests, type StoredTest } from '../progress/module-test-store.ts';

/** Of one learner at the test of one module. */
const MOST_TESTS = 50;

const unitsOfTest = (module: number, { block, answers }: LoadedModuleTest): TestUnit[] =>
  unitsOf(`test ${module}`, block, answers);

/** The questions of a module's lessons. */
function unitsOfLessons({ lessons }: CourseModule): TestUnit[] {
  return lessons.flatMap(({ slug, number, loaded }) => {
    if (!loaded) return [];
    const key = loaded.key.answers.map((answer) => ({ ...answer, lesson: number }));
    const exercises = loaded.content.blocks.filter((block) => block.kind === 'exercise');
    return exercises.flatMap((block) => unitsOf(slug, block, key));
  });
}

/** How often each unit was drawn before. */
function countDrawn(earlier: readonly StoredTest[]): Map<string, number> {
  const drawn = new Map<string, number>();
  for (const unit of earlier.flatMap(({ paper }) => paper.units)) drawn.set(unit, (drawn.get(unit) ?? 0) + 1);
  return drawn;
}

export type StartTestOutcome =
  | { readonly ok: true; readonly test: StoredTest }
  | { readonly ok: false; readonly refusal: 'test-not-open' | 'too-many-tests' };

/**
 * Starts the test of a module. An open attempt is returned instead, so a double click starts no second one. Refused: the
 * module has no test, or the learner has taken it 50 times.
 */
export async function startModuleTest(
  { database, clock, ids }: Pick<CourseDependencies, 'database' | 'clock' | 'ids'>,
  learner: Learner,
  course: Course,
  { number, accessUntil }: { readonly number: number; readonly accessUntil: Date | null },
): Promise<StartTestOutcome> {
  const module = course.modules.find((each) => each.number === number);
  const loaded = module?.test;
  if (!module || !loaded) return { ok: false, refusal: 'test-not-open' };
  const { candidateId, candidates } = learner;
  return database.transaction(async (transaction): Promise<StartTestOutcome> => {
    const startedAt = clock.now();
    const enrolment = { candidateId, course: course.slug, id: ids.uuid(), startedAt, accessUntil };
    await lockEnrolment(transaction, enrolment);
    const earlier = await listTests(transaction, candidates, { course: course.slug, module: number });
    const open = earlier.find(({ submittedAt }) => submittedAt === null);
    if (open) return { ok: true, test: open };
    if (earlier.length >= MOST_TESTS) return { ok: false, refusal: 'too-many-tests' };
    const id = ids.uuid();
    const own = unitsOfTest(number, loaded);
    const others = unitsOfLessons(module);
    const paper = composeTest(drawUnits({ own, others, drawn: countDrawn(earlier), seed: id }));
    const questionCount = paper.key.length;
    const test = {
      candidateId,
      id,
      course: course.slug,
      module: number,
      startedAt,
      paper,
      answers: {},
      questionCount,
    };
    return { ok: true, test: await addTest(transaction, test) };
  });
}
