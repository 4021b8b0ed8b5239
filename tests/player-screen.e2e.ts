import type { Page } from '@playwright/test';
import { expectAccessible } from './browser/accessibility.ts';
import { API_HEADERS, expectSaveState, gap, openAttempt, question, startAttempt } from './browser/sitting.ts';
import { DESK, expect, PHONE, sidewaysScroll, speak, test } from './browser/site-test.ts';
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

/** What of the screen of Listening lies over its neighbour, or where nobody gets to. */
function listMisplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const [clock, cloud] = [box('[data-clock]'), box('[data-save-state] svg')];
    const overlap =
      clock && cloud && clock.right > cloud.left && cloud.right > clock.left && cloud.bottom > clock.top + 4
        ? clock.bottom > cloud.top + 4
        : false;
    const fields = [...document.querySelectorAll('[data-pane="questions"] input[type="text"]')].filter(
      (field) =>
        field.getBoundingClientRect().right > (field.closest('dl')?.getBoundingClientRect().right ?? 0),
    );
    return [
      ...(overlap ? ['the clock'] : []),
      ...fields.map((field) => field.getAttribute('name') ?? ''),
      ...(document.documentElement.scrollWidth > window.innerWidth ? ['the page'] : []),
    ];
  });
}

for (const language of LANGUAGES) {
  test(`in Listening everything has its place on every screen, in ${language}`, async ({ page, context }) => {
    await speak(context, language);
    const reply = await page.request.post('/api/attempts', {
      headers: API_HEADERS,
      data: { mock_test: 'free-trial', skill: 'listening' },
    });
    const { attempt_id: attemptId } = (await reply.json()) as { attempt_id: string };
    await page.goto('/robots.txt');
    for (const textSize of ['regular', 'large', 'extra-large']) {
      await page.evaluate(
        (view) => localStorage.setItem('player-view', view),
        JSON.stringify({ textSize, contrast: 'page', split: 50 }),
      );
      await openAttempt(page, attemptId);
      for (const [width, height] of [
        [1280, 800],
        [1024, 768],
        [768, 1024],
        [640, 400],
        [390, 844],
        [320, 640],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect.soft(await listMisplaced(page), `${textSize} at ${width} px`).toEqual([]);
      }
    }
  });
}

test('on a screen enlarged to 200 % there is room to read and answer', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await startAttempt(page, 'en');
  await page.locator('[data-number="13"]').click();
  const middleOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return (top + bottom) / 2;
      });
  expect(await middleOf('[data-clock]')).toBeLessThan(60);
  expect(await middleOf('[data-number="13"]')).toBeGreaterThan(340);
  const asked = await middleOf('[data-question="13"] p');
  expect(asked).toBeGreaterThan(60);
  expect(asked).toBeLessThan(340);
  await gap(page, 13).fill('sea charts');
  await expectSaveState(page, 'saved');
  // What is read takes at least half of the screen: nothing but the clock and the numbers stands above it.
  const covered = await page.evaluate(() =>
    [100, 200, 300].filter((y) => !document.elementFromPoint(320, y)?.closest('[data-pane]')),
  );
  expect(covered).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page);
});

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

test('only the main button draws the divider, and only while it is down', async ({ page }) => {
  await page.setViewportSize(DESK);
  await startAttempt(page);
  const divider = page.locator('[data-divider]');
  const box = await divider.boundingBox();
  if (!box) throw new Error('There is no divider.');
  const [x, y] = [box.x + 5, box.y + 300];
  await page.mouse.move(x, y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(x + 200, y);
  await page.mouse.up({ button: 'right' });
  await expect(divider).toHaveAttribute('aria-valuenow', '50');
  await page.keyboard.press('Escape');
  // Let go outside of the window: the page hears nothing of it but that no button is down.
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 100, y);
  const drawn = Number(await divider.getAttribute('aria-valuenow'));
  expect(drawn).toBeGreaterThan(50);
  // A key meanwhile moves it from where it is.
  await page.keyboard.press('ArrowLeft');
  await expect(divider).toHaveAttribute('aria-valuenow', String(drawn - 5));
  await page.evaluate(() => window.dispatchEvent(new MouseEvent('mousemove', { clientX: 400, buttons: 0 })));
  await page.mouse.move(x - 200, y);
  await expect(divider).toHaveAttribute('aria-valuenow', String(drawn - 5));
  await page.mouse.up();
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
