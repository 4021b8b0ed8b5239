import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAYS_AFTER_OPENING_EMAIL } from '../../domain/openings/opening-request.ts';
import { OPENING_REQUESTS_DATA } from './opening-requests-of-account.ts';
import { COURSE, LESSONS, useOpenings } from '#tests/shop/use-openings.ts';

const DAY = 24 * 60 * 60;
const openings = useOpenings();
const { ask, aSession, mails, pass, query, request, rows, runJob, setOpen, shop } = openings;
const announce = () => runJob('announce-openings');
const forget = () => runJob('forget-opening-requests');
const linkOf = (text = '') => /https:\S+\/openings\/off\?token=[\w-]+/.exec(text)?.[0] ?? '';

beforeEach(async () => {
  await query('truncate opening_requests, rate_limits, product_overrides');
  setOpen(false);
});

describe('when a product opens', () => {
  test('each request gets one email in its language, however often the job runs', async () => {
    await request({ email: 'mei@example.org', language: 'zh-Hant' });
    pass(1);
    await request({ subject: LESSONS, email: 'sam@example.org' });
    await announce();
    expect(mails).toEqual([]);
    setOpen(true);
    for (let time = 0; time < 3; time += 1) await announce();
    expect(mails.map(({ to, subject, language }) => [to, language, subject])).toEqual([
      ['mei@example.org', 'zh-Hant', expect.stringMatching(/^現已開放：/)],
      ['sam@example.org', 'en', expect.stringMatching(/^Now open: One-to-one lessons with /)],
    ]);
    expect(mails[1]?.text).toContain('https://www.ninefold.example/teachers/');
    for (const { unsubscribeUrl, text } of mails) expect(unsubscribeUrl).toBe(linkOf(text));
  });

  test('two processes that announce at the same time write one email', async () => {
    await request();
    setOpen(true);
    await Promise.all([announce(), announce(), announce()]);
    expect(mails).toHaveLength(1);
  });

  test('a request whose email could not be stored still waits', async () => {
    await request();
    setOpen(true);
    const { outbox } = shop();
    const enqueueMail = outbox.enqueueMail;
    Object.assign(outbox, { enqueueMail: () => Promise.reject(new Error('no room')) });
    await expect(announce()).rejects.toThrow('no room');
    Object.assign(outbox, { enqueueMail });
    expect(await rows('sent_at')).toEqual([{ sent_at: null }]);
    await announce();
    expect(mails).toHaveLength(1);
  });

  test('an account gets it at its address of today, by name and in its own language', async () => {
    const { account, token } = await aSession({ firstName: '美玲', lastName: '林', language: 'zh-Hant' });
    await request({ email: null }, { token });
    await query('update accounts set email = $2, email_key = $2 where id = $1', [
      account.id,
      'new.mei@example.org',
    ]);
    setOpen(true);
    await announce();
    expect(mails).toMatchObject([{ to: 'new.mei@example.org', language: 'zh-Hant' }]);
    expect(mails[0]?.text).toContain('林美玲，你好：');
    expect(mails[0]?.eventKey).toContain(account.id);
  });

  test('a withdrawn request, and a product that an admin has withdrawn, get none', async () => {
    const { body } = await request();
    await openings.withdraw({ withdrawal: body['withdrawal'] });
    await request({ subject: 'grammar_basics_id' });
    await query('insert into product_overrides (product_id, available) values ($1, false)', [
      'grammar_basics_id',
    ]);
    setOpen(true);
    await announce();
    expect(mails).toEqual([]);
    await query('truncate product_overrides');
    await announce();
    expect(mails).toHaveLength(1);
  });

  test('a new request after the product has closed again gets an email of its own', async () => {
    await request();
    setOpen(true);
    await announce();
    setOpen(false);
    pass(DAY);
    await request();
    expect(await rows('sent_at')).toEqual([{ sent_at: null }]);
    setOpen(true);
    await announce();
    expect(new Set(mails.map(({ eventKey }) => eventKey)).size).toBe(2);
  });
});

describe('the link in the email', () => {
  test('deletes the address everywhere, for a mail program and for the page, and nobody else’s', async () => {
    const hrefs: string[] = [];
    for (const email of ['mei@example.org', 'sam@example.org', 'ann@example.org']) {
      await request({ email });
      setOpen(true);
      await announce();
      setOpen(false);
      hrefs.push(linkOf(mails.findLast(({ to }) => to === email)?.text));
      await request({ email, subject: LESSONS });
    }
    expect(await openings.postOff(hrefs[0] ?? '')).toBe(200);
    const token = new URL(hrefs[1] ?? '').searchParams.get('token');
    const byPage = () => ask('POST', '/api/opening-requests/address-removal', { body: { token } });
    for (let time = 0; time < 2; time += 1) expect((await byPage()).status).toBe(200);
    expect(await rows()).toEqual([
      { subject: COURSE, email: 'ann@example.org' },
      { subject: LESSONS, email: 'ann@example.org' },
    ]);
  });

  test('deletes nothing when it is made up or incomplete', async () => {
    await request();
    const off = 'https://www.ninefold.example/openings/off';
    expect(await openings.postOff(`${off}?token=none`)).toBe(200);
    expect(await openings.postOff(off)).toBe(400);
    expect(await rows()).toHaveLength(1);
  });
});

describe('addresses are deleted', () => {
  test('30 days after the email', async () => {
    await request();
    setOpen(true);
    await announce();
    pass(DAYS_AFTER_OPENING_EMAIL * DAY);
    await forget();
    expect(await rows()).toHaveLength(1);
    pass(1);
    await forget();
    expect(await rows()).toEqual([]);
  });

  test('12 months after a request about something that never opened', async () => {
    await request();
    pass(364 * DAY);
    await forget();
    expect(await rows()).toHaveLength(1);
    pass(2 * DAY);
    await forget();
    expect(await rows()).toEqual([]);
  });

  test('with the account, which can export them before', async () => {
    const { account, token } = await aSession();
    await request({ email: null }, { token });
    await request({ email: account.email, subject: LESSONS });
    await request({ email: 'sam@example.org' });
    const { bytes } = await ask('GET', '/api/users/export', { token });
    const data = JSON.parse(strFromU8(unzipSync(new Uint8Array(bytes))['data.json'] ?? new Uint8Array()));
    expect(data.opening_requests).toHaveLength(2);
    expect(data.opening_requests).toEqual(
      expect.arrayContaining(
        [COURSE, LESSONS].map((subject) => ({
          subject,
          email: account.email,
          language: 'en',
          requested_at: '2026-11-21T09:00:00.000Z',
          sent_at: null,
        })),
      ),
    );
    const owner = { accountId: account.id, email: account.email };
    await shop().database.transaction((transaction) => OPENING_REQUESTS_DATA.erase(transaction, owner));
    expect(await rows()).toEqual([{ subject: COURSE, email: 'sam@example.org' }]);
  });
});
