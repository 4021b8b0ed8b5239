import { describe, expect, test, vi } from 'vitest';
import { PASSWORD, useAccounts, type Reply } from '../accounts-fixture.ts';

const accounts = useAccounts();
const { ask, anAccount, aSession, query, logText } = accounts;

const signIn = (email: string, password: string, given: Parameters<typeof ask>[2] = {}) =>
  ask('POST', '/api/users/signin', { ...given, body: { email, password } });
const codeOf = (reply: Reply) => reply.body.type?.replace('urn:ninefold:problem:', '');
const aSuspension = { suspendedAt: new Date(), suspensionReason: 'spam' };

/** What a reply says beside its request's id. */
function outside({ status, headers, body }: Reply) {
  const names = [...headers.keys()].sort();
  return { status, body: { ...body, request_id: 'any' }, names, cookies: headers.getSetCookie() };
}

describe('signing in', () => {
  test('gives the account, its role and a token, and leaves a cookie that scripts cannot read', async () => {
    const account = await anAccount();
    const { status, body, headers } = await signIn(account.email, PASSWORD);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: true,
      role: 'learner',
      user: { id: account.id, email: account.email, first_name: 'Mei', two_factor: false },
    });
    expect(body.user).not.toHaveProperty('passwordHash');
    const [cookie = '', device = '', ...more] = headers.getSetCookie();
    expect(more).toEqual([]);
    expect(device).toMatch(
      /^__Secure-devices=[\w-]{43}; Max-Age=15552000; Path=\/api\/users; HttpOnly; Secure; SameSite=Strict$/,
    );
    const [pair = '', ...attributes] = cookie.split('; ');
    expect(pair).toMatch(/^__Secure-refresh=[\w-]{43}$/);
    expect(attributes.sort()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/api/users',
      'SameSite=Strict',
      'Secure',
    ]);
    const me = await ask('GET', '/api/users/me', { token: String(body.token) });
    expect(me.body).toMatchObject({ status: true, user: { id: account.id } });
  });

  test.each([
    ['with spaces around the address', (email: string) => `  ${email} `],
    ['in capital letters', (email: string) => email.toUpperCase()],
  ])('works %s', async (_, written) => {
    const account = await anAccount();
    expect((await signIn(written(account.email), PASSWORD)).status).toBe(200);
  });

  test.each([
    ['takes the browser’s zone for an account that names none', null, 'Asia/Taipei', 'Asia/Taipei'],
    ['leaves the zone that an account names', 'Europe/London', 'Asia/Taipei', 'Europe/London'],
    ['ignores a zone that there is not', null, 'Asia/Nowhere', null],
  ])('%s', async (_, named, sent, kept) => {
    const account = await anAccount({ timeZone: named });
    const body = { email: account.email, password: PASSWORD, time_zone: sent };
    const reply = await ask('POST', '/api/users/signin', { body });
    expect(reply.body.user).toMatchObject({ time_zone: kept });
  });

  test('is noted for the account’s owner, with device and shortened address', async () => {
    const account = await anAccount();
    await signIn(account.email, PASSWORD, { address: '198.51.100.20' });
    const events = await query('select kind, device, address from security_events where account_id = $1', [
      account.id,
    ]);
    expect(events).toEqual([{ kind: 'signed-in', device: 'Chrome on Windows', address: '198.51.100.•' }]);
  });

  test('on a browser that was signed in ends its former session', async () => {
    const former = await aSession();
    const account = await anAccount();
    const cookie = `__Secure-refresh=${former.refreshToken}`;
    await signIn(account.email, PASSWORD, { headers: { cookie } });
    const reply = await ask('GET', '/api/users/me', { token: former.token });
    expect([reply.status, codeOf(reply)]).toEqual([401, 'session-over']);
  });
});

