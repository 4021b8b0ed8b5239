import type { Page } from '@playwright/test';
import { paths } from '#paths';
import { aLearner, callAs, grant, signInAs } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { aGradedWork, GRADED_MS, REPORT } from './browser/graded-work.ts';
import {
  DESK,
  expect,
  open,
  PHONE,
  sidewaysScroll,
  siteUrl,
  speak,
  test,
  unlessIn,
} from './browser/site-test.ts';
import { askDatabase, siteDataDir } from './browser/site-database.ts';
import { API_HEADERS } from './browser/sitting.ts';
import { LANGUAGES, say } from './browser/texts.ts';

/** What a learner gets for a graded text, from the end of the test to the comments. */

const ESSAY_PROMPT = 'Some people think that cities should have no cars in their centres. Do you agree?';

/** Makes a work wait, or lets it be graded, whatever other tests have in the queue. */
const hold = (workId: string, until: 'later' | 'now') =>
  askDatabase(
    siteDataDir(),
    `update works set woken_at = null, not_before = ${until === 'later' ? "now() + interval '1 hour'" : 'null'} where id = $1`,
    [workId],
  );

const focused = (page: Page, name: string) =>
  page.evaluate((attribute) => document.activeElement?.getAttribute(attribute), name);

for (const language of LANGUAGES) {
  const title = `a visitor submits the free trial’s Writing, sees its band appear, and reads why, in ${language}`;
  test(title, unlessIn('zh-Hant', language), async ({ page, context }) => {
    test.slow();
    await page.setViewportSize(DESK);
    await speak(context, language);
    const started = await page.request.post('/api/attempts', {
      headers: API_HEADERS,
      data: { mock_test: 'free-trial', skill: 'writing' },
    });
    const { attempt_id: attemptId } = (await started.json()) as { attempt_id: string };
    await open(page, paths.attempt({ attemptId }));
    await page.locator('textarea[data-essay]').fill(REPORT);
    await page.locator('[data-submit-attempt]').click();
    await page.locator('[data-confirm-submit]').click();
    await expect(page).toHaveURL(/\/result$/);
    await page.evaluate(() => Object.assign(window, { stays: true }));
    const status = page.locator('[data-work-status]');
    await expect(status).toHaveAttribute('data-work-status', 'graded', { timeout: GRADED_MS });
    await expect(status).toContainText(language === 'en' ? 'Estimate' : '估計');
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    await expectAccessible(page);

    await status.locator('[data-to-work]').click();
    await expect(page.locator('[data-verdict]')).toBeVisible();
    await expect(page.locator('[data-advice]').first()).toBeVisible();
    await expect(page.locator('[data-graders]')).toContainText(say(language, 'works.graders.local'));
    await page.locator('[data-work-task] summary').first().click();
    await expect(page.locator('[data-chart="line"] [data-drawing]')).toBeVisible();

    // With the keyboard from a mark to its comment and back.
    const mark = page.locator('[data-mark]').first();
    const number = await mark.getAttribute('data-mark');
    await mark.focus();
    await page.keyboard.press('Enter');
    expect(await focused(page, 'data-comment')).toBe(number);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await focused(page, 'data-mark')).toBe(number);

    // The text is whole, whatever is marked in it.
    const written = await page.locator('[data-marked-text] p[lang="en"]').evaluateAll((all) =>
      all.map((each) => {
        const copy = each.cloneNode(true) as Element;
        for (const link of copy.querySelectorAll('a')) link.remove();
        return copy.textContent;
      }),
    );
    expect(written.join('\n\n')).toBe(REPORT);

    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysScroll(page)).toBe(0);

    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-print]')).toBeHidden();
    await expect(page.locator('[data-mark-filter]')).toBeHidden();
    await expect(page.locator('[data-comment]').last()).toBeVisible();
  });
}

test('a learner with the basic account sees the place in the queue, then the grade, and writes the text again', async ({
  page,
}) => {
  test.slow();
  const learner = await aLearner();
  await grant(learner, 'basic_account_id');
  await signInAs(page, learner);
  const { work_id: workId } = (await callAs(page, 'POST', '/api/works', {
    kind: 'writing-task-2',
    own_prompt: ESSAY_PROMPT,
  })) as { work_id: string };
  await hold(workId, 'later');
  await callAs(page, 'POST', `/api/works/${workId}/submit`, {
    text: 'I agree that cars should leave the centre of a city. People is healthier when they walk.',
    sequence: 1,
  });
  await open(page, paths.work({ workId }));
  await expect(page.locator('[data-queue-place]')).toBeVisible();
  await expectAccessible(page);
  await expect(page.locator('[data-graded-notice]')).toBeEmpty();
  await hold(workId, 'now');
  await expect(page.locator('[data-verdict]')).toBeVisible({ timeout: GRADED_MS });
  await expect(page.locator('[data-graded-notice]')).not.toBeEmpty();
  await expect(page.locator('[data-caps]')).toBeVisible();
  await page.locator('[data-rewrite]').click();
  await expect(page).toHaveURL(/\/works\/[\w-]+\/write$/);
});

test('the work of another browser is unknown here', async ({ page, browser, watch }) => {
  watch.allow(/404/);
  const workId = await aGradedWork(page);
  await open(page, paths.work({ workId }));
  await expect(page.locator('[data-verdict]')).toBeVisible();
  const other = await browser.newContext();
  const stranger = await other.newPage();
  await open(stranger, siteUrl() + paths.work({ workId }));
  await expect(stranger.locator('[data-work-unknown]')).toBeVisible();
  await other.close();
});
