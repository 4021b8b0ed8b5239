import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { randomIds } from '#platform/clock/ids.ts';
import { startJobs, type Jobs } from '#platform/jobs/start-jobs.ts';
import { collectLog } from '#tests/database/collected-log.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import type { Mailer } from './create-mailer.ts';
import type { MailMessage, MailResult } from './mail-message.ts';
import { createMailOutbox, type MailToEnqueue } from './mail-outbox.ts';
import { sendMailJob } from './send-mail-job.ts';
import { outgoingMails } from './tables.ts';

const soon = { timeout: 15_000, interval: 20 };
const sentResult: MailResult = { ok: true, messageId: '<a@b>' };
const { log } = collectLog();

let database: TestDatabase;
let jobs: Jobs | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await jobs?.stop();
  await database.pool.query('truncate outgoing_mails; delete from jobs.job');
});
afterAll(async () => await database.drop());

function mailJob(send: Mailer['send'], clock = systemClock) {
  const job = sendMailJob({ database: database.db, mailer: { send }, clock });
  return { ...job, pollSeconds: 0.5, backoff: { firstSeconds: 1, maxSeconds: 1 } };
}

async function start(send: Mailer['send'], role: 'all' | 'web' = 'all') {
  const running = await startJobs({ pool: database.pool, log, role, jobs: [mailJob(send)] });
  jobs = running;
  const outbox = createMailOutbox({ jobs: running, ids: randomIds, clock: systemClock });
  return async (mail: Partial<MailToEnqueue> = {}) =>
    await database.db.transaction(
      async (transaction) => await outbox.enqueueMail(transaction, { ...aMail, ...mail }),
    );
}

const aMail: MailToEnqueue = {
  eventKey: 'welcome 1',
  to: 'learner@example.org',
  language: 'en',
  subject: 'Welcome',
  text: 'Welcome',
  html: '<p>Welcome</p>',
};

const rows = async () => await database.db.select().from(outgoingMails);

/** The job’s own run, without the queue. */
async function handle(send: Mailer['send'], id: string, clock = systemClock): Promise<void> {
  await mailJob(send, clock).handle({ mail_id: id }, { signal: new AbortController().signal, log });
}

async function onlyId(): Promise<string> {
  const [row] = await rows();
  return row?.id ?? '';
}

