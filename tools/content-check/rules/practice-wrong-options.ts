import { countWords } from '#features/courses/server/content/count-lesson.ts';
import type { ShownGroup } from '#ielts/exercises/lesson-group.ts';
import { optionLetters } from '#ielts/question-types/option-names.ts';
import type { ContentProblem } from '#platform/content/content-problem.ts';
import { type CheckedPractice, listCheckedPractice, problem } from '../checked-lessons.ts';
import type { ContentRule } from '../content-rule.ts';

/** One sentence, in English words. */
const MOST_WORDS = 40;

/** Of each wrong option of a choice the key says why it tempts and why it fails, in one sentence. */
export const practiceWrongOptions: ContentRule = {
  name: 'practice-wrong-options',
  check: (content) => listCheckedPractice(content).flatMap(check),
};

/** The names under which the options of a question stand in the key. Empty: it has no options of its own. */
function optionNames(group: ShownGroup, number: number): readonly string[] {
  switch (group.type) {
    case 'multiple-choice':
    case 'chart': {
      const asked: readonly { readonly number: number; readonly options?: readonly string[] | undefined }[] =
        group.questions;
      return optionLetters(asked.find((each) => each.number === number)?.options?.length ?? 0);
    }
    case 'cloze':
      return group.questions.find((each) => each.number === number)?.options ?? [];
    default:
      return [];
  }
}

function check({ keyFile, groups, answers }: CheckedPractice): ContentProblem[] {
  return groups.flatMap(({ group }) =>
    group.questions.flatMap(({ number }): ContentProblem[] => {
      const answer = answers.get(number);
      if (!answer || !('key' in answer.solution)) return [];
      const { key } = answer.solution;
      const report = (what: string, how: string) => problem(keyFile, `question ${number}`, what, how);
      const wrong = optionNames(group, number).filter((name) => name !== key);
      const told = Object.entries(answer.wrong);
      return [
        ...wrong
          .filter((name) => !(name in answer.wrong))
          .map((name) =>
            report(`Nothing says why ${name} is wrong.`, `Write it in "wrong", one sentence as "${name}".`),
          ),
        ...told
          .filter(([name]) => !wrong.includes(name))
          .map(([name]) => report(`${name} is no wrong option.`, 'Delete its sentence, or mend its name.')),
        ...told
          .filter(([, { en }]) => countWords(en) > MOST_WORDS)
          .map(([name, { en }]) =>
            report(`The sentence about ${name} has ${countWords(en)} words.`, `Write ${MOST_WORDS} at most.`),
          ),
      ];
    }),
  );
}
