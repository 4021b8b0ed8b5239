import type { questionGroupSchema } from '#features/library/server/papers/question-group-schema.ts';
import type { z } from 'zod';
import { fill, range } from './skeleton-kind.ts';

type Group = z.input<typeof questionGroupSchema>;

/** A group to fill in, with what its keys look like. */
export type SkeletonGroup = {
  readonly group: Group;
  readonly numbers: readonly number[];
  readonly key: (number: number) => string;
};

type GroupName = keyof typeof GROUPS;

const WORDS = fill(
  'the words that are right; “/” separates alternatives, what stands in “( )” may be left out',
);
const LETTERS = 'ABCDEFGHI';
const texts = (what: string, count: number) => range(1, count).map((i) => fill(`${what} ${i}`));
const limit = { words: 2, number: false };
const withNumber = { words: 1, number: true };

/** Each type by the numbers of its questions. */
const GROUPS = {
  form: (numbers: readonly number[]) => ({
    key: () => WORDS,
    group: {
      type: 'form-completion',
      title: fill('the title of the form'),
      fill: { from: 'text', wordLimit: withNumber },
      lines: numbers.map((number) => ({
        label: fill('what the line is of, such as Name'),
        text: fill(`the line, with {${number}} where the answer goes`),
      })),
    },
  }),
  notes: (numbers: readonly number[]) => ({
    key: () => WORDS,
    group: {
      type: 'note-completion',
      title: fill('the title of the notes'),
      fill: { from: 'text', wordLimit: { words: 1, number: false } },
      lines: [
        { heading: true, text: fill('a heading within the notes') },
        ...numbers.map((number) => ({
          text: fill(`a line of the notes, with {${number}} where the answer goes`),
        })),
      ],
    },
  }),
  summary: (numbers: readonly number[]) => ({
    key: () => WORDS,
    group: {
      type: 'summary-completion',
      title: fill('the title of the summary'),
      fill: { from: 'text', wordLimit: limit },
      lines: numbers.map((number) => ({
        text: fill(`a sentence of the summary, with {${number}} where the answer goes`),
      })),
    },
  }),
  sentences: (numbers: readonly number[]) => ({
    key: () => WORDS,
    group: {
      type: 'sentence-completion',
      wordLimit: limit,
      questions: numbers.map((number) => ({
        number,
        text: fill('a sentence, with {gap} where the answer goes'),
      })),
    },
  }),
  shortAnswers: (numbers: readonly number[]) => ({
    key: () => WORDS,
    group: {
      type: 'short-answer',
      wordLimit: { words: 3, number: true },
      questions: numbers.map((number) => ({
        number,
        stem: fill('a question that a few words of the text answer'),
      })),
    },
  }),
  choices3: (numbers: readonly number[]) => choices(numbers, 3),
  choices4: (numbers: readonly number[]) => choices(numbers, 4),
  several: (numbers: readonly number[]) => ({
    key: () => fill('one of the right letters; each number has another'),
    group: {
      type: 'multiple-choice-several',
      stem: fill('a question such as: Which TWO … does he mention?'),
      options: texts('option', 5),
      choose: numbers.length,
      questions: numbers.map((number) => ({ number })),
    },
  }),
  trueFalse: (numbers: readonly number[]) => ({
    key: () => fill('TRUE, FALSE or NOT GIVEN'),
    group: { type: 'true-false-not-given', questions: statements(numbers, 'a statement about facts') },
  }),
  yesNo: (numbers: readonly number[]) => ({
    key: () => fill('YES, NO or NOT GIVEN'),
    group: {
      type: 'yes-no-not-given',
      questions: statements(numbers, 'a statement about what the writer thinks'),
    },
  }),
  headings: (numbers: readonly number[]) => ({
    key: () => fill('the numeral of the heading, such as iv'),
    group: {
      type: 'matching-headings',
      headings: texts('heading', numbers.length + 2),
      questions: numbers.map((number, i) => ({ number, paragraph: LETTERS[i] ?? 'A' })),
    },
  }),
  features: (numbers: readonly number[]) => ({
    key: () => fill('the letter of the name or thing'),
    group: {
      type: 'matching-features',
      title: fill('what the list is of, such as Researchers'),
      features: texts('name or thing', numbers.length + 2),
      questions: statements(numbers, 'what is to be matched'),
    },
  }),
  endings: (numbers: readonly number[]) => ({
    key: () => fill('the letter of the ending'),
    group: {
      type: 'matching-sentence-endings',
      endings: texts('ending', numbers.length + 2),
      questions: numbers.map((number) => ({ number, stem: fill('the beginning of a sentence') })),
    },
  }),
} as const satisfies Record<string, (numbers: readonly number[]) => { group: Group; key: () => string }>;

function statements(numbers: readonly number[], what: string) {
  return numbers.map((number) => ({ number, statement: fill(what) }));
}

function choices(numbers: readonly number[], count: number) {
  return {
    key: () => fill(`${Array.from(LETTERS.slice(0, count - 1)).join(', ')} or ${LETTERS[count - 1]}`),
    group: {
      type: 'multiple-choice' as const,
      questions: numbers.map((number) => ({
        number,
        stem: fill('the question'),
        options: texts('option', count),
      })),
    },
  };
}

/** Groups one after the other, so many questions of each type, numbered on from `first`. */
export function layGroups(first: number, types: readonly (readonly [GroupName, number])[]): SkeletonGroup[] {
  let next = first;
  return types.map(([name, count]) => {
    const numbers = range(next, next + count - 1);
    next += count;
    return { ...GROUPS[name](numbers), numbers };
  });
}
