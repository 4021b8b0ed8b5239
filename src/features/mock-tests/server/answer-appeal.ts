import { findMailedLearner } from '#features/accounts/server/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { MailOutbox } from '#platform/mail/mail-outbox.ts';
import type { AppealVerdict } from '../domain/appeal.ts';
import { composeAppealMail, type AppealSchool } from './appeal-mail.ts';
import { findAppealForUpdate, keepAppealAnswer } from './appeal-store.ts';

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly outbox: MailOutbox;
  readonly school: AppealSchool;
  /** Without a slash at the end. */
  readonly publicUrl: string;
};

type Answer = {
  readonly appealId: string;
  readonly verdict: AppealVerdict;
  readonly answer: string;
  /** The admin's account. */
  readonly by: string;
};

type AnswerOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: 'appeal-unknown' | 'appeal-answered' };

/** Answers an appeal once; the learner's mail goes out if and only if the answer is kept. */
export function answerAppeal(
  { database, clock, outbox, school, publicUrl }: Dependencies,
  { appealId, verdict, answer, by }: Answer,
): Promise<AnswerOutcome> {
  return database.transaction(async (transaction): Promise<AnswerOutcome> => {
    const appeal = await findAppealForUpdate(transaction, appealId);
    if (!appeal) return { ok: false, refusal: 'appeal-unknown' };
    if (appeal.answeredAt) return { ok: false, refusal: 'appeal-answered' };
    await keepAppealAnswer(transaction, appealId, {
      verdict,
      answer,
      answeredAt: clock.now(),
      answeredBy: by,
    });
    const learner = await findMailedLearner(transaction, appeal.candidateId);
    if (learner) {
      const mail = composeAppealMail({ appeal, verdict, answer, learner, school, publicUrl });
      await outbox.enqueueMail(transaction, mail);
    }
    return { ok: true };
  });
}
