import { describe, expect, test } from 'vitest';
import type { Language } from '#platform/i18n/language.ts';
import { PASSWORD, useAccounts } from '../accounts-fixture.ts';
import { findAccountByEmail } from '../account-store.ts';
import { isPasswordOf } from './password-hash.ts';
import { listSecurityEvents } from '../security-event-store.ts';

const accounts = useAccounts();
const { ask, anAccount, mails, lastToken, pass, dependencies, query, logText } = accounts;

let number = 0;
const aNewAddress = () => `new.${(number += 1)}@example.org`;

function aForm(given: object = {}) {
  return {
    email: aNewAddress(),
    first_name: 'Mei',
    last_name: 'Lin',
    password: 'violet 7 tram',
    password_confirmation: 'violet 7 tram',
    ...given,
  };
}

type From = {
  readonly language?: Language;
  readonly address?: string;
  readonly headers?: Record<string, string>;
};
const signUp = (body: unknown, from: From = {}) => ask('POST', '/api/users/signup', { body, ...from });
const verify = (token: string) => ask('POST', '/api/users/email/verify', { body: { token } });
const accountOf = (email: string) => findAccountByEmail(dependencies().database, email);
const mailsTo = (email: string) => mails.filter(({ to }) => to === email);

/** All of an answer but what differs from request to request. */
function shown({ status, text, headers }: Awaited<ReturnType<typeof ask>>) {
  const names = [...headers.keys()].sort();
  const same = [...headers].filter(([name]) => name !== 'x-request-id');
  return { status, text, names, same };
}

describe('a new address', () => {
  test('gets an account, not verified, and a link', async () => {
    const form = aForm({ email: ` Mei.${number}@Example.org `, first_name: '  小美 ', last_name: '林' });
    const reply = await signUp(form, { language: 'zh-Hant' });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ status: true });
    const account = await accountOf(form.email);
    expect(account).toMatchObject({
      email: form.email.trim(),
      emailKey: form.email.trim().toLowerCase(),
      emailVerifiedAt: null,
      firstName: '小美',
      lastName: '林',
      role: 'learner',
      language: 'zh-Hant',
      totpSecret: null,
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: form.email.trim(), language: 'zh-Hant' });
    expect(mails[0]?.text).toContain(`https://www.ninefold.example/email-verify?token=${lastToken()}`);
    const events = await listSecurityEvents(dependencies().database, account?.id ?? '');
    expect(events.map(({ kind, device }) => [kind, device])).toEqual([['signed-up', 'Chrome on Windows']]);
  });

  test.each([
    ['Asia/Taipei', 'Asia/Taipei'],
    ['Asia/Nowhere', null],
    [undefined, null],
  ])('has the zone of the browser (%s)', async (sent, kept) => {
    const form = aForm();
    await signUp({ ...form, time_zone: sent });
    expect((await accountOf(form.email))?.timeZone).toBe(kept);
  });

  test('keeps the password whole, with its spaces, and only as a hash', async () => {
    const password = ` ${'ñ long 8 '.repeat(60)}`;
    const form = aForm({ password, password_confirmation: password });
    expect((await signUp(form)).status).toBe(200);
    const hash = (await accountOf(form.email))?.passwordHash ?? '';
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPasswordOf(hash, password)).toBe(true);
    for (const other of [password.trim(), password.slice(0, 72), password.slice(0, -1)]) {
      expect(await isPasswordOf(hash, other)).toBe(false);
    }
    expect(JSON.stringify(await query('select * from accounts'))).not.toContain('long 8');
    expect(logText()).not.toMatch(/long 8|new\.\d+@example\.org/);
  });

  test('takes the confirmation under its other name', async () => {
    const { password_confirmation: confirmation, ...rest } = aForm();
    expect((await signUp({ ...rest, confirm_password: confirmation })).status).toBe(200);
    expect(mails).toHaveLength(1);
  });
});

