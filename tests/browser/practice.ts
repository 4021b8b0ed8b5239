import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { CallOf } from '#platform/http/endpoint.ts';
import type { getPracticeSession, sendPracticeAnswers } from '#features/practice/contract.ts';
import { listSteps, type QuestionStep } from '#features/practice/web/session/list-steps.ts';
import { paths } from '#paths';
import { callAs, type Learner, type SignedInPage } from './a-learner.ts';
import { askDatabase, siteDataDir } from './site-database.ts';

type Session = CallOf<typeof getPracticeSession>['reply'];
type SentAnswer = CallOf<typeof sendPracticeAnswers>['body']['answers'][number];

/** The zone of the browsers of the tests. */
const ZONE = 'UTC';

/** Sets that have every format between them, with those that each is here for. */
export const FORMAT_SETS: Readonly<Record<string, readonly string[]>> = {
  'essay-plans/who-will-farm': ['match', 'multiple-choice', 'reorder', 'spot', 'write'],
  'grammar/time-and-aspect': ['cloze', 'correct', 'transform'],
  'reading/three-notices-of-a-swimming-pool': ['matching-information', 'true-false-not-given'],
  'reading/rules-for-new-staff-of-a-bakery': ['sentence-completion', 'short-answer'],
  'reading/canal-locks': ['note-completion', 'summary-completion'],
  'pronunciation/word-stress': ['pair', 'record'],
  'listening/a-sports-centre': ['matching-features', 'multiple-choice-several'],
  'word-families/time': ['word-form'],
  'reading/why-clocks-agree': ['matching-headings'],
  'reading/the-case-against-lawns': ['yes-no-not-given'],
  'reading/how-glass-is-recycled': ['flow-chart-completion'],
  'reading-skills/strength': ['classify'],
  'listening/ordering-a-cake': ['form-completion'],
  'listening/a-library-that-moves': ['table-completion'],
  'dictation/weak-forms': ['dictation'],
  'charts/what-a-household-throws-away': ['chart'],
};

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
export async function startSet(page: SignedInPage, set: string): Promise<Session> {
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
async function answerByCall(
  page: SignedInPage,
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
export async function savedAnswers(page: SignedInPage, { session }: Pick<Session, 'session'>) {
  const reply = await callAs(page, 'GET', `/api/practice/sessions/${session}?zone=${ZONE}`);
  return (reply as Session).answers;
}

/** Starts a set of `FORMAT_SETS` with its other questions answered; the steps that are left to be answered on the page. */
export async function startFormats(page: SignedInPage, set: string, formats: readonly string[]) {
  const session = await startSet(page, set);
  const steps = questionSteps(session);
  const wanted = formats.flatMap((format) => steps.find(({ group: { type } }) => type === format) ?? []);
  expect(wanted).toHaveLength(formats.length);
  const left = steps.filter((step) => wanted.includes(step));
  await answerByCall(
    page,
    session,
    steps.filter((step) => !left.includes(step)),
  );
  return { session, left };
}

/** Expects that the server has the verdicts that a page showed, by step. */
export async function expectSameVerdicts(
  page: SignedInPage,
  session: Session,
  steps: readonly QuestionStep[],
  verdicts: ReadonlyMap<string, string | null>,
): Promise<void> {
  const saved = await savedAnswers(page, session);
  for (const { id, numbers, unit } of steps) {
    const own = saved.filter((answer) => answer.set === unit.set.id && numbers.includes(answer.number));
    expect(own, id).toHaveLength(numbers.length);
    expect(own.every(({ right }) => right !== false) ? 'right' : 'wrong', id).toBe(verdicts.get(id));
  }
}
