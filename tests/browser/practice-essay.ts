import type { Locator, Page } from '@playwright/test';
import { aLearner, callAs, grant, signInAs, type Learner } from './a-learner.ts';
import { expectAccessible } from './accessibility.ts';
import { GRADED_MS } from './graded-work.ts';
import { askDatabase, siteDataDir } from './site-database.ts';
import { DESK, expect, open, PHONE, sidewaysScroll } from './site-test.ts';
import { say } from './texts.ts';
import { paths } from '#paths';

/** Practice essays in a browser. */

export const PROMPT =
  'Some people think that every city should have fewer cars. To what extent do you agree or disagree?';
export const ESSAY =
  'Many people drives to work every day in big cities. Cars are useful for families who live far away. However, the air is dirty because of the traffic, and streets are noisy. In my opinion, buses should be cheaper than cars.';
const SENTENCES = ESSAY.split(/(?<=\.) /);
export const [FIRST_SENTENCE = ''] = SENTENCES;
export const TWO_SENTENCES = SENTENCES.slice(0, 2).join(' ');

export const t = (path: Parameters<typeof say>[1], parameters?: Parameters<typeof say>[2]): string =>
  say('en', path, parameters);
export const editor = (page: Page): Locator => page.locator('[data-draft-text]');
export const expectSaved = (page: Page, state: string): Promise<void> =>
  expect(page.locator(`[data-save="${state}"]`)).toBeVisible();

/** The bank of prompts has tests of its own; here learners bring their own prompt. */
export const withoutBank = (page: Page): Promise<unknown> =>
  page
    .context()
    .route('**/api/writing-prompts', (route) => route.fulfill({ json: { status: true, prompts: [] } }));

/** A learner with a plan that has practice essays, signed in in a page. */
export async function aWriter(page: Page): Promise<Learner> {
  const learner = await aLearner();
  await grant(learner, 'basic_account_id');
  await signInAs(page, learner);
  return learner;
}

/** Starts a practice essay; its id. */
export async function startWork(page: Page): Promise<string> {
  const body = { kind: 'writing-task-2', own_prompt: PROMPT };
  return ((await callAs(page, 'POST', '/api/works', body)) as { work_id: string }).work_id;
}

/** Waits until the grader has graded a text. */
export async function expectGraded(page: Page, workId: string): Promise<void> {
  const state = async () =>
    ((await callAs(page, 'GET', `/api/works/${workId}`)) as { work: { state: string } }).work.state;
  await expect.poll(state, { timeout: GRADED_MS }).toBe('graded');
}

/** Moves what was written so far a while into the past: the history has a step every ten seconds at most. */
export async function pass(workId: string, seconds: number): Promise<void> {
  const by = [workId, `${seconds} seconds`];
  const dataDir = siteDataDir();
  await askDatabase(
    dataDir,
    'update work_steps set saved_at = saved_at - $2::interval where work_id = $1',
    by,
  );
  await askDatabase(dataDir, 'update works set started_at = started_at - $2::interval where id = $1', by);
}

/** Writes the essay in three steps, which are a history to replay, submits it, and waits for its grade; the id. */
export async function aGradedEssay(page: Page): Promise<string> {
  const workId = await startWork(page);
  await open(page, paths.writeWork({ workId }));
  for (const text of [FIRST_SENTENCE, TWO_SENTENCES, ESSAY]) {
    await editor(page).fill(text);
    await expect(page.locator('[data-words]')).toHaveText(
      t('drafts.words', { count: text.split(' ').length }),
    );
    await expectSaved(page, 'saved');
    await pass(workId, 30);
  }
  await page.locator('[data-submit-draft]').click();
  await page.locator('[data-confirm-submit]').click();
  await page.waitForURL(new RegExp(`${paths.work({ workId })}$`));
  await expectGraded(page, workId);
  return workId;
}

/** In both themes by axe, and at the widths of a phone and of a desk. */
export async function expectGoodInBothThemes(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
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
