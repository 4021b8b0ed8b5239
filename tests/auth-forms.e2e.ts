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

const VALID: readonly [path: string, given: Values][] = [
  ['/signin', { email: 'mei@example.org', password: 'x' }],
  [
    '/signup',
    {
      email: 'mei@example.org',
      first_name: '美',
      last_name: 'Lin',
      password: 'river-7-lamp',
      password_confirmation: 'river-7-lamp',
    },
  ],
  ['/code', { code: '123456' }],
  ['/email-verify', { email: 'mei@example.org' }],
  ['/forget-password', { email: 'mei@example.org' }],
  ['/reset-password', { password: 'abcde1', password_confirmation: 'abcde1' }],
  ['/setup-2fa', { code: '654321' }],
];

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);

async function submit(page: Page, given: Values): Promise<void> {
  for (const [name, value] of Object.entries(given)) await field(page, name).fill(value);
  await page.locator('form button[type="submit"]:visible').click();
}

for (const language of LANGUAGES) {
  for (const [path, given, wrong] of CASES) {
    const names = Object.keys(wrong);
    test(`${path} with ${JSON.stringify(given)} in ${language}: ${names.length ? names.join(', ') : 'nothing'} to mend`, async ({
      page,
      context,
    }) => {
      await speak(context, language);
      await open(page, path);
      await submit(page, given);
      if (names.length > 0)
        await expect(page.locator('form [aria-invalid="true"]')).toHaveCount(names.length);
      else await expect(page.getByText(say(language, 'accounts.form.closedTitle'))).toBeVisible();
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

  for (const [path, given] of VALID) {
    test(`${path} filled in well says that accounts open soon, keeps everything and sends nothing, in ${language}`, async ({
      page,
      context,
    }) => {
      await speak(context, language);
      await open(page, path);
      const sent: string[] = [];
      page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
      await submit(page, given);
      await expect(page.getByText(say(language, 'accounts.form.closedTitle'))).toBeVisible();
      await expect(page.getByText(say(language, 'accounts.form.closedText'))).toBeVisible();
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
      for (const [name, value] of Object.entries(given)) await expect(field(page, name)).toHaveValue(value);
      expect(sent.filter((line) => line.startsWith('POST') || line.includes('mei'))).toEqual([]);
      expect(page.url()).not.toContain('?');
      await expect(
        page.getByRole('link', { name: say(language, 'accounts.form.closedAction') }),
      ).toHaveAttribute('href', '/mocktests/free-trial');
    });
  }
}

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
    await open(page, path);
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
  await open(page, '/code');
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
  expect(await links('/setup-2fa')).toEqual(
    expect.arrayContaining([
      '/signin',
      expect.stringContaining('apps.apple.com'),
      expect.stringContaining('play.google.com'),
    ]),
  );
});
