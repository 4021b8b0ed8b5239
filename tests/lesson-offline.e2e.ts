import { paths } from '#paths';
import { aLearner, grant, signInAs } from './browser/a-learner.ts';
import { expect, open, test } from './browser/site-test.ts';
import { say } from './browser/texts.ts';

const PLACE = { course: 'grammar-basics', lesson: 'subject-and-verb' };

test('a lesson that was opened once opens again without a connection, takes answers, and sends them later', async ({
  page,
  watch,
}) => {
  test.setTimeout(90_000);
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:load resource|fetch)|service worker/i);
  const learner = await aLearner({ language: 'en' });
  await grant(learner, 'grammar_basics_id');
  await signInAs(page, learner, 'en');
  const path = paths.lesson(PLACE);
  await open(page, path);
  const question = page.locator('[data-block="try-it"] [data-question="1"]');
  await expect(question).toBeVisible();
  await expect(page.locator('[data-kept]')).toBeVisible();

  await page.context().setOffline(true);
  await page.reload();
  await expect(question).toBeVisible();
  await expect(page.getByText(say('en', 'learn.offline', { date: '' }).split('.')[0] ?? '')).toBeVisible();
  await question.getByRole('radio').first().check();
  await page
    .locator('[data-block="try-it"]')
    .getByRole('button', { name: say('en', 'exercises.check') })
    .first()
    .click();
  await page.reload();
  await expect(question.getByRole('radio').first()).toBeChecked();

  await page.context().setOffline(false);
  await expect(question).toContainText(
    new RegExp(`${say('en', 'exercises.mark.right')}|${say('en', 'exercises.mark.wrong')}`),
  );

  // Somebody else at this browser does not get the copy.
  const other = await aLearner({ language: 'en' });
  await signInAs(page, other, 'en');
  await page.context().setOffline(true);
  await page.goto(path);
  await expect(page.getByText(say('en', 'signedIn.load.offlineTitle'))).toBeVisible();
  await expect(question).toHaveCount(0);
});
