import { paths } from '#paths';
import { aLearner, signInAs } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import {
  aWriter,
  editor,
  ESSAY,
  expectGoodInBothThemes,
  expectSaved,
  startWork,
  t,
  withoutBank,
} from './browser/practice-essay.ts';
import { askDatabase, siteDataDir } from './browser/site-database.ts';
import { expect, open, PHONE, test } from './browser/site-test.ts';

/** Practice essays: how many, and for whom. */

test.beforeEach(({ page }) => withoutBank(page));

test('above the limit of a day a text is not submitted, and stays', async ({ page, watch }) => {
  watch.allow(/status of 429/);
  await page.setViewportSize(PHONE);
  const learner = await aWriter(page);
  const workId = await startWork(page);
  await open(page, paths.writeWork({ workId }));
  await editor(page).fill(ESSAY);
  await expectSaved(page, 'saved');
  await askDatabase(
    siteDataDir(),
    `insert into works (candidate_id, id, kind, source, task_number, task, text, state, draft, first_draft, started_at, saved_at, submitted_at)
     select candidate_id, essay.id, kind, source, task_number, task, text, 'failed', 1, essay.id, now(), now(), now()
     from works, (select gen_random_uuid() as id from generate_series(1, 5)) as essay where works.id = $1`,
    [workId],
  );
  await page.locator('[data-submit-draft]').click();
  await page.locator('[data-confirm-submit]').click();
  await expect(page.getByRole('alert')).toContainText('That is enough for today');
  await expect(editor(page)).toHaveValue(ESSAY);
  await expect(editor(page)).toBeEditable();
  await expectAccessible(page);
  await page.reload();
  await expect(editor(page)).toHaveValue(ESSAY);
  await open(page, paths.myWorks());
  await expect(page.getByText(t('drafts.mine.noneLeft', { most: 5 }))).toBeVisible();
  expect(learner.id).not.toBe('');
});

test('without a plan the page says what practice essays need, and leads there', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signInAs(page, await aLearner());
  await open(page, paths.myWorks());
  const link = page.getByRole('link', { name: t('drafts.mine.needLink') });
  await expect(link).toBeVisible();
  await expect(page.locator('[data-start-essay]')).toHaveCount(0);
  await expectGoodInBothThemes(page);
  await link.click();
  await page.waitForURL(`**${paths.plan({ slug: 'basic-account' })}`);
});