describe('one event, one email', () => {
  test('an email is sent once, and noted', async () => {
    const send = vi.fn<Mailer['send']>(async () => sentResult);
    const enqueue = await start(send);
    await enqueue({ replyTo: 'school@example.org' });
    await vi.waitFor(async () => expect((await rows())[0]?.sentAt).toBeInstanceOf(Date), soon);
    expect(send).toHaveBeenCalledOnce();
    expect(send.mock.calls[0]?.[0]).toMatchObject<Partial<MailMessage>>({
      eventKey: 'welcome 1',
      to: 'learner@example.org',
      replyTo: 'school@example.org',
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    expect(send.mock.calls[0]?.[0].headers).not.toHaveProperty('List-Unsubscribe');
  });

  test('one that may be refused says how, and forgets that once it is sent', async () => {
    const send = vi.fn<Mailer['send']>(async () => sentResult);
    const enqueue = await start(send);
    await enqueue({ unsubscribeUrl: 'https://www.ninefold.example/mails/off?token=t' });
    await vi.waitFor(async () => expect((await rows())[0]?.sentAt).toBeInstanceOf(Date), soon);
    expect(send.mock.calls[0]?.[0].headers).toEqual({
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': '<https://www.ninefold.example/mails/off?token=t>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect((await rows())[0]?.unsubscribeUrl).toBeNull();
  });

  test.each<[string, MailResult]>([
    ['sent', sentResult],
    ['refused', { ok: false, refusal: 'rejected', reason: 'EENVELOPE 550 RCPT TO' }],
  ])('the words of a mail that was %s are kept no longer', async (_, result) => {
    const enqueue = await start(async () => result, 'web');
    await enqueue();
    expect((await rows())[0]).toMatchObject({ text: 'Welcome', html: '<p>Welcome</p>' });
    await handle(async () => ({ ok: false, refusal: 'undelivered', reason: 'x' }), await onlyId()).catch(
      () => undefined,
    );
    expect((await rows())[0]).toMatchObject({ text: 'Welcome', html: '<p>Welcome</p>' });
    await handle(async () => result, await onlyId());
    expect((await rows())[0]).toMatchObject({ text: '', html: '', subject: 'Welcome' });
  });

  test('the event reported again, also by many at the same time, changes nothing', async () => {
    const send = vi.fn<Mailer['send']>(async () => sentResult);
    const enqueue = await start(send, 'web');
    await Promise.all(Array.from({ length: 8 }, (_, place) => enqueue({ subject: `Welcome ${place}` })));
    expect(await rows()).toHaveLength(1);
    const { rows: queued } = await database.pool.query(`select from jobs.job where name = 'send-mail'`);
    expect(queued).toHaveLength(1);
  });

  test('a job that runs again after the email was sent does nothing', async () => {
    const send = vi.fn<Mailer['send']>(async () => sentResult);
    const enqueue = await start(send, 'web');
    await enqueue();
    const id = await onlyId();
    await handle(send, id);
    await handle(send, id);
    expect(send).toHaveBeenCalledOnce();
  });

  test('of two processes with one email one sends it, and the other comes back later', async () => {
    let finish: (result: MailResult) => void = () => undefined;
    const slow = vi.fn<Mailer['send']>(() => new Promise((resolve) => (finish = resolve)));
    const other = vi.fn<Mailer['send']>(async () => sentResult);
    const enqueue = await start(slow, 'web');
    await enqueue();
    const id = await onlyId();
    const first = handle(slow, id);
    await vi.waitFor(() => expect(slow).toHaveBeenCalled(), soon);
    await expect(handle(other, id)).rejects.toThrow('Another process');
    finish(sentResult);
    await first;
    await handle(other, id);
    expect(other).not.toHaveBeenCalled();
  });

  test('a process that died while sending holds the email for 90 s; then it is sent as the same event', async () => {
    const enqueue = await start(async () => sentResult, 'web');
    await enqueue();
    const id = await onlyId();
    void handle(() => new Promise(() => undefined), id);
    await vi.waitFor(async () => expect((await rows())[0]?.claimedUntil).not.toBeNull(), soon);
    const send = vi.fn<Mailer['send']>(async () => sentResult);
    const after = (ms: number) => ({ now: () => new Date(Date.now() + ms) });
    await expect(handle(send, id, after(80_000))).rejects.toThrow('Another process');
    await handle(send, id, after(91_000));
    expect(send.mock.calls[0]?.[0].eventKey).toBe('welcome 1');
  });
});

describe('what the server says', () => {
  test('not now: it is tried again until it goes', async () => {
    const refused: MailResult = { ok: false, refusal: 'undelivered', reason: 'ECONNECTION' };
    const send = vi
      .fn<Mailer['send']>()
      .mockResolvedValueOnce(refused)
      .mockRejectedValueOnce(new Error('disk'))
      .mockResolvedValue(sentResult);
    const enqueue = await start(send);
    await enqueue();
    await vi.waitFor(async () => expect((await rows())[0]?.sentAt).toBeInstanceOf(Date), soon);
    expect(send).toHaveBeenCalledTimes(3);
  });

  test('never: it is noted with the reason, and not tried again', async () => {
    const send = vi.fn<Mailer['send']>(async () => ({
      ok: false,
      refusal: 'rejected',
      reason: 'EENVELOPE 550 RCPT TO',
    }));
    const enqueue = await start(send);
    await enqueue();
    await vi.waitFor(
      async () => expect((await rows())[0]).toMatchObject({ refusal: 'EENVELOPE 550 RCPT TO', sentAt: null }),
      soon,
    );
    await handle(send, await onlyId());
    expect(send).toHaveBeenCalledOnce();
  });
});

test('a transaction that is undone leaves neither email nor job', async () => {
  const running = await startJobs({
    pool: database.pool,
    log,
    role: 'web',
    jobs: [mailJob(async () => sentResult)],
  });
  jobs = running;
  const outbox = createMailOutbox({ jobs: running, ids: randomIds, clock: systemClock });
  const work = database.db.transaction(async (transaction) => {
    await outbox.enqueueMail(transaction, aMail);
    throw new Error('undone');
  });
  await expect(work).rejects.toThrow('undone');
  expect(await rows()).toEqual([]);
  expect((await database.pool.query('select from jobs.job')).rowCount).toBe(0);
});

test('an address that is not one bare address is not written', async () => {
  const enqueue = await start(async () => sentResult, 'web');
  await expect(enqueue({ to: 'a@example.org, b@example.org' })).rejects.toThrow('one bare address');
  expect(await rows()).toEqual([]);
});
