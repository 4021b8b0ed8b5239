import type { Locator, Page } from '@playwright/test';
import { paths } from '#paths';
import { aLearner, PASSWORD, signInAs } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { fillInSignIn, isMarked, signOutButton } from './browser/session-page.ts';
import { askDatabase, siteDataDir } from './browser/site-database.ts';
import { DESK, expect, open, PHONE, sidewaysScroll, speak, test, unlessIn } from './browser/site-test.ts';
import { LANGUAGES, say } from './browser/texts.ts';

/**
 * Signing in and out in the browser. The redirects of each address are tested without one:
 * src/features/accounts/web/session.
 */

/** Presses Tab until something has the focus, as a person without a pointer does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there.');
}

for (const language of LANGUAGES) {
  test(
    `a suspended account says what happened and whom to ask, in ${language}`,
    unlessIn('en', language),
    async ({ page, watch }) => {
      watch.allow(/status of 403/);
      const learner = await aLearner({ language });
      await askDatabase(
        siteDataDir(),
        `update accounts set suspended_at = now(), suspension_reason = 'shared' where id = $1`,
        [learner.id],
      );
      await speak(page.context(), language);
      await open(page, paths.signin());
      await fillInSignIn(page, learner);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(language === 'en' ? 'This account is suspended' : '這個帳號已停權');
      await expect(alert.getByRole('link')).toHaveAttribute('href', paths.contact());
      await expect(page).toHaveURL(paths.signin());
      await expectAccessible(page);
    },
  );

  test(
    `with the keyboard alone one signs in, changes settings and signs out, in ${language}`,
    unlessIn('zh-Hant', language),
    async ({ page }) => {
      const learner = await aLearner({ language });
      await speak(page.context(), language);
      await open(page, paths.signin({ next: paths.settings() }));
      await tabTo(page, page.locator('form [name="email"]'));
      await page.keyboard.type(learner.email);
      await tabTo(page, page.locator('form [name="password"]'));
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(paths.settings());

      await tabTo(
        page,
        page.getByRole('button', { name: say(language, 'settings.email.change'), exact: true }),
      );
      await page.keyboard.press('Enter');
      await expect(page.locator('#email [name="email"]')).toBeFocused();
      await tabTo(
        page,
        page.locator('#email').getByRole('button', { name: say(language, 'settings.cancel') }),
      );
      await page.keyboard.press('Enter');
      await tabTo(page, page.locator('input[name="theme"]:checked'));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await tabTo(page, page.locator('input[name="mail_reminders"]'));
      await page.keyboard.press('Space');
      await expect(page.getByText(say(language, 'settings.mails.savedOff'))).toBeVisible();
      const leaving = page.getByRole('button', {
        name: say(language, 'settings.deletion.action'),
        exact: true,
      });
      await tabTo(page, leaving);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(leaving).toBeFocused();

      await tabTo(page, signOutButton(page, language));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(paths.home());
      await expect(page.getByText(say(language, 'site.header.signedOut'))).toBeVisible();
    },
  );
}

test.describe('without a session', () => {
  test('a guarded page leads to sign-in, and signing in leads back to it, whatever its address says more', async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 404/);
    const wanted = `${paths.settings()}/x?y=1`;
    await open(page, wanted);
    await expect(page).toHaveURL(paths.signin({ next: wanted }));
    await expect(page.getByText(say('en', 'accounts.signin.nextText'))).toBeVisible();
    await fillInSignIn(page, await aLearner());
    await expect(page).toHaveURL(wanted);
  });

  test('the front page is the front page, and a link to a guarded page leads to sign-in', async ({
    page,
  }) => {
    await open(page, paths.home());
    await expect(page).toHaveURL(paths.home());
    await expect(
      page.getByRole('banner').getByRole('link', { name: say('en', 'site.header.signin') }),
    ).toBeVisible();
    await expect(signOutButton(page)).toBeHidden();
    await page.evaluate((path) => {
      const link = document.querySelector<HTMLAnchorElement>(`header a[href="${path}"]`);
      link?.click();
    }, paths.profile());
    await expect(page).toHaveURL(paths.signin({ next: paths.profile() }));
  });

  test('signing in does not lead to another site', async ({ page }) => {
    await open(page, `${paths.signin()}?next=${encodeURIComponent('//evil.example')}`);
    await fillInSignIn(page, await aLearner());
    await expect(page).toHaveURL(paths.me());
  });
});

test.describe('with a session', () => {
  test('the front page leads to the overview, opened or by a link, and sign-in leads on', async ({
    page,
  }) => {
    await signInAs(page, await aLearner());
    await page.goto(paths.home());
    await expect(page).toHaveURL(paths.me());
    await open(page, paths.about());
    await page.getByRole('banner').locator(`a[href="${paths.home()}"]`).click();
    await expect(page).toHaveURL(paths.me());
    await page.goto(paths.signin({ next: paths.courses() }));
    await expect(page).toHaveURL(paths.courses());
  });

  for (const language of LANGUAGES) {
    test(
      `the header has profile, sign-out and cart from the first paint on, in ${language}`,
      unlessIn('zh-Hant', language),
      async ({ page }) => {
        await signInAs(page, await aLearner({ language }), language);
        for (const size of [
          { width: 320, height: 640 },
          PHONE,
          { width: 600, height: 800 },
          { width: 1024, height: 700 },
          DESK,
        ]) {
          await page.setViewportSize(size);
          await page.goto(paths.about());
          const banner = page.getByRole('banner');
          for (const [name, path] of [
            ['site.menu.profile', paths.profile()],
            ['site.header.cart', paths.cart()],
          ] as const) {
            const link = banner.locator(`a[href="${path}"]:visible`).first();
            await expect(link, `${name} at ${size.width} px`).toHaveAccessibleName(say(language, name));
          }
          await expect(signOutButton(page, language)).toBeVisible();
          await expect(banner.locator(`a[href="${paths.signin()}"]:visible`)).toHaveCount(0);
          expect(await sidewaysScroll(page), `${size.width} px`).toBe(0);
        }
        await expect(page.getByRole('banner').locator(`a[href="${paths.settings()}"]:visible`)).toHaveCount(
          1,
        );
        await page.setViewportSize(PHONE);
        await open(page, paths.about());
        await page.getByRole('button', { name: say(language, 'site.header.open') }).click();
        for (const path of [paths.profile(), paths.settings()]) {
          await expect(page.locator('#site-menu').locator(`a[href="${path}"]`)).toBeVisible();
        }
      },
    );

    test(
      `signing out ends the session on the server, leads home and says so, in ${language}`,
      unlessIn('en', language),
      async ({ page }) => {
        const learner = await aLearner({ language });
        await speak(page.context(), language);
        await open(page, paths.signin({ next: paths.profile() }));
        await fillInSignIn(page, learner);
        await expect(page).toHaveURL(paths.profile());
        await signOutButton(page, language).click();
        await expect(page).toHaveURL(paths.home());
        await expect(page.getByText(say(language, 'site.header.signedOut'))).toBeVisible();
        expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
        expect(await isMarked(page)).toBe(false);
        const sessions = await askDatabase<{ over: boolean }>(
          siteDataDir(),
          'select ended_at is not null as over from sessions where account_id = $1',
          [learner.id],
        );
        expect(sessions).toEqual([{ over: true }]);
        const cookies = await page.context().cookies(new URL('/api/users/token/refresh', page.url()).href);
        expect(cookies.map(({ name }) => name)).not.toContain('refresh');
      },
    );
  }

  test('signing out without a connection forgets the session here, and says what could not be done', async ({
    page,
    watch,
  }) => {
    watch.allow(/ERR_FAILED/);
    await signInAs(page, await aLearner());
    await open(page, paths.about());
    await page.route('**/api/users/logout', (route) => route.abort());
    await signOutButton(page).click();
    await expect(page.getByRole('alert')).toContainText(say('en', 'site.header.signedOutHere'));
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  });
});
