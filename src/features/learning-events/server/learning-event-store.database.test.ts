import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import { MOST_OF_KIND, ONCE_KINDS, type LearningEvent } from '../domain/learning-event.ts';
import {
  addLearningEvent,
  deleteLearningEventsOf,
  deleteVisitorsLearningEventsBefore,
  listLearningEvents,
} from './learning-event-store.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000);

let database: TestDatabase;
let candidateId: string;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  candidateId = randomUUID();
});
afterAll(() => database.drop());

const aPause = (subjectId: string, at = NOW): LearningEvent => ({
  kind: 'attempt-paused',
  candidateId,
  subjectId,
  at,
  detail: {},
});
const aSubmission = (subjectId: string): LearningEvent => ({
  kind: 'attempt-submitted',
  candidateId,
  subjectId,
  at: NOW,
  detail: { timedOut: false },
});
const add = (...events: readonly LearningEvent[]) =>
  database.db.transaction(async (transaction) => {
    for (const event of events) await addLearningEvent(transaction, event);
  });
const list = () => listLearningEvents(database.db, [candidateId]);
const erase = (...ids: readonly string[]) =>
  database.db.transaction((transaction) => deleteLearningEventsOf(transaction, ids));

describe('the table of learning events is only added to:', () => {
  test.each([
    ['no event is changed', 'update learning_events set detail = detail'],
    ['no event is deleted', 'delete from learning_events'],
    ['the table is not emptied', 'truncate learning_events'],
  ])('%s', async (_, statement) => {
    await add(aPause(randomUUID()));
    await expect(database.pool.query(statement)).rejects.toThrow('learning events are only added to');
    expect(await list()).toHaveLength(1);
  });

  test('no event is changed while a learner is deleted', async () => {
    await add(aPause(randomUUID()));
    const changing = database.db.transaction(async (transaction) => {
      await deleteLearningEventsOf(transaction, [randomUUID()]);
      await transaction.execute('update learning_events set detail = detail');
    });
    await expect(changing).rejects.toMatchObject({ cause: { message: /only added to/ } });
  });

  test('the deletion of a learner removes theirs and no others, and nothing may be deleted after it', async () => {
    const other = randomUUID();
    await add(aPause(randomUUID()), { ...aPause(randomUUID()), candidateId: other });
    await erase(candidateId);
    expect(await list()).toEqual([]);
    expect(await listLearningEvents(database.db, [other])).toHaveLength(1);
    await expect(database.pool.query('delete from learning_events')).rejects.toThrow('only added to');
  });
});

describe('an event', () => {
  test('is rolled back with its use case', async () => {
    const failing = database.db.transaction(async (transaction) => {
      await addLearningEvent(transaction, aSubmission(randomUUID()));
      throw new Error('planted');
    });
    await expect(failing).rejects.toThrow('planted');
    expect(await list()).toEqual([]);
  });

  test('of a kind that happens once is written once, also by ten at the same time', async () => {
    const subjectId = randomUUID();
    await Promise.all(Array.from({ length: 10 }, () => add(aSubmission(subjectId))));
    expect(await list()).toMatchObject([
      { kind: 'attempt-submitted', subjectId, detail: { timedOut: false } },
    ]);
    await add(aSubmission(randomUUID()));
    expect(await list()).toHaveLength(2);
  });

  test('of another kind is written each time, up to a bound', async () => {
    const subjectId = randomUUID();
    await add(...Array.from({ length: MOST_OF_KIND + 5 }, () => aPause(subjectId)));
    expect(await list()).toHaveLength(MOST_OF_KIND);
  });

  test('comes in the order of its time', async () => {
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    await add(aPause(second, daysAgo(1)), aPause(third), aPause(first, daysAgo(2)));
    expect((await list()).map(({ subjectId }) => subjectId)).toEqual([first, second, third]);
  });
});

test('the kinds that happen once are the same in the database as in the rules', async () => {
  const { rows } = await database.pool.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = 'learning_events_once'`,
  );
  const kinds = [...(rows[0]?.indexdef ?? '').matchAll(/'([a-z-]+)'/g)].map(([, kind]) => kind);
  expect(kinds.toSorted()).toEqual(ONCE_KINDS.toSorted());
});

test('visitors’ events are removed with their oldest about the same attempt; those of accounts stay', async () => {
  const [old, recent] = [randomUUID(), randomUUID()];
  await add(
    aPause(old, daysAgo(181)),
    { ...aSubmission(old), at: daysAgo(170) },
    aPause(recent, daysAgo(179)),
  );
  const [accountId, ofAccount] = [randomUUID(), randomUUID()];
  await database.pool.query(
    `insert into accounts (id, email, email_key, first_name, last_name, password_hash, language, created_at)
     values ($1, $2, $2, 'Mei', 'Lin', '', 'en', now())`,
    [accountId, `${accountId}@example.org`],
  );
  await database.pool.query('insert into candidates (id, account_id, created_at) values ($1, $2, now())', [
    ofAccount,
    accountId,
  ]);
  await add({ ...aPause(randomUUID(), daysAgo(700)), candidateId: ofAccount });
  await database.db.transaction((transaction) =>
    deleteVisitorsLearningEventsBefore(transaction, daysAgo(180)),
  );
  expect((await list()).map(({ subjectId }) => subjectId)).toEqual([recent]);
  expect(await listLearningEvents(database.db, [ofAccount])).toHaveLength(1);
});
