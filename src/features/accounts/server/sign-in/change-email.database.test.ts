import { describe, expect, test } from 'vitest';
import { PASSWORD, useAccounts } from '../accounts-fixture.ts';
import { findAccount } from '../account-store.ts';
import { listSecurityEvents } from '../security-event-store.ts';

const { ask, anAccount, aSession, mails, lastToken, dependencies, query } = useAccounts();

let number = 0;
const aNewAddress = () => `moved.${(number += 1)}@example.net`;
const change = (token: string | undefined, body: object, more: Parameters<typeof ask>[2] = {}) =>
  ask('POST', '/api/users/email/change', {
    body: { password: PASSWORD, ...body },
    ...(token && { token }),
    ...more,
  });
const accountNow = (id: string) => findAccount(dependencies().database, id);

describe('a change of address', () => {
  test('mails a link to the new one, tells the old one, and changes nothing yet', async () => {
    const { account, token } = await aSession({ language: 'zh-Hant' });
    const other = await aSession(account);
    const email = aNewAddress();
    const reply = await change(token, { email: ` ${email} ` });
    expect(reply.body).toEqual({ status: true });
    expect(mails.map(({ to, language }) => [to, language])).toEqual([
      [email, 'zh-Hant'],
      [account.email, 'zh-Hant'],
    ]);
    const [toNew, toOld] = mails;
    expect(toNew?.text).toContain('https://www.ninefold.example/email-verify?token=');
    expect(toOld?.text).not.toContain('token=');
    expect(toOld?.text.replaceAll('\u200b', '')).toContain(email);
    expect(await accountNow(account.id)).toEqual(account);
    expect((await ask('GET', '/api/users/token/verify', { token: other.token })).status).toBe(200);
    const me = await ask('GET', '/api/users/me', { token });
    expect(me.body.user).toMatchObject({ email: account.email, pending_email: email });
    const events = await listSecurityEvents(dependencies().database, account.id);
    expect(events.map(({ kind }) => kind)).toContain('email-change-asked');
  });

  test('is done when the link is opened', async () => {
    const { account, token } = await aSession();
    const email = aNewAddress();
    await change(token, { email });
    const link = /token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1];
    const confirmed = await ask('POST', '/api/users/email/verify', { body: { token: link }, token });
    expect(confirmed.body).toEqual({ status: true, kind: 'changed', email });
    const me = await ask('GET', '/api/users/me', { token });
    expect(me.body.user).toMatchObject({ email, pending_email: null });
    expect(mails.at(-1)?.to).toBe(account.email);
  });

  test('asked for again, only the newest link works', async () => {
    const { account, token } = await aSession();
    const [one, two] = [aNewAddress(), aNewAddress()];
    await change(token, { email: one });
    const first = /token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1];
    await change(token, { email: two });
    expect((await ask('POST', '/api/users/email/verify', { body: { token: first } })).status).toBe(410);
    expect((await accountNow(account.id))?.email).toBe(account.email);
  });

  test('to an address that has an account looks the same', async () => {
    const holder = await anAccount();
    const { account, token } = await aSession();
    const free = await change(token, { email: aNewAddress() });
    const taken = await change(token, { email: holder.email });
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    expect(mails[2]?.to).toBe(holder.email);
    const link = /token=([\w-]+)/.exec(mails[2]?.text ?? '')?.[1];
    const opened = await ask('POST', '/api/users/email/verify', { body: { token: link } });
    expect(opened.body.type).toBe('urn:ninefold:problem:email-taken');
    expect((await accountNow(account.id))?.email).toBe(account.email);
  });
});

describe('no change is begun', () => {
  const nothing = async (accountId: string) => {
    expect(mails).toEqual([]);
    expect(await query('select from one_time_tokens where account_id = $1', [accountId])).toEqual([]);
  };

  test('with a wrong password', async () => {
    const { account, token } = await aSession();
    const reply = await change(token, { email: aNewAddress(), password: 'wrong 1' });
    expect(reply.body.type).toBe('urn:ninefold:problem:password-wrong');
    await nothing(account.id);
  });

  test('without being signed in', async () => {
    expect((await change(undefined, { email: aNewAddress() })).status).toBe(401);
  });

  test.each<[string, (own: string) => object, string, string, string]>([
    ['without an address', () => ({ email: ' ' }), 'email', 'Email is required', '電子信箱為必填欄位。'],
    [
      'to no ordinary address',
      () => ({ email: 'a@b.co\r\nBcc: c@d.co' }),
      'email',
      'Please enter a valid email address',
      '請輸入有效的電子信箱地址。',
    ],
    [
      'to the address that there is',
      (own) => ({ email: own.toUpperCase() }),
      'email',
      'This is your address already',
      '這就是你目前的電子信箱。',
    ],
    [
      'without the password',
      () => ({ email: 'free@example.net', password: '' }),
      'password',
      'Password is required',
      '密碼為必填欄位。',
    ],
  ])('%s', async (_, body, field, en, chinese) => {
    const { account, token } = await aSession();
    expect((await change(token, body(account.email))).body.errors).toMatchObject([{ field, message: en }]);
    const inChinese = await change(token, body(account.email), { language: 'zh-Hant' });
    expect(inChinese.body.errors).toMatchObject([{ field, message: chinese }]);
    await nothing(account.id);
  });

  test('a sixth time in an hour', async () => {
    const { token } = await aSession();
    for (let place = 0; place < 5; place += 1) {
      expect((await change(token, { email: aNewAddress() })).status).toBe(200);
    }
    const reply = await change(token, { email: aNewAddress() });
    expect(reply.status).toBe(429);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('a fourth time in an hour to one address, whoever asks', async () => {
    const email = aNewAddress();
    for (let place = 0; place < 3; place += 1) {
      expect((await change((await aSession()).token, { email })).status).toBe(200);
    }
    expect((await change((await aSession()).token, { email: email.toUpperCase() })).status).toBe(429);
  });
});

test('links come from PUBLIC_URL, whatever host the request names', async () => {
  const { token } = await aSession();
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  await change(token, { email: aNewAddress() }, { headers });
  expect(mails).toHaveLength(2);
  expect(lastToken()).toBe('');
  for (const { text, html } of mails) expect(text + html).not.toContain('evil.example');
});
