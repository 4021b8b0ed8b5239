import { partsOf } from '#ielts/paper/paper.ts';
import type { QuestionGroup } from '#ielts/question-types/registry.ts';
import type { ContentProblem } from '#platform/content/content-problem.ts';
import {
  type CheckedSection,
  keyProblem,
  listCheckedSections,
  listKeyedQuestions,
} from '../checked-sections.ts';
import type { ContentRule } from '../content-rule.ts';
import { findRepeatedOption } from '../repeated-option.ts';

/** From this many questions on, one letter for all of them gives the answers away. */
const ENOUGH_TO_VARY = 3;

/** The options of a question differ, and the right ones of a group are not all the same letter. */
export const choiceOptions: ContentRule = {
  name: 'choice-options',
  check: (content) =>
    listCheckedSections(content).flatMap((section) =>
      partsOf(section.section).flatMap(({ groups }) =>
        groups.flatMap((group) => [...checkDistinct(section, group), ...checkLetters(section, group)]),
      ),
    ),
};

function checkDistinct({ section, files }: CheckedSection, group: QuestionGroup): ContentProblem[] {
  if (group.type !== 'multiple-choice') return [];
  return group.questions.flatMap(({ number, options }) => {
    const again = findRepeatedOption(options);
    if (again === undefined) return [];
    const what = `Option “${again}” is there twice.`;
    return [{ file: files.paper, place: `${section.skill} question ${number}`, what, how: 'Write another.' }];
  });
}

function checkLetters(section: CheckedSection, group: QuestionGroup): ContentProblem[] {
  if (group.type !== 'multiple-choice' || group.questions.length < ENOUGH_TO_VARY) return [];
  const answers = listKeyedQuestions(section).filter((question) => question.group === group);
  const [first] = answers;
  if (!first || answers.some(({ answer }) => answer.key !== first.answer.key)) return [];
  const what = `Every key of this group is ${first.answer.key}.`;
  return [keyProblem(section, first.number, what, 'Change the order of the options.')];
}
