import type { Page } from '@playwright/test';
import { paths } from '#paths';
import { expectAccessible } from './browser/accessibility.ts';
import { expectFitsBoth } from './browser/both-sizes.ts';
import { askDatabase, siteDataDir } from './browser/site-database.ts';
import { DESK, expect, open, PHONE, speak, tabTo, test, unlessIn } from './browser/site-test.ts';
import { API_HEADERS, expectSaveState, question, submit } from './browser/sitting.ts';
import { LANGUAGES, say } from './browser/texts.ts';

/** Listening: loaded before it starts, played by the server's clock or as one likes, and heard again afterwards. */

/** The page's own audio element is in no document. This holds a reference to it, and counts its loads. */
async function overhear(page: Page): Promise<{ readonly loads: string[] }> {
  await page.addInitScript(() => {
    const Native = window.Audio;
    window.Audio = function overheard() {
      return Object.assign(window, { overheard: new Native() }).overheard;
    } as unknown as typeof Audio;
  });
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.m4a')) loads.push(request.url());
  });
  return { loads };
}

/** How the recordings of Listening come. */
type Loss = 'none' | 'at once' | 'half-way';

/** Cuts the connection while the recordings are loaded, as the test decides. Records the requests. */
async function loseConnection(page: Page, first: Loss): Promise<{ loss: Loss; readonly asked: string[] }> {
  const state = { loss: first, asked: [] as string[] };
  await page.route('**/media/audio/*/listening-*', async (route) => {
    state.asked.push(route.request().headers()['range'] ?? 'whole');
    if (state.loss === 'at once') return route.abort();
    if (state.loss === 'none') return route.continue();
    const response = await route.fetch();
    const whole = await response.body();
    await route.fulfill({
      status: response.status(),
      headers: { ...response.headers(), 'content-length': String(whole.length) },
      body: whole.subarray(0, Math.round(whole.length / 2)),
    });
  });
  return state;
}

/** The current sound breaks. */
const breakSound = (page: Page) =>
  page.evaluate(() => {
    const { overheard } = window as unknown as Overheard;
    // A sound that breaks while it plays is not paused before it has failed. Another source alone would pause
    // it.
    Object.defineProperty(overheard, 'paused', { configurable: true, value: false });
    overheard.addEventListener('error', () => Reflect.deleteProperty(overheard, 'paused'), { once: true });
    overheard.src = URL.createObjectURL(new Blob(['no sound'], { type: 'audio/mp4' }));
  });

/** As a browser that plays nothing before a click or a key. */
async function wantAClick(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let touched = false;
    for (const name of ['keydown', 'pointerdown']) {
      document.addEventListener(name, () => (touched = true), true);
    }
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function playWhenTouched() {
      return touched ? play.call(this) : Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
    };
  });
}

type Overheard = { readonly overheard: HTMLAudioElement };

/** Seconds into the current sound. */
const heardAt = (page: Page) => page.evaluate(() => (window as unknown as Overheard).overheard.currentTime);
const speedOf = (page: Page) => page.evaluate(() => (window as unknown as Overheard).overheard.playbackRate);
const isSilent = (page: Page) => page.evaluate(() => (window as unknown as Overheard).overheard.paused);
const deck = (page: Page) => page.locator('[data-listening]');

