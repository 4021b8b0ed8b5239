import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { paths } from '#paths';
import { aLearner, PASSWORD, signInAs, type Learner } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { linkMailedTo } from './browser/mailbox.ts';
import { askDatabase, siteDataDir } from './browser/site-database.ts';
import { DESK, expect, open, PHONE, sidewaysScroll, speak, test, unlessIn } from './browser/site-test.ts';
import { LANGUAGES, say, type Language } from './browser/texts.ts';

/** Two-factor authentication as a person with a phone meets it. */

/** The messages of the product, word for word. */
const INVALID = { en: 'Invalid Code', 'zh-Hant': '驗證碼格式錯誤' } as const satisfies Record<
  Language,
  string
>;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const submit = (page: Page) => page.locator('form button[type="submit"]:visible').click();

/** The app on a person's phone. */
const anApp = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret.replace(/ /g, '')) });

/** A code works once. The code of the setup is forgotten, as if half a minute had passed. */
const letTimePass = ({ id }: Learner) =>
  askDatabase(siteDataDir(), 'update accounts set totp_last_step = 0 where id = $1', [id]);

async function enterPassword(page: Page): Promise<void> {
  await field(page, 'password').fill(PASSWORD);
  await submit(page);
  await expect(field(page, 'code')).toBeVisible();
}

/** Turns two-factor on by its page; the app, and the recovery codes that were shown. */
async function setUp(page: Page, learner: Learner, language: Language = 'en') {
  await signInAs(page, learner, language);
  await open(page, paths.setupTwoFactor());
  await enterPassword(page);
  const app = anApp(await page.locator('code').innerText());
  await field(page, 'code').fill(app.generate());
  await submit(page);
  const list = page.getByRole('list', { name: say(language, 'accounts.recovery.label') });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const codes = await list.locator('code').allInnerTexts();
  await letTimePass(learner);
  return { app, codes };
}

/** To the second step of signing in. */
async function toSecondStep(page: Page, { email }: Learner, next?: string): Promise<void> {
  await open(page, paths.signin({ next }));
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(PASSWORD);
  await submit(page);
  await expect(page).toHaveURL(paths.code({ next }));
  await expect(field(page, 'code')).toBeVisible();
}

/**
 * As in a browser without a session. From a page without scripts: another page might still load its data
 * without the token.
 */
async function forgetSession(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies({ name: 'refresh' });
}

const keep = async (page: Page, language: Language = 'en') => {
  await page.getByLabel(say(language, 'accounts.setup.kept')).check();
  await page.getByRole('link', { name: say(language, 'accounts.setup.signin'), exact: true }).click();
};

