import type { BookingDependencies } from '../booking-dependencies.ts';
import type { StoredHomework } from './after-store.ts';
import { findHomework, removeAnswer, storeAnswer, type HomeworkOf } from './answer-store.ts';

type Dependencies = Pick<BookingDependencies, 'database' | 'clock'>;
type Refused<Refusal extends string> = { readonly ok: false; readonly refusal: Refusal };
type OwnHomework = Required<HomeworkOf>;

type HandedIn =
  | { readonly ok: true; readonly homework: StoredHomework }
  | Refused<'homework-unknown' | 'homework-no-task' | 'answer-opened' | 'answer-changed'>;

/**
 * Submits a text for a task, in the place of the answer from which it was written, if any. An answer that the teacher has
 * opened stays as it is, and so does a newer one that the learner has submitted on another device.
 */
export async function handInAnswer(
  { database, clock }: Dependencies,
  own: OwnHomework,
  { text, base }: { readonly text: string; readonly base: Date | null },
): Promise<HandedIn> {
  const stored = await storeAnswer(database, own, { text, base, at: clock.now() });
  if (stored) return { ok: true, homework: stored };
  const homework = await findHomework(database, own);
  if (!homework) return { ok: false, refusal: 'homework-unknown' };
  if (homework.kind !== 'task') return { ok: false, refusal: 'homework-no-task' };
  // It was sent twice, and the teacher opened the first one in between.
  if (homework.answer === text) return { ok: true, homework };
  return { ok: false, refusal: homework.answerOpenedAt ? 'answer-opened' : 'answer-changed' };
}

/**
 * Takes back the answer that was submitted at `base`. One that the teacher has opened stays, and so does a newer one from
 * another device, which the learner has not seen.
 */
export async function takeBackAnswer(
  { database }: Pick<Dependencies, 'database'>,
  own: OwnHomework,
  base: Date,
): Promise<{ readonly ok: true } | Refused<'homework-unknown' | 'answer-opened' | 'answer-changed'>> {
  if (await removeAnswer(database, own, base)) return { ok: true };
  const homework = await findHomework(database, own);
  if (!homework) return { ok: false, refusal: 'homework-unknown' };
  if (homework.answer === null) return { ok: true };
  return { ok: false, refusal: homework.answerOpenedAt ? 'answer-opened' : 'answer-changed' };
}
