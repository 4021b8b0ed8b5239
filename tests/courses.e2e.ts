import { randomBytes, randomUUID } from 'node:crypto';
import { paths } from '#paths';
import { formatInstant } from '#platform/i18n/zoned-time.ts';
import { aLearner, callAs, grant, signInAs } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { askDatabase, siteDataDir } from './browser/site-database.ts';
import { DESK, expect, open, PHONE, sidewaysScroll, siteUrl, test } from './browser/site-test.ts';
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

test('an essay that is written offline is saved when the connection is back, and is submitted once', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to (?:load resource|fetch)/);
  const learner = await aLearner({ language: 'en' });
  await grant(learner, 'ielts_scored_essay_id');
  await signInAs(page, learner, 'en');
  const lesson = paths.lesson({ course: 'ielts-scored-essay', lesson: 'essay-opinion' });
  await open(page, lesson);
  const essay = page.locator('[data-block="task"]');
  const field = essay.getByRole('textbox');
  await expect(field).toBeVisible();
  await page.context().setOffline(true);
  await field.fill('Schools should teach cooking.');
  await expect(essay).toContainText(say('en', 'learn.essay.notSaved'));
  await page.context().setOffline(false);
  await expect(essay).toContainText(say('en', 'learn.essay.saved'));
  await page.reload();
  await expect(field).toHaveValue('Schools should teach cooking.');
  // Somebody else at this browser does not get what is in the browser alone, and its writer finds it again.
  const ofDrafts = '**/lessons/*/task';
  await page.route(ofDrafts, (route) => route.abort());
  await field.fill('Schools should teach cooking and sewing.');
  await expect(essay).toContainText(say('en', 'learn.essay.notSaved'));
  const other = await aLearner({ language: 'en' });
  await grant(other, 'ielts_scored_essay_id');
  await signInAs(page, other, 'en');
  await open(page, lesson);
  await expect(field).toHaveValue('');
  await signInAs(page, learner, 'en');
  await page.unroute(ofDrafts);
  await open(page, lesson);
  await expect(field).toHaveValue('Schools should teach cooking and sewing.');
  await expect(essay).toContainText(say('en', 'learn.essay.saved'));
  await expectAccessible(page);
  await essay.getByRole('button', { name: say('en', 'learn.essay.submit') }).click();
  await essay.getByRole('button', { name: say('en', 'learn.essay.sure') }).click();
  await expect(essay.getByText(say('en', 'learn.essay.models'))).toBeVisible();
  await expect(field).not.toBeEditable();
  await expectAccessible(page);
});

test('a certificate is shown to everybody, and its name only while the owner wants it', async ({
  page,
  browser,
}) => {
  const learner = await aLearner({ firstName: 'Hsin-yi', language: 'en' });
  // Capitals count in a number.
  const number = `aZ${randomBytes(17).toString('base64url').slice(0, 20)}`;
  const candidate = randomUUID();
  await askDatabase(
    siteDataDir(),
    'insert into candidates (id, account_id, created_at) values ($1, $2, now())',
    [candidate, learner.id],
  );
  await askDatabase(
    siteDataDir(),
    `insert into enrolments (candidate_id, course, id, started_at, completed_at, completed_version)
     values ($1, $2, $3, now(), now(), 'v1')`,
    [candidate, COURSE, randomUUID()],
  );
  await askDatabase(
    siteDataDir(),
    `insert into course_certificates (candidate_id, course, id, number, title, hours, issued_at)
     values ($1, $2, $3, $4, '{"en":"Grammar Basics","zh-Hant":"基礎文法"}', 12, now())`,
    [candidate, COURSE, randomUUID(), number],
  );
  await page.setViewportSize(PHONE);
  await signInAs(page, learner, 'en');
  await open(page, paths.learn({ course: COURSE }));
  await page.getByRole('link', { name: say('en', 'learn.course.certificate') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('en', 'learn.certificate.heading'));
  await expectAccessible(page);
  expect(await sidewaysScroll(page)).toBe(0);
  const name = page.getByText('Hsin-yi');
  await expect(name).toHaveCount(0);
  await page.getByRole('checkbox', { name: say('en', 'learn.certificate.show') }).click();
  await expect(name).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('en', 'learn.certificate.pdf') }).click();
  expect((await download).suggestedFilename()).toBe(`certificate-${number}.pdf`);

  const stranger = await (await browser.newContext({ baseURL: siteUrl() })).newPage();
  await open(stranger, paths.certificate({ number }));
  await expect(stranger.getByText('Hsin-yi')).toBeVisible();
  await expect(stranger.getByRole('checkbox')).toHaveCount(0);
  await stranger.context().close();
});
