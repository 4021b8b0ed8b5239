import { describe, expect, test } from 'vitest';
import { PASSWORD, useAccounts } from '../accounts-fixture.ts';

const { ask, anAccount, aSession, mails, pass, query } = useAccounts();

const problem = (code: string) => ({ type: `urn:ninefold:problem:${code}` });
const NOBODY = '0d5c0c0e-7d3b-4b57-9c65-0f8b8f3d6d11';
const suspensionOf = (accountId: string) => `/api/admin/accounts/${accountId}/suspension`;

const anAdmin = () => aSession({ role: 'admin' });
const suspend = (token: string | undefined, accountId: string, reason = 'Answers were copied.') =>
  ask('POST', suspensionOf(accountId), { token, body: { reason } });
const restore = (token: string | undefined, accountId: string) =>
  ask('DELETE', suspensionOf(accountId), { token });
const find = (token: string | undefined, search?: string) =>
  ask('GET', `/api/admin/accounts${search === undefined ? '' : `?search=${encodeURIComponent(search)}`}`, {
    token,
  });
const signIn = (email: string) => ask('POST', '/api/users/signin', { body: { email, password: PASSWORD } });
const me = (token: string) => ask('GET', '/api/users/me', { token });

async function eventsOf(accountId: string) {
  return query('select kind, detail from security_events where account_id = $1 order by at, id', [accountId]);
}

const CALLS = [
  ['finding accounts', (token: string | undefined) => find(token)],
  ['suspending one', (token: string | undefined, id: string) => suspend(token, id)],
  ['restoring one', (token: string | undefined, id: string) => restore(token, id)],
] as const;

describe.each(CALLS)('%s', (_, call) => {
  test('is not for a visitor', async () => {
    const { id } = await anAccount();
    expect(await call(undefined, id)).toMatchObject({ status: 401, body: problem('sign-in-needed') });
  });

  test.each(['learner', 'teacher'] as const)(
    'is not for a %s, of another account or their own',
    async (role) => {
      const { token, account } = await aSession({ role });
      for (const { id } of [account, await anAccount()]) {
        expect(await call(token, id)).toMatchObject({ status: 403, body: problem('not-allowed') });
        const [row] = await query('select suspended_at from accounts where id = $1', [id]);
        expect(row?.suspended_at).toBeNull();
      }
    },
  );

  test('is for an admin', async () => {
    const { token } = await anAdmin();
    const { id } = await anAccount();
    expect((await call(token, id)).status).toBe(200);
  });

  test('is no longer for an admin whose role was taken away, ten seconds later at most', async () => {
    const { token, account } = await anAdmin();
    const { id } = await anAccount();
    expect((await call(token, id)).status).toBe(200);
    await query(`update accounts set role = 'learner' where id = $1`, [account.id]);
    pass(10);
    expect(await call(token, id)).toMatchObject({ status: 403, body: problem('not-allowed') });
  });

  test('is for somebody who became an admin while signed in', async () => {
    const { token, account } = await aSession();
    const { id } = await anAccount();
    expect((await call(token, id)).status).toBe(403);
    await query(`update accounts set role = 'admin' where id = $1`, [account.id]);
    pass(10);
    expect(await call(token, id)).toMatchObject({ status: 403, body: problem('two-factor-needed') });
    await query(`update accounts set totp_secret = 'stored' where id = $1`, [account.id]);
    pass(10);
    expect((await call(token, id)).status).toBe(200);
  });

  test('is not for an admin who is suspended', async () => {
    const first = await anAdmin();
    const second = await anAdmin();
    await suspend(first.token, second.account.id);
    expect(await call(second.token, first.account.id)).toMatchObject({
      status: 401,
      body: problem('session-over'),
    });
  });
});

