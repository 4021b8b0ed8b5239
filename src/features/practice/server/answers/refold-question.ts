import type { Transaction } from '#platform/database/database.ts';
import { questionState } from '../../domain/question-state.ts';
import { questionName } from '../content/practice-catalogue.ts';
import type { Writer } from '../learners/start-practice.ts';
import { saveMistake, type StoredMistake } from '../mistakes/mistake-store.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import { listQuestionAnswers, type StoredAnswer } from './answer-store.ts';
import { saveQuestion } from './question-store.ts';

/** Nothing is said about a mistake whose question has gone from the content. */
const NO_TEXT = { en: '', 'zh-Hant': '' };

/** Folds all answers of a person to one question that count again, and stores what they say and the mistake. */
export async function refoldQuestion(
  { catalogue }: Pick<PracticeDependencies, 'catalogue'>,
  transaction: Transaction,
  { candidateId, candidates }: Writer,
  question: { readonly set: string; readonly number: number },
): Promise<void> {
  const { set, number } = question;
  const answers = await listQuestionAnswers(transaction, candidates, question);
  const state = questionState(
    answers.map(({ id, day, at, right, aided }) => ({
      id,
      day,
      at: at.getTime(),
      isRight: right,
      isAided: aided,
    })),
  );
  await saveQuestion(transaction, candidateId, candidates, question, state);
  const reference = questionName(set, number);
  const wrong = answers.find(({ id }) => id === state?.mistake?.answer);
  const mistake = wrong && state?.mistake ? mistakeOf(wrong, state.mistake) : undefined;
  await saveMistake(transaction, candidates, { source: 'practice', reference }, mistake);

  function mistakeOf(
    answer: StoredAnswer,
    { rightDays, fixedOn }: Pick<StoredMistake, 'rightDays' | 'fixedOn'>,
  ): StoredMistake | undefined {
    const { mark } = answer;
    if (mark.rule === 'unmarked') return undefined;
    const found = catalogue.findQuestion(set, number);
    return {
      candidateId,
      id: answer.id,
      source: 'practice',
      reference,
      at: answer.at,
      day: answer.day,
      title: found?.loaded.set.title ?? NO_TEXT,
      path: null,
      number,
      type: answer.type,
      skill: answer.skill,
      error: found?.key.error ?? null,
      family: answer.family,
      prompt: '',
      given: answer.value,
      rule: mark.rule,
      accepted: mark.accepted,
      explanation: found?.key.explanation ?? NO_TEXT,
      rightDays,
      rightOn: null,
      fixedOn,
    };
  }
}
