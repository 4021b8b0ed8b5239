import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCandidate } from '../../accounts/server/candidate-store.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import { addAttempt, listAttempts } from './attempt-store.ts';
import { forgetAttemptsJob } from './forget-attempts-job.ts';
import { sectionVersions } from './tables.ts';

const NOW = new Date('2026-11-21T03:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000);
const CANDIDATE = '6f2c2f4e-52a5-4f53-9d7a-3a7f0d5f2b11';
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await addCandidate(database.db, { id: CANDIDATE, tokenHash: Buffer.from('one'), createdAt: daysAgo(300) });
  await addCandidate(database.db, {
    id: '6f2c2f4e-52a5-4f53-9d7a-3a7f0d5f2b12',
    tokenHash: Buffer.from('two'),
    createdAt: daysAgo(361),
  });
  const section = { skill: 'reading', durationMinutes: 20, parts: [] } as const;
  const answerKey = { skill: 'reading', bands: [], answers: [] } as const;
  await database.db
    .insert(sectionVersions)
    .values({ version: 'v', mockTest: 'free-trial', skill: 'reading', section, answerKey, createdAt: NOW });
});
afterAll(() => database.drop());

test('attempts of visitors are removed after 180 days, their candidates after 360', async () => {
  for (const [place, days] of [179, 181].entries()) {
    await database.db.transaction((transaction) =>
      addAttempt(transaction, {
        id: `0d5c0c0e-7d3b-4b57-9c65-0f8b8f3d6d1${place}`,
        candidateId: CANDIDATE,
        sectionVersion: 'v',
        mockTest: 'free-trial',
        skill: 'reading',
        questionCount: 13,
        startedAt: daysAgo(days).getTime(),
        deadlineAt: daysAgo(days).getTime() + 1,
        submittedAt: undefined,
        timedOut: false,
      }),
    );
  }
  const job = forgetAttemptsJob({ database: database.db, clock: { now: () => NOW } });
  await job.handle({}, { log: pino({ level: 'silent' }), signal: new AbortController().signal });
  expect((await listAttempts(database.db, CANDIDATE, undefined)).map(({ id }) => id.at(-1))).toEqual(['0']);
  const { rows } = await database.pool.query('select id from candidates');
  expect(rows).toEqual([{ id: CANDIDATE }]);
});
