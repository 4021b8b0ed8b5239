import type { Page } from '@playwright/test';
import { paths } from '#paths';
import { aLearner, callAs, grant, signInAs } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { DESK, expect, hydrated, PHONE, sidewaysScroll, test, unlessIn } from './browser/site-test.ts';
import { question, submit } from './browser/sitting.ts';
import { LANGUAGES } from './browser/texts.ts';

/** The tables and pictures of a whole test, and its forty numbers, on a phone and at a desk. */

/** Practice of Reading with a table (7 to 13) and a diagram (24 to 26). */
async function practise(page: Page): Promise<void> {
  const data = { mock_test: 'academic-2', skill: 'reading' };
  const started = (await callAs(page, 'POST', '/api/attempts', data)) as { attempt_id: string };
  await page.goto(paths.attempt({ attemptId: started.attempt_id }));
  await hydrated(page);
  await expect(question(page, 1)).toBeVisible();
}

/** The rows of the palette, and its smallest number in px. */
const measureNumbers = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[data-number]')].map((each) => each.getBoundingClientRect());
    return {
      rows: new Set(boxes.map(({ top }) => Math.round(top))).size,
      width: Math.min(...boxes.map(({ width }) => width)),
      height: Math.min(...boxes.map(({ height }) => height)),
    };
  });

/** How far the picture of a frame goes on to its right, and its own width, in px. */
const measurePicture = (page: Page) =>
  page.getByRole('region', { name: 'A qanat seen from the side' }).evaluate((frame) => ({
    hidden: frame.scrollWidth - frame.clientWidth,
    width: frame.querySelector('img')?.getBoundingClientRect().width ?? 0,
  }));

for (const language of LANGUAGES) {
  const title = `the numbers, a table and a diagram of a whole test have their room, in ${language}`;
  test(title, unlessIn('en', language), async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.emulateMedia({ colorScheme: language === 'en' ? 'light' : 'dark' });
    const learner = await aLearner({ language });
    await grant(learner, 'premium_account_id');
    await signInAs(page, learner, language);
    await practise(page);

    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      const { rows, width: narrowest, height } = await measureNumbers(page);
      expect(rows, `${width} px`).toBe(2);
      expect(narrowest).toBeGreaterThanOrEqual(32);
      expect(height).toBeGreaterThanOrEqual(36);
    }

    // The table fits a phone, so a gap in its last column leaves the first one in view.
    await page.setViewportSize(PHONE);
    await page.locator('[data-number="9"]').click();
    const field = question(page, 9).locator('input');
    await expect(field).toBeFocused();
    const table = page.getByRole('region', { name: 'Improving the post' });
    expect(await table.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
    expect((await field.boundingBox())?.width).toBeGreaterThan(90);

    // The diagram does not: its words keep their size, and keys scroll it.
    await page.locator('[data-number="24"]').click();
    const onPhone = await measurePicture(page);
    expect(onPhone.width).toBeGreaterThanOrEqual(600);
    expect(onPhone.hidden).toBeGreaterThan(200);
    const frame = page.getByRole('region', { name: 'A qanat seen from the side' });
    await frame.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    expect(await sidewaysScroll(page)).toBe(0);
    await expectAccessible(page);

    // It is above its questions in the result, and whole on paper.
    await submit(page);
    const picture = page.locator('[data-result-picture]');
    await expect(picture.locator('+ [data-result]')).toHaveAttribute('data-result', '24');
    expect((await measurePicture(page)).width).toBeGreaterThanOrEqual(600);
    expect(await sidewaysScroll(page)).toBe(0);
    await expectAccessible(page);
    await page.setViewportSize(DESK);
    expect((await measurePicture(page)).hidden).toBe(0);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 500, height: 800 });
    await expect(picture).toBeVisible();
    expect((await measurePicture(page)).hidden).toBe(0);
  });
}
