import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { randomIds } from '#platform/clock/ids.ts';
import { collectLog } from '#tests/database/collected-log.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import { forgetMailsJob } from './forget-mails-job.ts';
import { outgoingMails } from './tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => await database.drop());

test('emails are forgotten after 30 days, sent or not', async () => {
  const aMail = (eventKey: string, days: number, sentAt: Date | null) => ({
    id: randomIds.uuid(),
    eventKey,
    to: 'learner@example.org',
    language: 'en',
    subject: 'Welcome',
    text: 'Welcome',
    html: '<p>Welcome</p>',
    createdAt: new Date(Date.now() - days * 86_400_000),
    sentAt,
  });
  const rows = [aMail('old', 31, new Date()), aMail('old, unsent', 31, null), aMail('newer', 29, new Date())];
  await database.db.insert(outgoingMails).values(rows);
  const { log } = collectLog();
  const job = forgetMailsJob({ database: database.db, clock: systemClock });
  await job.handle({}, { signal: new AbortController().signal, log });
  const left = await database.db.select().from(outgoingMails);
  expect(left.map(({ eventKey }) => eventKey)).toEqual(['newer']);
});
