import { type Part, partsOf } from '#ielts/paper/paper.ts';
import { findSharedOptions } from '#ielts/paper/shared-options.ts';
import { type QuestionGroup, rulesOf } from '#ielts/question-types/registry.ts';
import type { ContentProblem } from '#platform/content/content-problem.ts';
import {
  type CheckedSection,
  keyProblem,
  listCheckedSections,
  listKeyedQuestions,
} from '../checked-sections.ts';
import type { ContentRule } from '../content-rule.ts';
import { findRepeatedOption } from '../repeated-option.ts';

/**
 * Options that a group shares differ; each is the answer of one question, unless it may be used again; “choose TWO” has
 * two numbers, or one when they are marked together.
 */
export const sharedOptions: ContentRule = {
  name: 'shared-options',
  check: (content) =>
    listCheckedSections(content).flatMap((section) =>
      partsOf(section.section).flatMap((part) =>
        part.groups.flatMap((group) => [
          ...checkTexts(section, group, part),
          ...checkNumbers(section, group),
          ...(findSharedOptions(group, part) && !rulesOf(group).mayReuse(group)
            ? checkKeys(section, group)
            : []),
        ]),
      ),
    ),
};

function paperProblem(
  { section, files }: CheckedSection,
  group: QuestionGroup,
  what: string,
  how: string,
): ContentProblem {
  const place = `${section.skill} question ${group.questions[0]?.number ?? ''}`;
  return { file: files.paper, place, what, how };
}

function checkTexts(section: CheckedSection, group: QuestionGroup, part: Part): ContentProblem[] {
  const again = findRepeatedOption((findSharedOptions(group, part) ?? []).flatMap(({ text }) => text ?? []));
  if (again === undefined) return [];
  return [paperProblem(section, group, `Option “${again}” is there twice.`, 'Write another.')];
}

function checkNumbers(section: CheckedSection, group: QuestionGroup): ContentProblem[] {
  if (group.type !== 'multiple-choice-several') return [];
  const wanted = group.marking === 'each' ? group.choose : 1;
  if (group.questions.length === wanted) return [];
  const what = `${group.choose} options are to be chosen, and there are ${group.questions.length} numbers.`;
  return [paperProblem(section, group, what, `Write ${wanted}, or mend “choose” or “marking”.`)];
}

function checkKeys(section: CheckedSection, group: QuestionGroup): ContentProblem[] {
  const answers = listKeyedQuestions(section).filter((question) => question.group === group);
  return answers.flatMap(({ number, answer: { key } }, i) => {
    const before = answers.slice(0, i).find(({ answer }) => answer.key === key);
    if (!before) return [];
    const what = `${key} is the key of question ${before.number}, too.`;
    return [keyProblem(section, number, what, 'Mend the key; a type with “reuse” may allow it.')];
  });
}
