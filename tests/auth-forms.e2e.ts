import type { Page } from '@playwright/test';
import { expect, open, speak, test } from './browser/site-test.ts';
import { LANGUAGES, say, type Language } from './browser/texts.ts';

/** Section 8 of the specification, word for word; what it lacks in one language is written in the same tone. */
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
type Values = Readonly<Record<string, string>>;

const refusal = (code: string, status: number, besides: object = {}) => ({
  status,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    type: `urn:ninefold:problem:${code}`,
    title: 'A title',
    status,
    detail: 'What happened, what is safe, what to do.',
    ...besides,
  }),
});

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

/** A form filled in well, the call it makes, and what goes out beside the fields. */
const VALID: readonly [path: string, given: Values, call: string, besides: Values][] = [
  ['/signin', { email: 'mei@example.org', password: ' x ' }, 'signin', { challenge: 'solved' }],
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
    { challenge: 'solved' },
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

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

async function submit(page: Page, given: Values): Promise<void> {
  for (const [name, value] of Object.entries(given)) await field(page, name).fill(value);
  await page.locator('form button[type="submit"]:visible').click();
}

/** Opens a form with what leads to it: a ticket, a link's token, a session with its password given. */
async function openForm(page: Page, path: string): Promise<void> {
  if (path === '/code') {
    await page.addInitScript(() =>
      sessionStorage.setItem('two-factor', JSON.stringify({ ticket: 'a-ticket', issuedAt: Date.now() })),
    );
  }
  if (path !== '/setup-2fa')
    return void (await open(page, path === '/reset-password' ? `${path}?token=a-token` : path));
  const user = { id: 'mei', email: 'mei@example.org', two_factor: false };
  await page.route('**/api/users/token/verify', (route) =>
    route.fulfill({ json: { status: true, user, role: 'learner' } }),
  );
  await page.route('**/api/users/2fa/setup', (route) =>
    route.fulfill({ json: { status: true, secret: 'ABCD EFGH', uri: 'otpauth://totp/x', qr: 'data:,' } }),
  );
  await page.route('**/api/cart', (route) =>
    route.fulfill({ json: { status: true, lines: [], coupon: null } }),
  );
  await page.addInitScript(
    (account) => localStorage.setItem('auth', JSON.stringify({ user: account, role: 'learner', token: 't' })),
    user,
  );
  await open(page, path);
  await submit(page, { password: 'river-7-lamp' });
  await expect(field(page, 'code')).toBeVisible();
}

for (const language of LANGUAGES) {
  for (const [path, given, wrong] of CASES) {
    const names = Object.keys(wrong);
    test(`${path} with ${JSON.stringify(given)} in ${language}: ${names.length ? names.join(', ') : 'nothing'} to mend`, async ({
      page,
      context,
      watch,
    }) => {
      watch.allow(/status of 503/);
      await speak(context, language);
      await openForm(page, path);
      const calls: string[] = [];
      await page.route('**/api/users/{code,2fa/status}', (route) => {
        calls.push(route.request().method());
        return route.fulfill(refusal('unavailable', 503));
      });
      await submit(page, given);
      await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(names.length);
      if (names.length === 0) await expect.poll(() => calls.length).toBe(1);
      for (const [name, message] of Object.entries(wrong)) {
        await expect(page.getByText(SAID[language][message], { exact: true }).first()).toBeVisible();
        const described = await field(page, name).evaluate((control) =>
          (control.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent ?? '')
            .join('\n'),
        );
        expect(described, name).toContain(SAID[language][message]);
      }
      // The first wrong one, in the order of the page.
      if (names.length > 0) await expect(page.locator('form [aria-invalid="true"]').first()).toBeFocused();
      for (const [name, value] of Object.entries(given)) {
        await expect(field(page, name)).toHaveValue(name === 'code' ? value.slice(0, 6) : value);
      }
    });
  }

  for (const [path, given, call, besides] of VALID) {
    test(`${path} filled in well is sent as it is, and loses nothing when it is not taken, in ${language}`, async ({
      page,
      context,
      watch,
    }) => {
      watch.allow(/ERR_FAILED/, /status of 503/);
      await speak(context, language);
      await openForm(page, path);
      const sent: Values[] = [];
      await page.route(`**/api/users/${call}`, (route) => {
        sent.push(route.request().postDataJSON() as Values);
        return sent.length === 1 ? route.abort() : route.fulfill(refusal('unavailable', 503));
      });
      const alert = page.getByRole('alert');
      await submit(page, given);
      await expect(alert).toContainText(say(language, 'accounts.form.unreachableTitle'));
      await expect(alert).toContainText(say(language, 'accounts.form.unreachableText'));
      for (const [name, value] of Object.entries(given)) await expect(field(page, name)).toHaveValue(value);

      await submit(page, {});
      await expect(alert).toContainText('A title');
      await expect(alert).toContainText('What happened, what is safe, what to do.');
      for (const [name, value] of Object.entries(given)) await expect(field(page, name)).toHaveValue(value);
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);

      const solved = sent.map(({ challenge, ...rest }) => ({
        ...rest,
        ...(challenge && challenge.length > 100 ? { challenge: 'solved' } : {}),
      }));
      expect(solved).toEqual([
        { ...given, ...besides },
        { ...given, ...besides },
      ]);
      // A solution counts once.
      if ('challenge' in besides) expect(sent[0]?.challenge).not.toBe(sent[1]?.challenge);
      expect(page.url()).not.toContain('?');
    });
  }

  test(`what the server finds wrong stands at its field, in ${language}`, async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/status of 422/);
    await speak(context, language);
    await open(page, '/signup');
    const message = SAID[language].different;
    const errors = [
      { field: 'password', code: 'password-common', message: 'Too common' },
      { field: 'password_confirmation', code: 'confirmation-different', message },
    ];
    await page.route('**/api/users/signup', (route) =>
      route.fulfill(refusal('form-invalid', 422, { errors })),
    );
    await submit(page, VALID[1]?.[1] ?? {});
    await expect(field(page, 'password')).toBeFocused();
    await expect(field(page, 'password')).toHaveAccessibleDescription(/Too common/);
    await expect(field(page, 'password_confirmation')).toHaveAccessibleDescription(message);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(field(page, 'password')).toHaveValue('river-7-lamp');
    await field(page, 'password').fill('river-7-lamps');
    await expect(field(page, 'password')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'password_confirmation')).toHaveAttribute('aria-invalid', 'true');
  });

  test(`who is throttled hears for how long, in ${language}`, async ({ page, context, watch }) => {
    watch.allow(/status of 429/);
    await speak(context, language);
    await open(page, '/signin');
    for (const [seconds, text] of [
      ['7', say(language, 'accounts.form.retrySeconds', { count: 10 })],
      ['610', say(language, 'accounts.form.retryMinutes', { count: 11 })],
    ] as const) {
      await page.route('**/api/users/signin', (route) =>
        route.fulfill({ ...refusal('throttled', 429), headers: { 'retry-after': seconds } }),
      );
      await submit(page, VALID[0]?.[1] ?? {});
      await expect(page.getByRole('alert')).toContainText(text);
    }
  });

  test(`a challenge that does not answer is named, and nothing is sent or lost, in ${language}`, async ({
    page,
    context,
  }) => {
    await speak(context, language);
    await open(page, '/signin');
    await page.route('**/api/users/challenge', (route) =>
      route.fulfill({ json: { kind: 'altcha', challenge: { parameters: 'unknown' } } }),
    );
    const sent: string[] = [];
    await page.route('**/api/users/signin', (route) => {
      sent.push('');
      return route.abort();
    });
    const given = { email: 'mei@example.org', password: 'river 7' };
    await submit(page, given);
    await expect(page.getByRole('alert')).toContainText(say(language, 'accounts.form.unsolvedTitle'));
    await expect(page.getByRole('alert')).toContainText(say(language, 'accounts.form.unsolvedText'));
    expect(sent).toEqual([]);
    for (const [name, value] of Object.entries(given)) await expect(field(page, name)).toHaveValue(value);
  });
}