for (const language of LANGUAGES) {
  const usual = unlessIn('zh-Hant', language);
  test(`Listening is prepared, practised and heard again, in ${language}`, usual, async ({ page, watch }) => {
    watch.allow(/ERR_FAILED|MEDIA_ERR|DECODER/);
    await page.setViewportSize(language === 'en' ? DESK : PHONE);
    const { loads } = await overhear(page);
    await speak(page.context(), language);
    const connection = await loseConnection(page, 'at once');
    await open(page, paths.plan({ slug: 'free-trial' }));
    await page.locator('[data-skill="listening"][data-start-attempt]').click();

    // The recording does not load, so nothing has started. It continues when the connection is back.
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(say(language, 'listening.prepare.failed'));
    await expect(page.locator('[data-begin-listening]')).toBeDisabled();
    // The connection is lost again half-way. Loaded parts are not loaded again.
    const goOn = dialog.getByRole('button', { name: say(language, 'listening.prepare.retry') });
    connection.loss = 'half-way';
    await goOn.click();
    await expect.poll(() => connection.asked.length).toBe(2);
    await expect(dialog).toContainText(say(language, 'listening.prepare.failed'));
    await expect(page.locator('[data-begin-listening]')).toBeDisabled();
    connection.loss = 'none';
    await goOn.click();
    await expect(dialog).toContainText(say(language, 'listening.prepare.ready'));
    expect(connection.asked.slice(0, 2)).toEqual(['whole', 'whole']);
    expect(connection.asked[2]).toMatch(/^bytes=\d{6}-$/);
    await expect(dialog).toContainText(say(language, 'listening.synthetic'));
    await page.locator('[data-sound-sample]').click();
    await expect(page.locator('[data-sound-sample="playing"]')).toBeVisible();
    await page.locator('[data-volume]').fill('35');
    expect(await page.evaluate(() => (window as unknown as Overheard).overheard.volume)).toBeCloseTo(0.35);
    await expectAccessible(page);
    // Its veil covers the window, also where it is written into a list with spaces between its members.
    expect(await dialog.locator('..').boundingBox()).toMatchObject({ x: 0, y: 0 });
    await page.locator('[data-recording-clock]').check();
    await page.locator('[data-begin-listening]').click();

    // Practice: played, stopped, moved in, and heard again.
    await expect(question(page, 1)).toBeVisible();
    await expect(page.locator('[data-volume]:visible')).toHaveValue('35');
    await page.locator('[data-clock]').click();
    await expect(page.locator('[data-clock]')).toContainText(/7:\d\d/);
    await page.locator('[data-speed]').selectOption('1.25');
    expect(await speedOf(page)).toBe(1.25);
    await expect(page.locator('[data-clock]')).toContainText('6:1');
    await page.locator('[data-speed]').selectOption('1');
    await page.locator('[data-play-recording]').click();
    await expect.poll(() => heardAt(page)).toBeGreaterThan(1);
    await page.locator('[data-place]').fill('60');
    await expect.poll(() => heardAt(page)).toBeGreaterThan(60);
    await page.locator('[data-back-recording]').click();
    await expect.poll(() => heardAt(page)).toBeLessThan(59);
    // It breaks while it plays: that is said, and one press goes on from the same place.
    await breakSound(page);
    await expect(deck(page)).toHaveAttribute('data-listening', 'failed');
    await expect(page.getByRole('alert')).toContainText(say(language, 'listening.practice.failed'));
    await page.locator('[data-play-recording]').click();
    await expect(deck(page)).toHaveAttribute('data-listening', 'playing');
    await expect.poll(() => heardAt(page)).toBeGreaterThan(54);
    expect(await heardAt(page)).toBeLessThan(60);
    await page.locator('[data-play-recording]').click();
    await expect.poll(() => isSilent(page)).toBe(true);
    await expectAccessible(page);
    await expectFitsBoth(page);
    // A reload loads nothing again, and returns to the place.
    const loadsBefore = loads.length;
    await page.reload();
    await expect(page.locator('[data-place]')).toHaveValue(/^5[4-9]$/);
    expect(loads.length).toBe(loadsBefore);

    // The review: the spoken words, and the moment that proves the key.
    await submit(page);
    await expect(
      page.getByRole('region', { name: say(language, 'listening.review.transcript') }),
    ).toContainText(say(language, 'listening.synthetic'));
    const answer = page.locator('[data-result="1"]');
    const moment = answer.locator('[data-moment]').first();
    await moment.click();
    await expect(moment).toHaveAttribute('data-moment', 'playing');
    await expect(page.locator('li[data-heard]')).toHaveCount(1);
    const heard = page.locator('li[data-heard] mark[data-evidence="1"]');
    await expect(heard).toBeVisible();
    // It stops by itself at the end of the turn.
    await page.evaluate(() => {
      (window as unknown as Overheard).overheard.playbackRate = 8;
    });
    await expect(moment).toHaveAttribute('data-moment', 'ready', { timeout: 30_000 });
    expect(await isSilent(page)).toBe(true);
    await answer.locator('[data-show-evidence]').first().click();
    await expect(page.locator('mark[data-evidence="1"]').first()).toBeFocused();
    await expectAccessible(page);
    await expectFitsBoth(page);
  });
}

/** An attempt at the demonstration’s Listening, made by the API for this page. */
async function startExam(page: Page): Promise<string> {
  const reply = await page.request.post('/api/attempts', {
    headers: API_HEADERS,
    data: { mock_test: 'demonstration', skill: 'listening' },
  });
  const { attempt_id: attemptId } = (await reply.json()) as { attempt_id: string };
  return attemptId;
}

