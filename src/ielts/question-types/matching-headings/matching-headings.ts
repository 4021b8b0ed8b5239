import { expectOption, NOTHING_WRITTEN, OWN_ANSWERS } from '../rule-parts.ts';
import { headingNumeral, type NamedOption } from '../option-names.ts';
import type { QuestionTypeRules } from '../question-type-rules.ts';

/** A paragraph of the passage that needs its heading. */
export type ParagraphQuestion = { readonly number: number; readonly paragraph: string };

export type MatchingHeadings = {
  readonly type: 'matching-headings';
  /** Numbered i, ii, iii, … in the order shown; more than there are paragraphs. */
  readonly headings: readonly string[];
  readonly questions: readonly ParagraphQuestion[];
};

const numbered = ({ headings }: MatchingHeadings): NamedOption[] =>
  headings.map((text, place) => ({ name: headingNumeral(place), text }));

export const matchingHeadings: QuestionTypeRules<MatchingHeadings> = {
  inListening: false,
  ...NOTHING_WRITTEN,
  ...OWN_ANSWERS,
  options: numbered,
  mayReuse: () => false,
  expect: (group) => expectOption(group.questions, numbered(group)),
  questionText: ({ questions }, number) => {
    const question = questions.find((each) => each.number === number);
    return question ? `Paragraph ${question.paragraph}` : '';
  },
  instructions: (group) => [`Choose the correct heading for ${namesOf(group)} from the list of headings.`],
};

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `paragraphs B–G`; the first may be an example. `each paragraph` where letters are left out, and for other names. */
function namesOf({ questions }: MatchingHeadings): string {
  const names = questions.map(({ paragraph }) => paragraph).sort();
  const isRow = names.length > 1 && ALPHABET.includes(names.join(''));
  return isRow ? `paragraphs ${names[0]}–${names[names.length - 1]}` : 'each paragraph';
}
