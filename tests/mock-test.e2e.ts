import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '#paths';
import { expectAccessible } from './browser/accessibility.ts';
import { bandOf, EXPLANATIONS, KEYS } from './browser/free-trial.ts';
import { endIn, listKeptAnswers, siteDataDir } from './browser/site-database.ts';
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
  watchContext,
} from './browser/site-test.ts';
import {
  API_HEADERS,
  askAttempt,
  expectAnswer,
  expectHeldElsewhere,
  expectRightTime,
  expectSaveState,
  gap,
  giveAnswer,
  inPlayer,
  MISSES,
  NUMBERS,
  openAttempt,
  plannedAnswer,
  question,
  startAttempt,
  submit,
  takeOver,
} from './browser/sitting.ts';
import { LANGUAGES, say, sayAny } from './browser/texts.ts';

const RAW_SCORE = NUMBERS.length - Object.keys(MISSES).length;

/** Keeps every response of a context that has a text, until told to stop. */
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

/** Fields of a reply that would tell an answer. */
const TELLING = /"(?:key|accepted|explanation|evidence|rule|right|answer_?key)":/i;

for (const language of LANGUAGES) {
  for (const size of [DESK, PHONE]) {
    test(`a candidate takes the free trial, leaves, comes back and sees the result, in ${language} at ${size.width} px`, async ({
      page,
      context,
    }) => {
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
        const told = EXPLANATIONS.filter((each) => text.includes(each[language].slice(0, 20)));
        expect(told, url).toEqual([]);
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

test('the evidence of every question is highlighted word for word in the passage', async ({ page }) => {
  await startAttempt(page);
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
  const attemptId = await startAttempt(page);
  await giveAnswer(page, 1, 'FALSE');
  await giveAnswer(page, 1, 'TRUE');
  await giveAnswer(page, 2, 'TRUE');
  await question(page, 2)
    .getByRole('button', { name: say('en', 'mockTests.player.clear') })
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

test('who writes without a pause is saved all the same', async ({ page }) => {
  const attemptId = await startAttempt(page);
  await gap(page, 10).pressSequentially('x'.repeat(40), { delay: 60 });
  const [kept] = await listKeptAnswers(siteDataDir(), attemptId);
  expect(kept?.value ?? '').toMatch(/^x{5,}$/);
});

for (const [wrong, hours] of [
  ['three hours fast', 3],
  ['three hours slow', -3],
] as const) {
  test(`a device whose clock is ${wrong} shows the right time left and closes nothing`, async ({ page }) => {
    const attemptId = await startAttempt(page);
    await page.addInitScript((shiftMs) => {
      const Real = Date;
      class Shifted extends Real {
        constructor(...given: []) {
          // oxlint-disable-next-line no-unsafe-argument
          super(...((given.length === 0 ? [Real.now() + shiftMs] : given) as []));
        }
        static override now() {
          return Real.now() + shiftMs;
        }
      }
      window.Date = Shifted as DateConstructor;
    }, hours * 3_600_000);
    await page.reload();
    await inPlayer(page);
    expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now())).toBeGreaterThan(3_000_000);
    await expectRightTime(page, attemptId);
    await giveAnswer(page, 1, 'TRUE');
    await expectSaveState(page, 'saved');
    await expectRightTime(page, attemptId);
  });
}

test('a second tab shows the answers of the first as they are saved, and writes only after taking over', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 409/);
  const attemptId = await startAttempt(page);
  await giveAnswer(page, 1, 'TRUE');
  await expectSaveState(page, 'saved');
  const second = await context.newPage();
  await openAttempt(second, attemptId);
  await expectHeldElsewhere(second, 'opened');
  await expectAnswer(second, 1, 'TRUE');
  await giveAnswer(page, 12, 'Dublin time');
  await expectAnswer(second, 12, 'Dublin time');
  await takeOver(second);
  // The first one hears of it at once, and shows what the second saves.
  await expectHeldElsewhere(page, 'lost');
  await giveAnswer(second, 10, 'single lines');
  await expectAnswer(page, 10, 'single lines');
  await expect(gap(page, 10)).toBeDisabled();
  await takeOver(page);
  await expectHeldElsewhere(second, 'lost');
  await giveAnswer(page, 10, 'railways');
  await expectAnswer(second, 10, 'railways');
  await expectSaveState(page, 'saved');
  expect(await listKeptAnswers(siteDataDir(), attemptId)).toEqual([
    { number: 1, value: 'TRUE', sequence: 1 },
    { number: 10, value: 'railways', sequence: expect.any(Number) },
    { number: 12, value: 'Dublin time', sequence: 1 },
  ]);
});

test('neither a reload nor a closed tab asks who writes', async ({ page, context }) => {
  const attemptId = await startAttempt(page);
  await giveAnswer(page, 1, 'TRUE');
  await page.reload();
  await inPlayer(page);
  await giveAnswer(page, 2, 'FALSE');
  await expectSaveState(page, 'saved');
  // As when a tab crashes: nothing of it says that it leaves.
  await context.route('**/writer/*', (route) => route.abort());
  await page.close();
  const next = await context.newPage();
  await openAttempt(next, attemptId);
  await giveAnswer(next, 10, 'single lines');
  await expectSaveState(next, 'saved');
  await expect(next.locator('[data-held-elsewhere]')).toHaveCount(0);
});

test('two tabs that start at once share one attempt and one clock', async ({ page, context, watch }) => {
  watch.allow(/status of 409/);
  const second = await context.newPage();
  for (const tab of [page, second]) await open(tab, paths.plan({ slug: 'free-trial' }));
  await page.locator('[data-skill="reading"][data-start-attempt]').click();
  const attemptId = await inPlayer(page);
  await second.locator('[data-skill="reading"][data-start-attempt]').click();
  expect(await inPlayer(second)).toBe(attemptId);
});

test('what one tab could not save, the next one of the browser saves and submits', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 409/, /ERR_FAILED/);
  const attemptId = await startAttempt(page);
  await giveAnswer(page, 1, 'TRUE');
  await expectSaveState(page, 'saved');
  // Only this tab is cut off.
  await page.route('**/api/**', (route) => route.abort());
  await giveAnswer(page, 2, 'FALSE');
  await expectSaveState(page, 'not-saved');
  const second = await context.newPage();
  await openAttempt(second, attemptId);
  await expectHeldElsewhere(second, 'opened');
  await expectAnswer(second, 2, 'FALSE');
  await takeOver(second);
  await expectSaveState(second, 'saved');
  await submit(second);
  await expect(second.locator('[data-raw-score]')).toHaveAttribute('data-raw-score', '2');
  await page.unroute('**/api/**');
  // Asked to go on, it learns that the attempt is over, and goes where the marks are.
  await page.locator('[data-take-over]').click();
  await expect(page).toHaveURL(/\/result$/);
});

