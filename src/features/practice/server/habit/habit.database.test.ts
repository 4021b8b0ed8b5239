import { expect, test } from 'vitest';
import { aSet } from '#tests/practice/a-set.ts';
import { anAnswer, usePractice } from '#tests/practice/use-practice.ts';
import { lockLearners } from '../learners/learner-store.ts';

const { aBrowser, anAccount, dependencies, pass, query } = usePractice([
  aSet('grammar/one', { questions: 12 }),
]);

type Browser = Pick<ReturnType<typeof aBrowser>, 'send'>;
const DAY = 86_400;
const habitOf = async (learner: Browser) =>
  (await learner.send('GET', 'today?zone=UTC&minutes=10')).body['habit'];
/** A browser of an account, and the same on a later day: a token is good for minutes. */
async function aLearner() {
  const browser = aBrowser();
  const { email } = await anAccount();
  await browser.signIn(email);
  const later = async (days: number) => {
    pass(days * DAY);
    await browser.signIn(email);
  };
  return { ...browser, later };
}
const set = (learner: Browser, habit: object) =>
  learner.send('PUT', 'habit', { zone: 'UTC', pause: null, reminder_hour: null, retention: 90, ...habit });

test('a week counts from its fourth day of practice on, and stays', async () => {
  // The clock stands on a Saturday; the week begins two days later.
  pass(2 * DAY);
  const learner = await aLearner();
  const session = String((await learner.start()).body['session']);
  for (const day of [0, 1, 2, 3]) {
    expect(await habitOf(learner)).toMatchObject({ weeks: 0, days: day, needed: 4 });
    const at = new Date(Date.UTC(2026, 10, 23 + day, 9)).toISOString();
    await learner.answer(anAnswer(session, day + 1, { at }));
    if (day < 3) await learner.later(1);
  }
  expect(await habitOf(learner)).toMatchObject({ weeks: 1, days: 4 });
  await learner.later(30);
  expect(await habitOf(learner)).toMatchObject({ weeks: 1, days: 0 });
});

test('a pause is kept, and is over after its last day', async () => {
  const learner = await aLearner();
  const pause = { from: '2026-11-21', until: '2026-11-25' };
  expect((await set(learner, { pause })).body['habit']).toMatchObject({ is_paused: true, pause });
  expect(await habitOf(learner)).toMatchObject({ is_paused: true, pause });
  await learner.later(5);
  expect(await habitOf(learner)).toMatchObject({ is_paused: false, pause: null });
  expect((await set(learner, { pause: { from: '2026-11-21', until: '2026-11-20' } })).status).toBe(422);
});

test('reminders are off at first, and need an account', async () => {
  const learner = await aLearner();
  expect(await habitOf(learner)).toMatchObject({ reminder_hour: null });
  expect((await set(learner, { reminder_hour: 19 })).body['habit']).toMatchObject({ reminder_hour: 19 });
  expect((await set(learner, {})).body['habit']).toMatchObject({ reminder_hour: null });
  expect((await set(aBrowser(), { reminder_hour: 19 })).status).toBe(403);
  expect((await set(aBrowser(), { retention: 95 })).status).toBe(403);
  expect((await set(aBrowser(), { pause: { from: '2026-11-21', until: null } })).status).toBe(200);
});

test('a habit that is stored during a sign-in of the same person waits for it, and both succeed', async () => {
  const browser = aBrowser();
  const { email, id: accountId } = await anAccount();
  await browser.signIn(email);
  await set(browser, { reminder_hour: 19 });
  const [row] = await query('select id from candidates where account_id = $1', [accountId]);
  const own = String(row?.['id']);
  // Of a visitor who signed in: it comes first in the order, and has a habit of its own.
  const first = '00000000-0000-0000-0000-000000000001';
  await query("insert into candidates (id, account_id, created_at) values ($1, $2, '2027-01-01')", [
    first,
    accountId,
  ]);
  await query(
    "insert into practice_learners (candidate_id, created_at, zone, paused_from) values ($1, now(), 'UTC', '2026-11-20')",
    [first],
  );

  const blocked =
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  const habit = await dependencies().database.transaction(async (transaction) => {
    await lockLearners(transaction, [first]);
    const stored = set(browser, { reminder_hour: 20 });
    await expect.poll(() => query(blocked)).toHaveLength(1);
    await lockLearners(transaction, [first, own]);
    return { stored };
  });
  expect(await habit.stored).toMatchObject({
    status: 200,
    body: { habit: { reminder_hour: 20, is_paused: false } },
  });
});
