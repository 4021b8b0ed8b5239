import { type Part, partsOf } from '#ielts/paper/paper.ts';
import type { CheckedSection } from '../checked-sections.ts';
import { type Measure, numbersText } from './measure.ts';

/** Fewer questions of one kind are not worth reading their instructions. */
const LEAST_QUESTIONS = 3;
const MOST_SETS = 3;
const CHOOSE_SEVERAL = 'multiple-choice-several';

type QuestionSet = { readonly type: string; readonly numbers: readonly number[] };

/**
 * Sets of a full test are as large as in the real one: two or three for an Academic passage, at most three elsewhere,
 * none of one or two questions. “Choose two” has two; neighbours of that kind are one set.
 */
export function measureSets({ section, module, form }: CheckedSection): Measure[] {
  if (form !== 'full' || module === 'demonstration') return [];
  const sets = partsOf(section).map(setsOf);
  const least = section.skill === 'reading' && module === 'academic' ? 2 : 1;
  const small = sets
    .flat()
    .filter(({ type, numbers }) => type !== CHOOSE_SEVERAL && numbers.length < LEAST_QUESTIONS);
  const word = section.skill === 'reading' ? 'passage' : 'part';
  return [
    ...sets.map((own, i): Measure => ({
      check: 'sets',
      place: `${section.skill} ${word} ${i + 1}`,
      value: own.length,
      least,
      most: MOST_SETS,
      detail: `of ${own.map(({ numbers }) => numbers.length).join(', ')}`,
    })),
    {
      check: 'small-sets',
      place: section.skill,
      value: small.length,
      most: 0,
      detail:
        small.length > 0 ? `questions ${small.map(({ numbers }) => numbersText(numbers)).join(', ')}` : '',
    },
  ];
}

function setsOf({ groups }: Part): QuestionSet[] {
  const sets: QuestionSet[] = [];
  for (const { type, questions } of groups) {
    const numbers = questions.map(({ number }) => number);
    const before = sets.at(-1);
    if (before && type === CHOOSE_SEVERAL && before.type === type) {
      sets.splice(-1, 1, { type, numbers: [...before.numbers, ...numbers] });
    } else sets.push({ type, numbers });
  }
  return sets;
}
