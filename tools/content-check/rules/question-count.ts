import { partsOf } from '#ielts/paper/paper.ts';
import type { ContentProblem } from '#platform/content/content-problem.ts';
import { type CheckedSection, listCheckedSections } from '../checked-sections.ts';
import type { ContentRule } from '../content-rule.ts';

const QUESTIONS = 40;
/** How the questions of Listening lie over its parts; Reading may divide them otherwise. */
const LISTENING_PART = 10;
const ACADEMIC_PASSAGES = 3;

/** A section of a full test has 40 questions: Listening ten in each of four parts, Academic Reading three passages. */
export const questionCount: ContentRule = {
  name: 'question-count',
  check: (content) => listCheckedSections(content).flatMap(checkSection),
};

function checkSection({ module, form, section, files }: CheckedSection): ContentProblem[] {
  if (module === 'demonstration' || form === 'short') return [];
  const counts = partsOf(section).map(({ groups }) =>
    groups.reduce((sum, group) => sum + group.questions.length, 0),
  );
  const problem = (what: string, how: string) => ({ file: files.paper, place: section.skill, what, how });
  const count = counts.reduce((sum, each) => sum + each, 0);
  if (count !== QUESTIONS) {
    const what = `There are ${count} questions.`;
    return [problem(what, `Ask ${QUESTIONS}, or write "form": "short".`)];
  }
  const even = counts.every((each) => each === LISTENING_PART);
  if (section.skill === 'listening' && !even) {
    const what = `The parts have ${counts.join(', ')} questions.`;
    return [problem(what, `Ask ${LISTENING_PART} in each of the four parts.`)];
  }
  if (section.skill === 'reading' && module === 'academic' && counts.length !== ACADEMIC_PASSAGES) {
    return [problem(`There are ${counts.length} passages.`, `Write ${ACADEMIC_PASSAGES}.`)];
  }
  return [];
}
