import { describe, expect, test } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { collectLog } from '#tests/database/collected-log.ts';
import { aBody, useContactForm } from './contact-fixture.ts';
import { forgetContactMessagesJob } from './forget-contact-messages-job.ts';

const { post, counts, database, logText } = useContactForm();
const nothing = { messages: 0, mails: 0, jobs: 0 };

describe('a message that is taken', () => {
  test('is kept, and two mails are on their way', async () => {
    const { status, body } = await post(aBody({ name: ' Mei  Lin ', language: 'zh-Hant' }));
    expect(status).toBe(200);
    expect(body).toEqual({ received: true, copy_sent_to: 'm•••@example.org' });
    expect(await counts()).toEqual({ messages: 1, mails: 2, jobs: 2 });
    const { rows } = await database().pool.query('select * from contact_messages');
    expect(rows[0]).toMatchObject({
      name: 'Mei Lin',
      email: 'mei@example.org',
      topic: 'courses',
      message: 'Which course is right for me?',
      language: 'zh-Hant',
    });
  });

  test('says where it came from in a form that names no address', async () => {
    await post(aBody(), { address: '203.0.113.7' });
    await post(aBody(), { address: '203.0.113.7' });
    await post(aBody(), { address: '203.0.113.8' });
    const { rows } = await database().pool.query(
      'select address_hash as hash from contact_messages order by created_at',
    );
    expect(rows[0].hash).toBe(rows[1].hash);
    expect(rows[0].hash).not.toBe(rows[2].hash);
    expect(rows[0].hash).not.toContain('203');
  });

  test('stands nowhere in the log', async () => {
    await post(aBody({ name: 'Zebedee', message: 'a very private question' }));
    expect(logText()).toContain('/api/contact');
    expect(logText()).not.toMatch(/Zebedee|mei@example\.org|private question/);
  });

  test('is not kept when its mails cannot be enqueued', async () => {
    await database().pool.query('alter table outgoing_mails rename to away');
    try {
      expect((await post(aBody())).status).toBe(500);
    } finally {
      await database().pool.query('alter table away rename to outgoing_mails');
    }
    expect(await counts()).toEqual(nothing);
  });
});

describe('a message that is refused says why, under its field, in the reader’s language', () => {
  test.each<[object, string, string, string]>([
    [{ email: '' }, 'email', 'Email is required', '電子信箱為必填欄位。'],
    [{ email: 'mei' }, 'email', 'Please enter a valid email address', '請輸入有效的電子信箱地址。'],
    [
      { email: 'a@b.co, c@d.co' },
      'email',
      'Please enter a valid email address',
      '請輸入有效的電子信箱地址。',
    ],
    [{ name: ' ' }, 'name', 'Name is required', '姓名為必填欄位。'],
    [{ name: 'a'.repeat(81) }, 'name', 'Name must be at most 80 characters', '姓名最多 80 個字元。'],
    [{ message: '' }, 'message', 'Message is required', '訊息為必填欄位。'],
    [{ message: 'too short' }, 'message', 'Message must be at least 10 characters', '訊息至少需 10 個字元。'],
    [
      { message: '長'.repeat(5001) },
      'message',
      'Message must be at most 5,000 characters',
      '訊息最多 5,000 個字元。',
    ],
    [{ website: 'https://spam.example' }, 'website', 'Please leave this field empty', '請將此欄位留空。'],
  ])('%j', async (given, field, en, chinese) => {
    const english = await post(aBody(given));
    expect(english.status).toBe(422);
    expect(english.body.errors).toMatchObject([{ field, message: en }]);
    expect((await post(aBody(given), { language: 'zh-TW' })).body.errors).toMatchObject([
      { field, message: chinese },
    ]);
    expect(await counts()).toEqual(nothing);
  });

  test.each<[string, unknown]>([
    ['a field that is not known', aBody({ role: 'admin' })],
    ['an unknown topic', aBody({ topic: 'refund' })],
    ['an unknown language', aBody({ language: 'fr' })],
    ['a name that is no text', aBody({ name: ['a'] })],
    ['a field that is missing', { name: 'a' }],
    ['no object', 'hello'],
    ['nothing', null],
  ])('%s', async (_, body) => {
    expect((await post(body)).status).toBe(422);
    expect(await counts()).toEqual(nothing);
  });

  test('half a character is kept as the sign for an unreadable one', async () => {
    expect((await post(aBody({ name: 'Mei \ud800', message: 'half a character: \ud83d' }))).status).toBe(200);
    const { rows } = await database().pool.query('select name, message from contact_messages');
    expect(rows).toEqual([{ name: 'Mei \ufffd', message: 'half a character: \ufffd' }]);
  });

  test('5,000 characters of any script are not too much for the request', async () => {
    expect((await post(aBody({ message: '𠮷'.repeat(5000) }))).status).toBe(200);
  });
});

describe('messages are throttled', () => {
  const email = (place: number) => `mei${place}@example.org`;

  test('at five an hour from one address; the sixth says when, and nothing of it is kept', async () => {
    for (let place = 0; place < 5; place += 1)
      expect((await post(aBody({ email: email(place) }))).status).toBe(200);
    const { status, retryAfter, body } = await post(aBody({ email: email(6) }));
    expect(status).toBe(429);
    expect(Number(retryAfter)).toSatisfy((seconds: number) => seconds > 3500 && seconds <= 3600);
    expect(body).toMatchObject({ type: 'urn:ninefold:problem:throttled', title: 'Too many messages' });
    expect((await post(aBody(), { language: 'zh-TW' })).body.title).toBe('訊息過於頻繁');
    expect(await counts()).toEqual({ messages: 5, mails: 10, jobs: 10 });
    expect((await post(aBody(), { address: '198.51.100.1' })).status).toBe(200);
  });

  test('at three an hour for one e-mail, however it is written and wherever it comes from', async () => {
    const addresses = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'];
    const spellings = ['mei@example.org', 'MEI@example.org', ' mei@EXAMPLE.org', 'mei@example.org'];
    const statuses = [];
    for (const [place, address] of addresses.entries()) {
      statuses.push((await post(aBody({ email: spellings[place] }), { address })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await counts()).toMatchObject({ messages: 3 });
  });

  test('with one household’s IPv6 addresses as one', async () => {
    const statuses = [];
    for (let place = 1; place <= 6; place += 1) {
      statuses.push((await post(aBody({ email: email(place) }), { address: `2001:db8::${place}` })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('also when they are sent all at once, and whatever address the sender claims', async () => {
    const posts = Array.from({ length: 20 }, (_, place) =>
      post(aBody({ email: email(place) }), { address: `192.0.2.${place}, 203.0.113.9` }),
    );
    expect((await Promise.all(posts)).filter(({ status }) => status === 200)).toHaveLength(5);
  });

  test('refused ones do not count', async () => {
    for (let place = 0; place < 8; place += 1) await post(aBody({ message: '' }));
    expect((await post(aBody())).status).toBe(200);
  });
});

test('messages are forgotten after twelve months', async () => {
  await post(aBody({ message: 'an old message' }));
  await post(aBody({ message: 'a newer message' }));
  await database().pool.query(
    `update contact_messages set created_at = now() - case when message like 'an old%' then interval '12 months 2 days' else interval '11 months' end`,
  );
  const { log } = collectLog();
  const job = forgetContactMessagesJob({ database: database().db, clock: systemClock });
  await job.handle({}, { signal: new AbortController().signal, log });
  const { rows } = await database().pool.query('select message from contact_messages');
  expect(rows).toEqual([{ message: 'a newer message' }]);
});
