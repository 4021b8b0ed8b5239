import type { ContentProblem } from '#platform/content/content-problem.ts';
import { type CheckedLesson, listCheckedLessons, problem } from '../checked-lessons.ts';
import type { Content } from '../content.ts';
import type { ContentRule } from '../content-rule.ts';

type Paper = Content['papers'][number];

/** A paper of courses names those whose lessons use it, and a lesson uses none but the papers of its course. */
export const coursePapers: ContentRule = {
  name: 'course-papers',
  check(content) {
    const lessons = listCheckedLessons(content);
    return [
      ...content.papers.flatMap((paper) => checkPaper(paper, content, lessons)),
      ...lessons.flatMap((lesson) => checkLesson(lesson, content)),
    ];
  },
};

const papersIn = ({ lesson }: CheckedLesson) =>
  lesson.blocks.flatMap((block) => (block.kind === 'paper' ? block.papers : []));

function checkPaper(
  { file, value: { slug, access, courses } }: Paper,
  content: Content,
  lessons: readonly CheckedLesson[],
): ContentProblem[] {
  if ((access === 'courses') !== courses.length > 0) {
    const what =
      access === 'courses' ? 'No course opens this paper.' : `${access} open this paper, no course.`;
    return [problem(file, 'courses', what, 'Name courses where the access is “courses”, and only there.')];
  }
  return courses.flatMap((name) => {
    const course = content.courses.find(({ value }) => value.slug === name)?.value;
    if (!course) {
      return [problem(file, 'courses', `There is no course ${name}.`, 'Name a folder of content/courses.')];
    }
    if (course.key.replace(/_/gu, '-') !== name) {
      const what = `The key of ${name} is ${course.key}, so that buying it would not open the paper.`;
      return [problem(file, 'courses', what, 'Give the course the key of its slug, with low lines.')];
    }
    const isUsed = lessons.some((lesson) => lesson.course?.slug === name && papersIn(lesson).includes(slug));
    const what = `No lesson of ${name} uses this paper.`;
    return isUsed
      ? []
      : [problem(file, 'courses', what, 'Use it in a “paper” block, or leave the course out.')];
  });
}

function checkLesson({ file, lesson, course }: CheckedLesson, { papers }: Content): ContentProblem[] {
  return lesson.blocks.flatMap((block) => {
    if (block.kind !== 'paper') return [];
    return block.papers.flatMap((name) => {
      const paper = papers.find(({ value }) => value.slug === name)?.value;
      if (!paper) {
        return [
          problem(file, block.id, `There is no paper ${name}.`, 'Name a folder of content/mock-tests.'),
        ];
      }
      if (course && !paper.courses.includes(course.slug)) {
        const how = `Name the course in the paper, with the access “courses”.`;
        return [problem(file, block.id, `${name} is no paper of ${course.slug}.`, how)];
      }
      const hasSection = paper.sections.some(({ skill }) => skill === block.skill);
      const what = `${name} has no section ${block.skill}.`;
      return hasSection ? [] : [problem(file, block.id, what, 'Name another paper.')];
    });
  });
}
