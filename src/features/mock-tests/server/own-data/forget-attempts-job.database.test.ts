import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount } from '../../../accounts/server/account-store.ts';
import { addCandidate } from '../../../accounts/server/visitors/candidate-store.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import { addAttempt } from '../attempts/attempt-store.ts';
import { forgetAttemptsJob } from './forget-attempts-job.ts';
import { sectionVersions } from '#features/library/server/index.ts';

const NOW = new Date('2026-11-21T03:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000);
const CANDIDATE = '6f2c2f4e-52a5-4f53-9d7a-3a7f0d5f2b11';
const OF_ACCOUNT = '6f2c2f4e-52a5-4f53-9d7a-3a7f0d5f2b13';
const ACCOUNT = '6f2c2f4e-52a5-4f53-9d7a-3a7f0d5f2b14';
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await addCandidate(database.db, { id: CANDIDATE, tokenHash: Buffer.from('one'), createdAt: daysAgo(300) });
  await addCandidate(database.db, {
    id: '6f2c2f4e-52a5-4f53-9d7a-3a7f0d5f2b12',
    tokenHash: Buffer.from('two'),
    createdAt: daysAgo(361),
  });
  const names = { firstName: 'Mei', lastName: 'Lin', passwordHash: 'none', language: 'en' } as const;
  const address = { email: 'mei@example.org', emailKey: 'mei@example.org' };
  const account = { id: ACCOUNT, ...names, ...address, createdAt: daysAgo(900) };
  await database.db.transaction((transaction) => addAccount(transaction, account));
  await addCandidate(database.db, { id: OF_ACCOUNT, accountId: ACCOUNT, createdAt: daysAgo(800) });
  const section = { skill: 'reading', durationMinutes: 20, parts: [] } as const;
  const answerKey = { skill: 'reading', bands: [], answers: [] } as const;
  await database.db
    .insert(sectionVersions)
    .values({ version: 'v', mockTest: 'free-trial', skill: 'reading', section, answerKey, createdAt: NOW });
});
afterAll(() => database.drop());

const anAttempt = (candidateId: string, id: string, days: number) =>
  database.db.transaction((transaction) =>
    addAttempt(transaction, {
      id,
      candidateId,
      sectionVersion: 'v',
      mockTest: 'free-trial',
      skill: 'reading',
      questionCount: 13,
      startedAt: daysAgo(days).getTime(),
      deadlineAt: daysAgo(days).getTime() + 1,
      submittedAt: undefined,
      timedOut: false,
      mode: 'practice',
      timed: true,
      extraTimePercent: 100,
      pausedAt: undefined,
      pausedMs: 0,
      sittingId: undefined,
    }),
  );

test('attempts of visitors are removed after 180 days, their candidates after 360; those of accounts never', async () => {
  const [kept, old, nobodys, ofAccount] = [1, 2, 3, 4].map(
    (place) => `0d5c0c0e-7d3b-4b57-9c65-0f8b8f3d6d1${place}`,
  ) as [string, string, string, string];
  await anAttempt(CANDIDATE, kept, 179);
  await anAttempt(CANDIDATE, old, 181);
  // Its candidate is gone already.
  await anAttempt('6f2c2f4e-52a5-4f53-9d7a-3a7f0d5f2b19', nobodys, 181);
  await anAttempt(OF_ACCOUNT, ofAccount, 799);
  const job = forgetAttemptsJob({ database: database.db, clock: { now: () => NOW } });
  await job.handle({}, { log: pino({ level: 'silent' }), signal: new AbortController().signal });
  const idsOf = async (table: string) =>
    (await database.pool.query<{ id: string }>(`select id from ${table} order by id`)).rows.map(
      ({ id }) => id,
    );
  expect(await idsOf('attempts')).toEqual([kept, ofAccount]);
  expect(await idsOf('candidates')).toEqual([CANDIDATE, OF_ACCOUNT]);
});
