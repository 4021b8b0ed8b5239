import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { randomIds } from '#platform/clock/ids.ts';
import { LANGUAGES } from '#platform/i18n/language.ts';
import { startJobs, type Jobs } from '#platform/jobs/start-jobs.ts';
import { createMailer, type Mailer } from '#platform/mail/create-mailer.ts';
import { headerOf, partsOf, startSmtpServer, type ReceivedMail } from '#platform/mail/mail-fixture.ts';
import { createMailOutbox } from '#platform/mail/mail-outbox.ts';
import { sendMailJob } from '#platform/mail/send-mail-job.ts';
import { collectLog } from '#tests/database/collected-log.ts';
import { PASSWORD, useAccounts } from '../accounts-fixture.ts';
import { ACCOUNT_MAIL_TEXTS, ACCOUNT_MAILS } from './account-mail-texts.ts';
import { composeAccountMail } from './account-mails.ts';

/** The mails of accounts on their whole way: call, outbox, job, SMTP. */

const soon = { timeout: 30_000, interval: 30 };
const { log, text: logText } = collectLog();
const held: { jobs?: Jobs; mailer?: Mailer } = {};
const closing: (() => Promise<unknown>)[] = [];

const { ask, anAccount, aSession, dependencies, query } = useAccounts({
  async makeOutbox({ pool, db }) {
    const send: Mailer['send'] = (mail) =>
      held.mailer?.send(mail) ?? Promise.resolve({ ok: false, refusal: 'undelivered', reason: 'none' });
    const job = sendMailJob({ database: db, mailer: { send }, clock: systemClock });
    const quick = { ...job, pollSeconds: 0.5, backoff: { firstSeconds: 1, maxSeconds: 1 } };
    held.jobs = await startJobs({ pool, log, role: 'all', jobs: [quick] });
    return createMailOutbox({ jobs: held.jobs, ids: randomIds, clock: systemClock });
  },
});
beforeEach(() => void (held.mailer = undefined));
afterEach(async () => {
  await query('truncate outgoing_mails');
  await query('delete from jobs.job');
  await Promise.all(closing.splice(0).map((close) => close()));
});
afterAll(async () => await held.jobs?.stop());

function mailerTo(smtpUrl: string): Mailer {
  return createMailer({
    config: { smtpUrl, mailFrom: 'School <school@ninefold.example>', dataDir: '/nowhere' },
    log,
    ids: randomIds,
    clock: systemClock,
    defaultFrom: 'a@b.example',
    timeouts: { connect: 500, greeting: 500, idle: 500, total: 1500 },
  });
}

async function serve(options: SMTPServerOptions = {}): Promise<readonly ReceivedMail[]> {
  const server = await startSmtpServer(options);
  closing.push(server.close);
  held.mailer = mailerTo(server.url);
  return server.received;
}

const refusal = (responseCode: number) => Object.assign(new Error('no, <mei@example.org>'), { responseCode });

let number = 0;
const aNewAddress = () => `arrives.${(number += 1)}@example.org`;
const signUp = (email: string, language: 'en' | 'zh-Hant' = 'en') =>
  ask('POST', '/api/users/signup', {
    body: {
      email,
      first_name: 'Mei',
      last_name: 'Lin',
      password: 'violet 7 tram',
      password_confirmation: 'violet 7 tram',
    },
    language,
  });
const sourceTo = (received: readonly ReceivedMail[], address: string) =>
  received.find(({ recipients }) => recipients.includes(address))?.source ?? '';
const tokenIn = (text: string | undefined) => /[?&]token=([\w-]+)/.exec(text ?? '')?.[1];
const kept = async () =>
  await query('select sent_at, refused_at, refusal, text from outgoing_mails order by created_at');

describe('a mail arrives', () => {
  test.each(LANGUAGES)('from the sign-up to the verified address, in %s', async (language) => {
    const received = await serve();
    const email = aNewAddress();
    expect((await signUp(email, language)).status).toBe(200);
    await vi.waitFor(() => expect(received).toHaveLength(1), soon);
    const source = sourceTo(received, email);
    const texts = ACCOUNT_MAIL_TEXTS['verify-email'][language];
    expect(headerOf(source, 'subject')).toBe(texts.subject.replace('{school}', 'Ninefold IELTS'));
    expect(headerOf(source, 'to')).toBe(email);
    expect(headerOf(source, 'auto-submitted')).toBe('auto-generated');
    const parts = partsOf(source);
    expect(parts['text/plain']).toContain(texts.title);
    expect(parts['text/html']).toContain(texts.title);
    const token = tokenIn(parts['text/plain']);
    expect(tokenIn(parts['text/html'])).toBe(token);
    const verified = await ask('POST', '/api/users/email/verify', { body: { token } });
    expect(verified.body).toEqual({ status: true, kind: 'verified', email });
    // What was sent is kept no longer.
    await vi.waitFor(async () => expect(await kept()).toMatchObject([{ text: '' }]), soon);
    expect(logText()).not.toContain(email);
  });

  test('with the link that resets a password', async () => {
    const received = await serve();
    const { email } = await anAccount();
    await ask('POST', '/api/users/password/forgot', { body: { email } });
    await vi.waitFor(() => expect(received).toHaveLength(1), soon);
    const token = tokenIn(partsOf(sourceTo(received, email))['text/plain']);
    const body = { token, password: 'amber 9 kite', password_confirmation: 'amber 9 kite' };
    expect((await ask('POST', '/api/users/password/reset', { body })).status).toBe(200);
    await vi.waitFor(() => expect(received).toHaveLength(2), soon);
  });

  test('one each at both addresses, when one is to take the place of the other', async () => {
    const received = await serve();
    const { account, token } = await aSession();
    const email = aNewAddress();
    await ask('POST', '/api/users/email/change', { body: { email, password: PASSWORD }, token });
    await vi.waitFor(() => expect(received).toHaveLength(2), soon);
    expect(tokenIn(partsOf(sourceTo(received, email))['text/plain'])).toBeDefined();
    expect(tokenIn(partsOf(sourceTo(received, account.email))['text/plain'])).toBeUndefined();
  });

  test('of every kind, in both languages, with both parts as they were written', async () => {
    const received = await serve();
    const { config, school, database, outbox } = dependencies();
    const account = await anAccount();
    const origin = { device: 'Chrome on Windows', shownAddress: '203.0.113.•' };
    const mails = ACCOUNT_MAILS.flatMap((kind) =>
      LANGUAGES.map((language) => {
        const needs = { token: 'x', newEmail: 'b@example.net', at: new Date(), dueAt: new Date(), origin };
        const given = { config, school, account: { ...account, language }, event: language, language };
        return composeAccountMail(kind, { ...given, ...needs });
      }),
    );
    await database.transaction(async (transaction) => {
      for (const mail of mails) await outbox.enqueueMail(transaction, mail);
    });
    await vi.waitFor(() => expect(received).toHaveLength(mails.length), soon);
    for (const { subject, text, html, to } of mails) {
      const found = received.find(({ source }) => headerOf(source, 'subject') === subject);
      const parts = partsOf(found?.source ?? '');
      expect(found?.recipients).toEqual([to]);
      expect(parts['text/plain']?.replaceAll('\r\n', '\n').trim()).toBe(text.trim());
      expect(parts['text/html']?.replaceAll('\r\n', '\n').trim()).toBe(html.trim());
    }
  });
});

