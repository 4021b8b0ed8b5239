import { paths } from '#paths';
import { expectAccessible } from './browser/accessibility.ts';
import {
  aWriter,
  editor,
  ESSAY,
  expectGoodInBothThemes,
  expectGraded,
  expectSaved,
  FIRST_SENTENCE,
  pass,
  PROMPT,
  t,
  TWO_SENTENCES,
  withoutBank,
} from './browser/practice-essay.ts';
import { DESK, expect, open, test } from './browser/site-test.ts';

/** Practice essays: written and submitted. */

test.beforeEach(({ page }) => withoutBank(page));

test('a learner writes to a prompt of their own, offline in between, and gets a grade', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404/);
  await page.setViewportSize(DESK);
  await aWriter(page);
  await open(page, paths.myWorks());
  await page.getByRole('tab', { name: t('drafts.mine.type.own') }).click();
  await page.getByLabel(t('drafts.mine.own.prompt'), { exact: true }).fill(PROMPT);
  await expectGoodInBothThemes(page);
  await page.getByRole('button', { name: t('drafts.mine.own.start') }).click();
  await page.waitForURL(/\/works\/[\w-]+\/write$/);
  const [, workId = ''] = /works\/([\w-]+)\//.exec(page.url()) ?? [];
  await expect(page.locator('[data-practice-task]')).toContainText(PROMPT);

  await expect(editor(page)).toHaveAttribute('spellcheck', 'false');
  await editor(page).fill(FIRST_SENTENCE);
  await expect(page.locator('[data-words]')).toHaveText(t('drafts.words', { count: 10 }));
  await expectSaved(page, 'saved');
  await pass(workId, 20);

  // The connection is lost, and the tab is closed without it.
  await context.setOffline(true);
  await editor(page).fill(TWO_SENTENCES);
  await expectSaved(page, 'offline');
  await expect(page.locator('[data-save]')).toHaveText(t('drafts.write.offline'));
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.setViewportSize(DESK);
  await open(again, paths.writeWork({ workId }));
  await expect(editor(again)).toHaveValue(TWO_SENTENCES);
  await expectSaved(again, 'saved');
  await pass(workId, 90);
  await editor(again).fill(ESSAY);
  await expectSaved(again, 'saved');
  await expectGoodInBothThemes(again);

  await again.locator('[data-submit-draft]').click();
  const dialog = again.getByRole('dialog');
  await expect(dialog).toContainText(
    t('drafts.write.sureShort', { words: t('drafts.words', { count: 41 }), least: 250 }),
  );
  await expectAccessible(again);
  await again.locator('[data-confirm-submit]').click();
  await again.waitForURL(new RegExp(`${paths.work({ workId })}$`));
  await expectGraded(again, workId);
});
