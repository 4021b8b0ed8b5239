import { DESK, LONG, PHONE } from './browser/site-test.ts';
import { LANGUAGES } from './browser/texts.ts';
import {
  expect,
  OLD_BROWSERS,
  RUNS_HERE,
  test,
  unlessWith,
  until,
  type OldPage,
} from './oldest-browser-chromium.ts';
import {
  countOf,
  expectFits,
  startSection,
  submit,
  textOf,
  untilSaid,
  untilSaved,
  valueOf,
} from './oldest-browser-sitting.ts';

/**
 * The acts of a candidate on the paper and the screen, and the marks of Reading and Writing, in old browsers.
 */
test.skip(!RUNS_HERE, 'Chromium 75 runs on Linux alone');

const HIGHLIGHTED = 'mark[data-highlighted]';

/** Selects the word at a place of an element by a double click, and returns it. */
async function selectWord(page: OldPage, selector: string): Promise<string> {
  const place = await page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (element === null) throw new Error(`There is no ${wanted}.`);
    element.scrollIntoView();
    const { left, top } = element.getBoundingClientRect();
    return { left, top };
  }, selector);
  await page.mouse.click(place.left + 8, place.top + 10, { clickCount: 2 });
  await until(page, '[data-mark-toolbar]');
  return page.evaluate(() => String(window.getSelection()).trim());
}

const gone = (page: OldPage, selector: string) =>
  page.waitForFunction((wanted) => document.querySelector(wanted) === null, {}, selector);

const fontSize = (page: OldPage) =>
  page.evaluate(() => {
    const text = document.querySelector('[data-question="1"] p');
    return text === null ? 0 : parseFloat(getComputedStyle(text).fontSize);
  });

for (const [index, [name, lacks]] of Object.entries(OLD_BROWSERS).entries()) {
  const language = LANGUAGES[index % 2] ?? 'en';
  const usual = unlessWith('all that Chromium 75 has', name);

  const onPaper = `words are highlighted and noted, questions flagged, and all of it stays, with ${name}`;
  test(onPaper, usual, async ({ visit: { page } }) => {
    for (const forget of lacks) await page.evaluateOnNewDocument(forget);
    await page.setViewport(DESK);
    await startSection(page, 'reading', language);
    await until(page, '[data-text-block="p1.A"]');
    const first = await selectWord(page, '[data-text-block="p1.A"]');
    await expectFits(page, 'the toolbar of a selection');
    await page.click('[data-mark-toolbar] [data-highlight]');
    await until(page, HIGHLIGHTED);
    expect(await textOf(page, HIGHLIGHTED)).toBe(first);
    const second = await selectWord(page, '[data-text-block="p1.B"]');
    await page.click('[data-mark-toolbar] [data-note]');
    await until(page, '[data-notes] textarea');
    expect(await textOf(page, '[data-notes] blockquote')).toBe(second);
    await page.keyboard.type('compare with A');
    await page.keyboard.press('Escape');
    await gone(page, '[data-notes]');
    await page.click('[data-number="3"]');
    await page.click('[data-flag]');
    await until(page, '[data-number="3"][data-flagged]');
    await page.click('[data-question="1"] input[type="radio"][value="TRUE"]');
    await until(page, '[data-number="1"][data-answered]');
    await untilSaved(page);

    await page.reload();
    await until(page, HIGHLIGHTED);
    expect(await textOf(page, HIGHLIGHTED)).toBe(first);
    await until(page, '[data-number="3"][data-flagged]');
    await page.click('[data-open-notes]');
    await until(page, '[data-notes] textarea');
    expect(await valueOf(page, '[data-notes] textarea')).toBe('compare with A');
    await page.setViewport(PHONE);
    await expectFits(page, 'the notes on a phone');
    await page.setViewport(DESK);
    await page.keyboard.press('Escape');
    await gone(page, '[data-notes]');
    await selectWord(page, HIGHLIGHTED);
    await page.click('[data-mark-toolbar] [data-clear]');
    await gone(page, HIGHLIGHTED);
    await untilSaved(page);

    // The marks: the explanation of every question, flags and notes, and the words of the proof.
    await submit(page);
    await untilSaid(page, language, 'result.receipt.flagged');
    expect(await textOf(page, 'main')).toContain('compare with A');
    await page.click('[data-result="1"] [data-show-evidence]');
    await page.waitForFunction(() => document.activeElement && document.activeElement.tagName === 'MARK');
    await expectFits(page, 'the marks on a desk');
    await page.setViewport(PHONE);
    await expectFits(page, 'the marks on a phone');
  });

  const onScreen = `the screen is made larger, coloured, explained and hidden, with ${name}`;
  test(onScreen, LONG, async ({ visit: { page } }) => {
    for (const forget of lacks) await page.evaluateOnNewDocument(forget);
    await page.setViewport(PHONE);
    await startSection(page, 'reading', language);
    await until(page, '[data-open-help]');
    const before = await fontSize(page);
    await page.click('[data-open-help]');
    await untilSaid(page, language, 'mockTests.help.topics.clock.text');
    await expectFits(page, 'help');
    await page.keyboard.press('Escape');
    await gone(page, '[role="dialog"]');
    await page.click('[data-open-view]');
    await until(page, '[role="dialog"]');
    await page.click('[name="text-size"][value="extra-large"]');
    await page.click('[name="contrast"][value="yellow-on-black"]');
    await expectFits(page, 'text size and colours');
    await page.keyboard.press('Escape');
    await gone(page, '[role="dialog"]');
    await page.reload();
    await until(page, '[data-text-size="extra-large"][data-contrast="yellow-on-black"]');
    await until(page, '[data-open-view]');
    expect(await fontSize(page)).toBeGreaterThan(before * 1.3);
    expect(
      await page.evaluate(() => {
        const player = document.querySelector('[data-contrast]');
        return player === null ? '' : getComputedStyle(player).backgroundColor;
      }),
    ).toBe('rgb(0, 0, 0)');
    await expectFits(page, 'the largest text');
    await page.click('[data-hide]');
    await until(page, '[data-resume]');
    const covered = await page.evaluate(() => {
      const at = document.elementFromPoint(window.innerWidth / 2, 20);
      return at !== null && at.closest('[role="dialog"]') !== null;
    });
    expect(covered).toBe(true);
    await page.click('[data-resume]');
    await gone(page, '[data-resume]');
  });

  test(`an essay is written, kept and read again, with ${name}`, LONG, async ({ visit: { page } }) => {
    for (const forget of lacks) await page.evaluateOnNewDocument(forget);
    await page.setViewport(DESK);
    await startSection(page, 'writing', language);
    await until(page, 'textarea[data-essay]');
    await page.type('textarea[data-essay]', 'Most visitors came by car.');
    await untilSaid(page, language, 'writing.editor.words', { count: 5 });
    await untilSaved(page);
    await page.reload();
    await until(page, 'textarea[data-essay]');
    expect(await valueOf(page, 'textarea[data-essay]')).toBe('Most visitors came by car.');
    await page.click('[data-submit-attempt]');
    await until(page, '[data-confirm-submit]');
    await page.click('[data-confirm-submit]');
    await until(page, '[data-writing-review]');
    expect(await textOf(page, '[data-review-task="1"]')).toContain('Most visitors came by car.');
    expect(await countOf(page, '[data-writing-review] details')).toBeGreaterThan(0);
    await expectFits(page, 'the review on a desk');
    await page.setViewport(PHONE);
    await expectFits(page, 'the review on a phone');
  });
}