describe('a form that has to be mended says why, in the language of the page', () => {
  test.each<[string, object, string, string, string]>([
    ['no address', { email: ' ' }, 'email', 'Email is required', '電子郵件為必填欄位。'],
    [
      'no ordinary address',
      { email: 'mei@example' },
      'email',
      'Please enter a valid email address',
      '請輸入有效的電子信箱地址。',
    ],
    [
      'two addresses',
      { email: 'a@b.co,c@d.co' },
      'email',
      'Please enter a valid email address',
      '請輸入有效的電子信箱地址。',
    ],
    [
      'a first name of one letter',
      { first_name: 'M' },
      'first_name',
      'First name must be at least 2 letters',
      '名字至少需兩個字元。',
    ],
    [
      'no last name',
      { last_name: '' },
      'last_name',
      'Last name must be at least 2 letters',
      '姓氏至少需兩個字元。',
    ],
    [
      'a first name of 81',
      { first_name: 'm'.repeat(81) },
      'first_name',
      'First name must be at most 80 characters',
      '名字最多 80 個字元。',
    ],
    [
      'a password without a digit',
      { password: 'abcdefgh', password_confirmation: 'abcdefgh' },
      'password',
      'Password must be at least 6 characters with 1 number',
      '密碼至少 6 個字元，包含一個數字。',
    ],
    [
      'the address as password',
      { email: 'mei1@example.org', password: 'MEI1@example.org', password_confirmation: 'MEI1@example.org' },
      'password',
      'Password must not contain your email address or the part before the @',
      '密碼不可包含電子信箱或 @ 之前的名稱。',
    ],
    [
      'one of the most common passwords',
      { password: 'Taiwan2024!', password_confirmation: 'Taiwan2024!' },
      'password',
      'This password is among the most common ones; please choose another',
      '這是最常見的密碼之一，請換一個。',
    ],
    [
      'no confirmation',
      { password_confirmation: '' },
      'password_confirmation',
      'Please confirm your password',
      '請再次確認您的密碼。',
    ],
    [
      'another confirmation',
      { password_confirmation: 'violet 7 tran' },
      'password_confirmation',
      'Passwords do not match',
      '兩次輸入的密碼必須相符。',
    ],
    [
      'two confirmations that differ',
      { confirm_password: 'violet 7 tran' },
      'password_confirmation',
      'Passwords do not match',
      '兩次輸入的密碼必須相符。',
    ],
  ])('%s', async (_, given, field, en, chinese) => {
    const form = aForm(given);
    for (const [language, message] of [
      ['en', en],
      ['zh-Hant', chinese],
    ] as const) {
      const { status, body } = await signUp(form, { language });
      expect(status).toBe(422);
      expect(body.type).toBe('urn:ninefold:problem:form-invalid');
      expect(body.errors).toMatchObject([{ field, message }]);
    }
    expect(mails).toEqual([]);
    expect(await accountOf(form.email)).toBeUndefined();
  });

  test.each([
    ['role', 'admin'],
    ['id', '0f3a6b1e-0000-4000-8000-000000000000'],
    ['email_verified_at', '2026-11-21T09:00:00.000Z'],
    ['language', 'en'],
    ['totpSecret', 'x'],
    ['constructor', {}],
  ])('an unknown field is refused: %s', async (field, value) => {
    const form = { ...aForm(), [field]: value };
    const { status, body } = await signUp(form);
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field, code: 'invalid', message: 'There is no such field.' }]);
    expect(await accountOf(form.email)).toBeUndefined();
  });
});

