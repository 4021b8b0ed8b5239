import type { Page } from '@playwright/test';
import { MAX_TEXT_LENGTH } from '#features/mock-tests/domain/attempts/max-text-length.ts';
import { paths } from '#paths';
import { expectAccessible } from './browser/accessibility.ts';
import { API_HEADERS, expectSaveState } from './browser/sitting.ts';
import { DESK, expect, open, PHONE, sidewaysScroll, speak, test, unlessIn } from './browser/site-test.ts';
import { LANGUAGES, say } from './browser/texts.ts';

/** Writing, sat on the demonstration paper and on the Academic test. */

async function startWriting(page: Page, mockTest: string): Promise<string> {
  const reply = await page.request.post('/api/attempts', {
    headers: API_HEADERS,
    data: { mock_test: mockTest, skill: 'writing' },
  });
  const { attempt_id: attemptId } = (await reply.json()) as { attempt_id: string };
  await open(page, paths.attempt({ attemptId }));
  await expect(page.locator('[data-task="1"]')).toBeVisible();
  return attemptId;
}

const editor = (page: Page) => page.locator('textarea[data-essay]');
const goToTask = (page: Page, task: number) => page.locator(`[data-go-to-task="${task}"]`).click();

/** The answers that the browser keeps until the server has them. */
const keptHere = (page: Page) =>
  page.evaluate(async () => {
    const resultOf = async <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('The journal does not answer.')));
      });
    const database = await resultOf(indexedDB.open('ninefold'));
    const entries = await resultOf<{ value: string }[]>(
      database.transaction('answers').objectStore('answers').getAll(),
    );
    database.close();
    return entries.map(({ value }) => value);
  });

for (const language of LANGUAGES) {
  for (const size of [DESK, PHONE]) {
    const title = `a candidate writes both tasks, offline in between, and reads the answers again, in ${language} at ${size.width} px`;
    test(title, unlessIn(size === DESK ? 'en' : 'zh-Hant', language), async ({ page, context, watch }) => {
      watch.allow(/ERR_INTERNET_DISCONNECTED/);
      await page.setViewportSize(size);
      await speak(context, language);
      const attemptId = await startWriting(page, 'demonstration');
      const toAnswer = async () => {
        if (size === PHONE)
          await page.getByRole('button', { name: say(language, 'writing.side.answer'), exact: true }).click();
      };

      const chart = page.locator('[data-chart="pie"]');
      await expect(chart.locator('[data-drawing] path[fill^="url(#"]').first()).toBeVisible();
      await chart.locator('[data-figures] summary').click();
      await expect(chart.getByRole('row', { name: /^Bus\s*21$/ })).toBeVisible();
      expect(await sidewaysScroll(page)).toBe(0);
      await expectAccessible(page);

      await toAnswer();
      await expect(editor(page)).toHaveAttribute('spellcheck', 'false');
      await expect(editor(page)).toHaveAttribute('autocorrect', 'off');
      await expect(editor(page)).toHaveAttribute('autocomplete', 'off');
      await editor(page).fill('Most visitors came to the museum by car – 46% of all of them.');
      await expect(page.locator('[data-words]')).toHaveText(
        say(language, 'writing.editor.words', { count: 13 }),
      );
      await expectSaveState(page, 'saved');

      await context.setOffline(true);
      await editor(page).pressSequentially(' The well-known bus');
      await expectSaveState(page, 'not-saved');
      await goToTask(page, 2);
      await toAnswer();
      await editor(page).fill('Dear Sir or Madam,\n\nI left my umbrella.');
      await expect(page.locator('[data-go-to-task="2"]')).toHaveAttribute('data-answered', 'true');
      // The page closes without a connection. The typed text is in the browser.
      await expect.poll(() => keptHere(page)).toContain('Dear Sir or Madam,\n\nI left my umbrella.');
      await page.close();
      await context.setOffline(false);
      const again = await context.newPage();
      await again.setViewportSize(size);
      await open(again, paths.attempt({ attemptId }));
      await expectSaveState(again, 'saved');
      if (size === PHONE)
        await again.getByRole('button', { name: say(language, 'writing.side.answer'), exact: true }).click();
      await expect(editor(again)).toHaveValue(
        'Most visitors came to the museum by car – 46% of all of them. The well-known bus',
      );
      await goToTask(again, 2);
      if (size === PHONE)
        await again.getByRole('button', { name: say(language, 'writing.side.answer'), exact: true }).click();
      await expect(editor(again)).toHaveValue('Dear Sir or Madam,\n\nI left my umbrella.');
      await expectAccessible(again);

      await again.locator('[data-submit-attempt]').click();
      await expect(again.getByRole('dialog')).toContainText(
        say(language, 'writing.submit.short', { task: 1, count: 16, least: 50 }),
      );
      await again.locator('[data-confirm-submit]').click();
      const review = again.locator('[data-writing-review]');
      const first = review.locator('[data-review-task="1"]');
      await expect(first.locator('[data-work-status]')).toBeVisible();
      await expect(first.locator('[data-own-text]')).toHaveText(/The well-known bus$/);
      await expect(first.getByRole('tab')).toHaveCount(3);
      await first.getByRole('tab', { name: say(language, 'writing.review.band', { band: '5.0' }) }).click();
      await expect(first.getByRole('tabpanel')).toContainText('it is the less');
      const replay = first.locator('[data-replay]');
      await replay.getByRole('slider').fill('0');
      await expect(replay.locator('[data-replay-text]')).toHaveText(
        'Most visitors came to the museum by car – 46% of all of them.',
      );
      expect(await sidewaysScroll(again)).toBe(0);
      await expectAccessible(again);
    });
  }
}

for (const language of LANGUAGES) {
  const title = `a text that is longer than can be kept is cut, and the candidate is told, in ${language}`;
  test(title, unlessIn('zh-Hant', language), async ({ page, context }) => {
    await page.setViewportSize(DESK);
    await speak(context, language);
    await startWriting(page, 'free-trial');
    await editor(page).fill('word '.repeat(3_999));
    await expect(page.locator('[data-full]')).toBeEmpty();
    await editor(page).press('Control+End');
    await page.keyboard.insertText('word '.repeat(1_000));
    await expect(page.locator('[data-full]')).toHaveText(
      say(language, 'writing.editor.full', { count: MAX_TEXT_LENGTH }),
    );
    await expect(editor(page)).toHaveValue(/^(?:word ){4000}$/);
    await expectSaveState(page, 'saved');
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: say(language, 'writing.side.answer'), exact: true }).click();
    expect(await sidewaysScroll(page)).toBe(0);
    await expectAccessible(page);
  });
}

test('the lines of a chart can be distinguished without colour, and fit a phone in every contrast', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await startWriting(page, 'free-trial');
  const lines = page.locator('[data-chart="line"] [data-drawing] polyline');
  await expect(lines).toHaveCount(3);
  const dashes = await lines.evaluateAll((all) => all.map((line) => line.getAttribute('stroke-dasharray')));
  expect(new Set(dashes).size).toBe(3);
  await page.locator('[data-open-view]').click();
  for (const contrast of ['white-on-black', 'yellow-on-black']) {
    await page.locator(`input[value="${contrast}"]`).check();
    await expect(page.locator(`[data-contrast="${contrast}"]`)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page);
});
