import type { Page } from '@playwright/test';
import { paths } from '#paths';
import { aLearner, grant, signInAs } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { expect, open, PHONE, sidewaysScroll, test } from './browser/site-test.ts';
import { say } from './browser/texts.ts';

const PLACE = { course: 'grammar-basics', lesson: 'subject-and-verb' };
const marks = (page: Page) => page.locator('mark[data-highlighted]');

/** Selects a word of a paragraph by a double click. */
async function selectWord(page: Page, piece: string): Promise<string> {
  // The beginning of the lesson is drawn before its page can mark it, and drawn again then.
  await expect(page.locator('[data-open-mark-mode]')).toBeEnabled();
  const paragraph = page.locator(`[data-text-block="${piece}"] p`).first();
  await paragraph.scrollIntoViewIfNeeded();
  await paragraph.dblclick({ position: { x: 60, y: 10 } });
  await expect(page.locator('[data-mark-toolbar]')).toBeVisible();
  return page.evaluate(() => String(window.getSelection()).trim());
}

test('what is highlighted and noted in a lesson stays, is listed by lesson, and can be deleted', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to (?:load resource|fetch)/);
  await page.setViewportSize(PHONE);
  const learner = await aLearner({ language: 'en' });
  await grant(learner, 'grammar_basics_id');
  await signInAs(page, learner, 'en');
  await open(page, paths.lesson(PLACE));
  const first = await selectWord(page, 'opening.en.0');
  await page.locator('[data-mark-toolbar] [data-highlight]').click();
  await expect(marks(page)).toHaveText(first);
  await expectAccessible(page);

  // A note that is written without a connection survives, and is sent when it is back.
  await page.context().setOffline(true);
  const second = await selectWord(page, 'opening.en.1');
  await page.locator('[data-mark-toolbar] [data-note]').click();
  await page.locator('[data-notes] textarea').fill('Ask about this.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.context().setOffline(false);
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/notes/'),
  );
  await saved;
  await page.reload();
  await expect(marks(page)).toHaveText(first);
  await expect(page.locator('mark[data-noted]')).toHaveText(second);

  // By keys alone: the next sentence, highlighted.
  await page.locator('[data-open-mark-mode]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('mark[data-pending]').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('h');
  await page.keyboard.press('Escape');
  await expect.poll(() => marks(page).count()).toBeGreaterThan(1);

  await open(page, paths.courseNotes(PLACE));
  const note = page.locator('[data-note]', { hasText: 'Ask about this.' });
  await expect(note.locator('blockquote')).toHaveText(second);
  await page.getByRole('searchbox').fill('about');
  await expect(page.locator('[data-note]')).toHaveCount(1);
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('en', 'learn.notes.download') }).click();
  expect((await download).suggestedFilename()).toBe('grammar-basics-notes.md');
  await note.getByRole('button', { name: say('en', 'learn.notes.delete') }).click();
  await note.getByRole('button', { name: say('en', 'learn.notes.delete') }).click();
  await expect(note).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-note]').first()).toBeVisible();
  await expect(note).toHaveCount(0);
});
