import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { paths } from '#paths';
import { aLearner, PASSWORD, signInAs, type Learner } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { askDatabase, siteDataDir } from './browser/site-database.ts';
import { DESK, expect, open, PHONE, sidewaysScroll, speak, test, unlessIn } from './browser/site-test.ts';
import { LANGUAGES, say, type Language } from './browser/texts.ts';

/**
 * The session in the browser: stored, verified, renewed, followed by every tab. The redirects of each
 * address, and each answer to a verification, are tested without a browser:
 * src/features/accounts/web/session.
 */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const submit = (page: Page) => page.locator('form button[type="submit"]:visible').click();
const signOutButton = (page: Page, language: Language = 'en') =>
  page.getByRole('banner').getByRole('button', { name: say(language, 'site.header.signOut') });
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-signed-in'));
const storedToken = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { token?: string }).token);

async function fillIn(page: Page, { email }: Learner): Promise<void> {
  await page.locator('form [name="email"]').fill(email);
  await page.locator('form [name="password"]').fill(PASSWORD);
  await submit(page);
}

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
      await fillIn(page, learner);
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

/** Puts a token in the place of the right one, as if that had run out. */
const spoilToken = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('auth') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('auth', JSON.stringify({ ...session, token: 'ran-out' }));
  });

/** Counts the calls of a context to a path of the API. */
function countCalls(context: BrowserContext, path: string): () => number {
  let calls = 0;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === path && request.method() !== 'OPTIONS') calls += 1;
  });
  return () => calls;
}

const endSessions = ({ id }: Learner) =>
  askDatabase(siteDataDir(), 'update sessions set ended_at = now() where account_id = $1', [id]);

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
    await fillIn(page, await aLearner());
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
    await fillIn(page, await aLearner());
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
        await fillIn(page, learner);
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

test.describe('a page that is loaded with a session has it verified', () => {
  test('and takes what changed of the account', async ({ page }) => {
    const learner = await aLearner();
    await signInAs(page, learner);
    await askDatabase(siteDataDir(), `update accounts set first_name = 'Meihua' where id = $1`, [learner.id]);
    await open(page, paths.about());
    const name = () =>
      page.evaluate(
        () =>
          (JSON.parse(localStorage.getItem('auth') ?? '{}') as { user: { first_name: string } }).user
            .first_name,
      );
    await expect.poll(name).toBe('Meihua');
    expect(await isMarked(page)).toBe(true);
  });

  test('and is signed out when that has ended; a guarded page says why it asks to sign in', async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 401/);
    const learner = await aLearner();
    await signInAs(page, learner);
    await endSessions(learner);
    await open(page, paths.about());
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
    expect(await isMarked(page)).toBe(false);
    await expect(page).toHaveURL(paths.about());
    await expect(
      page.getByRole('banner').getByRole('link', { name: say('en', 'site.header.signin') }),
    ).toBeVisible();

    await signInAs(page, learner);
    await endSessions(learner);
    await open(page, paths.profile());
    await expect(page).toHaveURL(paths.signin({ next: paths.profile() }));
    await expect(page.getByText(say('en', 'accounts.signin.overTitle'))).toBeVisible();
  });

  test('and leaving before the answer signs nobody out', async ({ page }) => {
    await signInAs(page, await aLearner());
    const held: (() => void)[] = [];
    await page.route('**/api/users/token/verify', (route) => {
      if (held.length === 0) held.push(() => void route.abort());
      else void route.continue();
    });
    await page.goto(paths.about());
    await expect.poll(() => held.length).toBe(1);
    const answered = page.waitForResponse('**/api/users/token/verify');
    await page.goto(paths.courses());
    for (const abort of held) abort();
    await answered;
    expect(await storedToken(page)).toMatch(/^ey/);
    expect(await isMarked(page)).toBe(true);
  });

  test('and is not signed out by leaving before it began to ask', async ({ page }) => {
    await signInAs(page, await aLearner());
    const held: Route[] = [];
    const hold = (route: Route) => void held.push(route);
    await page.route('**/verify-session*.js', hold, { times: 1 });
    await page.route('**/api/users/token/verify', hold, { times: 1 });
    await page.goto(paths.about());
    await expect.poll(() => held.length).toBe(1);
    // The navigation has started when the script arrives.
    await page.route(`**${paths.courses()}`, hold, { times: 1 });
    const arrived = page.goto(paths.courses());
    await expect.poll(() => held.length).toBe(2);
    await held[0]?.continue();
    await expect.poll(() => held.length).toBe(3);
    const answered = page.waitForResponse('**/api/users/token/verify');
    await held[1]?.continue();
    await arrived;
    await answered;
    expect(await storedToken(page)).toMatch(/^ey/);
  });
});

