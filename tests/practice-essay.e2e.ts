import type { Page } from '@playwright/test';
import { paths } from '#paths';
import { aLearner, callAs, grant, signInAs, type Learner } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { askDatabase, siteDataDir } from './browser/site-database.ts';
import { DESK, expect, open, PHONE, sidewaysScroll, tabTo, test } from './browser/site-test.ts';
import { say } from './browser/texts.ts';

/** Practice essays: written, submitted, written again, compared, and replayed. */

const PROMPT =
  'Some people think that every city should have fewer cars. To what extent do you agree or disagree?';
const FIRST =
  'Many people drives to work every day in big cities. Cars are useful for families who live far away. However, the air is dirty because of the traffic, and streets are noisy. In my opinion, buses should be cheaper than cars.';
const THEMES = ['light', 'dark'] as const;

const t = (path: Parameters<typeof say>[1], parameters?: Parameters<typeof say>[2]) =>
  say('en', path, parameters);
const editor = (page: Page) => page.locator('[data-draft-text]');
const expectSaved = (page: Page, state: string) =>
  expect(page.locator(`[data-save="${state}"]`)).toBeVisible();

// The bank has tests of its own; these learners bring their own prompt.
test.beforeEach(async ({ context }) => {
  await context.route('**/api/writing-prompts', (route) =>
    route.fulfill({ json: { status: true, prompts: [] } }),
  );
});

/** A learner with a plan that has practice essays, signed in in a page. */
async function aWriter(page: Page): Promise<Learner> {
  const learner = await aLearner();
  await grant(learner, 'basic_account_id');
  await signInAs(page, learner);
  return learner;
}

async function startWork(page: Page): Promise<string> {
  const body = { kind: 'writing-task-2', own_prompt: PROMPT };
  return ((await callAs(page, 'POST', '/api/works', body)) as { work_id: string }).work_id;
}

type Work = { work: { state: string; band: { low: number } | null }; may_redraft: boolean };
const getWork = (page: Page, workId: string) => callAs(page, 'GET', `/api/works/${workId}`) as Promise<Work>;

/** Moves what was written so far a while into the past: the history has a step every ten seconds at most. */
async function pass(workId: string, seconds: number): Promise<void> {
  const by = [workId, `${seconds} seconds`];
  const dataDir = siteDataDir();
  await askDatabase(
    dataDir,
    'update work_steps set saved_at = saved_at - $2::interval where work_id = $1',
    by,
  );
  await askDatabase(dataDir, 'update works set started_at = started_at - $2::interval where id = $1', by);
}

async function expectGoodInBothThemes(page: Page): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await expectAccessible(page);
  }
  await page.emulateMedia({ colorScheme: null });
  const own = page.viewportSize() ?? DESK;
  for (const size of [PHONE, DESK, own]) {
    await page.setViewportSize(size);
    expect(await sidewaysScroll(page), `${page.url()} at ${size.width} px`).toBe(0);
  }
}

test('a learner writes to a prompt of their own, offline in between, gets a grade, writes it again, and sees how', async ({
  page,
  context,
  watch,
}) => {
  test.setTimeout(120_000);
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
  const [first = '', ...rest] = FIRST.split(/(?<=\.) /);
  await editor(page).fill(first);
  await expect(page.locator('[data-words]')).toHaveText(t('drafts.words', { count: 10 }));
  await expectSaved(page, 'saved');
  await pass(workId, 20);

  // The connection is lost, and the tab is closed without it.
  await context.setOffline(true);
  await editor(page).fill(`${first} ${rest[0]}`);
  await expectSaved(page, 'offline');
  await expect(page.locator('[data-save]')).toHaveText(t('drafts.write.offline'));
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.setViewportSize(DESK);
  await open(again, paths.writeWork({ workId }));
  await expect(editor(again)).toHaveValue(`${first} ${rest[0]}`);
  await expectSaved(again, 'saved');
  await pass(workId, 90);
  await editor(again).fill(FIRST);
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
  await expect
    .poll(async () => (await getWork(again, workId)).work.state, { timeout: 40_000 })
    .toBe('graded');

  const redraft = await callAs(again, 'POST', `/api/works/${workId}/redrafts`);
  const { work_id: secondId } = redraft as { work_id: string };
  await open(again, paths.writeWork({ workId: secondId }));
  await expect(editor(again)).toHaveValue(FIRST);
  const comments = again.locator('[data-last-comments]');
  await expect(comments).toContainText(/\(estimate\)/);
  const changes = again.locator('[data-changes]');
  await changes.locator('summary').click();
  await expect(changes).toContainText(t('drafts.compare.nothing'));
  await editor(again).fill(`${FIRST.replace('drives', 'drive')} Then streets would be quiet.`);
  await expect(changes.locator('[data-kind="changed"] ins')).toHaveText('drive ');
  await expect(changes.locator('[data-kind="added"]')).toContainText('Then streets would be quiet.');
  await expectSaved(again, 'saved');
  await expectGoodInBothThemes(again);

  // The first draft, replayed by keyboard.
  await open(again, paths.replayWork({ workId }));
  await expect(again.locator('[data-replay-text]')).toHaveCount(0);
  await tabTo(again, 'input[type="range"]');
  await again.keyboard.press('ArrowRight');
  await expect(again.locator('[data-replay-text]')).toHaveText(first);
  await again.keyboard.press('ArrowRight');
  await again.keyboard.press('ArrowRight');
  await expect(again.locator('[data-replay-text]')).toHaveText(FIRST);
  await tabTo(again, '[data-play]');
  await again.keyboard.press('Enter');
  await expect(again.locator('[data-play]')).toHaveText(t('drafts.replay.pause'));
  await expect(again.locator('[data-replay-text]')).toHaveText(FIRST);
  await expect(again.locator('[data-figures]')).toContainText(t('drafts.replay.firstWord'));
  await expectGoodInBothThemes(again);

  await open(again, paths.myWorks());
  await expect(again.locator(`[data-draft="${secondId}"]`)).toContainText(
    t('drafts.draftNumber', { number: 2 }),
  );
  await expect(again.locator(`[data-work="${workId}"]`)).toContainText(/\(estimate\)/);
  await expect(again.locator('[data-left="4"]')).toBeVisible();
  await expectGoodInBothThemes(again);
});

test('above the limit of a day a text is not submitted, and stays', async ({ page, watch }) => {
  watch.allow(/status of 429/);
  await page.setViewportSize(PHONE);
  const learner = await aWriter(page);
  const workId = await startWork(page);
  await open(page, paths.writeWork({ workId }));
  await editor(page).fill(FIRST);
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
  await expect(editor(page)).toHaveValue(FIRST);
  await expect(editor(page)).toBeEditable();
  await expectAccessible(page);
  await page.reload();
  await expect(editor(page)).toHaveValue(FIRST);
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
