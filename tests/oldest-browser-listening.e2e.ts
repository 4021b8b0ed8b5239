import { paths } from '#paths';
import { askDatabase, siteDataDir } from './browser/site-database.ts';
import { DESK, LONG, PHONE, siteUrl } from './browser/site-test.ts';
import { LANGUAGES, say } from './browser/texts.ts';
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
  makeAttempt,
  startSection,
  submit,
  textOf,
  untilSaid,
  untilSaved,
  valueOf,
} from './oldest-browser-sitting.ts';
import { breakSound, heard, overhear, playAsChromeDoes, wantAClick } from './oldest-browser-sound.ts';

/** Listening from its start to its marks, in the oldest browsers that the terms promise. */
test.skip(!RUNS_HERE, 'Chromium 75 runs on Linux alone');

const FIRST = '[data-question="1"] input';

for (const [index, [name, lacks]] of Object.entries(OLD_BROWSERS).entries()) {
  test(`Listening is loaded, practised and explained with ${name}`, LONG, async ({ visit: { page } }) => {
    const language = LANGUAGES[index % 2] ?? 'en';
    for (const forget of lacks) await page.evaluateOnNewDocument(forget);
    await overhear(page);
    const played = await playAsChromeDoes(page);
    await page.setViewport(PHONE);

    // The connection is lost half-way. Nothing has started, and loaded parts are not loaded again.
    played.breaks = true;
    await startSection(page, 'listening', language);
    await untilSaid(page, language, 'listening.prepare.failed');
    expect(await countOf(page, '[data-begin-listening][disabled]')).toBe(1);
    await expectFits(page, 'a load that broke off');
    played.breaks = false;
    await page.evaluate(
      (retry) =>
        Array.from(document.querySelectorAll('button'))
          .filter(({ textContent }) => textContent === retry)
          .forEach((button) => button.click()),
      say(language, 'listening.prepare.retry'),
    );
    await until(page, '[data-begin-listening]:not([disabled])');
    expect(played.asked).toEqual(['', expect.stringMatching(/^bytes=\d{5,}-$/)]);
    await untilSaid(page, language, 'listening.prepare.ready');

    await page.click('[data-sound-sample]');
    await until(page, '[data-sound-sample="playing"]');
    await until(page, '[data-sound-sample="ready"]');
    await page.focus('[data-volume]');
    await page.keyboard.press('ArrowLeft');
    expect((await heard(page)).volume).toBeCloseTo(0.75);
    await expectFits(page, 'the sound check');
    await page.click('[data-begin-listening]');

    await until(page, FIRST);
    await until(page, '[data-play-recording]');
    await page.click('[data-play-recording]');
    await until(page, '[data-listening="playing"]');
    await expect.poll(async () => (await heard(page)).at).toBeGreaterThan(0.5);
    await page.focus('[data-place]');
    await page.keyboard.press('PageUp');
    await expect.poll(async () => (await heard(page)).at).toBeGreaterThan(20);
    await page.click('[data-play-recording]');
    await until(page, '[data-listening="stopped"]');
    const stoppedAt = (await heard(page)).at;
    await page.click('[data-back-recording]');
    await page.waitForFunction(
      (before) => Number((document.querySelector('[data-place]') as HTMLInputElement).value) < before - 3,
      {},
      stoppedAt,
    );
    // It breaks while it plays: that is said, and one press plays on from there.
    await page.click('[data-play-recording]');
    await until(page, '[data-listening="playing"]');
    await breakSound(page);
    await until(page, '[data-listening="failed"]');
    await untilSaid(page, language, 'listening.practice.failed');
    await page.click('[data-play-recording]');
    await until(page, '[data-listening="playing"]');
    await expect.poll(async () => (await heard(page)).at).toBeGreaterThan(stoppedAt - 7);

    await page.type(FIRST, 'Penhollow');
    await until(page, '[data-number="1"][data-answered]');
    await untilSaved(page);
    await page.setViewport(DESK);
    await expectFits(page, 'practice on a desk');
    await page.setViewport(PHONE);
    await expectFits(page, 'practice on a phone');
    const askedBefore = played.asked.length;
    await page.reload();
    await until(page, FIRST);
    expect(await valueOf(page, FIRST)).toBe('Penhollow');
    await until(page, '[data-place]');
    expect(Number(await valueOf(page, '[data-place]'))).toBeGreaterThan(10);
    expect(played.asked.length).toBe(askedBefore);

    // The marks: why the key is right, its place in the text, and the moment at which it is said.
    await submit(page);
    await until(page, '[data-raw-score="1"]');
    const answer = '[data-result="1"]';
    expect(await textOf(page, answer)).toContain('Penhollow');
    await page.click(`${answer} [data-moment]`);
    await until(page, `${answer} [data-moment="playing"]`);
    await until(page, 'li[data-heard] mark[data-evidence="1"]');
    await page.click(`${answer} [data-moment]`);
    await until(page, `${answer} [data-moment="ready"]`);
    await page.waitForFunction(() => document.querySelector('[data-moment="playing"]') === null);
    expect((await heard(page)).silent).toBe(true);
    await page.click(`${answer} [data-show-evidence]`);
    await page.waitForFunction(() => document.activeElement && document.activeElement.tagName === 'MARK');
    await expectFits(page, 'the marks on a phone');
    await page.setViewport(DESK);
    await expectFits(page, 'the marks on a desk');
  });

  const title = `the test's Listening runs by the clock, whatever happens to it, with ${name}`;
  test(title, LONG, async ({ visit: { page } }) => {
    for (const forget of lacks) await page.evaluateOnNewDocument(forget);
    await overhear(page);
    await wantAClick(page);
    const played = await playAsChromeDoes(page);
    await page.setViewport(DESK);
    const attemptId = await makeAttempt(page, 'demonstration', 'listening');
    await beginAgo(attemptId, 15);
    const startedAt = Date.now() - 15_000;
    const offTheClock = async () =>
      // The recording begins 3 s after the start.
      Math.abs((await heard(page)).at - ((Date.now() - startedAt) / 1000 - 3));

    // A device that has nothing loaded, and a connection that breaks off: it is tried again by itself.
    played.breaks = true;
    await page.goto(siteUrl() + paths.attempt({ attemptId }));
    await until(page, '[data-listening="load-failed"]');
    await untilSaid(page, 'en', 'listening.player.loadFailed');
    played.breaks = false;
    await until(page, '[data-continue-listening]');
    await page.click('[data-continue-listening]');
    await until(page, '[data-listening="playing"]');
    await expect.poll(offTheClock).toBeLessThan(3);
    await page.type(FIRST, 'forty');
    await breakSound(page);
    await untilSaid(page, 'en', 'listening.player.failed');
    await until(page, '[data-listening="playing"]');
    await expect.poll(offTheClock).toBeLessThan(3);
    await untilSaved(page);

    const askedBefore = played.asked.length;
    await page.reload();
    await until(page, '[data-continue-listening]');
    await page.click('[data-continue-listening]');
    await until(page, '[data-listening="playing"]');
    await expect.poll(offTheClock).toBeLessThan(3);
    expect(await valueOf(page, FIRST)).toBe('forty');
    expect(played.asked.length).toBe(askedBefore);

    await beginAgo(attemptId, 90);
    await page.reload();
    await until(page, '[data-listening="check"]');
    await submit(page);
    await until(page, '[data-raw-score="1"]');
  });
}