test.describe('without a connection', () => {
  test.beforeEach(({ watch }) => watch.allow(/ERR_INTERNET_DISCONNECTED/));

  for (const language of LANGUAGES) {
    test(`for a minute, the candidate writes on, sees that it is not saved, and loses nothing, in ${language}`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize(PHONE);
      await page.clock.install();
      const attemptId = await startAttempt(page, language);
      await giveAnswer(page, 1, 'TRUE');
      await expectSaveState(page, 'saved');
      await context.setOffline(true);
      await giveAnswer(page, 2, 'FALSE');
      await giveAnswer(page, 10, 'single lines');
      await expectSaveState(page, 'not-saved');
      await expect(
        page.getByText(say(language, 'mockTests.saving.notSavedShort'), { exact: true }),
      ).toBeVisible();
      await expect(
        page.getByRole('status').filter({ hasText: say(language, 'mockTests.saving.not-saved') }),
      ).toHaveCount(1);
      await expectAccessible(page);
      for (let tenSeconds = 0; tenSeconds < 6; tenSeconds += 1) await page.clock.fastForward(10_000);
      await giveAnswer(page, 12, 'Dublin time');
      await expectSaveState(page, 'not-saved');
      expect((await listKeptAnswers(siteDataDir(), attemptId)).map(({ number }) => number)).toEqual([1]);

      await context.setOffline(false);
      await expectSaveState(page, 'saved');
      const kept = await listKeptAnswers(siteDataDir(), attemptId);
      expect(kept.map(({ number, value }) => [number, value])).toEqual([
        [1, 'TRUE'],
        [2, 'FALSE'],
        [10, 'single lines'],
        [12, 'Dublin time'],
      ]);
    });
  }

  test('for the whole section and back: every answer is kept meanwhile, saved then, and counts', async ({
    page,
    context,
  }) => {
    test.setTimeout(150_000);
    await page.clock.install();
    const attemptId = await startAttempt(page);
    await context.setOffline(true);
    for (const number of NUMBERS) await giveAnswer(page, number, plannedAnswer(number));
    // A quarter of an hour of the twenty minutes.
    await page.clock.runFor(900_000);
    await expectSaveState(page, 'not-saved');
    await giveAnswer(page, 12, 'Greenwich');
    await giveAnswer(page, 12, plannedAnswer(12));
    expect(await listKeptAnswers(siteDataDir(), attemptId)).toEqual([]);
    await context.setOffline(false);
    await page.clock.runFor(11_000);
    await expectSaveState(page, 'saved');
    const kept = await listKeptAnswers(siteDataDir(), attemptId);
    expect(kept.map(({ number, value }) => [number, value])).toEqual(
      NUMBERS.map((number) => [number, plannedAnswer(number)]),
    );
    await submit(page);
    await expect(page.locator('[data-raw-score]')).toHaveAttribute('data-raw-score', String(RAW_SCORE));
  });

  test('what was written outlives a closed tab, and is sent by the next one', async ({ page, context }) => {
    const attemptId = await startAttempt(page);
    await context.setOffline(true);
    await giveAnswer(page, 3, 'NOT GIVEN');
    await giveAnswer(page, 12, 'Dublin time');
    await expectSaveState(page, 'not-saved');
    // Kept within a second of typing (quality.md).
    await page.waitForTimeout(1_000);
    await page.close();
    expect(await listKeptAnswers(siteDataDir(), attemptId)).toEqual([]);
    await context.setOffline(false);
    const next = await context.newPage();
    await openAttempt(next, attemptId);
    await expectAnswer(next, 3, 'NOT GIVEN');
    await expectAnswer(next, 12, 'Dublin time');
    await expectSaveState(next, 'saved');
    expect((await listKeptAnswers(siteDataDir(), attemptId)).map(({ value }) => value)).toEqual([
      'NOT GIVEN',
      'Dublin time',
    ]);
  });

  test('submitting says that it has not happened, and happens later', async ({ page, context }) => {
    const attemptId = await startAttempt(page);
    await giveAnswer(page, 1, 'TRUE');
    await expectSaveState(page, 'saved');
    await context.setOffline(true);
    await giveAnswer(page, 2, 'FALSE');
    await page.locator('[data-submit-attempt]').click();
    await page.locator('[data-confirm-submit]').click();
    await expect(page.getByRole('dialog')).toContainText(say('en', 'mockTests.submit.unreachable'));
    await expectAnswer(page, 2, 'FALSE');
    await context.setOffline(false);
    expect((await askAttempt(context, attemptId)).attempt.phase).toBe('open');
    await page.locator('[data-confirm-submit]').click();
    await expect(page.locator('[data-raw-score]')).toHaveAttribute('data-raw-score', '2');
  });

  test('the time runs out all the same; what arrives later is kept and not marked', async ({
    page,
    context,
  }) => {
    const attemptId = await startAttempt(page);
    await giveAnswer(page, 1, 'TRUE');
    await expectSaveState(page, 'saved');
    await endIn(siteDataDir(), attemptId, 6);
    await page.reload();
    await inPlayer(page);
    await context.setOffline(true);
    await giveAnswer(page, 2, 'FALSE');
    await expect(page.getByRole('dialog', { name: say('en', 'mockTests.submit.overTitle') })).toBeVisible();
    await expect(page.getByRole('dialog')).toContainText(say('en', 'mockTests.submit.overWaiting'));
    await expectAnswer(page, 2, 'FALSE');
    await expect(gap(page, 10)).toBeDisabled();
    // Longer than the grace for what was under way.
    await endIn(siteDataDir(), attemptId, -30);
    await context.setOffline(false);
    await expect(page.locator('[data-raw-score]')).toHaveAttribute('data-raw-score', '1');
    await expect(page.locator('[data-result="2"]')).toContainText(
      say('en', 'mockTests.result.late', { value: 'FALSE' }),
    );
    const { attempt } = await askAttempt(context, attemptId);
    expect(attempt.timed_out).toBe(true);
    expect(attempt.submitted_at).toBe(attempt.deadline_at);
  });
});

