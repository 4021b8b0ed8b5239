import { paths } from '#paths';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { aLearner, callAs, grant, signInAs } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { askDatabase, siteDataDir } from './browser/site-database.ts';
import { DESK, expect, open, PHONE, sidewaysScroll, test } from './browser/site-test.ts';
import { say } from './browser/texts.ts';

const COURSE = 'grammar-basics';

test('a buyer finds the course, opens a lesson, and takes a module test', async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize(DESK);
  const learner = await aLearner({ language: 'en' });
  await grant(learner, 'grammar_basics_id');
  await signInAs(page, learner, 'en');

  // From the list of courses to the exact place, and what was bought is open.
  await open(page, paths.myCourses());
  const mine = page.locator(`[data-course="${COURSE}"]`);
  await expect(mine.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page);
  await mine.getByRole('link', { name: say('en', 'learn.course.begin') }).click();
  await expect(page).toHaveURL(/\/learn\/grammar-basics\/subject-and-verb#/);
  await expect(page.locator('[data-block="try-it"]')).toBeVisible();
  await open(page, paths.learn({ course: COURSE }));
  await expect(page.locator('[data-state="locked"]')).toHaveCount(0);
  await expectAccessible(page);

  // Ten questions; an answer is saved, and what is missing is said before the test is marked.
  await page
    .getByRole('link', { name: say('en', 'learn.course.test') })
    .first()
    .click();
  await page.getByRole('button', { name: say('en', 'learn.test.start') }).click();
  await expect(page.locator('[data-question]').first()).toBeVisible();
  const radio = page.getByRole('radio').first();
  await radio.check();
  await expect(page.getByText(say('en', 'learn.test.saved'))).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: say('en', 'learn.test.start') }).click();
  await expect(radio).toBeChecked();
  await page.getByRole('button', { name: say('en', 'learn.test.submit') }).click();
  await page.getByRole('button', { name: say('en', 'learn.test.sure') }).click();
  await expect(page.getByText(say('en', 'learn.test.look'))).toBeVisible();
  await expectAccessible(page);
});

test('access that has ended says so with its day, on the course and on a lesson', async ({ page, watch }) => {
  watch.allow(/Failed to load resource.*403/);
  await page.setViewportSize(PHONE);
  const learner = await aLearner({ language: 'en' });
  await grant(learner, 'grammar_basics_id');
  await signInAs(page, learner, 'en');
  const lesson = paths.lesson({ course: COURSE, lesson: 'subject-and-verb' });
  await callAs(page, 'PUT', `/api/courses/${COURSE}/lessons/subject-and-verb/blocks`, {
    blocks: [{ id: 'opening' }],
  });
  // As a refund does, which ends access long before the day that was bought.
  const revokedAt = '2026-11-20T04:00:00.000Z';
  await askDatabase(siteDataDir(), 'update entitlements set revoked_at = $2 where account_id = $1', [
    learner.id,
    revokedAt,
  ]);
  const day = formatInstant(revokedAt, { language: 'en', timeZone: 'Asia/Taipei', shape: 'date' });
  const sentence = say('en', 'learn.access.ended').replace('{date}', day);
  await open(page, paths.learn({ course: COURSE }));
  await expect(page.getByText(sentence)).toBeVisible();
  await open(page, lesson);
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByText(say('en', 'learn.access.neededText'))).toHaveCount(0);
  await expectAccessible(page);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole('link', { name: say('en', 'learn.access.renew') }).click();
  await expect(page).toHaveURL(/\/courses\/grammar-basics$/);
});

test('a module test is submitted when the answer that was given last is saved', async ({ page }) => {
  const learner = await aLearner({ language: 'en' });
  await grant(learner, 'grammar_basics_id');
  await signInAs(page, learner, 'en');
  await open(page, paths.moduleTest({ course: COURSE, module: 1 }));
  await page.getByRole('button', { name: say('en', 'learn.test.start') }).click();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let submissions = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/tests\//u.test(request.url())) submissions += 1;
  });
  await page.route('**/api/courses/*/tests/*/answers', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: say('en', 'learn.test.submit') }).click();
  const sure = page.getByRole('button', { name: say('en', 'learn.test.sure') });
  await sure.click();
  await expect(page.locator('main button[aria-busy="true"]')).toBeVisible();
  expect(submissions).toBe(0);
  release();
  // An answer that comes after the submission is refused, and the console says so.
  await expect(page.getByText(say('en', 'learn.test.look'))).toBeVisible();
});
