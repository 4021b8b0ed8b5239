import { expectAccessible } from './browser/accessibility.ts';
import { expectSaveState, openAttempt, startAttempt } from './browser/sitting.ts';
import { DESK, expect, PHONE, sidewaysScroll, test } from './browser/site-test.ts';
import { LANGUAGES, say } from './browser/texts.ts';

/** What a candidate leaves on the paper beside the answers. */

for (const language of LANGUAGES) {
  test(`a question marked for review is a circle, is told, and stays marked on another device, in ${language}`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(DESK);
    const attemptId = await startAttempt(page, language);
    const number = (of: number, on = page) => on.locator(`[data-number="${of}"]`);
    const flag = page.locator('[data-flag]');
    await number(3).click();
    await flag.focus();
    await page.keyboard.press('Enter');
    await expect(flag).toHaveAttribute('aria-pressed', 'true');
    await expect(number(3)).toHaveCSS('border-radius', '50%');
    await expect(number(3)).toHaveAccessibleName(new RegExp(say(language, 'player.flag.flagged')));
    await expect(number(4)).not.toHaveCSS('border-radius', '50%');
    await expectAccessible(page);
    await expectSaveState(page, 'saved');
    await page.setViewportSize(PHONE);
    expect(await sidewaysScroll(page)).toBe(0);

    const other = await browser.newContext({ storageState: await page.context().storageState() });
    const device = await other.newPage();
    await device.goto(page.url());
    await expect(number(3, device)).toHaveCSS('border-radius', '50%');
    await other.close();

    await openAttempt(page, attemptId);
    await expect(number(3)).toHaveCSS('border-radius', '50%');
    await number(3).click();
    await flag.click();
    await expect(number(3)).not.toHaveCSS('border-radius', '50%');
  });
}
