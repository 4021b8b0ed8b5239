import { findSharedOptions } from '#ielts/paper/shared-options.ts';
import { rulesOf } from '#ielts/question-types/registry.ts';
import { type CheckedSection, type KeyedQuestion, listKeyedQuestions } from '../checked-sections.ts';
import { type Measure, numbersText } from './measure.ts';

/** From this many questions on, a pattern gives answers away. */
const ENOUGH = 4;
/** A guesser who always takes one kind of option may be this much better than chance. */
const ABOVE_CHANCE = 0.1;
const LETTERS = 'ABCDEFGHIJ';
/** In a set of this size or more, one verdict may be right twice more often than another; else once. */
const LARGE_SET = 6;

type Choice = { readonly number: number; readonly key: string; readonly options: readonly string[] };

/** How the keys of a section are spread: letters, verdicts, and whether the longest option is right. */
export function measureSpread(section: CheckedSection): Measure[] {
  const questions = listKeyedQuestions(section);
  const { skill } = section.section;
  const choices = questions.flatMap(({ number, group, answer }): Choice[] => {
    if (group.type !== 'multiple-choice') return [];
    const options = group.questions.find((each) => each.number === number)?.options ?? [];
    return [{ number, key: answer.key, options }];
  });
  const groups = [...Map.groupBy(questions, ({ group }) => group).values()];
  return [
    ...measureLetters(`${skill} multiple choice`, choices),
    ...groups.flatMap((own) => measureReused(skill, own)),
    ...groups.flatMap((own) => measureVerdicts(skill, own)),
    ...measureLongest(`${skill} multiple choice`, choices),
  ];
}

/** The most questions in which a guesser without knowledge may be right. */
function mostRight(choices: readonly { readonly options: readonly unknown[] }[]): number {
  const chance = choices.reduce((sum, { options }) => sum + 1 / Math.max(1, options.length), 0);
  return Math.ceil(chance + choices.length * ABOVE_CHANCE - 1e-9);
}

function measureLetters(place: string, choices: readonly Choice[]): Measure[] {
  if (choices.length < ENOUGH) return [];
  const tally = [...Map.groupBy(choices, ({ key }) => key)].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  const [letter, own] = tally[0] ?? ['', []];
  const counts = tally.map(([key, { length }]) => `${key} ${length}`).sort();
  return [
    {
      check: 'letters',
      place,
      value: own.length,
      of: choices.length,
      most: mostRight(choices),
      detail: own.length > 1 ? `${letter} most often: ${counts.join(', ')}` : '',
    },
  ];
}

/** Options that several questions share, where each may be right more than once. */
function measureReused(skill: string, own: readonly KeyedQuestion[]): Measure[] {
  const [first] = own;
  if (!first || !rulesOf(first.group).mayReuse(first.group)) return [];
  const options = (findSharedOptions(first.group, first.part) ?? []).map(({ name }) => name);
  const place = `${skill} questions ${numbersText(own.map(({ number }) => number))}`;
  return measureLetters(
    place,
    own.map(({ number, answer }) => ({ number, key: answer.key, options })),
  );
}

function measureVerdicts(skill: string, own: readonly KeyedQuestion[]): Measure[] {
  const type = own[0]?.group.type;
  if ((type !== 'true-false-not-given' && type !== 'yes-no-not-given') || own.length < ENOUGH) return [];
  const names = type === 'true-false-not-given' ? ['TRUE', 'FALSE', 'NOT GIVEN'] : ['YES', 'NO', 'NOT GIVEN'];
  const counts = names.map((name) => own.filter(({ answer }) => answer.key === name).length);
  return [
    {
      check: 'verdicts',
      place: `${skill} questions ${numbersText(own.map(({ number }) => number))}`,
      value: Math.max(...counts) - Math.min(...counts),
      most: own.length >= LARGE_SET ? 2 : 1,
      detail: names.map((name, i) => `${name} ${counts[i]}`).join(', '),
    },
  ];
}

const lettersIn = (option: string) => option.replace(/[^\p{L}\p{N}]/gu, '').length;

function measureLongest(place: string, choices: readonly Choice[]): Measure[] {
  if (choices.length < ENOUGH) return [];
  const longest = choices.filter(({ key, options }) => {
    const lengths = options.map(lettersIn);
    const at = LETTERS.indexOf(key);
    return lengths.every((length, i) => i === at || length < (lengths[at] ?? 0));
  });
  return [
    {
      check: 'longest-option',
      place,
      value: longest.length,
      of: choices.length,
      most: mostRight(choices),
      detail: longest.length > 0 ? `questions ${longest.map(({ number }) => number).join(', ')}` : '',
    },
  ];
}
