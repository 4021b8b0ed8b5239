import type { Page } from '@playwright/test';
import { paths } from '#paths';
import { wallClock } from '#platform/i18n/zoned-time.ts';
import { aLearner, beginTrial, callAs, signInAs, submitTrial, type Learner } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { bandOf } from './browser/free-trial.ts';
import { SIGNED_IN_PATHS } from './browser/public-pages.ts';
import { askDatabase, endIn, siteDataDir } from './browser/site-database.ts';
import { DESK, expect, open, PHONE, sidewaysScroll, test, unlessIn } from './browser/site-test.ts';
import { LANGUAGES, say, type Language } from './browser/texts.ts';

const nextStep = (page: Page) => page.locator('[data-next-step]');
const expectStep = (page: Page, kind: string) =>
  expect(nextStep(page)).toHaveAttribute('data-next-step', kind);

async function arrive(page: Page, language: Language = 'en', given: Parameters<typeof aLearner>[0] = {}) {
  const learner = await aLearner({ language, ...given });
  await signInAs(page, learner, language);
  return learner;
}

for (const language of LANGUAGES) {
  const title = `a new learner is led to the free trial, and every list says what it is for, in ${language}`;
  test(title, unlessIn('en', language), async ({ page }) => {
    await arrive(page, language);
    await open(page, paths.me());
    await expectStep(page, 'free-trial');
    const main = page.getByRole('main');
    await expect(main).toContainText(say(language, 'dashboard.steps.freeTrial.text', { minutes: 20 }));
    for (const [name, to] of [
      [say(language, 'dashboard.steps.freeTrial.action'), '/mocktests/free-trial'],
      [say(language, 'dashboard.attempts.emptyAction'), '/mocktests'],
      [say(language, 'dashboard.courses.emptyAction'), '/courses'],
      [say(language, 'dashboard.goal.set'), '/profile#goal'],
    ] as const) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
    }
    await expect(page.locator('[data-other-step="two-factor"] a')).toHaveAttribute('href', '/setup-2fa');
  });

  const usual = unlessIn('zh-Hant', language);
  test(`the overview can be read by everybody, in ${language}`, usual, async ({ page }) => {
    await arrive(page, language);
    await submitTrial(page, await beginTrial(page), 9);
    await beginTrial(page);
    await callAs(page, 'PATCH', '/api/users/profile', { target_band: 8, exam_date: '2030-01-01' });
    await open(page, paths.me());
    await expectStep(page, 'go-on');
    for (const size of [DESK, { width: 320, height: 640 }, PHONE]) {
      await page.setViewportSize(size);
      expect.soft(await sidewaysScroll(page), `${size.width} px`).toBe(0);
    }
    await expectAccessible(page);
    await page.setViewportSize(DESK);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });
}

test('an open test is continued, a marked one is reviewed, and its band is on the scale', async ({
  page,
}) => {
  await arrive(page);
  const attemptId = await beginTrial(page);
  await open(page, paths.me());
  await expectStep(page, 'go-on');
  const row = page.locator(`[data-attempt="${attemptId}"]`);
  await expect(row).toContainText(/Running: (?:19|20) min left/);
  await nextStep(page).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/attempts/${attemptId}$`));

  // Submitted as from another device.
  await expect(page.locator('[data-submit-attempt]')).toBeEnabled();
  await open(page, paths.me());
  await submitTrial(page, attemptId, 9);
  await callAs(page, 'PATCH', '/api/users/profile', { target_band: 9 });
  await open(page, paths.me());
  await expectStep(page, 'review');
  const band = bandOf(9).toFixed(1);
  await expect(row).toContainText(say('en', 'dashboard.attempts.band', { band }));
  await expect(row).toContainText(say('en', 'dashboard.attempts.right', { raw: 9, count: 13 }));
  await expect(
    page.getByRole('img', { name: say('en', 'dashboard.goal.scale', { target: '9.0', last: band }) }),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    say('en', 'dashboard.goal.missing', { bands: (9 - bandOf(9)).toFixed(1) }),
  );
  await row.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/attempts/${attemptId}/result$`));
});

