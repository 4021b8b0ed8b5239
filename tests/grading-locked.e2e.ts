import { paths } from '#paths';
import { aLearner, callAs, grant, signInAs } from './browser/a-learner.ts';
import { aWave } from './browser/a-wave.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { expect, hydrated, open, test } from './browser/site-test.ts';
import { say } from './browser/texts.ts';

test('an interview without a plan is locked, and is graded on request once there is one', async ({
  page,
}) => {
  const learner = await aLearner();
  await signInAs(page, learner);
  const { attempt_id: attemptId } = (await callAs(page, 'POST', '/api/attempts', {
    mock_test: 'free-trial',
    skill: 'speaking',
  })) as { attempt_id: string };
  const answer = `/api/attempts/${attemptId}/responses/p1q1`;
  const sound = aWave(1_000);
  await callAs(page, 'PUT', `${answer}/chunks/0`, sound);
  await callAs(page, 'POST', `${answer}/recording`, { chunks: 1, bytes: sound.length });
  await callAs(page, 'POST', `/api/attempts/${attemptId}/submission`, { answers: [] });
  await open(page, paths.attemptResult({ attemptId }));
  const status = page.locator('[data-work-status]');
  await expect(status).toHaveAttribute('data-work-status', 'locked', { timeout: 30_000 });
  await expect(status.locator(`a[href="${paths.plan({ slug: 'premium-account' })}"]`)).toBeVisible();
  await expectAccessible(page);
  await status.locator('[data-to-work]').click();
  await expect(page.locator('[data-work="locked"]')).toContainText(say('en', 'works.locked.title'));
  await expectAccessible(page);

  await grant(learner, 'premium_account_id');
  await page.reload();
  await hydrated(page);
  await page.locator('[data-grade-now]').click();
  await expect(page.locator('[data-work="locked"]')).toBeHidden();
});
