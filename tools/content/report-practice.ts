import { isFree } from '#features/courses/server/content/count-lesson.ts';
import { BANK_NAMES, BANKS, type Bank } from '#features/practice/domain/banks.ts';
import { GENERATOR_NAMES } from '#features/practice/domain/endless/generators.ts';
import { type CheckedPractice, listCheckedPractice, listKeyed } from '../content-check/checked-lessons.ts';
import type { Content } from '../content-check/content.ts';
import { textTable } from './text-table.ts';

const countOf = (sets: readonly CheckedPractice[]) =>
  sets.reduce(
    (sum, { groups }) => sum + groups.reduce((all, { group }) => all + group.questions.length, 0),
    0,
  );

function bankRow(bank: Bank, sets: readonly CheckedPractice[]): (string | number)[] {
  const own = sets.filter((each) => each.bank === bank);
  const open = own.filter(({ set }) => !set.draft);
  const { sets: planned, questions } = BANKS[bank];
  return [bank, open.length, own.length - open.length, planned, countOf(open), planned * questions];
}

/** Pairs of a name and how many there are, the names in order. */
function tally(names: readonly string[]): [string, number][] {
  return [...Map.groupBy(names, (name) => name)]
    .map(([name, own]): [string, number] => [name, own.length])
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

/** The keys that are letters: a bank in which one of them leads gives answers away. */
function lettersOf(sets: readonly CheckedPractice[]): string[] {
  return sets.flatMap((each) =>
    listKeyed(each).flatMap(({ group, answer: { solution } }) =>
      (group.type === 'multiple-choice' || group.type === 'chart') &&
      'key' in solution &&
      /^[A-E]$/u.test(solution.key)
        ? [solution.key]
        : [],
    ),
  );
}

/**
 * The banks of practice sets as tables for a terminal: sets and questions by bank, then the published questions by format
 * and band, and how the letters are spread. The last line is the number that a page may say.
 */
export function reportPractice(content: Content): string {
  const sets = listCheckedPractice(content);
  const open = sets.filter(({ set }) => !set.draft);
  const types = open.flatMap(({ groups }) =>
    groups.flatMap(({ group }) => group.questions.map(() => group.type as string)),
  );
  const bands = open.flatMap(({ answers }) => [...answers.values()].map(({ band }) => band.toFixed(1)));
  const head = ['Practice sets', 'published', 'drafts', 'planned', 'questions', 'planned questions'];
  const tables = [
    textTable([head, ...BANK_NAMES.map((bank) => bankRow(bank, sets))]),
    ...(
      [
        ['Questions of practice sets', tally(types)],
        ['By band', tally(bands)],
        ['Keys that are letters', tally(lettersOf(open))],
      ] as const
    ).flatMap(([name, rows]) => (rows.length === 0 ? [] : [textTable([[name, 'how many'], ...rows])])),
  ];
  const prompts = content.writingPrompts.filter(({ value }) => !value.draft).length;
  // What makes questions without end counts as one question.
  const made = GENERATOR_NAMES.length;
  const marked = types.filter((type) => !isFree(type)).length + made;
  const all = types.length + prompts + made;
  return [
    ...tables,
    `Practice questions, prompts for essays and ${made} generators included: ${all}, of which ${marked} are marked by rule.`,
  ].join('\n\n');
}