/** In Listening as in the test, started `seconds` ago. */
async function beginAgo(attemptId: string, seconds: number): Promise<void> {
  await askDatabase(
    siteDataDir(),
    `update attempts set mode = 'exam', started_at = now() - $2 * interval '1 second',
     deadline_at = now() + interval '100 seconds' where id = $1`,
    [attemptId, seconds],
  );
}

/** The lack of this build: Chromium without AAC. */
function countLoads(page: OldPage): { readonly count: number } {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('.m4a')) loads.count += 1;
  });
  return loads;
}

for (const [index, [name, lacks]] of Object.entries(OLD_BROWSERS).entries()) {
  const language = LANGUAGES[index % 2] ?? 'en';
  const usual = unlessWith('as little as Firefox 68 and Safari 12 have', name);

  const title = `a browser that plays no AAC says so before anything begins; answers are kept, with ${name}`;
  test(title, usual, async ({ visit: { page } }) => {
    for (const forget of lacks) await page.evaluateOnNewDocument(forget);
    await page.setViewport(PHONE);
    await startSection(page, 'listening', language);
    await until(page, '[data-begin-listening]:not([disabled])');
    await untilSaid(page, language, 'listening.unplayable');
    await expectFits(page, 'the sound check');
    await page.click('[data-begin-listening]');
    await until(page, FIRST);
    await page.type(FIRST, 'Penhollow');
    await until(page, '[data-play-recording]');
    await page.click('[data-play-recording]');
    await untilSaid(page, language, 'listening.unplayable');
    await untilSaved(page);
    await submit(page);
    await until(page, '[data-raw-score="1"]');
    // A sound that could not be heard can be read.
    await page.click('[data-result="2"] [data-moment]');
    await untilSaid(page, language, 'listening.unplayable');
    expect(await countOf(page, '[data-transcript] li')).toBeGreaterThan(5);
    await expectFits(page, 'the marks');
  });
}

/** How often `play` was called. */
async function countPlays(page: OldPage): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const counted = Object.assign(window, { plays: 0 });
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function playAndCount() {
      counted.plays += 1;
      return play.call(this);
    };
  });
}

test('a recording of the test that cannot be played is not loaded again and again', async ({
  visit: { page },
}) => {
  const loads = countLoads(page);
  await countPlays(page);
  await page.setViewport(DESK);
  const attemptId = await makeAttempt(page, 'demonstration', 'listening');
  await beginAgo(attemptId, 10);
  await page.goto(siteUrl() + paths.attempt({ attemptId }));
  await until(page, '[data-listening="failed"]');
  await untilSaid(page, 'en', 'listening.unplayable');
  await page.type(FIRST, 'forty');
  // From the third time on, a broken recording is loaded again before it is played.
  await page.waitForFunction(() => (window as unknown as { plays: number }).plays === 3);
  expect(await countOf(page, '[data-listening="failed"]')).toBe(1);
  expect(loads.count).toBe(1);
  await submit(page);
  await until(page, '[data-raw-score="1"]');
});
