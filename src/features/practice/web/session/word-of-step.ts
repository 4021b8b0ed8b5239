import type { QuestionStep } from './list-steps.ts';
import type { ChosenWords } from '../keep-words/read-words.ts';

const WORD_BANKS: readonly string[] = ['vocabulary', 'word-families'];

/** The word that a question about one word asked for, in its sentence. Undefined: it asked for something else. */
export function wordOfStep({ unit, group, numbers }: QuestionStep): ChosenWords | undefined {
  const [number] = numbers;
  if (!WORD_BANKS.includes(unit.set.bank) || numbers.length !== 1) return undefined;
  const solution = unit.key.find((each) => each.number === number)?.solution;
  const key = solution && 'key' in solution ? solution.key : undefined;
  // Forms that are right too follow it.
  const [right] = key?.split(' / ') ?? [];
  if (right === undefined) return undefined;
  if (group.type === 'word-form') {
    const question = group.questions.find((each) => each.number === number);
    return question && { word: right, example: question.text.replace('{gap}', right) };
  }
  if (group.type !== 'multiple-choice') return undefined;
  const question = group.questions.find((each) => each.number === number);
  const option = question?.options['ABCDEFGH'.indexOf(right)];
  const isGap = question?.stem.split('___').length === 2;
  return option !== undefined && isGap
    ? { word: option, example: question.stem.replace('___', option) }
    : undefined;
}