for (const language of LANGUAGES) {
  const t = (path: Parameters<typeof say>[1]) => say(language, path);

  test.describe(`in ${language}`, () => {
    test.beforeEach(({ context }) => speak(context, language));

    test(
      'it is set up with password, app and code, and from then on signing in asks for a code',
      unlessIn('en', language),
      async ({ page, watch }) => {
        watch.allow(/status of 422/);
        const learner = await aLearner({ language });
        await signInAs(page, learner, language);
        await open(page, paths.setupTwoFactor());
        await field(page, 'password').fill('another 1');
        await submit(page);
        await expect(field(page, 'password')).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, 'password')).toHaveValue('another 1');
        await enterPassword(page);
        for (const store of ['apps.apple.com', 'play.google.com']) {
          await expect(page.locator(`a[href*="${store}"]`)).toHaveAttribute('target', '_blank');
        }
        const picture = page.getByRole('img', { name: t('accounts.setup.qr') });
        await expect
          .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0);
        const secret = await page.locator('code').innerText();
        await expect(page.getByRole('link', { name: t('accounts.setup.openApp') })).toHaveAttribute(
          'href',
          new RegExp(`^otpauth://totp/.*secret=${secret.replace(/ /g, '')}`),
        );

        await field(page, 'code').fill('000000');
        await submit(page);
        await expect(field(page, 'code')).toHaveAccessibleDescription(new RegExp(INVALID[language]));
        await expect(field(page, 'code')).toBeFocused();
        await field(page, 'code').fill(anApp(secret).generate());
        await submit(page);
        await expect(heading(page)).toHaveText(t('accounts.setup.doneTitle'));
        // Every session is over; the codes stay all the same, in either language.
        expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
        await page.getByRole('button', { name: t('accounts.frame.toOtherLanguage') }).click();
        const other = language === 'en' ? 'zh-Hant' : 'en';
        await expect(heading(page)).toHaveText(say(other, 'accounts.setup.doneTitle'));
        await page.getByRole('button', { name: say(other, 'accounts.frame.toOtherLanguage') }).click();
        await expect(heading(page)).toHaveText(t('accounts.setup.doneTitle'));
        await expect(page.locator('ol code')).toHaveCount(10);
        await keep(page, language);
        await expect(page).toHaveURL(paths.signin({ next: paths.settings() }));

        await letTimePass(learner);
        await toSecondStep(page, learner, paths.courses());
        await field(page, 'code').fill('000000');
        await submit(page);
        await expect(field(page, 'code')).toHaveAccessibleDescription(new RegExp(INVALID[language]));
        await field(page, 'code').fill(anApp(secret).generate());
        await submit(page);
        await expect(page).toHaveURL(paths.courses());
      },
    );

    test('a recovery code signs in once', unlessIn('zh-Hant', language), async ({ page, watch }) => {
      watch.allow(/status of 422/);
      const learner = await aLearner({ language });
      const { codes } = await setUp(page, learner, language);
      const [code = ''] = codes;
      await keep(page, language);
      for (const expected of ['taken', 'refused']) {
        await toSecondStep(page, learner);
        await page.getByRole('button', { name: t('accounts.code.useRecovery') }).click();
        await expect(page.getByText(t('accounts.code.recoveryIntro'))).toBeVisible();
        // As a person types it from paper.
        await field(page, 'recovery_code').fill(code.toUpperCase().replace('-', ' '));
        await submit(page);
        if (expected === 'taken') {
          await expect(page).toHaveURL(paths.me());
          await forgetSession(page);
        } else {
          await expect(field(page, 'recovery_code')).toHaveAccessibleDescription(
            new RegExp(INVALID[language]),
          );
        }
      }
    });

    test(
      'a second step that took too long begins anew',
      unlessIn('en', language),
      async ({ page, watch }) => {
        watch.allow(/status of 401/);
        const learner = await aLearner({ language });
        const { app } = await setUp(page, learner, language);
        await keep(page, language);
        await toSecondStep(page, learner);
        await askDatabase(
          siteDataDir(),
          `update one_time_tokens set expires_at = now() - interval '1 second' where account_id = $1`,
          [learner.id],
        );
        await field(page, 'code').fill(app.generate());
        await submit(page);
        await expect(heading(page)).toHaveText(t('accounts.code.overTitle'));
        await page.getByRole('link', { name: t('accounts.code.toSignin') }).click();
        await expect(heading(page)).toHaveText(t('accounts.signin.title'));
        await open(page, paths.code());
        await expect(heading(page)).toHaveText(t('accounts.code.overTitle'));
      },
    );

    test('every step can be read and used by everybody', unlessIn('zh-Hant', language), async ({ page }) => {
      const learner = await aLearner({ language });
      await signInAs(page, learner, language);
      await open(page, paths.setupTwoFactor());
      await expect(field(page, 'password')).toBeVisible();
      const check = async () => {
        for (const size of [DESK, { width: 320, height: 640 }, PHONE]) {
          await page.setViewportSize(size);
          expect.soft(await sidewaysScroll(page), `${size.width} px`).toBe(0);
        }
        await expectAccessible(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expectAccessible(page);
        await page.emulateMedia({ colorScheme: 'light' });
      };
      await check();
      await enterPassword(page);
      await check();
      await field(page, 'code').fill(anApp(await page.locator('code').innerText()).generate());
      await submit(page);
      await expect(page.locator('ol code')).toHaveCount(10);
      await check();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(say(language, 'accounts.recovery.copy'), { exact: true })).toBeHidden();
      await expect(page.locator('ol code').first()).toBeVisible();
      await expect(page.getByText(learner.email)).toBeVisible();
    });
  });
}

