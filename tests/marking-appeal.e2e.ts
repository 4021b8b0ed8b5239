import { paths } from '#paths';
import { grant, signInAs } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { aGradedEssay, aWriter } from './browser/practice-essay.ts';
import { expect, open, PHONE, test } from './browser/site-test.ts';
import { aTeacher } from './browser/teacher-desk.ts';
import { say } from './browser/texts.ts';

test('a learner with a marking to spend sends the estimate of the machine to teachers', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const learner = await aWriter(page);
  await grant(learner, 'marking_essay_id');
  const workId = await aGradedEssay(page);
  await open(page, paths.work({ workId }));
  await expect(page.getByText(say('en', 'markingOffer.appeal.text'))).toBeVisible();
  await page.locator('[data-submit-marking]').click();
  await page.locator('[data-confirm-marking]').click();
  await page.locator('[data-to-marking]').click();
  await expect(page.locator('[data-marking-page="waiting"]')).toBeVisible();
  await expectAccessible(page);
  const orderId = new URL(page.url()).pathname.split('/').pop() ?? '';

  await signInAs(page, await aTeacher());
  await open(page, paths.teach());
  await expect(page.locator(`[data-order="${orderId}"]`)).toContainText(say('en', 'desk.work.appeal'));
});
