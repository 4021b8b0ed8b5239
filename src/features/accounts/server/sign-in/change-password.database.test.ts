import { describe, expect, test } from 'vitest';
import { PASSWORD, useAccounts } from '../accounts-fixture.ts';
import { findAccount } from '../account-store.ts';
import { isPasswordOf } from './password-hash.ts';
import { listSecurityEvents } from '../security-event-store.ts';

const { ask, aSession, mails, lastToken, dependencies, query } = useAccounts();

const NEW = 'amber 9 kite';
const change = (token: string | undefined, given: object = {}, more: Parameters<typeof ask>[2] = {}) =>
  ask('PATCH', '/api/users/password', {
    body: { current_password: PASSWORD, password: NEW, password_confirmation: NEW, ...given },
    ...(token && { token }),
    ...more,
  });
const isAlive = async (token: string) =>
  (await ask('GET', '/api/users/token/verify', { token })).status === 200;
const isPasswordNow = async (id: string, password: string) =>
  isPasswordOf((await findAccount(dependencies().database, id))?.passwordHash, password);

describe('a password that is changed', () => {
  test('takes the place of the old one, is noted, and told by mail', async () => {
    const { account, token } = await aSession({ language: 'zh-Hant' });
    const reply = await change(token);
    expect(reply.body).toEqual({ status: true });
    expect(await isPasswordNow(account.id, NEW)).toBe(true);
    expect(await isPasswordNow(account.id, PASSWORD)).toBe(false);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: account.email, language: 'zh-Hant' });
    expect(mails[0]?.subject).toContain('密碼已變更');
    const events = await listSecurityEvents(dependencies().database, account.id);
    expect(events.map(({ kind }) => kind)).toContain('password-changed');
  });

  test('ends every session at once but this one', async () => {
    const { account, token } = await aSession();
    const others = [await aSession(account), await aSession(account)];
    for (const other of others) expect(await isAlive(other.token)).toBe(true);
    await change(token);
    expect(await isAlive(token)).toBe(true);
    for (const other of others) expect(await isAlive(other.token)).toBe(false);
    const stranger = await aSession();
    expect(await isAlive(stranger.token)).toBe(true);
  });

  test('ends links that are under way, a change of address too', async () => {
    const { account, token } = await aSession();
    await ask('POST', '/api/users/email/change', {
      body: { email: 'thief@example.net', password: PASSWORD },
      token,
    });
    await ask('POST', '/api/users/password/forgot', { body: { email: account.email } });
    const link = lastToken();
    await change(token);
    const open = await query(
      'select from one_time_tokens where account_id = $1 and used_at is null and expires_at > $2',
      [account.id, dependencies().clock.now()],
    );
    expect(open).toEqual([]);
    const body = { token: link, password: PASSWORD, password_confirmation: PASSWORD };
    expect((await ask('POST', '/api/users/password/reset', { body })).status).toBe(410);
  });

  test('by two devices at once: one of them', async () => {
    const { account, token } = await aSession();
    const other = await aSession(account);
    const replies = await Promise.all([
      change(token),
      change(other.token, { password: 'violet 7 tram', password_confirmation: 'violet 7 tram' }),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(mails).toHaveLength(1);
  });
});

describe('nothing changes', () => {
  test('with a wrong password', async () => {
    const { account, token } = await aSession();
    const reply = await change(token, { current_password: 'not this 1' });
    expect(reply.status).toBe(422);
    expect(reply.body.type).toBe('urn:ninefold:problem:password-wrong');
    expect(await isPasswordNow(account.id, PASSWORD)).toBe(true);
    expect(mails).toEqual([]);
  });

  test('after ten wrong ones, also with the right one, from anywhere; another account is not touched', async () => {
    const { account, token } = await aSession();
    for (let place = 0; place < 10; place += 1) {
      await change(token, { current_password: `wrong ${place}` }, { address: `192.0.2.${place}` });
    }
    const reply = await change(token, {}, { address: '198.51.100.9' });
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await isPasswordNow(account.id, PASSWORD)).toBe(true);
    expect((await change((await aSession()).token)).status).toBe(200);
  });

  test('without being signed in', async () => {
    expect((await change(undefined)).status).toBe(401);
  });

  test.each<[string, object, string, string, string]>([
    [
      'without the present password',
      { current_password: '' },
      'current_password',
      'Password is required',
      '密碼為必填欄位。',
    ],
    [
      'without a new one',
      { password: '', password_confirmation: '' },
      'password',
      'Password is required',
      '密碼為必填欄位。',
    ],
    [
      'with one that is typed in two ways',
      { password_confirmation: 'amber 9 kites' },
      'password_confirmation',
      'Passwords do not match',
      '兩次輸入的密碼必須相符。',
    ],
    [
      'with one that has no digit',
      { password: 'no digits here', password_confirmation: 'no digits here' },
      'password',
      'Password must be at least 6 characters with 1 number',
      '密碼至少 6 個字元，包含一個數字。',
    ],
    [
      'with one of the most common ones',
      { password: 'woaini1314', password_confirmation: 'woaini1314' },
      'password',
      'This password is among the most common ones; please choose another',
      '這是最常見的密碼之一，請換一個。',
    ],
  ])('%s, and it says why', async (_, given, field, en, chinese) => {
    const { token } = await aSession();
    expect((await change(token, given)).body.errors).toContainEqual(
      expect.objectContaining({ field, message: en }),
    );
    expect((await change(token, given, { language: 'zh-Hant' })).body.errors).toContainEqual(
      expect.objectContaining({ field, message: chinese }),
    );
    expect(mails).toEqual([]);
  });

  test('with the address as the new password', async () => {
    const { account, token } = await aSession({
      email: `mei.1.${crypto.randomUUID().slice(0, 6)}@example.org`,
    });
    const password = account.email.toUpperCase();
    expect((await change(token, { password, password_confirmation: password })).body.errors).toMatchObject([
      { code: 'password-has-email' },
    ]);
  });

  test('with a field that is not known', async () => {
    const { account, token } = await aSession();
    expect((await change(token, { account_id: account.id })).status).toBe(422);
    expect((await change(token, { user: 'x', role: 'admin' })).status).toBe(422);
  });
});
