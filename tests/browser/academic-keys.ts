import { readFileSync } from 'node:fs';

/** A candidate's answers in the Academic test’s Listening and Reading, and their score. */

type Section = {
  readonly skill: string;
  readonly bands: readonly { readonly minRaw: number; readonly band: number }[];
  readonly answers: readonly { readonly number: number; readonly key: string }[];
};
const KEYS = JSON.parse(readFileSync('content/mock-tests/academic-1/answer-key.json', 'utf8')) as {
  readonly sections: readonly Section[];
};

/** Every question is answered but these: left blank, and a misspelt or wrong answer. */
const BLANK: Readonly<Record<string, readonly number[]>> = { listening: [9, 28], reading: [12] };
const WRONG: Readonly<Record<string, string>> = {
  'listening 31': 'sliping',
  'reading 7': 'brittle',
  'reading 2': 'TRUE',
};
/** Two letters, one mark each: the second number is answered with the first. */
const PAIRS: Readonly<Record<string, number>> = { 'listening 25': 26 };

/** Of each part some questions: words, a choice, a list, a pair of letters, and an answer that is wrong. */
const FEW: Readonly<Record<string, readonly number[]>> = {
  listening: [1, 13, 17, 25, 31, 40],
  reading: [1, 2, 7, 14, 21, 24, 32, 40],
};

export type ObjectiveSkill = 'listening' | 'reading';

/** The answers to all questions of a section or to few of them, with the raw score and the band that they give. */
export function answersTo(skill: ObjectiveSkill, which: 'all' | 'few') {
  const section = KEYS.sections.find((each) => each.skill === skill);
  const keyOf = (number: number | undefined) =>
    section?.answers
      .find((each) => each.number === number)
      ?.key.replace(/\([^)]*\)\s*/g, '')
      .trim() ?? '';
  const seconds = Object.entries(PAIRS).flatMap(([of, number]) => (of.startsWith(skill) ? number : []));
  const numbers = which === 'few' ? FEW[skill] : section?.answers.map(({ number }) => number);
  const answers = (numbers ?? [])
    .filter((number) => !seconds.includes(number) && !BLANK[skill]?.includes(number))
    .map((number) => {
      const wrong = WRONG[`${skill} ${number}`];
      if (wrong) return { number, value: wrong, marks: 0 };
      const second = keyOf(PAIRS[`${skill} ${number}`]);
      return { number, value: second ? `${keyOf(number)} ${second}` : keyOf(number), marks: second ? 2 : 1 };
    });
  const raw = answers.reduce((sum, { marks }) => sum + marks, 0);
  return { answers, raw, band: section?.bands.find(({ minRaw }) => minRaw <= raw)?.band ?? 0 };
}
