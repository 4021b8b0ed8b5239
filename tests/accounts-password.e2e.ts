import type { Page } from '@playwright/test';
import { paths } from '#paths';
import { aLearner, PASSWORD, signInAs, type Learner } from './browser/a-learner.ts';
import { linkMailedTo } from './browser/mailbox.ts';
import { askDatabase, siteDataDir } from './browser/site-database.ts';
import { expect, open, speak, test, unlessIn } from './browser/site-test.ts';
import { LANGUAGES, say, type Language } from './browser/texts.ts';

/** A forgotten password: the email, the link, the new one. */

const NEW_PASSWORD = 'seven slow boats 2';

/** The messages of the product, word for word. */
const SAID = {
  en: { different: 'Passwords do not match', weak: 'Password must be at least 6 characters with 1 number' },
  'zh-Hant': { different: '兩次輸入的密碼必須相符。', weak: '密碼至少 6 個字元，包含一個數字。' },
} as const satisfies Record<Language, Record<string, string>>;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const submit = (page: Page) => page.locator('form button[type="submit"]:visible').click();

async function askForLink(page: Page, email: string): Promise<void> {
  await open(page, paths.forgetPassword());
  await field(page, 'email').fill(email);
  await submit(page);
}

async function choose(page: Page, password: string, again = password): Promise<void> {
  await field(page, 'password').fill(password);
  await field(page, 'password_confirmation').fill(again);
  await submit(page);
}

async function openLink(page: Page, { email }: Learner, count = 1): Promise<void> {
  await open(page, await linkMailedTo(email, count, paths.resetPassword()));
  await expect(field(page, 'password')).toBeVisible();
}

for (const language of LANGUAGES) {
  const t = (path: Parameters<typeof say>[1], parameters?: Parameters<typeof say>[2]) =>
    say(language, path, parameters);

  test.describe(`in ${language}`, () => {
    test.beforeEach(({ context }) => speak(context, language));

    test(
      'a forgotten password is replaced by the link of a mail, and every device signs in anew',
      unlessIn('zh-Hant', language),
      async ({ page, browser, watch }) => {
        watch.allow(/status of (?:401|409)/);
        const learner = await aLearner({ language });
        const elsewhere = await browser.newContext({ baseURL: process.env.SITE_URL ?? '' });
        const other = await elsewhere.newPage();
        await signInAs(other, learner, language);

        await open(page, paths.signin());
        await page.getByRole('link', { name: t('accounts.signin.forgot') }).click();
        await expect(heading(page)).toHaveText(t('accounts.forgetPassword.title'));
        await field(page, 'email').fill(learner.email);
        await submit(page);
        await expect(
          page.getByText(t('accounts.forgetPassword.sent', { email: learner.email })),
        ).toBeVisible();
        await openLink(page, learner);
        expect(page.url()).not.toContain('token');

        // A reload does not lose the link.
        await page.reload();
        await choose(page, NEW_PASSWORD, 'another 3');
        await expect(field(page, 'password_confirmation')).toHaveAccessibleDescription(
          SAID[language].different,
        );
        await choose(page, 'abcdef');
        await expect(field(page, 'password')).toHaveAccessibleDescription(new RegExp(SAID[language].weak));
        await choose(page, NEW_PASSWORD);
        await expect(heading(page)).toHaveText(t('accounts.resetPassword.doneTitle'));
        await expect(heading(page)).toBeFocused();

        await open(other, paths.profile());
        await expect(other).toHaveURL(paths.signin({ next: paths.profile() }));
        await elsewhere.close();

        await page.getByRole('link', { name: t('accounts.resetPassword.signin'), exact: true }).click();
        await field(page, 'email').fill(learner.email);
        await field(page, 'password').fill(PASSWORD);
        await submit(page);
        await expect(page.getByRole('alert')).toBeVisible();
        await expect(field(page, 'password')).toHaveValue(PASSWORD);
        await field(page, 'password').fill(NEW_PASSWORD);
        await submit(page);
        await expect(page).toHaveURL(paths.me());
      },
    );

    test(
      'a link works once, and a spent one says where to get another',
      unlessIn('en', language),
      async ({ page, watch }) => {
        watch.allow(/status of (?:409|410|404)/);
        const learner = await aLearner({ language });
        await askForLink(page, learner.email);
        await openLink(page, learner);
        const link = await linkMailedTo(learner.email, 1, paths.resetPassword());
        await choose(page, NEW_PASSWORD);
        await expect(heading(page)).toHaveText(t('accounts.resetPassword.doneTitle'));

        await open(page, link);
        await choose(page, 'yet another 5');
        await page
          .getByRole('alert')
          .getByRole('link', { name: t('accounts.resetPassword.again') })
          .click();
        await expect(heading(page)).toHaveText(t('accounts.forgetPassword.title'));
        // The spent link is forgotten: the page asks for one.
        await open(page, paths.resetPassword());
        await expect(page.getByText(t('accounts.resetPassword.noLink'))).toBeVisible();
      },
    );

    test(
      'an address without an account gets the same answer and no mail',
      unlessIn('zh-Hant', language),
      async ({ page }) => {
        const unknown = `nobody.${Date.now()}@example.org`;
        await askForLink(page, unknown);
        await expect(page.getByText(t('accounts.forgetPassword.sent', { email: unknown }))).toBeVisible();
        await expect(page.locator('form button[type="submit"]')).toHaveText(/\d+/);
      },
    );
  });
}

test('a link that ran out says so', async ({ page, watch }) => {
  watch.allow(/status of 410/);
  const learner = await aLearner();
  await askForLink(page, learner.email);
  await openLink(page, learner);
  await askDatabase(
    siteDataDir(),
    `update one_time_tokens set expires_at = now() - interval '1 minute' where account_id = $1`,
    [learner.id],
  );
  await choose(page, NEW_PASSWORD);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(
    page.getByRole('alert').getByRole('link', { name: say('en', 'accounts.resetPassword.again') }),
  ).toBeVisible();
});
