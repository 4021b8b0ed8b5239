import { markGroup } from '#ielts/exercises/mark-exercise.ts';
import { withoutBraces } from '#ielts/exercises/spot-words.ts';
import { rulesOf } from '#ielts/question-types/registry.ts';
import { isExerciseGroup } from '#ielts/exercises/lesson-group.ts';
import type { ContentProblem } from '#platform/content/content-problem.ts';
import { type CheckedQuestions, listCheckedQuestions, listKeyed, problem } from '../checked-lessons.ts';
import type { ContentRule } from '../content-rule.ts';
import { sampleAnswers } from '../sample-lesson-answers.ts';

/** Each key of a lesson is of its type's kind, is accepted by its own rule, and refuses its own distractors. */
export const lessonKeys: ContentRule = {
  name: 'lesson-keys',
  check: (content) => listCheckedQuestions(content).flatMap(check),
};

const HOW = 'content/courses/README.md has the key of each type.';

type Keyed = ReturnType<typeof listKeyed>[number];

/** What the type asks of a key, besides being accepted. */
function checkForm({ group, number, answer: { solution } }: Keyed): string | undefined {
  if (group.type === 'spot' && 'key' in solution) {
    const text = group.questions.find((each) => each.number === number)?.text;
    return withoutBraces(solution.key) === text ? undefined : 'The key without its braces is not the text.';
  }
  if (group.type === 'match' && 'key' in solution) {
    if (!group.options.includes(solution.key)) return `“${solution.key}” is no option.`;
    return group.options.length === group.questions.length + 1
      ? undefined
      : 'There must be one spare option.';
  }
  if (group.type === 'reorder' && 'orders' in solution) {
    const question = group.questions.find((each) => each.number === number);
    const size = (question?.pieces.length ?? 0) - (question?.spare ? 1 : 0);
    return solution.orders.some((order) => order.length !== size)
      ? `An order does not have ${size} pieces.`
      : undefined;
  }
  if (group.type === 'transform' && 'accepted' in solution) {
    const { word, start } = group.questions.find((each) => each.number === number) ?? {};
    const lacksWord =
      word !== undefined &&
      solution.accepted.some((each) => !each.toLowerCase().includes(word.toLowerCase()));
    if (lacksWord) return `An accepted sentence lacks “${word}”.`;
    if (start !== undefined && solution.accepted.some((each) => !each.startsWith(start))) {
      return `An accepted sentence does not begin with “${start}”.`;
    }
  }
  return undefined;
}

function verdictOf({ group, passage, number, answer }: Keyed, value: string): boolean {
  const paragraphs = (passage?.paragraphs ?? [])
    .map(({ letter }) => letter)
    .filter((letter) => letter !== '');
  const solutions = new Map([[number, answer.solution]]);
  const mark = markGroup(group, paragraphs, solutions, new Map([[number, value]])).get(number);
  return mark !== undefined && 'right' in mark && mark.right;
}

function check(questions: CheckedQuestions): ContentProblem[] {
  return listKeyed(questions).flatMap((keyed): ContentProblem[] => {
    const { group, passage, number, answer } = keyed;
    const report = (what: string) => [problem(questions.keyFile, `question ${number}`, what, HOW)];
    const paragraphs = (passage?.paragraphs ?? [])
      .map(({ letter }) => letter)
      .filter((letter) => letter !== '');
    const samples = sampleAnswers(group, paragraphs, number, answer.solution);
    if (!samples) return report(`The key is not of the kind that ${group.type} needs.`);
    const wrongForm = checkForm(keyed);
    if (wrongForm !== undefined) return report(wrongForm);
    // Letters that may come in any order are marked together.
    if (!isExerciseGroup(group) && rulesOf(group).inAnyOrder(group)) return [];
    const refused = samples.right.find((value) => !verdictOf(keyed, value));
    if (refused !== undefined) return report(`Its own rule refuses the answer “${refused}”.`);
    const accepted = samples.wrong.find((value) => verdictOf(keyed, value));
    return accepted === undefined ? [] : report(`Its own rule accepts the wrong answer “${accepted}”.`);
  });
}
