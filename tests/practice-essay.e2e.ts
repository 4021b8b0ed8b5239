import { paths } from '#paths';
import { aLearner, signInAs } from './browser/a-learner.ts';
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
  startWork,
  t,
  TWO_SENTENCES,
  withoutBank,
} from './browser/practice-essay.ts';
import { askDatabase, siteDataDir } from './browser/site-database.ts';
import { DESK, expect, open, PHONE, test } from './browser/site-test.ts';

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
