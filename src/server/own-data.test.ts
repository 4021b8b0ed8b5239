import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { PASSWORD, useAccounts } from '../features/accounts/server/accounts-fixture.ts';
import { deleteAccountsJob } from '#features/accounts/server/index.ts';
import { mountMockTests } from '#features/mock-tests/server/index.ts';
import { anAnswer, freeTrial, papersOf } from '../features/mock-tests/server/attempt-fixture.ts';
import { DATA_OF_FEATURES } from './data-of-features.ts';

const papers = papersOf(freeTrial());
const { ask, aSession, anAccount, dependencies, query, pass } = useAccounts({
  dataOfFeatures: DATA_OF_FEATURES,
  alsoMount: (api, given) => mountMockTests(api, { ...given, papers }),
});

/** Somebody who has sat a test and written to the school. */
async function aLearner() {
  const { account, token } = await aSession();
  const started = await ask('POST', '/api/attempts', {
    token,
    body: { mock_test: 'free-trial', skill: 'reading' },
  });
  const attemptId = String(started.body['attempt_id']);
  const answers = { answers: [anAnswer(1, 'FALSE')] };
  await ask('POST', `/api/attempts/${attemptId}/submission`, { token, body: answers });
  await query(
    `insert into contact_messages (id, name, email, topic, message, language, created_at, address_hash)
     values (gen_random_uuid(), 'Mei', $1, 'courses', 'Which course suits me?', 'en', now(), 'HASH')`,
    [account.email.toUpperCase()],
  );
  return { account, token, attemptId };
}

const count = async (sql: string, values: unknown[]) => (await query(sql, values)).length;

test('the export holds attempts with answers and marks, and the messages sent with the address', async () => {
  const { account, token, attemptId } = await aLearner();
  const other = await aLearner();
  const { bytes } = await ask('GET', '/api/users/export', { token });
  const json = strFromU8(unzipSync(new Uint8Array(bytes))['data.json'] ?? new Uint8Array());
  const data = JSON.parse(json) as Record<string, unknown>;
  expect(data).toMatchObject({
    mock_tests: [
      {
        attempt_id: attemptId,
        mock_test: 'free-trial',
        raw_score: expect.any(Number),
        band: expect.any(Number),
        answers: [{ number: 1, value: 'FALSE' }],
      },
    ],
    contact_messages: [{ email: account.email.toUpperCase(), message: 'Which course suits me?' }],
  });
  const [attempt] = data['mock_tests'] as { marks: unknown[] }[];
  expect(attempt?.marks).toContainEqual(expect.objectContaining({ number: 1, given: 'FALSE' }));
  for (const each of [other.account.email.toUpperCase(), other.attemptId, 'HASH'])
    expect(json).not.toContain(each);
});

test('after the deletion the attempts are gone, others’ stay, and so do messages to the school', async () => {
  const [leaver, other, quiet] = [await aLearner(), await aLearner(), await anAccount()];
  await ask('DELETE', '/api/users/me', { token: leaver.token, body: { password: PASSWORD } });
  pass(7 * 24 * 60 * 60);
  const { log } = dependencies();
  await deleteAccountsJob(dependencies()).handle({}, { log, signal: new AbortController().signal });
  const attempts = 'select 1 from attempts where id = $1';
  const answers = 'select 1 from answers where attempt_id = $1';
  for (const sql of [attempts, answers]) {
    expect(await count(sql, [leaver.attemptId])).toBe(0);
    expect(await count(sql, [other.attemptId])).toBe(1);
  }
  const candidates = 'select 1 from candidates where account_id = $1';
  expect(await count(candidates, [leaver.account.id])).toBe(0);
  expect(await count('select 1 from accounts where id = $1', [quiet.id])).toBe(1);
  const messages = 'select 1 from contact_messages where lower(email) = $1';
  expect(await count(messages, [leaver.account.email])).toBe(1);
});
