import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '#paths';
import { expectAccessible } from './browser/accessibility.ts';
import { bandOf, EXPLANATIONS, KEYS } from './browser/free-trial.ts';
import {
  DESK,
  expect,
  hydrated,
  open,
  PHONE,
  sidewaysScroll,
  speak,
  tabTo,
  test,
  unlessIn,
  watchContext,
} from './browser/site-test.ts';
import {
  askAttempt,
  expectAnswer,
  expectRightTime,
  expectSaveState,
  giveAnswer,
  inPlayer,
  MISSES,
  NUMBERS,
  openTrial,
  plannedAnswer,
  question,
  startAttempt,
  submit,
} from './browser/sitting.ts';
import { LANGUAGES, say, sayAny } from './browser/texts.ts';

const RAW_SCORE = NUMBERS.length - Object.keys(MISSES).length;

/** Records every response of a context that has a text, until it is stopped. */
function listenToResponses(context: BrowserContext) {
  let listening = true;
  const texts: Promise<{ url: string; text: string }>[] = [];
  context.on('response', (response) => {
    if (!listening || !/json|text|javascript|script/.test(response.headers()['content-type'] ?? '')) return;
    // A page that goes away takes its last responses with it.
    const text = response.text().catch(() => '');
    texts.push(text.then((body) => ({ url: response.url(), text: body })));
  });
  return async () => {
    listening = false;
    return Promise.all(texts);
  };
}

/** Fields of a reply that would reveal an answer. */
const TELLING = /"(?:key|accepted|explanation|evidence|rule|right|answer_?key)":/i;