describe('a suspension', () => {
  test('signs its account out everywhere at once', async () => {
    const { token } = await anAdmin();
    const first = await aSession();
    const second = await aSession(first.account);
    for (const each of [first, second]) expect((await me(each.token)).status).toBe(200);
    expect((await suspend(token, first.account.id)).body).toEqual({ status: true });
    for (const each of [first, second]) expect((await me(each.token)).status).toBe(401);
    const refreshed = await ask('POST', '/api/users/token/refresh', {
      headers: { cookie: `__Secure-refresh=${first.refreshToken}` },
    });
    expect(refreshed.status).toBeGreaterThanOrEqual(401);
    expect(refreshed.body).not.toHaveProperty('token');
  });

  test('keeps nobody else from anything', async () => {
    const { token } = await anAdmin();
    const [guilty, other] = [await aSession(), await aSession()];
    await suspend(token, guilty.account.id);
    expect((await me(other.token)).status).toBe(200);
    expect((await me(token)).status).toBe(200);
  });

  test('lets nobody sign in, and says so to whoever knows the password', async () => {
    const { token } = await anAdmin();
    const account = await anAccount();
    await suspend(token, account.id);
    expect(await signIn(account.email)).toMatchObject({ status: 403, body: problem('account-suspended') });
    await restore(token, account.id);
    expect((await signIn(account.email)).status).toBe(200);
  });

  test('keeps its reason, mails it to the owner, and is noted with who did it', async () => {
    const admin = await anAdmin();
    const account = await anAccount({ language: 'zh-Hant' });
    await suspend(admin.token, account.id, '  散布他人的作文  ');
    const [row] = await query('select suspended_at, suspension_reason from accounts where id = $1', [
      account.id,
    ]);
    expect(row).toEqual({ suspended_at: expect.any(Date), suspension_reason: '散布他人的作文' });
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [account.email, '你在 Ninefold IELTS 的帳號已停權'],
    ]);
    expect(mails[0]?.text).toContain('散布他人的作文');
    expect(await eventsOf(account.id)).toEqual([{ kind: 'suspended', detail: { by: admin.account.id } }]);
  });

  test('for the same reason again changes nothing; for another one it is mailed again', async () => {
    const { token } = await anAdmin();
    const { id } = await anAccount();
    await suspend(token, id, 'one');
    const [before] = await query('select suspended_at from accounts where id = $1', [id]);
    pass(60);
    expect((await suspend(token, id, 'one')).status).toBe(200);
    expect(mails).toHaveLength(1);
    expect(await eventsOf(id)).toHaveLength(1);
    expect((await suspend(token, id, 'two')).status).toBe(200);
    expect(mails).toHaveLength(2);
    const [row] = await query('select suspended_at, suspension_reason from accounts where id = $1', [id]);
    expect(row).toEqual({ ...before, suspension_reason: 'two' });
  });

  test('of one’s own account is refused', async () => {
    const { token, account } = await anAdmin();
    expect(await suspend(token, account.id)).toMatchObject({ status: 409, body: problem('own-account') });
    expect((await me(token)).status).toBe(200);
  });

  test.each(['', ' ', '\n\t', 'x'.repeat(401), 'a\u0000b'])('needs a reason: %j is none', async (reason) => {
    const { token } = await anAdmin();
    const { id } = await anAccount();
    expect((await suspend(token, id, reason)).status).toBe(422);
    expect(await eventsOf(id)).toEqual([]);
  });

  test('takes no field that is not its own', async () => {
    const { token } = await anAdmin();
    const { id } = await anAccount();
    const body = { reason: 'one', role: 'admin' };
    expect((await ask('POST', suspensionOf(id), { token, body })).status).toBe(422);
  });
});

