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

test('an essay that is written offline is saved when the connection is back, and is submitted once', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to (?:load resource|fetch)/);
  const learner = await aLearner({ language: 'en' });
  await grant(learner, 'ielts_scored_essay_id');
  await signInAs(page, learner, 'en');
  await open(page, paths.lesson({ course: 'ielts-scored-essay', lesson: 'essay-opinion' }));
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
  await essay.getByRole('button', { name: say('en', 'learn.essay.submit') }).click();
  await essay.getByRole('button', { name: say('en', 'learn.essay.sure') }).click();
  await expect(essay.getByText(say('en', 'learn.essay.models'))).toBeVisible();
  await expect(field).not.toBeEditable();
  await expectAccessible(page);
  // The draft was of this learner: somebody else at this browser starts with an empty page.
  const other = await aLearner({ language: 'en' });
  await grant(other, 'ielts_scored_essay_id');
  await signInAs(page, other, 'en');
  await open(page, paths.lesson({ course: 'ielts-scored-essay', lesson: 'essay-opinion' }));
  await expect(field).toHaveValue('');
});
