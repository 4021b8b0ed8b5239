import type { QuestionGroup, WordLimit } from './paper.ts';

const NUMBER_WORDS = ['NO', 'ONE', 'TWO', 'THREE', 'FOUR'] as const;

/** A word limit as the test prints it: `NO MORE THAN TWO WORDS`, `ONE WORD AND/OR A NUMBER`. */
export function wordLimitText({ words, number }: WordLimit): string {
  const count = NUMBER_WORDS[words] ?? String(words);
  const limit = words === 1 ? `${count} WORD` : `NO MORE THAN ${count} WORDS`;
  if (number) return `${limit} AND/OR A NUMBER`;
  return words === 1 ? `${limit} ONLY` : limit;
}

/** What the candidate is told above a group of questions. English, like the test. */
export function groupInstructions(group: QuestionGroup): readonly string[] {
  switch (group.type) {
    case 'true-false-not-given':
      return [
        'Does each statement agree with what the passage says?',
        'Choose TRUE if the passage says so, FALSE if it says the opposite, NOT GIVEN if it does not say.',
      ];
    case 'multiple-choice':
      return ['Choose the correct letter.'];
    case 'sentence-completion':
      return [
        'Complete the sentences.',
        `Write ${wordLimitText(group.wordLimit)} from the passage for each answer.`,
      ];
    default:
      return group satisfies never;
  }
}

/** The numbers a group covers, as a heading has them: `Questions 1–5`, `Question 6`. */
export function groupHeading(group: QuestionGroup): string {
  const numbers = group.questions.map(({ number }) => number);
  const first = Math.min(...numbers);
  const last = Math.max(...numbers);
  return first === last ? `Question ${first}` : `Questions ${first}–${last}`;
}