describe('a restoration', () => {
  test('is noted and mailed, and forgets the reason', async () => {
    const admin = await anAdmin();
    const account = await anAccount();
    await suspend(admin.token, account.id);
    expect((await restore(admin.token, account.id)).body).toEqual({ status: true });
    const [row] = await query('select suspended_at, suspension_reason from accounts where id = $1', [
      account.id,
    ]);
    expect(row).toEqual({ suspended_at: null, suspension_reason: null });
    expect((await eventsOf(account.id)).map(({ kind }) => kind).sort()).toEqual(['restored', 'suspended']);
    expect(mails.map(({ subject }) => subject)).toContain('Your account with Ninefold IELTS is open again');
  });

  test('of an account that is not suspended changes nothing', async () => {
    const { token } = await anAdmin();
    const account = await anAccount();
    expect((await restore(token, account.id)).status).toBe(200);
    expect(mails).toEqual([]);
    expect(await eventsOf(account.id)).toEqual([]);
  });

  test('does not bring the sessions back', async () => {
    const { token } = await anAdmin();
    const ended = await aSession();
    await suspend(token, ended.account.id);
    await restore(token, ended.account.id);
    pass(10);
    expect((await me(ended.token)).status).toBe(401);
  });
});

test.each([
  ['suspending', suspend],
  ['restoring', restore],
])('%s an account that is not there says so', async (_, call) => {
  const { token } = await anAdmin();
  expect(await call(token, NOBODY)).toMatchObject({ status: 404, body: problem('account-unknown') });
  expect((await call(token, 'x')).status).toBe(404);
});

describe('finding accounts', () => {
  const emailsOf = (reply: { body: Record<string, unknown> }) =>
    (reply.body.accounts as { email: string }[]).map(({ email }) => email).sort();

  test.each([
    ['a part of the address', 'nine.Lives@', 'nine.lives@example.org'],
    ['a first name', 'Zenobia', 'nine.lives@example.org'],
    ['both names', 'zenobia quill', 'nine.lives@example.org'],
    ['a Chinese name, family name first', '歐陽小美', 'ou.yang@example.org'],
    ['a text with spaces around it', '  Zenobia ', 'nine.lives@example.org'],
  ])('by %s', async (_, search, email) => {
    const { token } = await anAdmin();
    if ((await query('select from accounts where email = $1', ['nine.lives@example.org'])).length === 0) {
      await anAccount({ email: 'nine.lives@example.org', firstName: 'Zenobia', lastName: 'Quill' });
      await anAccount({ email: 'ou.yang@example.org', firstName: '小美', lastName: '歐陽' });
    }
    expect(emailsOf(await find(token, search))).toEqual([email]);
  });

  test.each(['%', '_', '\\', "'", '%%%', 'no such thing'])('%j stands for itself', async (search) => {
    const { token } = await anAdmin();
    expect(emailsOf(await find(token, search))).toEqual([]);
  });

  test('that are suspended shows since when and why; no hash and no secret', async () => {
    const { token } = await anAdmin();
    const account = await anAccount({ totpSecret: Buffer.alloc(60) });
    await suspend(token, account.id, 'Answers were copied.');
    const { body } = await find(token, account.email);
    expect(body.accounts).toEqual([
      {
        id: account.id,
        email: account.email,
        first_name: 'Mei',
        last_name: 'Lin',
        role: 'learner',
        email_verified: true,
        suspended_at: '2026-11-21T09:00:00.000Z',
        suspension_reason: 'Answers were copied.',
        created_at: '2026-11-21T09:00:00.000Z',
      },
    ]);
  });

  test('gives fifty at most, the newest first', async () => {
    const { token } = await anAdmin();
    for (let place = 0; place < 52; place += 1)
      await anAccount({
        email: `crowd.${place}@example.org`,
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, place)),
      });
    const { body } = await find(token, 'crowd.');
    const emails = (body.accounts as { email: string }[]).map(({ email }) => email);
    expect(emails).toHaveLength(50);
    expect(emails[0]).toBe('crowd.51@example.org');
    expect(emails).not.toContain('crowd.0@example.org');
  });

  test.each(['x'.repeat(401), '\u0000'])('refuses a text that cannot be looked for', async (search) => {
    const { token } = await anAdmin();
    expect((await find(token, search)).status).toBe(422);
  });
});