describe('a mail server that is no good', () => {
  test('refuses for good: it is asked once, and the sign-up stands', async () => {
    const asked: string[] = [];
    await serve({
      onRcptTo({ address }, _, done) {
        asked.push(address);
        done(refusal(550));
      },
    });
    const email = aNewAddress();
    expect((await signUp(email)).status).toBe(200);
    await vi.waitFor(async () => expect((await kept())[0]?.refused_at).toBeInstanceOf(Date), soon);
    expect(await kept()).toMatchObject([
      { sent_at: null, refusal: expect.stringContaining('550'), text: '' },
    ]);
    // Once it takes mail again, the person asks for another, and gets that one alone.
    const received = await serve();
    await ask('POST', '/api/users/email/resend', { body: { email } });
    await vi.waitFor(() => expect(received).toHaveLength(1), soon);
    expect(asked).toEqual([email]);
  });

  test('refuses for now: it is asked again, and the mail comes once', async () => {
    let refusals = 2;
    const ids: (string | undefined)[] = [];
    const received = await serve({
      onMailFrom: (_, __, done) => done(refusals-- > 0 ? refusal(451) : undefined),
    });
    const email = aNewAddress();
    await signUp(email);
    await vi.waitFor(() => expect(received).toHaveLength(1), soon);
    ids.push(headerOf(sourceTo(received, email), 'message-id'));
    await vi.waitFor(async () => expect((await kept())[0]?.sent_at).toBeInstanceOf(Date), soon);
    expect(ids[0]).toMatch(/^<[0-9a-f]{32}@ninefold\.example>$/);
    const [retried] = await query(`select retry_count from jobs.job where name = 'send-mail'`);
    expect(Number(retried?.retry_count)).toBe(2);
  });

  test('hangs: the screen does not wait for it, and the mail comes when it has recovered', async () => {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    closing.push(async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    });
    const address = server.address();
    held.mailer = mailerTo(`smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);

    const email = aNewAddress();
    expect((await signUp(email)).status).toBe(200);
    expect(await kept()).toMatchObject([{ sent_at: null, refused_at: null }]);
    await vi.waitFor(() => expect(sockets.size).toBeGreaterThan(0), soon);
    // While it hangs, others are served as ever.
    expect((await signUp(aNewAddress())).status).toBe(200);
    const received = await serve();
    await vi.waitFor(() => expect(received).toHaveLength(2), soon);
    await vi.waitFor(async () => expect((await kept()).every(({ sent_at: at }) => at)).toBe(true), soon);
    expect(received).toHaveLength(2);
  });

  test('is not there at all: nothing is lost', async () => {
    held.mailer = mailerTo('smtp://127.0.0.1:1');
    const email = aNewAddress();
    expect((await signUp(email)).status).toBe(200);
    const received = await serve();
    await vi.waitFor(() => expect(sourceTo(received, email)).not.toBe(''), soon);
  });
});

test('an account and its mail are made together, or neither is', async () => {
  await query('alter table outgoing_mails rename to away');
  const email = aNewAddress();
  try {
    expect((await signUp(email)).status).toBe(500);
  } finally {
    await query('alter table away rename to outgoing_mails');
  }
  expect(await query('select from accounts where email_key = $1', [email])).toEqual([]);
});

test('twenty sign-ups at once with one address: each mail of the outbox comes once', async () => {
  const received = await serve();
  const email = aNewAddress();
  await Promise.all(Array.from({ length: 20 }, () => signUp(email)));
  await vi.waitFor(async () => expect((await kept()).every(({ sent_at: at }) => at)).toBe(true), soon);
  const ids = received.map(({ source }) => headerOf(source, 'message-id'));
  expect(ids.length).toBe((await kept()).length);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeLessThanOrEqual(3);
});
