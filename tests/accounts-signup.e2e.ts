import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { paths } from '#paths';
import { lastMailTo, linkIn, linkMailedTo } from './browser/mailbox.ts';
import { askDatabase, siteDataDir } from './browser/site-database.ts';
import { expect, open, speak, test, unlessIn } from './browser/site-test.ts';
import { LANGUAGES, say, type Language } from './browser/texts.ts';

/** From the form to the first sign-in, with the emails as they arrive. */

const PASSWORD = 'three rivers and 1 lamp';

/** The messages about resending, word for word. */
const RESEND = {
  en: {
    sending: 'Sending verification email',
    sent: 'send verification email, please go to your mailbox to receive the email',
  },
  'zh-Hant': { sending: '正在發送驗證信件', sent: '發送驗證信件，請至信箱內收信' },
} as const satisfies Record<Language, Record<string, string>>;

const SUBJECTS = {
  en: { verify: /verify|confirm/i, inUse: /account/i },
  'zh-Hant': { verify: /驗證|確認/, inUse: /帳號/ },
} as const satisfies Record<Language, Record<string, RegExp>>;

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const submit = (page: Page) => page.locator('form button[type="submit"]:visible').click();
const newAddress = () => `lin.${randomUUID().slice(0, 8)}@example.org`;

async function signUp(page: Page, email: string): Promise<void> {
  await open(page, paths.signup());
  await field(page, 'email').fill(email);
  await field(page, 'first_name').fill('美');
  await field(page, 'last_name').fill('林');
  await field(page, 'password').fill(PASSWORD);
  await field(page, 'password_confirmation').fill(PASSWORD);
  await submit(page);
  await expect(page).toHaveURL(new RegExp(`${paths.emailVerify()}$`));
  await expect(page.getByText(email)).toBeVisible();
}

async function signIn(page: Page, email: string): Promise<void> {
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(PASSWORD);
  await submit(page);
}

