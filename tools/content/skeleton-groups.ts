import type { questionGroupSchema } from '#features/library/server/papers/question-group-schema.ts';
import type { MarkedSection } from '#ielts/paper/paper.ts';
import type { LabellingType } from '#ielts/question-types/labellings.ts';
import type { QuestionType } from '#ielts/question-types/registry.ts';
import type { z } from 'zod';
import { fill, range } from './skeleton-kind.ts';

type Group = z.input<typeof questionGroupSchema>;

/** A group to fill in, with an example of its keys. */
export type SkeletonGroup = {
  readonly group: Group;
  readonly numbers: readonly number[];
  readonly key: (number: number) => string;
};

type MarkedSkill = MarkedSection['skill'];

const WORDS = fill(
  'the words that are right; “/” separates alternatives, what stands in “( )” may be left out',
);
const LETTERS = 'ABCDEFGHI';
const texts = (what: string, count: number) => range(1, count).map((i) => fill(`${what} ${i}`));
const limit = { words: 2, number: false };
const withNumber = { words: 1, number: true };

/** Each type by the numbers of its questions. */
const GROUPS = {
  'form-completion': (numbers: readonly number[]) => ({
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
  'note-completion': (numbers: readonly number[]) => ({
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
  'summary-completion': (numbers: readonly number[]) => ({
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
  'sentence-completion': (numbers: readonly number[]) => ({
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
  'short-answer': (numbers: readonly number[]) => ({
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
  'multiple-choice': (numbers: readonly number[], skill: MarkedSkill) =>
    choices(numbers, skill === 'listening' ? 3 : 4),
  'multiple-choice-several': (numbers: readonly number[]) => ({
    key: () => fill('one of the right letters; each number has another'),
    group: {
      type: 'multiple-choice-several',
      stem: fill('a question such as: Which TWO … does he mention?'),
      options: texts('option', 5),
      choose: numbers.length,
      questions: numbers.map((number) => ({ number })),
    },
  }),
  'true-false-not-given': (numbers: readonly number[]) => ({
    key: () => fill('TRUE, FALSE or NOT GIVEN'),
    group: { type: 'true-false-not-given', questions: statements(numbers, 'a statement about facts') },
  }),
  'yes-no-not-given': (numbers: readonly number[]) => ({
    key: () => fill('YES, NO or NOT GIVEN'),
    group: {
      type: 'yes-no-not-given',
      questions: statements(numbers, 'a statement about what the writer thinks'),
    },
  }),
  'matching-headings': (numbers: readonly number[]) => ({
    key: () => fill('the numeral of the heading, such as iv'),
    group: {
      type: 'matching-headings',
      headings: texts('heading', numbers.length + 2),
      questions: numbers.map((number, i) => ({ number, paragraph: LETTERS[i] ?? 'A' })),
    },
  }),
  'matching-features': (numbers: readonly number[]) => ({
    key: () => fill('the letter of the name or thing'),
    group: {
      type: 'matching-features',
      title: fill('what the list is of, such as Researchers'),
      features: texts('name or thing', numbers.length + 2),
      questions: statements(numbers, 'what is to be matched'),
    },
  }),
  'matching-sentence-endings': (numbers: readonly number[]) => ({
    key: () => fill('the letter of the ending'),
    group: {
      type: 'matching-sentence-endings',
      endings: texts('ending', numbers.length + 2),
      questions: numbers.map((number) => ({ number, stem: fill('the beginning of a sentence') })),
    },
  }),
  'matching-information': (numbers: readonly number[]) => ({
    key: () => fill('the letter of the paragraph'),
    group: {
      type: 'matching-information',
      questions: statements(numbers, 'a piece of information that one paragraph has'),
    },
  }),
  'flow-chart-completion': (numbers: readonly number[]) => ({
    key: () => WORDS,
    group: {
      type: 'flow-chart-completion',
      title: fill('the title of the flow chart'),
      fill: { from: 'text', wordLimit: limit },
      lines: numbers.map((number) => ({ text: fill(`a step, with {${number}} where the answer goes`) })),
    },
  }),
  'table-completion': (numbers: readonly number[]) => ({
    key: () => WORDS,
    group: {
      type: 'table-completion',
      title: fill('the title of the table'),
      fill: { from: 'text', wordLimit: limit },
      columns: texts('heading of column', 2),
      rows: numbers.map((number) => [
        fill('the first cell of a row'),
        fill(`a cell, with {${number}} where the answer goes`),
      ]),
    },
  }),
  'diagram-labelling': (numbers: readonly number[]) => labelling('diagram-labelling', numbers),
  'plan-labelling': (numbers: readonly number[]) => labelling('plan-labelling', numbers),
  'map-labelling': (numbers: readonly number[]) => labelling('map-labelling', numbers),
} as const satisfies {
  readonly [Type in QuestionType]: (
    numbers: readonly number[],
    skill: MarkedSkill,
  ) => { group: Extract<Group, { type: Type }>; key: () => string };
};

function labelling<Type extends LabellingType>(type: Type, numbers: readonly number[]) {
  return {
    key: () => fill('the letter on the picture'),
    group: {
      type,
      title: fill('the title of the picture'),
      picture: {
        src: 'art/mock-tests/picture-to-draw.svg',
        alt: { en: fill('the picture in words'), 'zh-Hant': fill('圖片的文字說明') },
      },
      fill: { from: 'letters' as const, count: numbers.length + 2 },
      questions: numbers.map((number) => ({ number, stem: fill('the place or part to label') })),
    },
  };
}

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

/** Groups one after the other with a count of questions of each type, numbered on from `first`. */
export function layGroups(
  skill: MarkedSkill,
  first: number,
  types: readonly (readonly [QuestionType, number])[],
): SkeletonGroup[] {
  let next = first;
  return types.map(([type, count]) => {
    const numbers = range(next, next + count - 1);
    next += count;
    return { ...GROUPS[type](numbers, skill), numbers };
  });
}
