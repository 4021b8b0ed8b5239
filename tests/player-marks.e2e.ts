import type { Page } from '@playwright/test';
import { expectAccessible } from './browser/accessibility.ts';
import {
  anotherDevice,
  expectSaveState,
  gap,
  openAttempt,
  openTrial,
  question,
  takeOver,
} from './browser/sitting.ts';
import { DESK, expect, PHONE, sidewaysScroll, test, unlessIn } from './browser/site-test.ts';
import { LANGUAGES, say } from './browser/texts.ts';

/** The marks that a candidate leaves on the paper besides the answers. */

const word = (page: Page, letter: string) => page.locator(`[data-text-block="p1.${letter}"]`);
const highlighted = (page: Page) => page.locator('mark[data-highlighted]');

/** Selects the word at a place of a paragraph by a double click. */
async function selectWord(page: Page, letter: string): Promise<string> {
  await word(page, letter).scrollIntoViewIfNeeded();
  await word(page, letter).dblclick({ position: { x: 60, y: 10 } });
  await expect(page.locator('[data-mark-toolbar]')).toBeVisible();
  return page.evaluate(() => String(window.getSelection()).trim());
}

for (const language of LANGUAGES) {
  const title = `what is flagged, highlighted and noted stays, in another size and on another device, in ${language}`;
  test(title, unlessIn('en', language), async ({ page, watch }) => {
    await page.setViewportSize(DESK);
    const attemptId = await openTrial(page, language);
    const number = (of: number, on = page) => on.locator(`[data-number="${of}"]`);
    const flag = page.locator('[data-flag]');
    await number(3).click();
    // The answer takes the focus a frame later, and the button is disabled until the attempt's marks are there.
    await expect(question(page, 3).locator(':focus')).toBeVisible();
    await expect(flag).toBeEnabled();
    await flag.focus();
    await page.keyboard.press('Enter');
    await expect(flag).toHaveAttribute('aria-pressed', 'true');
    await expect(number(3)).toHaveCSS('border-radius', '50%');
    await expect(number(3)).toHaveAccessibleName(new RegExp(say(language, 'player.flag.flagged')));
    await expect(number(4)).not.toHaveCSS('border-radius', '50%');

    const first = await selectWord(page, 'A');
    await expectAccessible(page);
    await page.locator('[data-mark-toolbar] [data-highlight]').click();
    await expect(page.locator('[data-mark-toolbar]')).toHaveCount(0);
    await expect(highlighted(page)).toHaveText(first);
    const second = await selectWord(page, 'B');
    await page.locator('[data-mark-toolbar] [data-note]').click();
    await expect(page.locator('[data-notes] textarea')).toBeFocused();
    await page.keyboard.type('compare with paragraph A');
    await expect(page.locator('[data-notes] blockquote')).toHaveText(second);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-notes]')).toHaveCount(0);
    await expectSaveState(page, 'saved');

    const device = await anotherDevice(page, watch);
    await device.setViewportSize(PHONE);
    await device.goto(page.url());
    await takeOver(device);
    await expect(number(3, device)).toHaveCSS('border-radius', '50%');
    await expect(highlighted(device)).toHaveText(first);
    expect(await sidewaysScroll(device)).toBe(0);
    await device.locator('[data-open-notes]').last().click();
    await expect(device.locator('[data-notes] textarea')).toHaveValue('compare with paragraph A');
    await expectAccessible(device);
    await takeOver(page);
    await device.context().close();

    await openAttempt(page, attemptId);
    await expect(number(3)).toHaveCSS('border-radius', '50%');
    await number(3).click();
    await flag.click();
    await expect(number(3)).not.toHaveCSS('border-radius', '50%');
    await page.locator('[data-open-view]').click();
    await page.getByLabel(say(language, 'mockTests.view.size.extra-large'), { exact: true }).check();
    await page.keyboard.press('Escape');
    await expect(highlighted(page)).toHaveText(first);
    await highlighted(page).dblclick();
    await page.locator('[data-mark-toolbar] [data-clear]').click();
    await expect(highlighted(page)).toHaveCount(0);
    await page.locator('[data-open-notes]').first().click();
    await page.locator('[data-notes] [data-clear-all]').click();
    await expectAccessible(page);
    await page.locator('[data-confirm-clear-all]').click();
    await expect(page.locator('[data-notes] textarea')).toHaveCount(0);
    await expectSaveState(page, 'saved');
    await openAttempt(page, attemptId);
    await expect(page.locator('mark')).toHaveCount(0);
    await expect(number(3)).not.toHaveCSS('border-radius', '50%');
  });
}

test('text is marked and noted by keyboard alone', async ({ page }) => {
  await page.setViewportSize(DESK);
  await openTrial(page);
  // It waits for the attempt's marks, and a disabled button takes no focus.
  await expect(page.locator('[data-open-mark-mode]').first()).toBeEnabled();
  await page.locator('[data-open-mark-mode]').first().focus();
  await page.keyboard.press('Enter');
  const pending = page.locator('mark[data-pending]');
  await expect(pending).toBeVisible();
  const title = await pending.innerText();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(pending).not.toHaveText(title);
  const sentence = await pending.innerText();
  await expect(page.locator('[data-mark-mode] [aria-live]')).toHaveText(sentence);
  await expectAccessible(page);
  await page.keyboard.press('h');
  await expect(highlighted(page)).toHaveText(sentence);
  await page.keyboard.press('ArrowRight');
  await expect(pending).not.toHaveCount(1);
  await page.keyboard.press('n');
  await expect(page.locator('[data-notes] textarea')).toBeFocused();
  await page.keyboard.type('why?');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-open-mark-mode]').first()).toBeFocused();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(highlighted(page)).toHaveCount(0);
});

test('words of the passage are copied and pasted into an answer', async ({ page }) => {
  await page.setViewportSize(DESK);
  await openTrial(page);
  const copied = await selectWord(page, 'A');
  await page.keyboard.press('ControlOrMeta+c');
  await gap(page, 10).click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(gap(page, 10)).toHaveValue(copied);
  await expectSaveState(page, 'saved');
});