describe('an address that has an account', () => {
  test('gets the same answer, verified or not, and nothing of it changes', async () => {
    const verified = await anAccount({ firstName: 'Owner' });
    const unverified = await anAccount({ emailVerifiedAt: null });
    const unknown = await signUp(aForm());
    for (const { email } of [verified, unverified]) {
      expect(shown(await signUp(aForm({ email: email.toUpperCase() })))).toEqual(shown(unknown));
    }
    expect(await accountOf(verified.email)).toEqual(verified);
    expect(await query(`select from accounts where email_key = '${verified.emailKey}'`)).toHaveLength(1);
  });

  test('gets a mail that says so, in the language of the request, with ways to sign in and to reset', async () => {
    const { email } = await anAccount({ language: 'en' });
    await signUp(aForm({ email, first_name: 'Stranger' }), { language: 'zh-Hant' });
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({ to: email, language: 'zh-Hant', subject: '你在 Ninefold IELTS 已經有帳號' });
    expect(mail?.text).toContain('https://www.ninefold.example/signin');
    expect(mail?.text).toContain('https://www.ninefold.example/forget-password');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/token=|Stranger/);
  });

  test('and is not verified yet: the link comes anew, only the newest works, with its own password', async () => {
    const form = aForm();
    await signUp(form);
    const first = lastToken();
    pass(60);
    const again = { password: 'amber 9 kite', password_confirmation: 'amber 9 kite', first_name: 'May' };
    await signUp({ ...form, ...again });
    const second = lastToken();
    expect(second).not.toBe(first);
    expect((await verify(first)).body.type).toBe('urn:ninefold:problem:link-expired');
    expect((await verify(second)).status).toBe(200);
    const account = await accountOf(form.email);
    expect(account).toMatchObject({ firstName: 'May' });
    expect(await isPasswordOf(account?.passwordHash, 'amber 9 kite')).toBe(true);
    expect(await isPasswordOf(account?.passwordHash, form.password)).toBe(false);
  });

  test('once it is verified, a later sign-up changes nothing of it', async () => {
    const form = aForm();
    await signUp(form);
    await verify(lastToken());
    const before = await accountOf(form.email);
    await signUp({ ...form, password: 'amber 9 kite', password_confirmation: 'amber 9 kite' });
    expect(await accountOf(form.email)).toEqual(before);
  });

  test('posted by twenty at once, makes one account', async () => {
    const form = aForm();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, place) => signUp(form, { address: `198.51.100.${place}` })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await query('select from accounts where email_key = $1', [form.email])).toHaveLength(1);
    // Three mails an hour; the last of them has the link that works.
    expect(mailsTo(form.email).length).toBeLessThanOrEqual(3);
    const tokens = await query(
      `select from one_time_tokens t join accounts a on a.id = t.account_id
       where a.email_key = $1 and t.expires_at > '2026-11-21T10:00:00Z'`,
      [form.email],
    );
    expect(tokens).toHaveLength(1);
  });
});

describe('mails to one address are few', () => {
  test('three an hour; beyond that the answer is the same and nothing changes', async () => {
    const form = aForm();
    const replies = [];
    for (let place = 0; place < 5; place += 1) {
      replies.push(shown(await signUp({ ...form, first_name: `Mei ${'abcde'[place]}` })));
    }
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect(mailsTo(form.email)).toHaveLength(3);
    // The link that was mailed last still works, with what came with it.
    expect((await verify(lastToken())).status).toBe(200);
    expect(await accountOf(form.email)).toMatchObject({ firstName: 'Mei c' });
  });

  test('ten a day', async () => {
    const form = aForm();
    for (let hour = 0; hour < 4; hour += 1) {
      for (let place = 0; place < 3; place += 1) await signUp(form);
      await query(
        'update rate_limits set expire = 0 where expire < (extract(epoch from now()) + 7200) * 1000',
      );
    }
    expect(mailsTo(form.email)).toHaveLength(10);
  });

  test('sign-ups do not use up the mails with which the owner gets back in', async () => {
    const { email } = await anAccount();
    for (let place = 0; place < 4; place += 1) await signUp(aForm({ email }));
    mails.length = 0;
    await ask('POST', '/api/users/password/forgot', { body: { email } });
    expect(mails).toHaveLength(1);
  });
});

test('sixty forms an hour from one network; the next says when', async () => {
  await query('truncate rate_limits');
  const { email } = await anAccount();
  const statuses = [];
  for (let block = 0; block < 6; block += 1) {
    const replies = await Promise.all(Array.from({ length: 10 }, () => signUp(aForm({ email }))));
    statuses.push(...replies.map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  const refused = await signUp(aForm({ email }));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
  expect((await signUp(aForm({ email }), { address: '192.0.2.77' })).status).toBe(200);
});

test('links come from PUBLIC_URL, whatever host the request names', async () => {
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
    origin: 'https://evil.example',
    referer: 'https://evil.example/signup',
  };
  const { email } = await anAccount();
  await signUp(aForm(), { headers });
  await signUp(aForm({ email }), { headers });
  await ask('POST', '/api/users/password/forgot', { body: { email }, headers });
  const unverified = await anAccount({ emailVerifiedAt: null });
  await ask('POST', '/api/users/email/resend', { body: { email: unverified.email }, headers });
  expect(mails).toHaveLength(4);
  for (const { text, html } of mails) {
    expect(text + html).not.toContain('evil.example');
    expect(text).toContain('https://www.ninefold.example/');
  }
});

test('the password of the fixtures may be chosen', async () => {
  expect((await signUp(aForm({ password: PASSWORD, password_confirmation: PASSWORD }))).status).toBe(200);
});
