import { type KeyRefusal, type MarkedKey, parseKey } from './answer-key.ts';
import { type BandTableProblem, checkBandTable } from '../bands/band.ts';
import { expectedAnswers } from '../paper/expected-answers.ts';
import type { ExpectedAnswer } from '../question-types/expected-answer.ts';
import { readOptions } from './mark-choice.ts';
import type { MarkedSection } from '../paper/paper.ts';
import { fitsWordLimit } from './word-count.ts';

/** A problem of an answer key, for its author. `key-over-word-limit`: no accepted form is within the limit. */
export type AnswerKeyProblem =
  | { readonly problem: 'skill-differs' }
  | ({ readonly problem: 'band-table' } & { readonly bandTable: BandTableProblem })
  | { readonly problem: 'key-refused'; readonly number: number; readonly refusal: KeyRefusal }
  | {
      readonly problem: 'key-missing' | 'key-twice' | 'key-unasked' | 'not-a-choice' | 'key-over-word-limit';
      readonly number: number;
    };

/** Everything `markSection` relies on: one usable key for each question, and a complete band table. */
export function checkAnswerKey(section: MarkedSection, key: MarkedKey): AnswerKeyProblem[] {
  const questions = expectedAnswers(section);
  const numbers = key.answers.map(({ number }) => number);
  const problems: AnswerKeyProblem[] = section.skill === key.skill ? [] : [{ problem: 'skill-differs' }];
  problems.push(
    ...checkBandTable(key.bands, questions.length).map((bandTable) => ({
      problem: 'band-table' as const,
      bandTable,
    })),
    ...questions
      .filter(({ number }) => !numbers.includes(number))
      .map(({ number }) => ({ problem: 'key-missing' as const, number })),
  );
  for (const [i, answer] of key.answers.entries()) {
    const { number } = answer;
    const question = questions.find((one) => one.number === number)?.expected;
    if (numbers.indexOf(number) !== i) problems.push({ problem: 'key-twice', number });
    if (question === undefined) problems.push({ problem: 'key-unasked', number });
    else problems.push(...checkKey(number, question, answer.key));
  }
  return problems;
}

function checkKey(number: number, question: ExpectedAnswer, key: string): AnswerKeyProblem[] {
  const notAChoice: AnswerKeyProblem[] = [{ problem: 'not-a-choice', number }];
  switch (question.asks) {
    case 'verdict':
      return question.verdicts.includes(key) ? [] : notAChoice;
    case 'option':
      return question.names.includes(key) ? [] : notAChoice;
    case 'options':
      return readOptions(question.names, key)?.size === question.choose ? [] : notAChoice;
    case 'words': {
      const parsed = parseKey(key);
      if (!parsed.ok) return [{ problem: 'key-refused', number, refusal: parsed.refusal }];
      const fits = parsed.forms.some(({ text }) => fitsWordLimit(text, question.wordLimit));
      return fits ? [] : [{ problem: 'key-over-word-limit', number }];
    }
    default:
      return question satisfies never;
  }
}
