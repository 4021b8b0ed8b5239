import { paths } from '#paths';
import { callAs } from './browser/a-learner.ts';
import {
  aGradedEssay,
  aWriter,
  editor,
  ESSAY,
  expectGoodInBothThemes,
  expectSaved,
  FIRST_SENTENCE,
  t,
  withoutBank,
} from './browser/practice-essay.ts';
import { DESK, expect, open, tabTo, test } from './browser/site-test.ts';

test('a graded essay is written again, compared with the first draft, and replayed', async ({ page }) => {
  await withoutBank(page);
  await page.setViewportSize(DESK);
  await aWriter(page);
  const workId = await aGradedEssay(page);
  const redraft = await callAs(page, 'POST', `/api/works/${workId}/redrafts`);
  const { work_id: secondId } = redraft as { work_id: string };
  await open(page, paths.writeWork({ workId: secondId }));
  await expect(editor(page)).toHaveValue(ESSAY);
  const comments = page.locator('[data-last-comments]');
  await expect(comments).toContainText(/\(estimate\)/);
  const changes = page.locator('[data-changes]');
  await changes.locator('summary').click();
  await expect(changes).toContainText(t('drafts.compare.nothing'));
  await editor(page).fill(`${ESSAY.replace('drives', 'drive')} Then streets would be quiet.`);
  await expect(changes.locator('[data-kind="changed"] ins')).toHaveText('drive ');
  await expect(changes.locator('[data-kind="added"]')).toContainText('Then streets would be quiet.');
  await expectSaved(page, 'saved');
  await expectGoodInBothThemes(page);

  // The first draft, replayed by keyboard.
  await open(page, paths.replayWork({ workId }));
  await expect(page.locator('[data-replay-text]')).toHaveCount(0);
  await tabTo(page, 'input[type="range"]');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-replay-text]')).toHaveText(FIRST_SENTENCE);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-replay-text]')).toHaveText(ESSAY);
  await tabTo(page, '[data-play]');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-play]')).toHaveText(t('drafts.replay.pause'));
  await expect(page.locator('[data-replay-text]')).toHaveText(ESSAY);
  await expect(page.locator('[data-figures]')).toContainText(t('drafts.replay.firstWord'));
  await expectGoodInBothThemes(page);

  await open(page, paths.myWorks());
  await expect(page.locator(`[data-draft="${secondId}"]`)).toContainText(
    t('drafts.draftNumber', { number: 2 }),
  );
  await expect(page.locator(`[data-work="${workId}"]`)).toContainText(/\(estimate\)/);
  await expect(page.locator('[data-left="4"]')).toBeVisible();
  await expectGoodInBothThemes(page);
});
