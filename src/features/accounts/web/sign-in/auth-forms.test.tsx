// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#platform/i18n/language.ts';
import { say } from '#tests/browser/texts.ts';
import { noConnection, refusal } from '#tests/components/answer-api.ts';
import { renderForm, type Values } from '#tests/components/auth-forms.tsx';
import { addressOf, descriptionOf } from '#tests/components/render-page.tsx';

/** The messages under the fields, word for word. */
const SAID = {
  en: {
    email: 'Email is required',
    signupEmail: 'Email is required',
    emailWrong: 'Please enter a valid email address',
    password: 'Password is required',
    first: 'First name must be at least 2 letters',
    last: 'Last name must be at least 2 letters',
    weak: 'Password must be at least 6 characters with 1 number',
    confirm: 'Please confirm your password',
    different: 'Passwords do not match',
    code: 'Code is required',
    codeWrong: 'Invalid Code',
  },
  'zh-Hant': {
    email: '電子信箱為必填欄位。',
    signupEmail: '電子郵件為必填欄位。',
    emailWrong: '請輸入有效的電子信箱地址。',
    password: '密碼為必填欄位。',
    first: '名字至少需兩個字元。',
    last: '姓氏至少需兩個字元。',
    weak: '密碼至少 6 個字元，包含一個數字。',
    confirm: '請再次確認您的密碼。',
    different: '兩次輸入的密碼必須相符。',
    code: '驗證碼為必填項目',
    codeWrong: '驗證碼格式錯誤',
  },
} as const satisfies Record<Language, Record<string, string>>;

type Message = keyof (typeof SAID)['en'];

/** A form, what is filled in, and the message of each field that is wrong. In both languages. */
const CASES: readonly [path: string, given: Values, wrong: Readonly<Record<string, Message>>][] = [
  ['/signin', {}, { email: 'email', password: 'password' }],
  ['/signin', { email: 'mei@', password: 'x' }, { email: 'emailWrong' }],
  ['/signin', { email: 'mei@example.org' }, { password: 'password' }],
  [
    '/signup',
    {},
    {
      email: 'signupEmail',
      first_name: 'first',
      last_name: 'last',
      password: 'password',
      password_confirmation: 'confirm',
    },
  ],
  [
    '/signup',
    {
      email: 'mei.example.org',
      first_name: 'M',
      last_name: 'L',
      password: 'abcdef',
      password_confirmation: 'abcdeg',
    },
    {
      email: 'emailWrong',
      first_name: 'first',
      last_name: 'last',
      password: 'weak',
      password_confirmation: 'different',
    },
  ],
  [
    '/signup',
    {
      email: 'mei@example.org',
      first_name: '美',
      last_name: '林',
      password: 'abc 1',
      password_confirmation: 'abc 1',
    },
    { password: 'weak' },
  ],
  ['/code', {}, { code: 'code' }],
  ['/code', { code: '12345' }, { code: 'codeWrong' }],
  ['/code', { code: '12345a' }, { code: 'codeWrong' }],
  ['/email-verify', {}, { email: 'email' }],
  ['/email-verify', { email: 'mei' }, { email: 'emailWrong' }],
  ['/forget-password', {}, { email: 'email' }],
  ['/forget-password', { email: 'mei@example' }, { email: 'emailWrong' }],
  ['/reset-password', {}, { password: 'password', password_confirmation: 'confirm' }],
  ['/reset-password', { password: '12345', password_confirmation: '12345' }, { password: 'weak' }],
  [
    '/reset-password',
    { password: 'abcde1', password_confirmation: 'abcde2' },
    { password_confirmation: 'different' },
  ],
  ['/setup-2fa', {}, { code: 'code' }],
  ['/setup-2fa', { code: '1234567' }, {}],
  ['/setup-2fa', { code: 'abcdef' }, { code: 'codeWrong' }],
];

/** The browser's: emails say times in it. */
const time_zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A form filled in well, the call it makes, and what goes out beside the fields. */
const VALID: readonly [path: string, given: Values, call: string, besides: Values][] = [
  ['/signin', { email: 'mei@example.org', password: ' x ' }, 'signin', { challenge: 'solved', time_zone }],
  [
    '/signup',
    {
      email: 'mei@example.org',
      first_name: '美',
      last_name: 'Lin',
      password: 'river-7-lamp',
      password_confirmation: 'river-7-lamp',
    },
    'signup',
    { challenge: 'solved', time_zone },
  ],
  ['/code', { code: '123456' }, 'code', { ticket: 'a-ticket' }],
  ['/email-verify', { email: 'mei@example.org' }, 'email/resend', { challenge: 'solved' }],
  ['/forget-password', { email: 'mei@example.org' }, 'password/forgot', { challenge: 'solved' }],
  [
    '/reset-password',
    { password: 'abcde1', password_confirmation: 'abcde1' },
    'password/reset',
    { token: 'a-token' },
  ],
];

const unavailable = () => refusal('unavailable', 503);

