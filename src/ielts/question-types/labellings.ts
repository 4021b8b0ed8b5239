import { expectOption, expectWords, OWN_ANSWERS, printedText, writeInstruction } from './rule-parts.ts';
import { optionLetter, optionLetters } from './option-names.ts';
import type { QuestionTypeRules } from './question-type-rules.ts';
import type { StemQuestion } from './questions.ts';
import type { WordLimit } from './word-limit.ts';

export const LABELLINGS = ['diagram-labelling', 'plan-labelling', 'map-labelling'] as const;
export type LabellingType = (typeof LABELLINGS)[number];

/** A drawing of the paper: a plan, map or diagram with its numbers or letters on it. */
export type Picture = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Describes the picture to anyone who cannot see it; gives no answer away. */
  readonly alt: Readonly<Record<'en' | 'zh-Hant', string>>;
};

/** From the text: the question numbers are on the picture. From letters: as many letters are on it, from A on. */
export type LabelFill =
  | { readonly from: 'text'; readonly wordLimit: WordLimit }
  | { readonly from: 'letters'; readonly count: number };

export type Labelling<Type extends LabellingType> = {
  readonly type: Type;
  readonly title: string;
  readonly picture: Picture;
  readonly fill: LabelFill;
  readonly questions: readonly StemQuestion[];
};

const lettersOf = (count: number) => optionLetters(count).map((name) => ({ name }));

/** The rules of a picture to label. `thing` is its name in the instructions: `Label the map.` */
export function labellingRules<Type extends LabellingType>(
  thing: string,
): QuestionTypeRules<Labelling<Type>> {
  return {
    inListening: true,
    ...OWN_ANSWERS,
    options: ({ fill }) => (fill.from === 'letters' ? lettersOf(fill.count) : undefined),
    mayReuse: () => false,
    wordLimit: ({ fill }) => (fill.from === 'text' ? fill.wordLimit : undefined),
    expect: ({ fill, questions }) =>
      fill.from === 'letters'
        ? expectOption(questions, lettersOf(fill.count))
        : expectWords(questions, fill.wordLimit),
    questionText: ({ questions }, number) => printedText(questions, number),
    instructions: ({ fill }, source) => [
      `Label the ${thing}.`,
      fill.from === 'text'
        ? writeInstruction(fill.wordLimit, source)
        : `Choose the correct letter, A–${optionLetter(fill.count - 1)}, from the ${thing}.`,
    ],
  };
}
