import { describe, expect, test } from 'vitest';
import { PASSWORD } from '../accounts-fixture.ts';
import { useTwoFactor } from '../two-factor/two-factor-fixture.ts';

const { ask, aSession, aProtectedAccount, codeOf, wrongCodeOf, query, mails, pass, eventsOf } =
  useTwoFactor();
const ME = '/api/users/me';

const leave = (token: string, body: object = { password: PASSWORD }, language?: 'en' | 'zh-Hant') =>
  ask('DELETE', ME, { token, body, ...(language ? { language } : {}) });
const keep = (token: string) => ask('POST', `${ME}/restoration`, { token });

async function dueAtOf(accountId: string): Promise<unknown> {
  const [row] = await query('select deletion_due_at from accounts where id = $1', [accountId]);
  return row?.['deletion_due_at'];
}

describe('asking for the deletion', () => {
  test('names the day, ends every session, and leaves an event and a mail', async () => {
    const { account, token, refreshToken } = await aSession({ timeZone: 'Asia/Taipei' });
    const other = await aSession(account);
    pass(1);
    const reply = await leave(token);
    expect([reply.status, reply.body]).toEqual([
      200,
      { status: true, deletion_due_at: '2026-11-28T09:00:01.000Z' },
    ]);
    expect(reply.headers.get('set-cookie')).toMatch(/^__Secure-refresh=;.*Max-Age=0/);
    for (const each of [token, other.token]) expect((await ask('GET', ME, { token: each })).status).toBe(401);
    const refreshed = await ask('POST', '/api/users/token/refresh', {
      headers: { cookie: `__Secure-refresh=${refreshToken}` },
    });
    expect(refreshed.status).toBe(401);
    expect(await eventsOf(account.id)).toContain('deletion-asked');
    expect(mails).toMatchObject([
      { to: account.email, language: 'en', subject: 'Your account with Ninefold IELTS will be deleted' },
    ]);
    expect(mails[0]?.text).toContain('28 November 2026');
    expect(mails[0]?.text).toContain('https://www.ninefold.example/settings');
  });

  test('is told in the account’s language, with the day there', async () => {
    const { token } = await aSession({ language: 'zh-Hant', timeZone: 'Pacific/Kiritimati' });
    await leave(token);
    expect(mails[0]?.subject).toBe('你在 Ninefold IELTS 的帳號即將刪除');
    expect(mails[0]?.text).toContain('2026年11月28日');
  });

  test('again changes the day no more', async () => {
    const { account, token } = await aSession();
    await leave(token);
    pass(3 * 24 * 60 * 60);
    const { body } = await leave((await aSession(account)).token);
    expect(body['deletion_due_at']).toBe('2026-11-28T09:00:00.000Z');
  });

  test.each([
    [{ password: '' }, 'en', 'password', 'Password is required'],
    [{ password: '' }, 'zh-Hant', 'password', '密碼為必填欄位。'],
  ] as const)('without the password is refused: %j, %s', async (body, language, field, message) => {
    const { account, token } = await aSession();
    const reply = await leave(token, body, language);
    expect([reply.status, reply.body.type]).toEqual([422, 'urn:ninefold:problem:form-invalid']);
    expect(reply.body.errors).toEqual([{ field, code: 'password-required', message }]);
    expect(await dueAtOf(account.id)).toBeNull();
  });

  test('with a wrong password is refused, and after ten of them nothing is asked any more', async () => {
    const { account, token } = await aSession();
    for (let place = 0; place < 10; place += 1) {
      const reply = await leave(token, { password: 'wrong horse 7 battery' });
      expect(reply.body.type).toBe('urn:ninefold:problem:password-wrong');
    }
    const reply = await leave(token);
    expect([reply.status, await dueAtOf(account.id)]).toEqual([429, null]);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect([(await ask('GET', ME, { token })).status, mails]).toEqual([200, []]);
  });

  test('of a visitor is refused', async () => {
    expect((await ask('DELETE', ME, { body: { password: PASSWORD } })).status).toBe(401);
  });
});

describe('with two-factor on', () => {
  test.each(['app', 'recovery'])('the password and a code of the %s do it', async (which) => {
    const owner = await aProtectedAccount();
    const { token } = await aSession(owner.account);
    const code = which === 'app' ? codeOf(owner) : owner.recoveryCodes[0];
    expect((await leave(token, { password: PASSWORD, code })).status).toBe(200);
    expect(await dueAtOf(owner.account.id)).not.toBeNull();
  });

  test.each([
    ['none', () => ({}), 'form-invalid'],
    ['an empty one', () => ({ code: ' ' }), 'form-invalid'],
    ['a wrong one', (code: string) => ({ code }), 'code-wrong'],
  ] as const)('%s is refused, and the session stays', async (_, given, refusal) => {
    const owner = await aProtectedAccount();
    const { token } = await aSession(owner.account);
    const reply = await leave(token, { password: PASSWORD, ...given(wrongCodeOf(owner)) });
    expect([reply.status, reply.body.type]).toEqual([422, `urn:ninefold:problem:${refusal}`]);
    if (refusal === 'form-invalid')
      expect(reply.body.errors).toEqual([
        { field: 'code', code: 'code-required', message: 'Code is required' },
      ]);
    expect(await dueAtOf(owner.account.id)).toBeNull();
    expect((await ask('GET', ME, { token })).status).toBe(200);
    expect(mails).toEqual([]);
  });

  test('a code alone is not enough', async () => {
    const owner = await aProtectedAccount();
    const { token } = await aSession(owner.account);
    const reply = await leave(token, { password: 'wrong horse 7 battery', code: codeOf(owner) });
    expect([reply.status, await dueAtOf(owner.account.id)]).toEqual([422, null]);
  });
});

describe('within the week', () => {
  test('signing in works, the account says when it ends, and the deletion can be withdrawn', async () => {
    const { account, token } = await aSession();
    await leave(token);
    pass(6 * 24 * 60 * 60);
    const signedIn = await ask('POST', '/api/users/signin', {
      body: { email: account.email, password: PASSWORD },
    });
    expect(signedIn.status).toBe(200);
    expect(signedIn.body['user']).toMatchObject({ deletion_due_at: '2026-11-28T09:00:00.000Z' });
    mails.length = 0;
    const kept = await keep(String(signedIn.body['token']));
    expect([kept.status, kept.body]).toMatchObject([
      200,
      { status: true, user: { id: account.id, deletion_due_at: null }, role: 'learner' },
    ]);
    expect(await dueAtOf(account.id)).toBeNull();
    expect(await eventsOf(account.id)).toContain('deletion-withdrawn');
    expect(mails.map(({ subject }) => subject)).toEqual(['Your account with Ninefold IELTS stays']);
  });

  test('withdrawing what nobody asked for changes nothing and tells nobody', async () => {
    const { account, token } = await aSession();
    expect([(await keep(token)).status, mails]).toEqual([200, []]);
    expect(await eventsOf(account.id)).toEqual(['signed-in']);
  });

  test('a visitor withdraws nothing', async () => {
    expect((await ask('POST', `${ME}/restoration`)).status).toBe(401);
  });
});
