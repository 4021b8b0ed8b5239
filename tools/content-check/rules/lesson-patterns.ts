import type { ContentProblem } from '#platform/content/content-problem.ts';
import { type CheckedQuestions, listCheckedQuestions, listKeyed, problem } from '../checked-lessons.ts';
import type { ContentRule } from '../content-rule.ts';

/** From this many choices on, a pattern gives answers away. */
const ENOUGH = 4;
const LONGEST_TO_SHORTEST = 1.3;
/** Short options differ by a letter or two, whatever one does. */
const SHORT_OPTION = 12;
const MOST_LONGEST = 0.6;
const ONE_IN = 5;

/** No pattern gives an answer away: letters are spread, options are equally long, some sentences are right already. */
export const lessonPatterns: ContentRule = {
  name: 'lesson-patterns',
  check: (content) =>
    listCheckedQuestions(content).flatMap((questions) => {
      const choices = choicesOf(questions);
      return [
        ...choices.flatMap((choice) => checkLengths(questions, choice)),
        ...checkLetters(questions, choices),
        ...checkCorrect(questions),
        ...checkVerdicts(questions),
      ];
    }),
};

type Choice = { readonly number: number; readonly key: string; readonly lengths: readonly number[] };

const lettersIn = (option: string) => option.replace(/[^\p{L}\p{N}]/gu, '').length;

function choicesOf(questions: CheckedQuestions): Choice[] {
  return listKeyed(questions).flatMap(({ number, group, answer: { solution } }) => {
    if (group.type !== 'multiple-choice' && group.type !== 'chart') return [];
    const asked: readonly { readonly number: number; readonly options?: readonly string[] | undefined }[] =
      group.questions;
    const options = asked.find((each) => each.number === number)?.options;
    return options && 'key' in solution
      ? [{ number, key: solution.key, lengths: options.map(lettersIn) }]
      : [];
  });
}

function checkLengths({ file }: CheckedQuestions, { number, lengths }: Choice): ContentProblem[] {
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  if (longest <= SHORT_OPTION || longest <= LONGEST_TO_SHORTEST * shortest + 1) return [];
  const what = `The options have ${shortest} to ${longest} letters.`;
  return [
    problem(file, `question ${number}`, what, 'The longest may have 1.3 times the letters of the shortest.'),
  ];
}

/** Whether one option is longer than every other. */
const isLongest = (lengths: readonly number[], place: number) =>
  lengths.every((length, i) => i === place || length < (lengths[place] ?? 0));

function checkLetters({ keyFile }: CheckedQuestions, choices: readonly Choice[]): ContentProblem[] {
  if (choices.length < ENOUGH) return [];
  const tally = Map.groupBy(choices, ({ key }) => key);
  const [letter, most] = [...tally].sort(([, one], [, other]) => other.length - one.length)[0] ?? ['', []];
  const longest = choices.filter(({ key, lengths }) => isLongest(lengths, 'ABCDE'.indexOf(key)));
  return [
    ...(most.length > choices.length / 2
      ? [
          problem(
            keyFile,
            '',
            `${letter} is the key of ${most.length} of ${choices.length} choices.`,
            'Change the order of some options.',
          ),
        ]
      : []),
    ...(longest.length > choices.length * MOST_LONGEST
      ? [
          problem(
            keyFile,
            '',
            `The key is the longest option ${longest.length} of ${choices.length} times.`,
            'Shorten some keys, or lengthen other options.',
          ),
        ]
      : []),
  ];
}

function checkCorrect(questions: CheckedQuestions): ContentProblem[] {
  const sentences = listKeyed(questions).filter(({ group }) => group.type === 'correct');
  const right = sentences.filter(({ answer: { solution } }) => 'right' in solution);
  if (sentences.length < ONE_IN || right.length > 0) return [];
  const what = `None of ${sentences.length} sentences is right already.`;
  return [problem(questions.keyFile, '', what, 'Make one in five right, so that a learner has to decide.')];
}

function checkVerdicts(questions: CheckedQuestions): ContentProblem[] {
  return questions.groups.flatMap(({ group }) => {
    if (group.type !== 'true-false-not-given' && group.type !== 'yes-no-not-given') return [];
    const keys = group.questions.flatMap(({ number }) => {
      const solution = questions.answers.get(number)?.solution;
      return solution && 'key' in solution ? [solution.key] : [];
    });
    if (keys.length < ENOUGH) return [];
    const names =
      group.type === 'true-false-not-given' ? ['TRUE', 'FALSE', 'NOT GIVEN'] : ['YES', 'NO', 'NOT GIVEN'];
    const counts = names.map((name) => keys.filter((key) => key === name).length);
    if (Math.max(...counts) - Math.min(...counts) <= 1) return [];
    const what = `${names.map((name, i) => `${name} ${counts[i]}`).join(', ')}.`;
    const place = `question ${group.questions[0]?.number}`;
    return [problem(questions.keyFile, place, what, 'They may differ by one.')];
  });
}