test('the recovery codes can be copied, downloaded and printed, and are not left behind by mistake', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const learner = await aLearner();
  const { codes } = await setUp(page, learner);
  await page.getByRole('button', { name: say('en', 'accounts.recovery.copy') }).click();
  await expect(page.getByRole('button', { name: say('en', 'accounts.setup.copied') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: say('en', 'accounts.recovery.download') }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.txt$/);
  const file = await readFile(await download.path(), 'utf8');
  for (const code of codes) expect(file).toContain(code);
  expect(file).toContain(learner.email);

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: say('en', 'accounts.recovery.print') }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  // The sheet names the owner of the codes, and lacks everything that only works on a screen.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(learner.email)).toBeVisible();
  await expect(page.locator('ol code').first()).toBeVisible();
  await expect(page.getByRole('button', { name: say('en', 'accounts.recovery.print') })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: say('en', 'accounts.setup.signin'), exact: true }).click();
  await expect(page.getByText(say('en', 'accounts.setup.keepFirst'))).toBeVisible();
  await expect(page.getByLabel(say('en', 'accounts.setup.kept'))).toBeFocused();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Ninefold/ })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(say('en', 'accounts.setup.leaveText'));
  await dialog
    .getByRole('button', { name: say('en', 'accounts.setup.stay') })
    .last()
    .click();
  await expect(page.locator('ol code')).toHaveCount(10);
  await keep(page);
  await expect(page).toHaveURL(paths.signin({ next: paths.settings() }));
});

test('a password reset by email does not bypass the code', async ({ page }) => {
  const learner = await aLearner();
  const { app } = await setUp(page, learner);
  await keep(page);
  await open(page, paths.forgetPassword());
  await field(page, 'email').fill(learner.email);
  await submit(page);
  // The first email says that two-factor is on.
  await open(page, await linkMailedTo(learner.email, 2, paths.resetPassword()));
  await field(page, 'password').fill('seven slow boats 2');
  await field(page, 'password_confirmation').fill('seven slow boats 2');
  await submit(page);
  await expect(heading(page)).toHaveText(say('en', 'accounts.resetPassword.doneTitle'));
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  await open(page, paths.signin());
  await field(page, 'email').fill(learner.email);
  await field(page, 'password').fill('seven slow boats 2');
  await submit(page);
  await expect(page).toHaveURL(paths.code());
  await field(page, 'code').fill(app.generate());
  await submit(page);
  await expect(page).toHaveURL(paths.me());
});

test('an expired setup starts again, and later two-factor moves to another phone', async ({
  page,
  watch,
}) => {
  watch.allow(/status of (?:409|422)/);
  const learner = await aLearner();
  await signInAs(page, learner);
  await open(page, paths.setupTwoFactor());
  await enterPassword(page);
  await askDatabase(
    siteDataDir(),
    'update accounts set totp_pending_secret = null, totp_pending_at = null where id = $1',
    [learner.id],
  );
  await field(page, 'code').fill('123456');
  await submit(page);
  await page
    .getByRole('alert')
    .getByRole('button', { name: say('en', 'accounts.setup.restart') })
    .click();
  await expect(field(page, 'password')).toBeVisible();
  await enterPassword(page);
  const app = anApp(await page.locator('code').innerText());
  await field(page, 'code').fill(app.generate());
  await submit(page);
  await keep(page);
  await letTimePass(learner);
  await toSecondStep(page, learner, paths.setupTwoFactor());
  await field(page, 'code').fill(app.generate());
  await submit(page);
  await expect(heading(page)).toHaveText(say('en', 'accounts.setup.moveTitle'));
  await expectAccessible(page);
  await letTimePass(learner);
  await field(page, 'password').fill(PASSWORD);
  await field(page, 'code').fill(app.generate());
  await submit(page);
  const another = anApp(await page.locator('code').innerText());
  await field(page, 'code').fill(another.generate());
  await submit(page);
  await expect(heading(page)).toHaveText(say('en', 'accounts.setup.movedTitle'));
  await keep(page);
  await letTimePass(learner);
  await toSecondStep(page, learner);
  await field(page, 'code').fill(app.generate());
  await submit(page);
  await expect(field(page, 'code')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'code').fill(another.generate());
  await submit(page);
  await expect(page).toHaveURL(paths.me());
});
