import { randomUUID } from 'node:crypto';
import { findCandidatesOf } from '#features/accounts/server/index.ts';
import type { Transaction } from '#platform/database/database.ts';
import { afterRightAnswer } from '../../domain/question-state.ts';
import { lockLearner } from '../learners/learner-store.ts';
import { dayAt } from '../learners/practice-time.ts';
import { addReviews } from '../memory/card-store.ts';
import { foldNewReviews } from '../memory/fold-card.ts';
import { deleteMistakes, findMistakesAt, saveMistakes, type StoredMistake } from './mistake-store.ts';

/** An answer outside of practice, with what the list of mistakes shows of it when it is wrong. */
export type NotedAnswer = Pick<
  StoredMistake,
  | 'reference'
  | 'title'
  | 'path'
  | 'number'
  | 'type'
  | 'skill'
  | 'error'
  | 'prompt'
  | 'given'
  | 'rule'
  | 'accepted'
  | 'explanation'
> & { readonly right: boolean };

type Place = { readonly candidateId: string; readonly source: Exclude<StoredMistake['source'], 'practice'> };

/**
 * Takes the answers of a mock test, a lesson or a grading into the list of mistakes, in the transaction of its caller. A
 * wrong one is a mistake, and its error or skill comes back in practice. A right one fixes an earlier mistake when it is
 * right on two later days.
 */
export async function noteAnswers(
  transaction: Transaction,
  { candidateId, source, at }: Place & { readonly at: Date },
  answers: readonly NotedAnswer[],
): Promise<void> {
  const candidates = await findCandidatesOf(transaction, candidateId);
  if (!candidates) return;
  const place = { candidates, source };
  const references = answers.map(({ reference }) => reference);
  if (!answers.some(({ right }) => !right)) {
    const before = await findMistakesAt(transaction, place, references);
    if (before.size === 0) return;
  }
  const { zone } = await lockLearner(transaction, { candidateId, createdAt: at });
  const day = dayAt(at, zone);
  const stored = await findMistakesAt(transaction, place, references);
  const changed = new Map<string, StoredMistake>();
  const opened: NotedAnswer[] = [];
  for (const answer of answers) {
    const { right, ...shown } = answer;
    const before = changed.get(answer.reference) ?? stored.get(answer.reference);
    // The result of an older test, opened late.
    if (before && before.at > at) continue;
    if (right) {
      if (before) changed.set(answer.reference, { ...before, ...afterRightAnswer(before, day) });
      continue;
    }
    const family = answer.error ?? answer.skill;
    changed.set(answer.reference, {
      ...shown,
      candidateId,
      id: randomUUID(),
      source,
      at,
      day,
      family,
      rightDays: 0,
      rightOn: null,
      fixedOn: null,
    });
    opened.push(answer);
  }
  await deleteMistakes(transaction, place, [...changed.keys()]);
  await saveMistakes(transaction, [...changed.values()]);

  const families = new Set(opened.flatMap(({ error, skill }) => error ?? skill ?? []));
  const reviews = [...families].map((card) => ({
    candidateId,
    id: randomUUID(),
    kind: 'family' as const,
    card,
    rating: 1 as const,
    ms: 0,
    at,
    day,
    receivedAt: at,
  }));
  await addReviews(transaction, reviews);
  await foldNewReviews(transaction, { candidateId, candidates }, 'family', reviews);
}

/** Takes a mistake out whose answer was judged right after all. */
export async function forgetMistake(
  transaction: Transaction,
  { candidateId, source }: Place,
  reference: string,
): Promise<void> {
  const candidates = await findCandidatesOf(transaction, candidateId);
  if (candidates) await deleteMistakes(transaction, { candidates, source }, [reference]);
}