for (const language of LANGUAGES) {
  const t = (path: Parameters<typeof say>[1], parameters?: Parameters<typeof say>[2]) =>
    say(language, path, parameters);

  test.describe(`in ${language}`, () => {
    test.beforeEach(({ context }) => speak(context, language));

    test(
      'signing up, the mail, its link and signing in lead to the overview',
      unlessIn('zh-Hant', language),
      async ({ page, watch }) => {
        watch.allow(/status of 40[39]/);
        const email = newAddress();
        await signUp(page, email);
        await expect(heading(page)).toHaveText(t('accounts.emailVerify.sentTitle'));
        await expect(page.getByText(email)).toBeVisible();
        expect(page.url()).not.toContain(encodeURIComponent(email));

        // Before the link is opened, the password alone is not enough. The message names the next step.
        await open(page, paths.signin());
        await signIn(page, email);
        await page
          .getByRole('alert')
          .getByRole('link', { name: t('accounts.signin.resendAction') })
          .click();
        await expect(heading(page)).toHaveText(t('accounts.emailVerify.sentTitle'));
        await expect(page.getByText(email)).toBeVisible();

        const mail = await lastMailTo(email, 1);
        expect(mail.subject).toMatch(SUBJECTS[language].verify);
        const link = linkIn(mail, paths.emailVerify());
        await open(page, link);
        await expect(heading(page)).toHaveText(t('accounts.emailVerify.verifiedTitle'));
        await expect(heading(page)).toBeFocused();
        // The secret does not stay where a glance or a history finds it.
        expect(page.url()).not.toContain('token');
        await page.getByRole('link', { name: t('accounts.emailVerify.signin'), exact: true }).click();
        await signIn(page, email);
        await expect(page).toHaveURL(new RegExp(`${paths.me()}$`));
        const stored = await page.evaluate(
          () => JSON.parse(localStorage.getItem('auth') ?? 'null') as object,
        );
        expect(Object.keys(stored).sort()).toEqual(['role', 'token', 'user']);
        expect(stored).toMatchObject({ role: 'learner', user: { email, first_name: '美', last_name: '林' } });

        await open(page, link);
        await expect(page.getByRole('alert')).toBeVisible();
        await expect(heading(page)).toHaveText(t('accounts.emailVerify.title'));
      },
    );

    test(
      'a known address looks the same from outside, and its owner gets a mail that says so',
      unlessIn('en', language),
      async ({ page }) => {
        const email = newAddress();
        await signUp(page, email);
        await open(page, await linkMailedTo(email, 1, paths.emailVerify()));
        await expect(heading(page)).toHaveText(t('accounts.emailVerify.verifiedTitle'));

        const unknown = newAddress();
        await signUp(page, unknown);
        const shown = await page.getByRole('main').innerText();
        await signUp(page, email.toUpperCase());
        const seconds = /\d+/g;
        expect((await page.getByRole('main').innerText()).toLowerCase().replace(seconds, '')).toBe(
          shown.replace(unknown, email).toLowerCase().replace(seconds, ''),
        );
        const mail = await lastMailTo(email, 2);
        expect(mail.subject).toMatch(SUBJECTS[language].inUse);
        expect(mail.text).not.toContain(`${paths.emailVerify()}?token`);
      },
    );

    test(
      'the link is sent again, with the catalogue’s words, and once a minute',
      unlessIn('zh-Hant', language),
      async ({ page }) => {
        const email = newAddress();
        await page.clock.install();
        await signUp(page, email);
        const button = page.locator('form button[type="submit"]');
        await expect(button).toHaveText(/\d+/);
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await button.click({ force: true });
        await page.clock.runFor(61_000);
        await expect(button).toHaveText(t('accounts.emailVerify.submit'));
        let letGo = () => {};
        const held = new Promise<void>((resolve) => (letGo = resolve));
        await page.route('**/api/users/email/resend', async (route) => {
          await held;
          await route.continue();
        });
        await button.click();
        await expect(button).toHaveText(RESEND[language].sending);
        letGo();
        await expect(page.getByText(RESEND[language].sent, { exact: true })).toBeVisible();
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        // The newest link counts.
        await open(page, await linkMailedTo(email, 2, paths.emailVerify()));
        await expect(heading(page)).toHaveText(t('accounts.emailVerify.verifiedTitle'));
      },
    );

    for (const [what, spoil, code, usual] of [
      ['that ran out', `update one_time_tokens set expires_at = now() - interval '1 minute'`, 410, 'zh-Hant'],
      ['that nobody wrote', undefined, 404, 'en'],
    ] as const) {
      test(
        `a link ${what} explains itself and offers a new one`,
        unlessIn(usual, language),
        async ({ page, watch }) => {
          watch.allow(new RegExp(`status of ${code}`));
          const email = newAddress();
          await signUp(page, email);
          const link = await linkMailedTo(email, 1, paths.emailVerify());
          if (spoil) {
            await askDatabase(
              siteDataDir(),
              `${spoil} where account_id = (select id from accounts where email = $1)`,
              [email],
            );
          }
          await open(page, spoil ? link : link.replace(/token=.*/, `token=${'x'.repeat(43)}`));
          await expect(page.getByRole('alert')).toBeVisible();
          await page.getByRole('button', { name: t('accounts.emailVerify.newLink') }).click();
          await page.getByRole('button', { name: t('accounts.emailVerify.otherAddress') }).click();
          await field(page, 'email').fill(email);
          await submit(page);
          await expect(page.getByText(RESEND[language].sent, { exact: true })).toBeVisible();
          const mail = await lastMailTo(email, 2);
          await open(page, linkIn(mail, paths.emailVerify()));
          await expect(heading(page)).toHaveText(t('accounts.emailVerify.verifiedTitle'));
        },
      );
    }

    test(
      'a link that was opened without a connection is taken when there is one again',
      unlessIn('en', language),
      async ({ page, watch }) => {
        watch.allow(/ERR_FAILED/);
        const email = newAddress();
        await signUp(page, email);
        const link = await linkMailedTo(email, 1, paths.emailVerify());
        await page.route('**/api/users/email/verify', (route) => route.abort(), { times: 1 });
        await open(page, link);
        await expect(page.getByRole('alert')).toContainText(t('accounts.form.unreachableTitle'));
        await page.getByRole('button', { name: t('accounts.emailVerify.tryAgain') }).click();
        await expect(heading(page)).toHaveText(t('accounts.emailVerify.verifiedTitle'));
      },
    );
  });
}

test('what was typed stays when the language changes', async ({ page }) => {
  await open(page, paths.signup());
  await field(page, 'email').fill('lin@example.org');
  await field(page, 'password').fill(PASSWORD);
  await page.getByRole('button', { name: say('en', 'accounts.frame.toOtherLanguage') }).click();
  await expect(heading(page)).toHaveText(say('zh-Hant', 'accounts.signup.title'));
  await expect(field(page, 'email')).toHaveValue('lin@example.org');
  await expect(field(page, 'password')).toHaveValue(PASSWORD);
});
