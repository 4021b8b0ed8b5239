import { paths } from '#paths';
import { aLearner, grant, signInAs } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { expect, open, test } from './browser/site-test.ts';
import { say } from './browser/texts.ts';

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