describe('who may not sign in', () => {
  test('an unknown address, a wrong password, and an unverified or suspended account with a wrong one look alike', async () => {
    const known = await anAccount();
    const unverified = await anAccount({ emailVerifiedAt: null });
    const suspended = await anAccount(aSuspension);
    const unknown = 'nobody@example.org';
    const replies = [];
    for (const email of [unknown, known.email, unverified.email, suspended.email]) {
      replies.push(outside(await signIn(email, 'wrong 1', { address: '198.51.100.1' })));
    }
    expect(replies[0]).toMatchObject({ status: 401, cookies: [] });
    expect(replies[0]?.body.type).toBe('urn:ninefold:problem:credentials-wrong');
    for (const reply of replies) expect(reply).toEqual(replies[0]);
  });

  test.each([
    ['whose address is not verified', { emailVerifiedAt: null }, 'email-unverified'],
    ['who is suspended', aSuspension, 'account-suspended'],
  ])('with the right password somebody %s is told so', async (_, given, code) => {
    const account = await anAccount(given);
    const reply = await signIn(account.email, PASSWORD);
    expect([reply.status, codeOf(reply)]).toEqual([403, code]);
    expect(reply.headers.getSetCookie()).toEqual([]);
    expect(await query('select 1 from sessions where account_id = $1', [account.id])).toEqual([]);
  });

  test.each([
    ['en', '', '', { email: 'Email is required', password: 'Password is required' }],
    ['en', 'mei', 'x', { email: 'Please enter a valid email address' }],
    ['zh-Hant', ' ', '', { email: '電子信箱為必填欄位。', password: '密碼為必填欄位。' }],
    ['zh-Hant', 'mei@', 'x', { email: '請輸入有效的電子信箱地址。' }],
  ] as const)(
    'a form that is not filled in is answered in %s: %j, %j',
    async (language, email, password, texts) => {
      const reply = await signIn(email, password, { language });
      expect([reply.status, codeOf(reply)]).toEqual([422, 'form-invalid']);
      expect(
        Object.fromEntries(reply.body.errors?.map(({ field, message }) => [field, message]) ?? []),
      ).toEqual(texts);
    },
  );

  test.each([{ role: 'admin' }, { account_id: 'x' }, { email_verified_at: '2026-01-01' }])(
    'a field that is not the form’s is refused: %j',
    async (more) => {
      const account = await anAccount();
      const body = { email: account.email, password: PASSWORD, ...more };
      expect((await ask('POST', '/api/users/signin', { body })).status).toBe(422);
    },
  );

  test('a failure is noted for the owner, a few times only', async () => {
    const account = await anAccount();
    for (let tries = 0; tries < 5; tries += 1) await signIn(account.email, 'wrong 1');
    const events = () =>
      query('select kind from security_events where account_id = $1 order by at', [account.id]);
    await vi.waitFor(async () => expect(await events()).toHaveLength(3), { timeout: 10_000 });
    await new Promise((resolve) => setTimeout(resolve, 400));
    const noted = (await events()).map(({ kind }) => kind);
    expect(noted).toEqual(Array(3).fill('sign-in-failed'));
  });
});

describe('two-factor', () => {
  test('gives a ticket and nothing else', async () => {
    const account = await anAccount({ totpSecret: Buffer.from('sealed') });
    const { body, headers } = await signIn(account.email, PASSWORD);
    expect(body).toEqual({ status: true, two_factor: true, ticket: expect.stringMatching(/^[\w-]{43}$/) });
    expect(headers.getSetCookie()).toEqual([]);
    expect(await query('select 1 from sessions where account_id = $1', [account.id])).toEqual([]);
    const tickets = await query('select purpose, token_hash from one_time_tokens where account_id = $1', [
      account.id,
    ]);
    expect(tickets).toMatchObject([{ purpose: 'two-factor-ticket' }]);
    expect(JSON.stringify(tickets)).not.toContain(body.ticket);
  });

  test('a ticket of one browser does not end another’s', async () => {
    const account = await anAccount({ totpSecret: Buffer.from('sealed') });
    await signIn(account.email, PASSWORD);
    await signIn(account.email, PASSWORD);
    expect(
      await query('select 1 from one_time_tokens where account_id = $1 and expires_at > $2', [
        account.id,
        accounts.dependencies().clock.now(),
      ]),
    ).toHaveLength(2);
  });
});

test('no log line holds a password, a token or an address', async () => {
  const account = await anAccount();
  const { body, headers } = await signIn(account.email, PASSWORD, { address: '198.51.100.77' });
  await signIn(account.email, 'wrong hunter 2', { address: '198.51.100.77' });
  await vi.waitFor(() => expect(logText()).toContain('"security":"sign-in-failed"'));
  const secrets = [PASSWORD, 'hunter', String(body.token), account.email, '198.51.100.77'];
  const cookie = /=([\w-]{43});/.exec(headers.getSetCookie()[0] ?? '')?.[1] ?? 'no cookie';
  for (const secret of [...secrets, cookie]) expect(logText()).not.toContain(secret);
});
