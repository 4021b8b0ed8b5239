import type { Page } from '@playwright/test';
import type { Contrast } from '../src/features/mock-tests/web/paper/player-view.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { API_HEADERS, expectSaveState, gap, openAttempt, question, openTrial } from './browser/sitting.ts';
import { DESK, expect, PHONE, sidewaysScroll, speak, test, unlessIn } from './browser/site-test.ts';
import { LANGUAGES, say } from './browser/texts.ts';

/** A candidate's settings of the screen; the test itself continues. */

const player = (page: Page) => page.locator('[data-text-size]');
const fontSize = (page: Page) =>
  question(page, 1)
    .locator('p')
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

for (const language of LANGUAGES) {
  const title = `the screen is explained; its text size and colours change at once and stay, in ${language}`;
  test(title, unlessIn('zh-Hant', language), async ({ page }) => {
    await page.setViewportSize(DESK);
    const attemptId = await openTrial(page, language);
    await page.locator('[data-open-help]').click();
    const help = page.getByRole('dialog');
    await expect(help).toContainText(say(language, 'mockTests.help.topics.clock.text'));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
    await expect(page.locator('[data-open-help]')).toBeFocused();

    const choose = (label: 'size.extra-large' | `colours.${Contrast}`) =>
      page.getByLabel(say(language, `mockTests.view.${label}`), { exact: true }).check();
    for (const contrast of ['black-on-white', 'white-on-black'] as const) {
      await page.locator('[data-open-view]').click();
      await choose(`colours.${contrast}`);
      await page.keyboard.press('Escape');
      await expect(player(page)).toHaveAttribute('data-contrast', contrast);
      await expectAccessible(page);
    }
    const before = await fontSize(page);
    await page.locator('[data-open-view]').click();
    await choose('size.extra-large');
    await choose('colours.yellow-on-black');
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
}

for (const language of LANGUAGES) {
  const title = `on a phone the way out stands beside the clock, however large the text is, in ${language}`;
  test(title, unlessIn('en', language), async ({ page }) => {
    const attemptId = await openTrial(page, language);
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
        // The saving state is on the same line, or below where the text is larger.
        expect(saving - clock, `${textSize} at ${width} px`).toBeGreaterThan(-3);
        expect(await sidewaysScroll(page)).toBe(0);
      }
    }
  });
}

/** The parts of Listening's screen that cover their neighbour, or that a candidate cannot reach. */
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
  const title = `in Listening everything has its place on every screen, in ${language}`;
  test(title, unlessIn('en', language), async ({ page, context }) => {
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
  await openTrial(page, 'en');
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
  const question = await middleOf('[data-question="13"] p');
  expect(question).toBeGreaterThan(60);
  expect(question).toBeLessThan(340);
  await gap(page, 13).fill('sea charts');
  await expectSaveState(page, 'saved');
  // The text takes at least half of the screen: only the clock and the numbers are above it.
  const covered = await page.evaluate(() =>
    [100, 200, 300].filter((y) => !document.elementFromPoint(320, y)?.closest('[data-pane]')),
  );
  expect(covered).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page);
});

test('a hidden test shows nothing, goes on, and comes back where it was', async ({ page }) => {
  const attemptId = await openTrial(page);
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