test.describe('a token that ran out', () => {
  test('is renewed without a word, and nothing is lost', async ({ page, watch }) => {
    watch.allow(/status of 401/);
    await signInAs(page, await aLearner());
    await open(page, paths.profile());
    await expect(page.locator('form [name="first_name"]')).toHaveValue('Mei');
    await spoilToken(page);
    const refreshes = countCalls(page.context(), '/api/users/token/refresh');
    await page.locator('form [name="first_name"]').fill('Mei-Hua');
    await page.locator('form button[type="submit"]').click();
    await expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'saved');
    expect(refreshes()).toBe(1);
    expect(await storedToken(page)).toMatch(/^ey/);
    await expect(page).toHaveURL(paths.profile());
  });

  test('is renewed by two tabs together without an alarm', async ({ page, context, watch }) => {
    watch.allow(/status of 401/);
    const learner = await aLearner();
    await signInAs(page, learner);
    await open(page, paths.about());
    const other = await context.newPage();
    await open(other, paths.about());
    for (let round = 0; round < 3; round += 1) {
      await spoilToken(page);
      await Promise.all([open(page, paths.profile()), open(other, paths.profile())]);
      for (const tab of [page, other]) {
        await expect(tab.locator('form [name="first_name"]')).toHaveValue('Mei');
        expect(await storedToken(tab)).toMatch(/^ey/);
      }
    }
    const reused = await askDatabase(
      siteDataDir(),
      `select kind from security_events where account_id = $1 and kind = 'refresh-reused'`,
      [learner.id],
    );
    expect(reused).toEqual([]);
  });

  test('is renewed by two tabs together where the browser has no locks, too', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(/status of 401/);
    await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
    const learner = await aLearner();
    await signInAs(page, learner);
    await open(page, paths.about());
    const other = await context.newPage();
    await open(other, paths.about());
    await spoilToken(page);
    await Promise.all([open(page, paths.profile()), open(other, paths.profile())]);
    for (const tab of [page, other]) {
      await expect(tab.locator('form [name="first_name"]')).toHaveValue('Mei');
      expect(await storedToken(tab)).toMatch(/^ey/);
    }
  });
});

test.describe('the other tabs follow', () => {
  test('when one signs out: a guarded page asks to sign in, and goes on after it', async ({
    page,
    context,
  }) => {
    const learner = await aLearner();
    await signInAs(page, learner);
    await open(page, paths.profile());
    const other = await context.newPage();
    await open(other, paths.about());
    await signOutButton(other).click();
    await expect(page).toHaveURL(paths.signin({ next: paths.profile() }));
    await expect(page.getByText(say('en', 'accounts.signin.overTitle'))).toBeVisible();
    await fillIn(page, learner);
    await expect(page).toHaveURL(paths.profile());
    await expect(page.locator('form [name="first_name"]')).toHaveValue('Mei');
    // And the tab that signed out is signed in again.
    await expect(signOutButton(other)).toBeVisible();
  });

  test('when one signs in: another that waits at sign-in goes on', async ({ page, context }) => {
    const learner = await aLearner();
    await open(page, paths.signin({ next: paths.courses() }));
    const other = await context.newPage();
    await open(other, paths.signin());
    await fillIn(other, learner);
    await expect(other).toHaveURL(paths.me());
    await expect(page).toHaveURL(paths.courses());
  });
});

test('where the browser refuses its storage, one can sign in, look around and sign out', async ({
  page,
  context,
  watch,
}) => {
  // The router's own script, which remembers how far a page was scrolled.
  watch.allow(/The operation is insecure/);
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await speak(context, 'en');
  const learner = await aLearner();
  await open(page, paths.me());
  await expect(page).toHaveURL(paths.signin({ next: paths.me() }));
  await fillIn(page, learner);
  await expect(page).toHaveURL(paths.me());
  await expect(heading(page)).toBeVisible();
  await page.getByRole('banner').locator(`a[href="${paths.profile()}"]:visible`).first().click();
  await expect(page.locator('form [name="first_name"]')).toHaveValue('Mei');
  await signOutButton(page).click();
  await expect(page).toHaveURL(paths.home());
});