async function beginAgo(attemptId: string, seconds: number): Promise<void> {
  await askDatabase(
    siteDataDir(),
    `update attempts set mode = 'exam', started_at = now() - $2 * interval '1 second',
     deadline_at = now() + interval '100 seconds' where id = $1`,
    [attemptId, seconds],
  );
}

/** Seconds between the sound and the clock: the recording starts 3 s after the attempt. */
async function offTheClock(page: Page, startedAt: number): Promise<number> {
  return Math.abs((await heardAt(page)) - ((Date.now() - startedAt) / 1000 - 3));
}

test('the test’s Listening runs by the clock, whatever happens to the page, by keyboard alone', async ({
  page,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allow(/MEDIA_ERR|DECODER|Failed to load/i);
  await page.setViewportSize(DESK);
  const { loads } = await overhear(page);
  await wantAClick(page);
  await open(page, paths.plan({ slug: 'free-trial' }));
  const attemptId = await startExam(page);
  await beginAgo(attemptId, 20);
  const startedAt = Date.now() - 20_000;

  // A device that has nothing loaded, and a connection that breaks off half-way: the questions are there, and the
  // recording is tried again by itself from where it broke off.
  const connection = await loseConnection(page, 'half-way');
  await page.goto(paths.attempt({ attemptId }));
  await expect(deck(page)).toHaveAttribute('data-listening', 'load-failed');
  await expect(page.getByRole('alert')).toContainText(say('en', 'listening.player.loadFailed'));
  await expect(question(page, 1)).toBeVisible();
  connection.loss = 'none';

  // No click yet: the test goes on, and says how to hear it.
  await expect(page.getByRole('dialog')).toContainText(say('en', 'listening.player.blockedTitle'));
  expect(connection.asked[1]).toMatch(/^bytes=\d{6}-$/);
  await expect(page.locator('[data-continue-listening]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(deck(page)).toHaveAttribute('data-listening', 'playing');
  await expect.poll(() => offTheClock(page, startedAt)).toBeLessThan(3);
  await expectAccessible(page);

  // It cannot be stopped, and it is set right when it has fallen behind.
  await page.evaluate(() => (window as unknown as Overheard).overheard.pause());
  await expect.poll(() => isSilent(page)).toBe(false);
  await page.evaluate(() => {
    (window as unknown as Overheard).overheard.currentTime = 1;
  });
  await expect.poll(() => offTheClock(page, startedAt)).toBeLessThan(3);

  // The sound fails half-way. The page says so and continues at the right place automatically, with all
  // answers.
  await tabTo(page, '[data-question="1"] input');
  await page.keyboard.type('forty');
  await breakSound(page);
  await expect(page.getByRole('alert')).toContainText(say('en', 'listening.player.failed').slice(0, 30));
  await expect(deck(page)).toHaveAttribute('data-listening', 'playing');
  await expect.poll(() => offTheClock(page, startedAt)).toBeLessThan(3);
  await expect(question(page, 1).locator('input')).toHaveValue('forty');
  await expectSaveState(page, 'saved');

  // A reload in the middle loads nothing again.
  const loadsBefore = loads.length;
  await page.reload();
  await page.locator('[data-continue-listening]').press('Enter');
  await expect(deck(page)).toHaveAttribute('data-listening', 'playing');
  await expect.poll(() => offTheClock(page, startedAt)).toBeLessThan(3);
  expect(loads.length).toBe(loadsBefore);
  await expect(question(page, 1).locator('input')).toHaveValue('forty');

  // After the last recording there is time to check.
  await beginAgo(attemptId, 90);
  await page.reload();
  await expect(deck(page)).toHaveAttribute('data-listening', 'check');
  await expect(deck(page)).toContainText(say('en', 'listening.player.check'));
  await tabTo(page, '[data-question="2"] input');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, '[data-question="3"] select');
  await page.keyboard.press('b');
  await tabTo(page, '[data-question="4"] select');
  await page.keyboard.press('a');
  await expectSaveState(page, 'saved');
  await tabTo(page, '[data-submit-attempt]', { back: true });
  await page.keyboard.press('Enter');
  await tabTo(page, '[data-confirm-submit]', { most: 6 });
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-raw-score="4"]')).toBeVisible();
});
