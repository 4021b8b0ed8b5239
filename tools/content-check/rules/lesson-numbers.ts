import type { ContentProblem } from '#platform/content/content-problem.ts';
import { type CheckedQuestions, listCheckedQuestions, problem } from '../checked-lessons.ts';
import type { ContentRule } from '../content-rule.ts';

/** The questions of a module test. */
const TEST_LENGTH = 10;

/** Questions are numbered from 1 through a lesson, test or practice set, and each has an answer in the key. */
export const lessonNumbers: ContentRule = {
  name: 'lesson-numbers',
  check: (content) => listCheckedQuestions(content).flatMap(check),
};

function check({ kind, file, keyFile, groups, keyed, answers }: CheckedQuestions): ContentProblem[] {
  const numbers = groups.flatMap(({ group }) => group.questions.map(({ number }) => number));
  const wrong = numbers.find((number, i) => number !== i + 1);
  const problems: ContentProblem[] =
    wrong === undefined
      ? []
      : [
          problem(
            file,
            `question ${wrong}`,
            'The numbers do not run from 1 on.',
            'Count through the lesson or set.',
          ),
        ];
  if (kind === 'module-test' && numbers.length !== TEST_LENGTH) {
    problems.push(problem(file, '', `The test has ${numbers.length} questions.`, 'A module test has ten.'));
  }
  if (!keyed) return [...problems, problem(keyFile, '', 'There is no key.', 'Write key.json beside it.')];
  const unkeyed = numbers.filter((number) => !answers.has(number));
  const unused = keyed.filter((number) => !numbers.includes(number));
  return [
    ...problems,
    ...unkeyed.map((number) =>
      problem(keyFile, `question ${number}`, 'There is no answer.', 'Write what its type needs.'),
    ),
    ...unused.map((number) =>
      problem(keyFile, `question ${number}`, 'There is no such question.', 'Delete the answer.'),
    ),
  ];
}