test.describe('when the time is over', () => {
  for (const language of LANGUAGES) {
    test(`the section closes by itself with everything that was written, in ${language}`, async ({
      page,
      context,
    }) => {
      const attemptId = await startAttempt(page, language);
      await endIn(siteDataDir(), attemptId, 8);
      await page.reload();
      await inPlayer(page);
      await giveAnswer(page, 1, 'TRUE');
      await giveAnswer(page, 12, 'Dublin time');
      await expect(page).toHaveURL(/\/result$/, { timeout: 30_000 });
      await expect(page.locator('[data-raw-score]')).toHaveText(
        say(language, 'mockTests.result.raw', { raw: 2, count: NUMBERS.length }),
      );
      const { attempt } = await askAttempt(context, attemptId);
      expect(attempt.phase).toBe('submitted');
      expect(Date.parse(attempt.submitted_at ?? '')).toBeLessThanOrEqual(Date.parse(attempt.deadline_at));
    });
  }

  test('and nobody is there, the section is closed as of its deadline and marked', async ({
    page,
    context,
  }) => {
    const attemptId = await startAttempt(page);
    await giveAnswer(page, 1, 'TRUE');
    await expectSaveState(page, 'saved');
    await page.close();
    await endIn(siteDataDir(), attemptId, -3_600);
    const next = await context.newPage();
    await next.goto(paths.attempt({ attemptId }));
    await expect(next).toHaveURL(/\/result$/);
    await expect(next.locator('[data-raw-score]')).toHaveAttribute('data-raw-score', '1');
    await expect(next.getByText(say('en', 'mockTests.result.timedOut'))).toBeVisible();
    const { attempt } = await askAttempt(context, attemptId);
    expect(attempt.timed_out).toBe(true);
    expect(attempt.submitted_at).toBe(attempt.deadline_at);
  });

  test('is announced ten and five minutes before, and only then', async ({ page }) => {
    await page.clock.install();
    const attemptId = await startAttempt(page);
    await endIn(siteDataDir(), attemptId, 605);
    await page.reload();
    await inPlayer(page);
    const spoken = page.locator('[data-clock] + p, [aria-live="assertive"]').first();
    const tone = page.locator('[data-tone]');
    await expect(spoken).toHaveText('');
    await expect(tone).toHaveAttribute('data-tone', 'calm');
    await page.clock.runFor(10_000);
    await expect(spoken).toHaveText(say('en', 'mockTests.player.tenMinutes'));
    await expect(tone).toHaveAttribute('data-tone', 'warning');
    await page.clock.runFor(300_000);
    await expect(spoken).toHaveText(say('en', 'mockTests.player.fiveMinutes'));
    await expect(tone).toHaveAttribute('data-tone', 'last');
    await expectAccessible(page);
  });
});

