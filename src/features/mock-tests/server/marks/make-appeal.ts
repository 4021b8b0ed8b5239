import { findMailedLearner } from '#features/accounts/server/index.ts';
import { addLearningEvent } from '#features/learning-events/server/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Ids } from '#platform/clock/ids.ts';
import type { Database } from '#platform/database/database.ts';
import type { Language } from '#platform/i18n/language.ts';
import type { MailOutbox } from '#platform/mail/mail-outbox.ts';
import { keyOf, type StoredAttempt } from '../attempts/attempt-store.ts';
import { titleOf } from '../attempts/title-of.ts';
import type { Papers } from '#features/library/server/index.ts';
import type { AppealSchool } from './appeal-mail.ts';
import { addAppeal, type StoredAppeal } from './appeal-store.ts';
import { composeSchoolAppealMail } from './school-appeal-mail.ts';

type MakeAppealDependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly papers: Pick<Papers, 'findMockTest'>;
  readonly outbox: MailOutbox;
  readonly school: AppealSchool;
  /** Without a slash at the end. */
  readonly publicUrl: string;
};

type NewAppealInput = {
  /** The attempt is over and its marks are released. */
  readonly attempt: StoredAttempt;
  readonly number: number;
  readonly reason: string;
  /** The language of the page. */
  readonly language: Language;
};

type MakeAppealOutcome =
  | { readonly ok: true; readonly appeal: StoredAppeal }
  | { readonly ok: false; readonly refusal: 'question-unknown' | 'appeal-exists' };

/** Stores an appeal against a mark; the school's email is sent if and only if the appeal is stored. */
export function makeAppeal(
  { database, clock, ids, papers, outbox, school, publicUrl }: MakeAppealDependencies,
  { attempt, number, reason, language }: NewAppealInput,
): Promise<MakeAppealOutcome> {
  return database.transaction(async (transaction): Promise<MakeAppealOutcome> => {
    const mark = attempt.marks?.find((each) => each.number === number);
    if (!mark) return { ok: false, refusal: 'question-unknown' };
    const created = { ...keyOf(attempt), number, reason, id: ids.uuid(), createdAt: clock.now() };
    const appeal = await addAppeal(transaction, created);
    if (!appeal) return { ok: false, refusal: 'appeal-exists' };
    await addLearningEvent(transaction, {
      kind: 'appeal-made',
      candidateId: appeal.candidateId,
      subjectId: appeal.attemptId,
      at: created.createdAt,
      detail: { number },
    });
    const learner = await findMailedLearner(transaction, appeal.candidateId);
    const title = titleOf(papers.findMockTest(attempt.mockTest), attempt.mockTest)[language];
    const test = { title, skill: attempt.skill };
    const mail = { appeal, mark, test, learner, language, school, publicUrl };
    await outbox.enqueueMail(transaction, composeSchoolAppealMail(mail));
    return { ok: true, appeal };
  });
}
