import type { Page } from '@playwright/test';
import { paths } from '#paths';
import { expectAccessible } from './browser/accessibility.ts';
import { API_HEADERS, expectSaveState, question, toQuestions } from './browser/sitting.ts';
import { DESK, expect, open, PHONE, sidewaysScroll, test } from './browser/site-test.ts';
import { say } from './browser/texts.ts';

/** Headings are put above their paragraphs, as in the test; the lists beside the questions say the same. */

const slot = (page: Page, number: number) => page.locator(`[data-heading-slot="${number}"]`);
const heading = (page: Page, numeral: string) => page.locator(`[data-option="${numeral}"]`);
const list = (page: Page, number: number) => question(page, number).locator('select');

async function startDemonstration(page: Page): Promise<void> {
  const reply = await page.request.post('/api/attempts', {
    headers: API_HEADERS,
    data: { mock_test: 'demonstration', skill: 'reading' },
  });
  const { attempt_id: attemptId } = (await reply.json()) as { attempt_id: string };
  await open(page, paths.attempt({ attemptId }));
  await toQuestions(page);
}

test('a heading is dropped by mouse, moved, taken away, and put down by keys', async ({ page }) => {
  await page.setViewportSize(DESK);
  await startDemonstration(page);
  await heading(page, 'iv').dragTo(slot(page, 11));
  await expect(slot(page, 11)).toContainText('Gates that needed nobody');
  await expect(list(page, 11)).toHaveValue('iv');
  await slot(page, 11).getByRole('button').first().click();
  await slot(page, 12).getByRole('button').first().click();
  await expect(list(page, 12)).toHaveValue('iv');
  await expect(list(page, 11)).toHaveValue('');
  await list(page, 13).selectOption('i');
  await expect(slot(page, 13)).toContainText('Old records for a new purpose');
  await expectAccessible(page);
  await slot(page, 12)
    .getByRole('button', { name: say('en', 'questions.heading.clear', { paragraph: 'D' }) })
    .click();
  await expect(list(page, 12)).toHaveValue('');
  await expectSaveState(page, 'saved');

  // By keys: taken up in the list, put down above its paragraph.
  await heading(page, 'ii').getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(slot(page, 11).getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(list(page, 12)).toHaveValue('ii');
});

test('by taps on a phone: in the list, then above the paragraph', async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await startDemonstration(page);
  await heading(page, 'v').getByRole('button').tap();
  await expect(slot(page, 13)).toBeVisible();
  await expectAccessible(page);
  await slot(page, 13).getByRole('button').first().tap();
  await expect(slot(page, 13)).toContainText('Enemies in the water');
  expect(await sidewaysScroll(page)).toBe(0);
  await context.close();
});
