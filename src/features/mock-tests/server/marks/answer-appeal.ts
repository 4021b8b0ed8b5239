import { findMailedLearner } from '#features/accounts/server/index.ts';
import { addLearningEvent } from '#features/learning-events/server/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import type { MailOutbox } from '#platform/mail/mail-outbox.ts';
import type { AppealVerdict } from '../../domain/results/appeal.ts';
import { composeAppealMail, type AppealSchool } from './appeal-mail.ts';
import { upholdMark, type UpheldMarks } from '#ielts/marking/uphold-mark.ts';
import { noteMarks } from '../attempts/note-marks.ts';
import { forgetUpheldMistake } from './note-mistakes.ts';
import { findAppealForUpdate, keepAppealAnswer, type StoredAppeal } from './appeal-store.ts';
import { findAttemptForUpdate, keyOf, saveMarks } from '../attempts/attempt-store.ts';
import { getMarkedVersion, getSectionVersion } from '#features/library/server/index.ts';

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
  | { readonly ok: true; readonly remarked: boolean }
  | { readonly ok: false; readonly refusal: 'appeal-unknown' | 'appeal-answered' };

/** Counts the appealed answer as right. Undefined when its mark stays as it is. */
async function remark(
  transaction: Transaction,
  appeal: StoredAppeal,
  now: Date,
): Promise<UpheldMarks | undefined> {
  const attempt = await findAttemptForUpdate(transaction, appeal);
  if (!attempt?.marks) return undefined;
  const { section, answerKey } = getMarkedVersion(
    await getSectionVersion(transaction, attempt.sectionVersion),
  );
  const upheld = upholdMark(attempt.marks, appeal.number, answerKey.bands);
  if (!upheld) return undefined;
  await saveMarks(transaction, keyOf(attempt), upheld);
  await noteMarks(transaction, attempt, upheld, now);
  const { marks } = upheld;
  await forgetUpheldMistake(transaction, attempt, { section, number: appeal.number, marks });
  return upheld;
}

/** Answers an appeal once. The reply, the changed mark and the learner's email are committed together. */
export function answerAppeal(
  { database, clock, outbox, school, publicUrl }: Dependencies,
  { appealId, verdict, answer, by }: Answer,
): Promise<AnswerOutcome> {
  return database.transaction(async (transaction): Promise<AnswerOutcome> => {
    const appeal = await findAppealForUpdate(transaction, appealId);
    if (!appeal) return { ok: false, refusal: 'appeal-unknown' };
    if (appeal.answeredAt) return { ok: false, refusal: 'appeal-answered' };
    const now = clock.now();
    await keepAppealAnswer(transaction, appealId, { verdict, answer, answeredAt: now, answeredBy: by });
    await addLearningEvent(transaction, {
      kind: 'appeal-answered',
      candidateId: appeal.candidateId,
      subjectId: appeal.attemptId,
      at: now,
      detail: { number: appeal.number, verdict },
    });
    const remarked = verdict === 'upheld' ? await remark(transaction, appeal, now) : undefined;
    const learner = await findMailedLearner(transaction, appeal.candidateId);
    if (learner) {
      const mail = composeAppealMail({ appeal, verdict, answer, remarked, learner, school, publicUrl });
      await outbox.enqueueMail(transaction, mail);
    }
    return { ok: true, remarked: remarked !== undefined };
  });
}