test('a challenge that ran out is solved anew without a word', async ({ page, watch }) => {
  watch.allow(/status of 40[13]/);
  await open(page, '/signin');
  const challenges: (string | undefined)[] = [];
  await page.route('**/api/users/signin', (route) => {
    challenges.push((route.request().postDataJSON() as Values).challenge);
    return route.fulfill(
      challenges.length === 1 ? refusal('challenge-failed', 403) : refusal('credentials-wrong', 401),
    );
  });
  await submit(page, VALID[0]?.[1] ?? {});
  await expect(page.getByRole('alert')).toBeVisible();
  expect(new Set(challenges).size).toBe(2);
  expect(challenges).toHaveLength(2);
});

test('the button says that the form is on its way, and a second press sends nothing', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 401/);
  await open(page, '/signin');
  let calls = 0;
  await page.route('**/api/users/signin', async (route) => {
    calls += 1;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.fulfill(refusal('credentials-wrong', 401));
  });
  await submit(page, VALID[0]?.[1] ?? {});
  const button = page.locator('form button[type="submit"]');
  await expect(button).toHaveText(say('en', 'accounts.signin.busy'));
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await field(page, 'password').press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(button).toHaveText(say('en', 'accounts.signin.submit'));
  expect(calls).toBe(1);
});

test('a mistake is forgiven as soon as it is mended', async ({ page }) => {
  await open(page, '/signup');
  await submit(page, {});
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(5);
  await field(page, 'email').fill('mei@example.org');
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4);
});

for (const [path, name] of [
  ['/signin', 'password'],
  ['/signup', 'password'],
  ['/signup', 'password_confirmation'],
  ['/reset-password', 'password'],
] as const) {
  test(`the ${name} of ${path} can be shown and hidden`, async ({ page }) => {
    await openForm(page, path);
    const password = field(page, name);
    await password.fill('river 7');
    await expect(password).toHaveAttribute('type', 'password');
    const toggle = page.locator(`button[aria-controls="${await password.getAttribute('id')}"]`);
    await expect(toggle).toHaveAccessibleName(say('en', 'accounts.form.showPassword'));
    await toggle.click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('river 7');
    await expect(toggle).toHaveAccessibleName(say('en', 'accounts.form.hidePassword'));
    await toggle.click();
    await expect(password).toHaveAttribute('type', 'password');
  });
}

test('a pasted code loses its spaces', async ({ page }) => {
  await openForm(page, '/code');
  const code = field(page, 'code');
  await code.focus();
  await code.evaluate((input) => {
    const data = new DataTransfer();
    data.setData('text', ' 123 456 ');
    input.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(code).toHaveValue('123456');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('maxlength', '6');
});

test('the forms lead to one another', async ({ page }) => {
  const links = async (path: string) => {
    await open(page, path);
    return page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  };
  expect(await links('/signin')).toEqual(
    expect.arrayContaining(['/', '/signup', '/forget-password', '/email-verify']),
  );
  expect(await links('/signup')).toEqual(expect.arrayContaining(['/signin', '/terms', '/privacy']));
});
