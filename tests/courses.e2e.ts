import { paths } from '#paths';
import { aLearner, grant, signInAs } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { DESK, expect, open, test } from './browser/site-test.ts';
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
