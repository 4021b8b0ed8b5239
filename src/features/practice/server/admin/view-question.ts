import type { Language } from '#platform/i18n/language.ts';
import { markedColumns } from '../answers/mark-answer.ts';
import { type CataloguedQuestion, questionName } from '../content/practice-catalogue.ts';
import { listWithdrawals, type Withdrawal } from '../content/withdrawal-store.ts';
import { namedTag } from '../names/tag-names.ts';
import type { PracticeDependencies } from '../practice-dependencies.ts';
import { viewUnit } from '../sessions/view-session.ts';

/** The addresses of its sounds are good for so long. */
const SOUND_HOURS = 4;
const HOUR_MS = 3_600_000;

/** What a learner is shown beside a wrong answer: words also where the key is a letter. */
export const acceptedOf = (question: CataloguedQuestion): string[] => [
  ...markedColumns(question, new Map()).mark.accepted,
];

/** A withdrawal as replies have it. Null: there is none. */
export const viewWithdrawal = (withdrawal: Withdrawal | undefined) =>
  withdrawal ? { at: withdrawal.withdrawnAt.toISOString(), reason: withdrawal.reason } : null;

/** One question with what it is about, its key and its explanations. */
export async function viewQuestion(
  dependencies: PracticeDependencies,
  language: Language,
  question: CataloguedQuestion,
) {
  const { loaded, unit, key } = question;
  const nameOf = (tag: string) => namedTag(dependencies, tag, language);
  const until = new Date(dependencies.clock.now().getTime() + SOUND_HOURS * HOUR_MS);
  const withdrawals = await listWithdrawals(dependencies.database);
  return {
    unit: viewUnit(dependencies, unit, loaded.set.access === 'everybody' ? null : until),
    number: key.number,
    accepted: acceptedOf(question),
    skill: nameOf(key.skill),
    error: key.error === null ? null : nameOf(key.error),
    topic: loaded.set.topic === null ? null : nameOf(loaded.set.topic),
    withdrawn: viewWithdrawal(withdrawals.get(questionName(loaded.set.id, key.number))),
  };
}
