import { expect, test } from 'vitest';
import { createMailLinks } from '#features/accounts/server/index.ts';
import { usePractice } from '#tests/practice/use-practice.ts';
import { remindOfPracticeJob } from './remind-of-practice-job.ts';

const { aBrowser, aSession, mails, pass, dependencies, query } = usePractice();
const HOUR = 3600;

async function run() {
  const { database, clock, outbox, config, log } = dependencies();
  const publicUrl = config.publicUrl;
  const mailLinks = createMailLinks({ secret: 'a secret of thirty-two characters', publicUrl });
  const job = remindOfPracticeJob({
    database,
    clock,
    outbox,
    mailLinks,
    config,
    school: { name: 'The School' },
  });
  await job.handle({}, { log, signal: new AbortController().signal } as never);
}

/** A learner in Taipei, where it is five in the afternoon, who wants a reminder at an hour. */
async function aLearner(hour: number | null, pause: object | null = null) {
  const { token, account } = await aSession();
  const browser = aBrowser(token);
  await browser.send('PUT', 'habit', { zone: 'Asia/Taipei', pause, reminder_hour: hour, retention: 90 });
  return { browser, email: account.email, id: account.id };
}

test('a reminder comes at the chosen hour of the learner, once a day', async () => {
  const { email } = await aLearner(19);
  await aLearner(null);
  await run();
  expect(mails).toEqual([]);
  pass(2 * HOUR);
  await run();
  await run();
  expect(mails.map(({ to }) => to)).toEqual([email]);
  expect(mails[0]?.unsubscribeUrl).toContain('/mails/off?token=');
  pass(HOUR);
  await run();
  expect(mails).toHaveLength(1);
  pass(23 * HOUR);
  await run();
  expect(mails.map(({ to }) => to)).toEqual([email, email]);
});

test('nobody is reminded in a pause, on a day of practice, or who wants no reminders at all', async () => {
  await aLearner(17, { from: '2026-11-20', until: null });
  const done = await aLearner(17);
  await query(
    `insert into practice_days (candidate_id, day) select id, '2026-11-21' from candidates where account_id = $1`,
    [done.id],
  );
  const quiet = await aLearner(17);
  await query('update accounts set mail_reminders = false where id = $1', [quiet.id]);
  await run();
  expect(mails).toEqual([]);
});