for (const language of LANGUAGES) {
  for (const size of [DESK, PHONE]) {
    const title = `a candidate takes the free trial, leaves, comes back and sees the result, in ${language} at ${size.width} px`;
    test(title, unlessIn(size === DESK ? 'en' : 'zh-Hant', language), async ({ page, context }) => {
      test.setTimeout(180_000);
      await page.setViewportSize(size);
      const stopListening = listenToResponses(context);
      const attemptId = await startAttempt(page, language);
      const passage = page.getByRole('region', { name: say(language, 'mockTests.player.passage') });
      if (size === DESK) await expect(passage).toBeInViewport();
      else {
        await expect(passage).toBeHidden();
        await page
          .getByRole('button', { name: say(language, 'mockTests.player.passage'), exact: true })
          .click();
        await expect(passage).toBeVisible();
        await expect(question(page, 1)).toBeHidden();
        await page
          .getByRole('button', { name: say(language, 'mockTests.player.questions'), exact: true })
          .click();
      }
      expect(await sidewaysScroll(page)).toBe(0);
      await expectAccessible(page);

      for (const number of NUMBERS.slice(0, 7)) await giveAnswer(page, number, plannedAnswer(number));
      await expectSaveState(page, 'saved');
      await page.close();

      const again = await context.newPage();
      await again.setViewportSize(size);
      await open(again, paths.plan({ slug: 'free-trial' }));
      await expect(again.getByText(sayAny(language, 'mockTests.start.continueText'))).toContainText('7');
      await again.getByRole('link', { name: say(language, 'mockTests.start.continue') }).click();
      expect(await inPlayer(again)).toBe(attemptId);
      for (const number of NUMBERS)
        await expectAnswer(again, number, number <= 7 ? plannedAnswer(number) : '');
      await expectRightTime(again, attemptId);
      for (const number of NUMBERS.slice(7)) await giveAnswer(again, number, plannedAnswer(number));
      await expectSaveState(again, 'saved');

      await again.locator('[data-submit-attempt]').click();
      const dialog = again.getByRole('dialog', { name: say(language, 'mockTests.submit.title') });
      await expect(dialog).toContainText(say(language, 'mockTests.submit.all', { count: NUMBERS.length }));
      await expectAccessible(again);
      const before = await stopListening();
      expect(before.filter(({ url }) => url.includes('/api/')).length).toBeGreaterThan(2);
      for (const { url, text } of before) {
        if (url.includes('/api/')) expect(text, url).not.toMatch(TELLING);
        const leaked = EXPLANATIONS.filter((each) => text.includes(each[language].slice(0, 20)));
        expect(leaked, url).toEqual([]);
      }
      await dialog.locator('[data-confirm-submit]').click();

      await expect(again).toHaveURL(new RegExp(`/attempts/${attemptId}/result$`));
      await expect(again.locator('[data-raw-score]')).toHaveText(
        say(language, 'mockTests.result.raw', { raw: RAW_SCORE, count: NUMBERS.length }),
      );
      const band = bandOf(RAW_SCORE).toFixed(1);
      await expect(again.locator('[data-band]').first()).toHaveText(
        say(language, 'mockTests.result.band', { band }),
      );
      for (const { number, explanation, evidence } of KEYS) {
        const row = again.locator(`[data-result="${number}"]`);
        const miss = number in MISSES ? MISSES[number as keyof typeof MISSES] : undefined;
        await expect(row).toHaveAttribute('data-right', String(miss === undefined));
        await expect(row.locator('[data-explanation]')).toHaveText(explanation[language]);
        await expect(row.locator('[data-given]')).toContainText(plannedAnswer(number));
        if (miss) await expect(row).toContainText(say(language, `mockTests.rule.${miss.rule}`));
        for (const { quote, paragraph } of evidence) {
          await expect(row).toContainText(quote);
          await expect(row).toContainText(say(language, 'mockTests.result.inPassage', { letter: paragraph }));
        }
        await expect(again.locator(`mark[data-evidence="${number}"]`).first()).toBeAttached();
      }
      const last = again.locator('[data-result="13"]');
      await last.getByRole('button', { name: say(language, 'mockTests.result.showInPassage') }).click();
      const mark = again.locator('mark[data-evidence="13"]').first();
      await expect(mark).toHaveAttribute('data-selected', 'true');
      await expect(mark).toBeInViewport();
      expect(await sidewaysScroll(again)).toBe(0);
      await expectAccessible(again);

      await open(again, paths.plan({ slug: 'free-trial' }));
      await expect(
        again.getByText(
          say(language, 'mockTests.start.lastResultText', { raw: RAW_SCORE, count: NUMBERS.length, band }),
        ),
      ).toBeVisible();
      await again.goto(paths.attempt({ attemptId }));
      await expect(again, 'an attempt that is over is a result').toHaveURL(/\/result$/);
    });
  }
}

test('every question is explained in the language of the page, its evidence word for word in the passage', async ({
  page,
  context,
}) => {
  await openTrial(page);
  await submit(page);
  for (const { number, evidence } of KEYS) {
    const marks = await page.locator(`mark[data-evidence="${number}"]`).evaluateAll((all) =>
      all.map((mark) => {
        const copy = mark.cloneNode(true) as HTMLElement;
        for (const sign of copy.querySelectorAll('sup')) sign.remove();
        return copy.textContent;
      }),
    );
    for (const { quote } of evidence) {
      // Where the quotes of two questions overlap, the first keeps its words.
      const found = marks.filter((text) => text !== null && (text === quote || quote.includes(text)));
      expect(found.length, `question ${number}: ${quote}`).toBeGreaterThan(0);
    }
  }
  await expect(page.locator('[data-verdict="unanswered"]')).toHaveCount(NUMBERS.length);
  const first = page.locator('[data-result="1"] [data-explanation]');
  const explanation = KEYS[0]?.explanation;
  await expect(first).toHaveText(explanation?.en ?? '');
  await page.getByRole('button', { name: say('en', 'site.header.toOtherLanguage') }).click();
  await expect(first).toHaveText(explanation?.['zh-Hant'] ?? '');
  await speak(context, 'en');
  await page.reload();
  await expect(first).toHaveText(explanation?.en ?? '');
});

