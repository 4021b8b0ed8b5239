import { beforeEach, describe, expect, test } from 'vitest';
import { randomIds } from '#platform/clock/ids.ts';
import { COURSE, LESSONS, useOpenings } from '#tests/shop/use-openings.ts';

const openings = useOpenings();
const { ask, aSession, query, request, rows, setOpen, withdraw, logText } = openings;

beforeEach(async () => {
  await query('truncate opening_requests, rate_limits, product_overrides');
  setOpen(false);
});

describe('a visitor’s request', () => {
  test('is stored with what is needed for one email, and answered with the masked address', async () => {
    const { status, body } = await request({
      subject: LESSONS,
      email: ' Mei@Example.org ',
      language: 'zh-Hant',
    });
    expect(status).toBe(200);
    expect(body).toEqual({ status: true, email: 'M•••@Example.org', withdrawal: expect.any(String) });
    expect(await rows('subject, email, email_key, language, account_id, sent_at, link_hash')).toEqual([
      {
        subject: LESSONS,
        email: 'Mei@Example.org',
        email_key: 'mei@example.org',
        language: 'zh-Hant',
        account_id: null,
        sent_at: null,
        link_hash: null,
      },
    ]);
    expect(logText()).not.toMatch(/mei@example/i);
  });

  test('is one row however often it is made, and nobody learns that it was made before', async () => {
    const first = await request();
    const again = await request({ email: 'MEI@example.org' });
    expect(Object.keys(again.body)).toEqual(Object.keys(first.body));
    expect(again.status).toBe(200);
    expect(await rows()).toEqual([{ subject: COURSE, email: 'mei@example.org' }]);
    await request({ subject: LESSONS });
    expect(await rows()).toHaveLength(2);
  });

  test('is one row when it is made many times at once', async () => {
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => request()))).map(
      ({ status }) => status,
    );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await rows()).toHaveLength(1);
  });

  test('is withdrawn by its own token, once or twice', async () => {
    const { body } = await request();
    for (let time = 0; time < 2; time += 1)
      expect((await withdraw({ withdrawal: body['withdrawal'] })).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  test('cannot be withdrawn by someone else who enters the same address', async () => {
    const mine = await request();
    const theirs = await request();
    await withdraw({ withdrawal: theirs.body['withdrawal'] });
    expect(await rows()).toHaveLength(1);
    await withdraw({ withdrawal: mine.body['withdrawal'] });
    expect(await rows()).toEqual([]);
  });

  test('stays when a token is made up, or is not there', async () => {
    const { body } = await request();
    const [id = ''] = String(body['withdrawal']).split('.');
    for (const withdrawal of [
      null,
      'none',
      `${id}.${randomIds.token()}`,
      `${randomIds.uuid()}.${randomIds.token()}`,
    ])
      expect((await withdraw({ withdrawal })).status).toBe(200);
    expect(await rows()).toHaveLength(1);
  });
});

describe('a learner’s request', () => {
  test('takes the account’s verified address, is listed, and is withdrawn without a token', async () => {
    const { account, token } = await aSession();
    const { body } = await request({ email: null }, { token });
    expect(body).toEqual({ status: true, email: 'm•••@example.org', withdrawal: null });
    expect(await rows('email, account_id')).toEqual([{ email: account.email, account_id: account.id }]);
    const list = () => ask('GET', '/api/opening-requests', { token });
    expect((await list()).body).toMatchObject({ subjects: [COURSE] });
    await withdraw({}, token);
    expect((await list()).body).toMatchObject({ subjects: [] });
    expect(await rows()).toEqual([]);
  });

  test('joins the one made with the same address before signing in, and is out of a visitor’s reach then', async () => {
    const { account, token } = await aSession();
    const asVisitor = await request({ email: account.email.toUpperCase() });
    await request({ email: null }, { token });
    await withdraw({ withdrawal: asVisitor.body['withdrawal'] });
    expect(await rows('account_id')).toEqual([{ account_id: account.id }]);
  });

  test('is nobody else’s to see or withdraw', async () => {
    const [mine, other] = [await aSession(), await aSession()];
    await request({ email: null }, { token: mine.token });
    expect((await ask('GET', '/api/opening-requests', { token: other.token })).body).toMatchObject({
      subjects: [],
    });
    await withdraw({}, other.token);
    expect(await rows()).toHaveLength(1);
  });
});

describe('nothing is stored', () => {
  test.each([
    ['', 'Email is required', '電子信箱為必填欄位。'],
    [null, 'Email is required', '電子信箱為必填欄位。'],
    ['mei', 'Please enter a valid email address', '請輸入有效的電子信箱地址。'],
    ['a@b.co, c@d.co', 'Please enter a valid email address', '請輸入有效的電子信箱地址。'],
    ['a\u0007@b.co', 'Please enter a valid email address', '請輸入有效的電子信箱地址。'],
  ])('for the address %j', async (email, english, chinese) => {
    const { status, body } = await request({ email });
    expect([status, body.errors]).toMatchObject([422, [{ field: 'email', message: english }]]);
    expect((await request({ email }, { language: 'zh-Hant' })).body.errors).toMatchObject([
      { message: chinese },
    ]);
    expect(await rows()).toEqual([]);
  });

  test('for a program that fills in what people do not see', async () => {
    const { status, body } = await request({ website: 'https://spam.example' });
    expect([status, body.errors]).toMatchObject([422, [{ field: 'website' }]]);
    expect(await rows()).toEqual([]);
  });

  test('for a product that is open: it can be bought', async () => {
    setOpen(true);
    const { status, body } = await request();
    expect([status, body.title]).toEqual([409, 'It is open now']);
    expect(await rows()).toEqual([]);
  });

  test('for a product that an admin has withdrawn, or that is none', async () => {
    await query('insert into product_overrides (product_id, available) values ($1, false)', [COURSE]);
    expect((await request()).status).toBe(404);
    expect((await request({ subject: 'lessons:teacher_99' })).status).toBe(404);
    expect((await request({ subject: '../etc' })).status).toBe(422);
    expect(await rows()).toEqual([]);
  });
});

describe('requests are throttled', () => {
  test('at six an hour for one email address, wherever they come from', async () => {
    const statuses: number[] = [];
    for (let place = 1; place <= 7; place += 1)
      statuses.push((await request({}, { address: `198.51.100.${place}` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  test('at forty an hour from one network address; the next one says when', async () => {
    const each = (place: number) => request({ email: `mei${place}@example.org` });
    const replies = await Promise.all(Array.from({ length: 41 }, (_, place) => each(place)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(40);
    const refused = replies.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await request({ email: 'lee@example.org' }, { address: '198.51.100.9' })).status).toBe(200);
  });
});
