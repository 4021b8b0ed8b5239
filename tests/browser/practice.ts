import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { CallOf } from '#platform/http/endpoint.ts';
import type { getPracticeSession, sendPracticeAnswers } from '#features/practice/contract.ts';
import { listSteps, type QuestionStep } from '#features/practice/web/session/list-steps.ts';
import { paths } from '#paths';
import { callAs, type Learner } from './a-learner.ts';
import { askDatabase, siteDataDir } from './site-database.ts';

type Session = CallOf<typeof getPracticeSession>['reply'];
type SentAnswer = CallOf<typeof sendPracticeAnswers>['body']['answers'][number];

/** The zone of the browsers of the tests. */
const ZONE = 'UTC';

/** Opens all banks, as a plan does: how one is bought is tested elsewhere. */
export async function givePlan({ id }: Learner): Promise<void> {
  await askDatabase(
    siteDataDir(),
    `insert into entitlements (id, account_id, admin_id, kind, product_id, name, key, starts_at, ends_at)
     values ($1, $2, $1, 'plan', 'basic_account_id', $3, 'basic_account', now(), now() + interval '30 days')`,
    [randomUUID(), id, JSON.stringify({ en: 'Basic account', 'zh-Hant': '基本帳號' })],
  );
}

/** A session of a whole set, started as the page does it. The learner is signed in in this page. */
export async function startSet(page: Page, set: string): Promise<Session> {
  return (await callAs(page, 'POST', '/api/practice/sessions', {
    session: randomUUID(),
    choice: { mode: 'set', set },
    minutes: 10,
    zone: ZONE,
  })) as Session;
}

export const questionSteps = (session: Session): readonly QuestionStep[] =>
  listSteps(session).filter((step) => step.kind === 'question');

export const addressOf = ({ session }: Pick<Session, 'session'>) => paths.practiceSession({ session });

/** Answers the questions of steps by the call, so that the page opens at one that is left. */
export async function answerByCall(
  page: Page,
  { session }: Pick<Session, 'session'>,
  steps: readonly QuestionStep[],
): Promise<void> {
  const answers = steps.flatMap(({ unit, numbers }) =>
    numbers.map((number): SentAnswer => ({
      answer: randomUUID(),
      session,
      set: unit.set.id,
      number,
      value: '',
      unsure: false,
      aided: false,
      ms: 1000,
      at: new Date().toISOString(),
    })),
  );
  if (answers.length > 0) await callAs(page, 'POST', '/api/practice/answers', { zone: ZONE, answers });
}

/** The answers that count, as the server has them. */
export async function savedAnswers(page: Page, { session }: Pick<Session, 'session'>) {
  const reply = await callAs(page, 'GET', `/api/practice/sessions/${session}?zone=${ZONE}`);
  return (reply as Session).answers;
}