test('the whole test can be sat by keyboard alone', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize(DESK);
  await open(page, paths.plan({ slug: 'free-trial' }));
  await tabTo(page, '[data-skill="reading"][data-start-attempt]');
  await page.keyboard.press('Enter');
  await inPlayer(page);
  for (const number of NUMBERS) {
    await tabTo(page, `[data-question="${number}"] input`, { most: 14 });
    const focused = page.locator(':focus');
    await expect(focused).toBeInViewport();
    const value = plannedAnswer(number);
    if ((await focused.getAttribute('type')) === 'text') await page.keyboard.type(value);
    else {
      await page.keyboard.press('Space');
      for (let presses = 0; presses < 4; presses += 1) {
        if ((await page.locator(':focus').getAttribute('value')) === value) break;
        await page.keyboard.press('ArrowDown');
      }
    }
    await expectAnswer(page, number, value);
  }
  // By the numbers below, too: the third question takes the focus.
  await tabTo(page, 'nav button', { most: 4 });
  await tabTo(page, 'nav li:nth-child(3) button', { most: 4 });
  await page.keyboard.press('Enter');
  await expect(question(page, 3).locator('input:checked')).toBeFocused();

  await tabTo(page, '[data-submit-attempt]', { back: true, most: 20 });
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-submit-attempt]')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, '[data-confirm-submit]', { most: 4 });
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-raw-score]')).toHaveAttribute('data-raw-score', String(RAW_SCORE));
});

test('an answer can be changed and taken back; the last word counts', async ({ page, context }) => {
  const attemptId = await openTrial(page);
  await giveAnswer(page, 1, 'FALSE');
  await giveAnswer(page, 1, 'TRUE');
  await giveAnswer(page, 2, 'TRUE');
  await question(page, 2)
    .getByRole('button', { name: say('en', 'questions.clear') })
    .click();
  await giveAnswer(page, 10, 'railways');
  await giveAnswer(page, 10, '  Single   LINES ');
  await expectSaveState(page, 'saved');
  await page.reload();
  await expectAnswer(page, 1, 'TRUE');
  await expectAnswer(page, 2, '');
  await expectAnswer(page, 10, '  Single   LINES ');
  await page.locator('[data-submit-attempt]').click();
  await expect(page.getByRole('dialog')).toContainText(sayAny('en', 'mockTests.submit.some'));
  await page.locator('[data-confirm-submit]').click();
  await expect(page.locator('[data-raw-score]')).toHaveAttribute('data-raw-score', '2');
  await expect(page.locator('[data-result="2"] [data-verdict]')).toHaveAttribute(
    'data-verdict',
    'unanswered',
  );
  expect((await askAttempt(context, attemptId)).attempt.phase).toBe('submitted');
});

async function expectUnknown(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText(say('en', 'mockTests.player.unknownTitle'));
  await page.getByRole('link', { name: say('en', 'mockTests.player.toMockTests') }).click();
  await expect(page).toHaveURL(/\/mocktests$/);
}

test('an attempt is nobody else’s, and its result is not shown before the submission', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 409/);
  const attemptId = await openTrial(page);
  await page.goto(paths.attemptResult({ attemptId }));
  await expect(page.locator('h1')).toHaveText(say('en', 'mockTests.result.openTitle'));
  await page.getByRole('link', { name: say('en', 'mockTests.result.openAction') }).click();
  expect(await inPlayer(page)).toBe(attemptId);

  const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
  const strangersWatch = watchContext(stranger);
  strangersWatch.allow(/status of 404/);
  const other = await stranger.newPage();
  await expectUnknown(other, paths.attempt({ attemptId }));
  await expectUnknown(other, paths.attemptResult({ attemptId }));
  expect(strangersWatch.heard()).toEqual([]);
  await stranger.close();
});
