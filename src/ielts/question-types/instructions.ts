import { optionLetter, type QuestionGroup, type Skill, type WordLimit } from '../paper/paper.ts';

const COUNT_WORDS = ['NO', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'] as const;
const countWord = (count: number) => COUNT_WORDS[count] ?? String(count);

/** A word limit as the test prints it: `NO MORE THAN TWO WORDS`, `ONE WORD AND/OR A NUMBER`. */
export function wordLimitText({ words, number }: WordLimit): string {
  const count = countWord(words);
  const limit = words === 1 ? `${count} WORD` : `NO MORE THAN ${count} WORDS`;
  if (number) return `${limit} AND/OR A NUMBER`;
  return words === 1 ? `${limit} ONLY` : limit;
}

const LIMIT = /(?:NO MORE THAN )?(?:NO|ONE|TWO|THREE|FOUR|FIVE|\d+) WORDS?(?: AND\/OR A NUMBER| ONLY)?/u;

/** The word limit as it is printed in a line of an instruction, in bold type; undefined where there is none. */
export function printedLimit(line: string): string | undefined {
  return LIMIT.exec(line)?.[0];
}

/** Where the words of an answer come from, as the test says it. */
const SOURCE = { listening: '', reading: ' from the passage', writing: '', speaking: '' } satisfies Record<
  Skill,
  string
>;

const THINGS = {
  'form-completion': 'form',
  'note-completion': 'notes',
  'table-completion': 'table',
  'flow-chart-completion': 'flow chart',
  'summary-completion': 'summary',
  'diagram-labelling': 'diagram',
  'plan-labelling': 'plan',
  'map-labelling': 'map',
} as const;

/** What the candidate is told above a group of questions. English, like the test. */
export function groupInstructions(group: QuestionGroup, skill: Skill): readonly string[] {
  const reuse = 'You may use any letter more than once.';
  const last = (count: number) => optionLetter(count - 1);
  const write = (limit: WordLimit) => `Write ${wordLimitText(limit)}${SOURCE[skill]} for each answer.`;
  switch (group.type) {
    case 'true-false-not-given':
      return [
        'Does each statement agree with what the passage says?',
        'Choose TRUE if the passage says so, FALSE if it says the opposite, NOT GIVEN if it does not say.',
      ];
    case 'yes-no-not-given':
      return [
        'Does each statement agree with the views of the writer?',
        'Choose YES if it does, NO if the writer thinks the opposite, NOT GIVEN if the passage does not tell.',
      ];
    case 'multiple-choice':
      return ['Choose the correct letter.'];
    case 'multiple-choice-several':
      return [`Choose ${countWord(group.choose)} letters.`];
    case 'matching-information':
      return ['Which paragraph contains each piece of information?', ...(group.reuse ? [reuse] : [])];
    case 'matching-headings':
      return ['Choose the correct heading for each paragraph from the list of headings.'];
    case 'matching-features':
      return [
        `Match each item with the correct letter, A–${last(group.features.length)}.`,
        ...(group.reuse ? [reuse] : []),
      ];
    case 'matching-sentence-endings':
      return [`Complete each sentence with the correct ending, A–${last(group.endings.length)}.`];
    case 'sentence-completion':
      return ['Complete the sentences.', write(group.wordLimit)];
    case 'short-answer':
      return ['Answer the questions.', write(group.wordLimit)];
    default: {
      const thing = THINGS[group.type];
      const verb = group.type.endsWith('labelling') ? 'Label' : 'Complete';
      const { fill } = group;
      const how =
        fill.from === 'text'
          ? [write(fill.wordLimit)]
          : fill.from === 'box'
            ? [`Choose from the box, A–${last(fill.options.length)}.`, ...(fill.reuse ? [reuse] : [])]
            : [`Choose the correct letter, A–${last(fill.count)}, from the ${thing}.`];
      return [`${verb} the ${thing}.`, ...how];
    }
  }
}

/** The numbers a group covers, as a heading has them: `Questions 1–5`, `Question 6`. */
export function groupHeading(group: QuestionGroup): string {
  const numbers = group.questions.map(({ number }) => number);
  const first = Math.min(...numbers);
  const last = Math.max(...numbers);
  return first === last ? `Question ${first}` : `Questions ${first}–${last}`;
}
