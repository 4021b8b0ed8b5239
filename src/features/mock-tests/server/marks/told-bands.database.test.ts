import { expect, test } from 'vitest';
import { loadFourSkills } from '#features/library/server/papers/four-skills-fixture.ts';
import { randomIds } from '#platform/clock/ids.ts';
import { openDatabase } from '#platform/database/database.ts';
import { NINE_O_CLOCK, useMockTests } from '../attempts/attempt-fixture.ts';
import { listToldBands } from './told-bands.ts';

const papers = loadFourSkills();
const { browser, clock, database, query } = useMockTests({ papers });

/** The account that the browser of an attempt becomes. */
async function anAccountOf(attemptId: string): Promise<string> {
  const accountId = randomIds.uuid();
  await query(
    `insert into accounts (id, email, email_key, first_name, last_name, password_hash, language, created_at)
     values ($1, $2, $2, 'Mei', 'Lin', 'none', 'en', now())`,
    [accountId, `${accountId}@example.org`],
  );
  await query(
    'update candidates set account_id = $1 where id = (select candidate_id from attempts where id = $2)',
    [accountId, attemptId],
  );
  return accountId;
}

const list = (accountId: string) =>
  listToldBands({ database: openDatabase(database().pool), papers, clock }, accountId);

test('the band of a practised section is told, and that of an open one is not', async () => {
  const visitor = browser();
  const start = () =>
    visitor.send<{ attempt_id: string }>('POST', '/api/attempts', {
      mock_test: 'harbour',
      skill: 'listening',
    });
  const { body } = await start();
  await visitor.submit(body.attempt_id);
  await start();
  const told = await list(await anAccountOf(body.attempt_id));
  expect(told).toEqual([{ skill: 'listening', band: expect.any(Number), at: new Date(NINE_O_CLOCK) }]);
  const other = browser();
  const theirs = await other.send<{ attempt_id: string }>('POST', '/api/attempts', {
    mock_test: 'harbour',
    skill: 'listening',
  });
  expect(await list(await anAccountOf(theirs.body.attempt_id))).toEqual([]);
});

test('a whole test that is under way holds its bands back', async () => {
  const visitor = browser();
  type Reply = {
    sitting: { sitting_id: string; sections: { attempt: { attempt_id: string } | null }[] };
  };
  const { body } = await visitor.send<Reply>('POST', '/api/sittings', { mock_test: 'harbour' });
  const next = await visitor.send<Reply>('POST', `/api/sittings/${body.sitting.sitting_id}/section`, {});
  const attemptId = next.body.sitting.sections.flatMap(({ attempt }) => attempt?.attempt_id ?? [])[0] ?? '';
  await visitor.submit(attemptId);
  const [stored] = await query<{ band_times_two: number | null }>(
    'select band_times_two from attempts where id = $1',
    [attemptId],
  );
  expect(stored?.band_times_two).not.toBeNull();
  expect(await list(await anAccountOf(attemptId))).toEqual([]);
});
