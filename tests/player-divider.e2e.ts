import type { Page } from '@playwright/test';
import { openAttempt, openTrial } from './browser/sitting.ts';
import { DESK, expect, test } from './browser/site-test.ts';

/** The divider between passage and questions. */

const divider = (page: Page) => page.locator('[data-divider]');
const passageWidth = (page: Page) =>
  page.locator('[data-pane="passage"]').evaluate((element) => element.getBoundingClientRect().width);

/** Where the divider is, in per cent of the width. */
const place = async (page: Page) => Number(await divider(page).getAttribute('aria-valuenow'));

/** A point on the divider to take hold of. */
async function handle(page: Page): Promise<{ x: number; y: number }> {
  const box = await divider(page).boundingBox();
  if (!box) throw new Error('There is no divider.');
  return { x: box.x + 5, y: box.y + 300 };
}

test('the divider moves by mouse, finger and keys, within its bounds, and stays where it is let go', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  const attemptId = await openTrial(page);
  const middle = await passageWidth(page);
  const backToMiddle = async () => {
    await page.keyboard.press('Enter');
    await expect(divider(page)).toHaveAttribute('aria-valuenow', '50');
    expect(Math.abs((await passageWidth(page)) - middle)).toBeLessThan(8);
  };

  await test.step('by mouse', async () => {
    const { x, y } = await handle(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 200, y, { steps: 5 });
    await page.mouse.up();
    expect(await passageWidth(page)).toBeGreaterThan(middle + 150);
    await backToMiddle();
  });

  await test.step('only by the main button, and only while it is down', async () => {
    const { x, y } = await handle(page);
    await page.mouse.move(x, y);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(x + 200, y);
    await page.mouse.up({ button: 'right' });
    await expect(divider(page)).toHaveAttribute('aria-valuenow', '50');
    await page.keyboard.press('Escape');
    // Let go outside of the window: the page hears nothing of it but that no button is down.
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 100, y);
    const drawn = await place(page);
    expect(drawn).toBeGreaterThan(50);
    // A key meanwhile moves it from where it is.
    await page.keyboard.press('ArrowLeft');
    await expect(divider(page)).toHaveAttribute('aria-valuenow', String(drawn - 5));
    await page.evaluate(() =>
      window.dispatchEvent(new MouseEvent('mousemove', { clientX: 400, buttons: 0 })),
    );
    await page.mouse.move(x - 200, y);
    await expect(divider(page)).toHaveAttribute('aria-valuenow', String(drawn - 5));
    await page.mouse.up();
    await backToMiddle();
  });

  await test.step('by a finger', async () => {
    const { x, y } = await handle(page);
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by = 0) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: x + by, y }],
      });
    await touch('touchStart');
    for (const by of [40, 80, 120]) await touch('touchMove', by);
    expect(await passageWidth(page)).toBeGreaterThan(middle + 80);
    await touch('touchEnd');
    const drawn = await place(page);
    expect(drawn).toBeGreaterThan(55);
    await openAttempt(page, attemptId);
    await expect(divider(page)).toHaveAttribute('aria-valuenow', String(drawn));
  });

  await test.step('by keys', async () => {
    await divider(page).focus();
    await backToMiddle();
    await page.keyboard.press('ArrowLeft');
    await expect(divider(page)).toHaveAttribute('aria-valuenow', '45');
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowLeft');
    await expect(divider(page)).toHaveAttribute('aria-valuenow', '25');
    await openAttempt(page, attemptId);
    await expect(divider(page)).toHaveAttribute('aria-valuenow', '25');
  });
});
