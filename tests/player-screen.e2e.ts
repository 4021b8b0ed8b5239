import type { Page } from '@playwright/test';
import { expectAccessible } from './browser/accessibility.ts';
import { expectSaveState, gap, openAttempt, question, startAttempt } from './browser/sitting.ts';
import { DESK, expect, PHONE, sidewaysScroll, test } from './browser/site-test.ts';
import { LANGUAGES, say } from './browser/texts.ts';

/** What a candidate can do to the screen of a test; the test itself goes on. */

const player = (page: Page) => page.locator('[data-text-size]');
const fontSize = (page: Page) =>
  question(page, 1)
    .locator('p')
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
const passageWidth = (page: Page) =>
  page.locator('[data-pane="passage"]').evaluate((element) => element.getBoundingClientRect().width);

for (const language of LANGUAGES) {
  test(`text size and colours change at once and stay for the next time, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(DESK);
    const attemptId = await startAttempt(page, language);
    const before = await fontSize(page);
    await page.locator('[data-open-view]').click();
    await page.getByLabel(say(language, 'mockTests.view.size.extra-large'), { exact: true }).check();
    await page.getByLabel(say(language, 'mockTests.view.colours.yellow-on-black'), { exact: true }).check();
    await expectAccessible(page);
    await page
      .getByRole('button', { name: say(language, 'mockTests.view.done') })
      .last()
      .click();
    expect(await fontSize(page)).toBeGreaterThan(before * 1.3);
    await openAttempt(page, attemptId);
    await expect(player(page)).toHaveAttribute('data-text-size', 'extra-large');
    await expect(player(page)).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test(`help explains the screen, in ${language}`, async ({ page }) => {
    await startAttempt(page, language);
    await page.locator('[data-open-help]').click();
    const help = page.getByRole('dialog');
    await expect(help).toContainText(say(language, 'mockTests.help.topics.clock.text'));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await expect(page.locator('[data-open-help]')).toBeFocused();
  });
}

for (const language of LANGUAGES) {
  test(`on a phone the way out stands beside the clock, however large the text is, in ${language}`, async ({
    page,
  }) => {
    const attemptId = await startAttempt(page, language);
    for (const textSize of ['regular', 'large', 'extra-large']) {
      await page.evaluate(
        (view) => localStorage.setItem('player-view', view),
        JSON.stringify({ textSize, contrast: 'page', split: 50 }),
      );
      await openAttempt(page, attemptId);
      for (const width of [360, 390]) {
        await page.setViewportSize({ width, height: 800 });
        const middles = await page.evaluate(() =>
          ['[data-clock]', '[data-submit-attempt]', '[data-save-state] svg'].map((selector) => {
            const box = document.querySelector(selector)?.getBoundingClientRect();
            return box && box.width > 10 && box.right <= window.innerWidth ? box.top + box.height / 2 : NaN;
          }),
        );
        const [clock = 0, out = 0, saving = 0] = middles;
        expect(Math.abs(clock - out), `${textSize} at ${width} px`).toBeLessThan(3);
        // Whether everything is saved stands on the same line, or below where the text is larger.
        expect(saving - clock, `${textSize} at ${width} px`).toBeGreaterThan(-3);
        expect(await sidewaysScroll(page)).toBe(0);
      }
    }
  });
}

test('each contrast can be read', async ({ page }) => {
  await startAttempt(page);
  for (const contrast of ['black-on-white', 'white-on-black'] as const) {
    await page.locator('[data-open-view]').click();
    await page.getByLabel(say('en', `mockTests.view.colours.${contrast}`), { exact: true }).check();
    await page.keyboard.press('Escape');
    await expect(player(page)).toHaveAttribute('data-contrast', contrast);
    await expectAccessible(page);
  }
});

test('a hidden test shows nothing, goes on, and comes back where it was', async ({ page }) => {
  const attemptId = await startAttempt(page);
  await gap(page, 10).fill('telegraph');
  await page.locator('[data-hide]').click();
  await expect(page.locator('[data-resume]')).toBeFocused();
  const covered = await question(page, 1).evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + 5, Math.max(70, top + 5)));
  });
  expect(covered).toBe(true);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-resume]')).toHaveCount(0);
  await expect(gap(page, 10)).toHaveValue('telegraph');
  await expectSaveState(page, 'saved');
  await openAttempt(page, attemptId);
  await expect(gap(page, 10)).toHaveValue('telegraph');
});

test('the divider follows a finger, and where it is let go it stays', async ({ page }) => {
  await page.setViewportSize(DESK);
  const attemptId = await startAttempt(page);
  const divider = page.locator('[data-divider]');
  const middle = await passageWidth(page);
  const box = await divider.boundingBox();
  if (!box) throw new Error('There is no divider.');
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by = 0) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + 5 + by, y: box.y + 300 }],
    });
  await touch('touchStart');
  for (const by of [40, 80, 120]) await touch('touchMove', by);
  expect(await passageWidth(page)).toBeGreaterThan(middle + 80);
  await touch('touchEnd');
  const drawn = Number(await divider.getAttribute('aria-valuenow'));
  expect(drawn).toBeGreaterThan(55);
  await openAttempt(page, attemptId);
  await expect(divider).toHaveAttribute('aria-valuenow', String(drawn));
});

test('the divider moves by mouse and by keys, within its bounds, and stays there', async ({ page }) => {
  await page.setViewportSize(DESK);
  const attemptId = await startAttempt(page);
  const divider = page.locator('[data-divider]');
  const middle = await passageWidth(page);
  const box = await divider.boundingBox();
  if (!box) throw new Error('There is no divider.');
  await page.mouse.move(box.x + 5, box.y + 300);
  await page.mouse.down();
  await page.mouse.move(box.x + 205, box.y + 300, { steps: 5 });
  await page.mouse.up();
  expect(await passageWidth(page)).toBeGreaterThan(middle + 150);
  await page.keyboard.press('Enter');
  expect(Math.abs((await passageWidth(page)) - middle)).toBeLessThan(8);
  await page.keyboard.press('ArrowLeft');
  await expect(divider).toHaveAttribute('aria-valuenow', '45');
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowLeft');
  await expect(divider).toHaveAttribute('aria-valuenow', '25');
  await openAttempt(page, attemptId);
  await expect(divider).toHaveAttribute('aria-valuenow', '25');
});