describe.each(LANGUAGES)('in %s', (language) => {
  const said = SAID[language];

  test.each(CASES)('%s with %o has %o to fix', async (path, given, wrong) => {
    const form = await renderForm(path, language, { '/api/users/2fa/status': unavailable });
    const before = form.sent.length;
    await form.submit(given);
    const names = Object.keys(wrong);
    // The first wrong one, in the order of the page.
    if (names.length > 0) await waitFor(() => expect(document.activeElement).toBe(form.wrong()[0]));
    else await waitFor(() => expect(form.alert()).toContain('A title'));
    expect(form.wrong().map(({ name }) => name)).toHaveLength(names.length);
    for (const [name, message] of Object.entries(wrong)) {
      expect(descriptionOf(form.field(name)), name).toContain(said[message]);
    }
    for (const [name, value] of Object.entries(given)) {
      expect(form.field(name).value).toBe(name === 'code' ? value.slice(0, 6) : value);
    }
    const calls = form.sent.slice(before).filter(({ path: called }) => called !== '/api/users/challenge');
    expect(calls).toHaveLength(names.length > 0 ? 0 : 1);
  });

  test.each(VALID)(
    '%s filled in well is sent as it is, and loses nothing when it is not taken',
    async (path, given, call, besides) => {
      let tries = 0;
      const form = await renderForm(path, language, {
        [`/api/users/${call}`]: () => {
          tries += 1;
          return tries === 1 ? noConnection() : unavailable();
        },
      });
      const expectKept = () => {
        for (const [name, value] of Object.entries(given)) expect(form.field(name).value).toBe(value);
      };
      await form.submit(given);
      await waitFor(() => expect(form.alert()).toContain(say(language, 'accounts.form.unreachableTitle')));
      expect(form.alert()).toContain(say(language, 'accounts.form.unreachableText'));
      expectKept();

      await form.submit();
      await waitFor(() => expect(form.alert()).toContain('A title'));
      expect(form.alert()).toContain('What happened, what is safe, what to do.');
      expectKept();
      expect(form.wrong()).toEqual([]);

      const bodies = form.sent
        .filter((sent) => sent.path === `/api/users/${call}`)
        .map(({ body }) => body as Values);
      const solved = bodies.map(({ challenge, ...rest }) => ({
        ...rest,
        ...(challenge && challenge.length > 100 ? { challenge: 'solved' } : {}),
      }));
      expect(solved).toEqual([
        { ...given, ...besides },
        { ...given, ...besides },
      ]);
      // A solution counts once.
      if ('challenge' in besides) expect(bodies[0]?.challenge).not.toBe(bodies[1]?.challenge);
      // Neither a form nor the secret of a link is left in the address.
      expect(window.location.search).toBe('');
      expect(addressOf(form.container)).toContain(path);
    },
  );

  test('what the server finds wrong stands at its field', async () => {
    const errors = [
      { field: 'password', code: 'password-common', message: 'Too common' },
      { field: 'password_confirmation', code: 'confirmation-different', message: said.different },
    ];
    const form = await renderForm('/signup', language, {
      '/api/users/signup': () => refusal('form-invalid', 422, { errors }),
    });
    await form.submit(VALID[1]?.[1]);
    await waitFor(() => expect(document.activeElement).toBe(form.field('password')));
    expect(descriptionOf(form.field('password'))).toContain('Too common');
    expect(descriptionOf(form.field('password_confirmation'))).toBe(said.different);
    expect(form.alert()).toBe('');
    expect(form.field('password').value).toBe('river-7-lamp');
    await form.user.type(form.field('password'), 's');
    expect(form.wrong()).toEqual([form.field('password_confirmation')]);
  });

  test.each([
    ['7', 'accounts.form.retrySeconds', 10],
    ['610', 'accounts.form.retryMinutes', 11],
  ] as const)('who is throttled for %s seconds hears for how long', async (seconds, text, count) => {
    const form = await renderForm('/signin', language, {
      '/api/users/signin': () => refusal('throttled', 429, {}, { 'retry-after': seconds }),
    });
    await form.submit(VALID[0]?.[1]);
    await waitFor(() => expect(form.alert()).toContain(say(language, text, { count })));
  });

  test('a challenge that does not answer is named, and nothing is sent or lost', async () => {
    const form = await renderForm('/signin', language, {
      '/api/users/challenge': () =>
        Response.json({ status: true, kind: 'altcha', challenge: { parameters: 'unknown' } }),
    });
    const given = { email: 'mei@example.org', password: 'river 7' };
    await form.submit(given);
    await waitFor(() => expect(form.alert()).toContain(say(language, 'accounts.form.unsolvedTitle')));
    expect(form.alert()).toContain(say(language, 'accounts.form.unsolvedText'));
    expect(form.sent.filter(({ path }) => path === '/api/users/signin')).toEqual([]);
    for (const [name, value] of Object.entries(given)) expect(form.field(name).value).toBe(value);
  });
});
