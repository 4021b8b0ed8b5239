import type { BrowserContext, Page, Route } from '@playwright/test';
import { paths } from '#paths';
import { aLearner, signInAs, type Learner } from './browser/a-learner.ts';
import { fillInSignIn, isMarked, signOutButton } from './browser/session-page.ts';
import { askDatabase, siteDataDir } from './browser/site-database.ts';
import { expect, open, speak, test } from './browser/site-test.ts';
import { say } from './browser/texts.ts';

/**
 * The session in the browser: stored, verified, renewed, followed by every tab. Each answer to a verification is tested
 * without a browser: src/features/accounts/web/session.
 */

const storedToken = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { token?: string }).token);

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
    await fillInSignIn(page, learner);
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
    await fillInSignIn(other, learner);
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
  await fillInSignIn(page, learner);
  await expect(page).toHaveURL(paths.me());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').locator(`a[href="${paths.profile()}"]:visible`).first().click();
  await expect(page.locator('form [name="first_name"]')).toHaveValue('Mei');
  await signOutButton(page).click();
  await expect(page).toHaveURL(paths.home());
});