test('a test whose time runs out while the page is open gets its result', async ({ page }) => {
  await arrive(page);
  const attemptId = await beginTrial(page);
  await open(page, paths.me());
  await expectStep(page, 'go-on');
  await endIn(siteDataDir(), attemptId, -60);
  await page.reload();
  await expectStep(page, 'review');
  await expect(page.locator(`[data-attempt="${attemptId}"]`)).toContainText(
    say('en', 'dashboard.attempts.timedOut'),
  );
});

// The parts of the day, and clocks in other zones, are tested in greeting.test.ts and zoned-time.test.ts.
test('the greeting and the date are those of the clock on the learner’s wall', async ({ page }) => {
  await arrive(page, 'en', { timeZone: 'Asia/Taipei' });
  await page.clock.setFixedTime(new Date('2026-11-20T22:30:00Z'));
  await open(page, paths.me());
  await expect(page.locator('h1')).toHaveText('Good morning, Mei');
  await expect(page.getByRole('main')).toContainText(/Saturday,? 21 November/);
});

test('the exam is counted down to by the learner’s own date', async ({ page }) => {
  await arrive(page, 'en', { timeZone: 'Pacific/Kiritimati' });
  await submitTrial(page, await beginTrial(page), 5);
  const { date } = wallClock(Date.now() + 24 * 60 * 60_000, 'Pacific/Kiritimati');
  await callAs(page, 'PATCH', '/api/users/profile', { exam_date: date });
  await open(page, paths.me());
  await expect(page.getByRole('main')).toContainText(say('en', 'dashboard.goal.dayLeft'));
  // There it is always a date earlier.
  await callAs(page, 'PATCH', '/api/users/profile', { time_zone: 'Pacific/Pago_Pago' });
  await open(page, paths.me());
  await expect(page.getByRole('main')).toContainText(say('en', 'dashboard.goal.daysLeft', { days: 2 }));
});

const setDeletion = ({ id }: Learner) =>
  askDatabase(siteDataDir(), `update accounts set deletion_due_at = '2026-12-24T12:00:00Z' where id = $1`, [
    id,
  ]);

test('an account that is going to be deleted can be kept', async ({ page }) => {
  const learner = await arrive(page);
  await setDeletion(learner);
  await open(page, paths.me());
  await expect(
    page.getByText(say('en', 'signedIn.deletion.title', { date: '24 December 2026' })),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('en', 'signedIn.deletion.keep') }).click();
  await expect(page.getByText(say('en', 'signedIn.deletion.kept'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('en', 'signedIn.deletion.keep') })).toBeHidden();
  const rows = await askDatabase<{ deletion_due_at: Date | null }>(
    siteDataDir(),
    'select deletion_due_at from accounts where id = $1',
    [learner.id],
  );
  expect(rows).toEqual([{ deletion_due_at: null }]);
});

test('a list that cannot be loaded says so, and comes with the next try', async ({ page, watch }) => {
  watch.allow(/Failed to load resource/);
  await arrive(page);
  await page.route('**/api/attempts*', (route) => route.abort());
  await open(page, paths.me());
  await expect(page.getByText(say('en', 'signedIn.load.unreachableTitle'))).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/attempts*');
  await page.getByRole('button', { name: say('en', 'signedIn.load.retry') }).click();
  await expectStep(page, 'free-trial');
});

test('without a connection the page says so, and fills itself when it is back', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await arrive(page);
  await page.route('**/api/attempts*', (route) => route.abort());
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  });
  await open(page, paths.me());
  await expect(page.getByText(say('en', 'signedIn.load.offlineTitle'))).toBeVisible();
  await page.unroute('**/api/attempts*');
  await context.setOffline(true);
  await context.setOffline(false);
  await expectStep(page, 'free-trial');
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false });

  test('every page of who is signed in says what it needs', async ({ page }) => {
    for (const path of SIGNED_IN_PATHS) {
      await page.goto(path);
      const hint = page.locator('noscript');
      await expect(hint).toBeVisible();
      expect(await hint.innerText(), path).toBe(say('en', 'signedIn.noScript'));
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    }
  });
});