async function expectUnknown(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText(say('en', 'mockTests.player.unknownTitle'));
  await page.getByRole('link', { name: say('en', 'mockTests.player.toMockTests') }).click();
  await expect(page).toHaveURL(/\/mocktests$/);
}

test('an attempt belongs to the browser it was begun in', async ({ page, browser, baseURL }) => {
  const attemptId = await startAttempt(page);
  await giveAnswer(page, 1, 'TRUE');
  await expectSaveState(page, 'saved');

  const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
  const watch = watchContext(stranger);
  watch.allow(/status of 404/);
  const other = await stranger.newPage();
  await startAttempt(other);
  await expectUnknown(other, paths.attempt({ attemptId }));
  await expectUnknown(other, paths.attemptResult({ attemptId }));
  const answers = { answers: [{ number: 1, value: 'FALSE', sequence: 99 }] };
  for (const [method, path, data] of [
    ['get', '', undefined],
    ['get', '/result', undefined],
    ['put', '/answers', answers],
    ['post', '/submission', answers],
  ] as const) {
    const response = await stranger.request[method](`/api/attempts/${attemptId}${path}`, {
      headers: API_HEADERS,
      ...(data ? { data } : {}),
    });
    expect(response.status(), `${method} ${path}`).toBe(404);
    expect(await response.json()).toMatchObject({ type: 'urn:ninefold:problem:attempt-unknown' });
  }
  expect(watch.heard()).toEqual([]);
  await stranger.close();
  expect(await listKeptAnswers(siteDataDir(), attemptId)).toEqual([
    { number: 1, value: 'TRUE', sequence: 1 },
  ]);
});

test('a result is not shown before the submission', async ({ page, context, watch }) => {
  watch.allow(/status of 409/);
  const attemptId = await startAttempt(page);
  const response = await context.request.get(`/api/attempts/${attemptId}/result`, { headers: API_HEADERS });
  expect(response.status()).toBe(409);
  expect(await response.text()).not.toMatch(TELLING);
  await page.goto(paths.attemptResult({ attemptId }));
  await expect(page.locator('h1')).toHaveText(say('en', 'mockTests.result.openTitle'));
  await page.getByRole('link', { name: say('en', 'mockTests.result.openAction') }).click();
  expect(await inPlayer(page)).toBe(attemptId);
});

test('the explanations change language with the page', async ({ page, context }) => {
  await startAttempt(page);
  await submit(page);
  const first = page.locator('[data-result="1"] [data-explanation]');
  const explanation = KEYS[0]?.explanation;
  await expect(first).toHaveText(explanation?.en ?? '');
  await page.getByRole('button', { name: say('en', 'site.header.toOtherLanguage') }).click();
  await expect(first).toHaveText(explanation?.['zh-Hant'] ?? '');
  await speak(context, 'en');
  await page.reload();
  await expect(first).toHaveText(explanation?.en ?? '');
});
