import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import type { LessonAnswerKey } from '#features/courses/domain/lesson-key.ts';
import { groupsToMark } from '#features/courses/domain/mark-lesson.ts';
import { composeTest, unitsOf } from '#features/courses/domain/draw-test.ts';
import type { Course, CourseLesson, CourseModule } from '#features/courses/server/content/load-courses.ts';
import type { LoadedLesson } from '#features/courses/server/content/load-lesson.ts';
import { loadSiteContent } from '#server/site-content.ts';
import { sampleAnswers } from '#tools/content-check/sample-lesson-answers.ts';

/** A group of questions and what is right in it, as a page sends it. */
export type RightGroup = { readonly group: ShownGroup; readonly answers: ReadonlyMap<number, string> };

let loaded: ReturnType<typeof loadSiteContent> | undefined;

/** A course as the site has it now. */
export function courseOf(slug: string): Course {
  loaded ??= loadSiteContent();
  const course = loaded.courses.findCourse(slug);
  if (!course) throw new Error(`There is no course ${slug}.`);
  return course;
}

export type OpenModule = Omit<CourseModule, 'lessons'> & {
  readonly lessons: readonly (CourseLesson & { readonly loaded: LoadedLesson })[];
  readonly test: NonNullable<CourseModule['test']>;
};

/** The first module whose lessons and test are all open. */
export function firstOpenModule(course: Course): OpenModule {
  const isOpen = (module: CourseModule): module is OpenModule =>
    module.test !== undefined && module.lessons.every((lesson) => lesson.loaded !== undefined);
  const module = course.modules.find(isOpen);
  if (!module) throw new Error(`No module of ${course.slug} is open.`);
  return module;
}

function rightValue(
  { group, paragraphs }: ReturnType<typeof groupsToMark>[number],
  number: number,
  key: readonly LessonAnswerKey[],
): string {
  const solution = key.find((each) => each.number === number)?.solution;
  if (!solution) throw new Error(`Question ${number} has no key.`);
  if ('models' in solution) return solution.models.at(-1)?.text ?? '';
  const right = sampleAnswers(group, paragraphs, number, solution)?.right[0];
  if (right === undefined) throw new Error(`The key of question ${number} is not of its type.`);
  return right;
}

function rightGroups(
  blocks: Parameters<typeof groupsToMark>[0],
  key: readonly LessonAnswerKey[],
): readonly RightGroup[] {
  return groupsToMark(blocks).map((asked) => ({
    group: asked.group,
    answers: new Map(asked.group.questions.map(({ number }) => [number, rightValue(asked, number, key)])),
  }));
}

/** The right answers of an exercise of a lesson, from its key. */
export function answersOfBlock({ content, key }: LoadedLesson, id: string): readonly RightGroup[] {
  return rightGroups(
    content.blocks.flatMap((block) => (block.kind === 'exercise' && block.id === id ? [block] : [])),
    key.answers,
  );
}

/** The right answers of a module test that is taken for the first time. */
export function answersOfTest({ number, test }: OpenModule): readonly RightGroup[] {
  const { blocks, key } = composeTest(unitsOf(`test ${number}`, test.block, test.answers));
  return rightGroups(blocks, key);
}
