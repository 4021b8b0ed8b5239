import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { paths } from '#paths';
import { aWave } from './browser/a-wave.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { endIn, siteDataDir } from './browser/site-database.ts';
import { API_HEADERS, expectHeldElsewhere, takeOver } from './browser/sitting.ts';
import {
  DESK,
  expect,
  open,
  PHONE,
  sidewaysScroll,
  siteUrl,
  speak,
  tabTo,
  test,
} from './browser/site-test.ts';
import { LANGUAGES, say } from './browser/texts.ts';

/** Speaking, with Chromium’s own microphone: it beeps. */

let browser: Browser;
test.beforeAll(async () => {
  browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  });
});
test.afterAll(async () => await browser.close());

async function aCandidate(language: (typeof LANGUAGES)[number], size = DESK) {
  const context = await browser.newContext({ baseURL: siteUrl(), viewport: size });
  await speak(context, language);
  const page = await context.newPage();
  const reply = await page.request.post('/api/attempts', {
    headers: API_HEADERS,
    data: { mock_test: 'free-trial', skill: 'speaking' },
  });
  const { attempt_id: attemptId } = (await reply.json()) as { attempt_id: string };
  return { context, page, attemptId };
}

async function checkMicrophone(page: Page): Promise<void> {
  await page.locator('[data-turn-on]').click();
  await expect(page.locator('[data-heard]')).toBeVisible();
  await page.locator('[data-test-record]').click();
  await expect(page.locator('[data-test-playback]')).toBeVisible();
  await page.locator('[data-begin-interview]').click();
}

const phase = (page: Page, name: string) => page.locator(`[data-phase="${name}"]`);
const done = (page: Page) => page.locator('[data-done]').click();

/** Speaks until the server has at least one chunk of this answer. */
async function sayOnce(page: Page, context: BrowserContext, attemptId: string, question: string) {
  await expect(page.locator(`[data-step="${question}"][data-phase="answering"]`)).toBeVisible({
    timeout: 30_000,
  });
  await expect
    .poll(
      async () =>
        (await listResponses(context, attemptId)).find((each) => each.question === question)?.bytes ?? 0,
    )
    .toBeGreaterThan(0);
}

type StoredResponse = {
  question: string;
  finished: boolean;
  bytes: number;
  chunks: number[];
  late_bytes: number;
};
async function listResponses(context: BrowserContext, attemptId: string): Promise<StoredResponse[]> {
  const reply = await context.request.get(`/api/attempts/${attemptId}/responses`, { headers: API_HEADERS });
  return ((await reply.json()) as { responses: StoredResponse[] }).responses;
}

for (const [language, size] of [
  [LANGUAGES[0], DESK],
  [LANGUAGES[1] ?? LANGUAGES[0], PHONE],
] as const) {
  test(`a candidate is interviewed, loses the connection and the page, and hears everything again, in ${language}`, async () => {
    test.setTimeout(240_000);
    const { context, page, attemptId } = await aCandidate(language, size);
    await open(page, paths.attempt({ attemptId }));
    await expectAccessible(page);
    const spoken: string[] = [];
    page.on('request', (request) => spoken.push(request.url()));
    await checkMicrophone(page);

    // The examiner is heard and read.
    await sayOnce(page, context, attemptId, 'p1q1');
    expect(
      spoken.filter((url) => /\/media\/audio\/free-trial\/speaking-p1q1-\w+\.m4a$/.test(url)),
    ).not.toEqual([]);
    await expect(page.locator('[data-step="p1q1"]')).toContainText('What kind of area is it?');
    expect(await sidewaysScroll(page)).toBe(0);
    await expectAccessible(page);
    await done(page);

    // The page is lost in the middle of an answer, and the interview goes on with the same one.
    await sayOnce(page, context, attemptId, 'p1q2');
    await page.close({ runBeforeUnload: false });
    const again = await context.newPage();
    await open(again, paths.attempt({ attemptId }));
    await expect(again.getByText(say(language, 'speaking.resume.text'))).toBeVisible();
    await checkMicrophone(again);
    await expect(again.locator('[data-step="p1q2"][data-phase="answering"]')).toBeVisible();
    await expect(again.locator('[data-storing="stored"]')).toBeVisible();

    // Without a connection the recording goes on and is kept.
    await context.setOffline(true);
    await expect(again.locator('[data-storing="waiting"]')).toBeVisible({ timeout: 30_000 });
    await context.setOffline(false);
    await expect(again.locator('[data-storing="stored"]')).toBeVisible({ timeout: 30_000 });
    await done(again);

    for (const question of ['p1q3', 'p1q4']) {
      await sayOnce(again, context, attemptId, question);
      await done(again);
    }
    await expect(phase(again, 'preparing')).toBeVisible({ timeout: 40_000 });
    await again.locator('[data-notes]').fill('noodles, rain');
    await expectAccessible(again);
    await done(again);
    await sayOnce(again, context, attemptId, 'card');
    await expect(again.locator('[data-notes]')).toHaveValue('noodles, rain');
    await done(again);
    await sayOnce(again, context, attemptId, 'p2r1');
    await done(again);

    await expect(again.locator('[data-interview-finish="settled"]')).toBeVisible({ timeout: 60_000 });
    await expect(again.getByText(say(language, 'speaking.finish.stored'))).toBeVisible();
    const stored = await listResponses(context, attemptId);
    expect(
      stored
        .filter(({ finished }) => finished)
        .map(({ question }) => question)
        .sort(),
    ).toEqual(['card', 'p1q1', 'p1q2', 'p1q3', 'p1q4', 'p2r1']);
    await again.locator('[data-hand-in]').click();
    const review = again.locator('[data-speaking-review]');
    await expect(review).toContainText(say(language, 'speaking.review.waiting'));
    const interrupted = review.locator('[data-review-question="p1q2"]');
    await interrupted.locator('[data-load-recording]').click();
    const sounds = interrupted.locator('[data-own-recording]');
    await expect(sounds).toHaveCount(2);
    for (const sound of await sounds.all()) {
      const length = await sound.evaluate(async (audio: HTMLAudioElement) => {
        await audio.play();
        return audio.error === null && !audio.paused;
      });
      expect(length).toBe(true);
    }
    expect(await sidewaysScroll(again)).toBe(0);
    await expectAccessible(again);
    await context.close();
  });
}

test('a microphone that is pulled out stops the clock; the answer goes on with another one', async () => {
  test.setTimeout(120_000);
  const { context, page, attemptId } = await aCandidate('en');
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await ask(constraints);
      Object.assign(window, { microphone: stream });
      return stream;
    };
  });
  await open(page, paths.attempt({ attemptId }));
  await checkMicrophone(page);
  await sayOnce(page, context, attemptId, 'p1q1');
  await page.evaluate(() => {
    const { microphone } = window as unknown as { microphone: MediaStream };
    for (const track of microphone.getTracks()) {
      track.stop();
      // A browser says so by itself when a device goes; a page that stops it is not told.
      track.dispatchEvent(new Event('ended'));
    }
  });
  await expect(page.getByRole('dialog', { name: say('en', 'speaking.interrupted.title') })).toBeVisible();
  await page.locator('[data-go-on]').click();
  await sayOnce(page, context, attemptId, 'p1q1');
  await done(page);
  await expect
    .poll(async () =>
      (await listResponses(context, attemptId)).some(
        ({ question, finished }) => question === 'p1q1' && finished,
      ),
    )
    .toBe(true);
  await context.close();
});

test('an answer goes from one device to another, and both parts of it are kept', async () => {
  test.setTimeout(180_000);
  const { context, page, attemptId } = await aCandidate('en');
  await open(page, paths.attempt({ attemptId }));
  await checkMicrophone(page);
  await sayOnce(page, context, attemptId, 'p1q1');

  const other = await browser.newContext({ baseURL: siteUrl(), viewport: PHONE });
  await other.addCookies(await context.cookies());
  const phone = await other.newPage();
  await open(phone, paths.attempt({ attemptId }));
  await expectHeldElsewhere(phone, 'opened');
  expect(await sidewaysScroll(phone)).toBe(0);
  await expectAccessible(phone);
  await takeOver(phone);
  await checkMicrophone(phone);
  // The computer stops as soon as it hears of it; what it had recorded is stored.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectHeldElsewhere(page, 'lost');
  await expect(page.locator('[data-storing="stored"]')).toBeVisible();
  await expectAccessible(page);

  // The phone goes on with the same answer, above what the computer recorded.
  await expect(phone.locator('[data-step="p1q1"][data-phase="answering"]')).toBeVisible({ timeout: 30_000 });
  const numbers = async () =>
    (await listResponses(context, attemptId)).find(({ question }) => question === 'p1q1')?.chunks ?? [];
  await expect.poll(async () => (await numbers()).some((number) => number >= 1_000)).toBe(true);
  expect(await numbers()).toContain(0);
  await done(phone);
  await expect
    .poll(async () => (await listResponses(context, attemptId)).filter(({ finished }) => finished).length)
    .toBe(1);
  const recording = await context.request.get(`/api/attempts/${attemptId}/responses/p1q1/recording`, {
    headers: API_HEADERS,
  });
  // Each device began a file of its own.
  expect((await recording.body()).toString('latin1').split('\u001aE\u00df\u00a3')).toHaveLength(3);
  await other.close();
  await context.close();
});

test('what a device had not sent when another one ended the interview is sent afterwards, and kept', async () => {
  test.setTimeout(180_000);
  const { context, page, attemptId } = await aCandidate('en');
  await open(page, paths.attempt({ attemptId }));
  await checkMicrophone(page);
  await sayOnce(page, context, attemptId, 'p1q1');
  await context.setOffline(true);
  await expect(page.locator('[data-storing="waiting"]')).toBeVisible({ timeout: 30_000 });

  const other = await browser.newContext({ baseURL: siteUrl(), viewport: PHONE });
  await other.addCookies(await context.cookies());
  const phone = await other.newPage();
  await open(phone, paths.attempt({ attemptId }));
  await expectHeldElsewhere(phone, 'opened');
  await takeOver(phone);
  await checkMicrophone(phone);
  await expect(phone.locator('[data-step="p1q1"][data-phase="answering"]')).toBeVisible({ timeout: 30_000 });
  await expect(phone.locator('[data-storing="stored"]')).toBeVisible({ timeout: 30_000 });
  await phone.locator('[data-end-section]').click();
  await phone.locator('[data-confirm-end]').click();
  await phone.locator('[data-hand-in]').click({ timeout: 60_000 });
  await expect(phone).toHaveURL(/\/result$/);
  const answer = async () =>
    (await listResponses(other, attemptId)).find(({ question }) => question === 'p1q1');
  const complete = await answer();
  expect(complete).toMatchObject({ finished: true, late_bytes: 0 });

  await context.setOffline(false);
  await expect.poll(async () => (await answer())?.late_bytes ?? 0, { timeout: 30_000 }).toBeGreaterThan(0);
  // The computer hears that it is over, and goes on when nothing waits any more.
  await expect(page).toHaveURL(/\/result$/, { timeout: 60_000 });
  expect(await answer()).toMatchObject({ finished: true, bytes: complete?.bytes });
  await phone.reload();
  const shown = phone.locator('[data-review-question="p1q1"]');
  await expect(shown.locator('[data-late-recording]')).toHaveText(say('en', 'speaking.review.late'));
  await expect(shown.locator('[data-load-recording]')).toBeVisible();
  await expectAccessible(phone);
  await other.close();
  await context.close();
});

for (const language of LANGUAGES) {
  test(`the clock runs out in the middle of an answer without a connection: what was said is stored, in ${language}`, async () => {
    test.setTimeout(180_000);
    const { context, page, attemptId } = await aCandidate(language);
    await endIn(siteDataDir(), attemptId, 50);
    await open(page, paths.attempt({ attemptId }));
    await expect(page.locator('[data-clock]')).toBeVisible();
    await checkMicrophone(page);
    await sayOnce(page, context, attemptId, 'p1q1');
    await context.setOffline(true);
    await expect(page.locator('[data-interview-over]')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(say(language, 'speaking.over.text'))).toBeVisible();
    await expect(page.locator('[data-storing="waiting"]')).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/result$/, { timeout: 60_000 });
    const answer = page.locator('[data-review-question="p1q1"]');
    await expect(answer.locator('[data-load-recording]')).toBeVisible();
    const [stored] = await listResponses(context, attemptId);
    expect(stored).toMatchObject({ question: 'p1q1', finished: true });
    const reply = await context.request.get(`/api/attempts/${attemptId}`, { headers: API_HEADERS });
    expect(await reply.json()).toMatchObject({ attempt: { phase: 'submitted', timed_out: true } });
    await context.close();
  });
}

test('by keyboard alone the next step is one Tab away, and the page has one main part', async () => {
  test.setTimeout(120_000);
  const { context, page, attemptId } = await aCandidate('en');
  await open(page, paths.attempt({ attemptId }));
  const press = async (selector: string, most = 60) => {
    await tabTo(page, selector, { most });
    await page.keyboard.press('Enter');
  };
  const inStage = () => page.evaluate(() => document.activeElement?.matches('[data-stage]'));
  await press('[data-turn-on]');
  await expect(page.locator('[data-heard]')).toBeVisible();
  await expect.poll(inStage).toBe(true);
  await press('[data-test-record]', 1);
  await expect(page.locator('[data-test-playback]')).toBeVisible();
  await press('[data-begin-interview]');
  for (const question of ['p1q1', 'p1q2']) {
    await sayOnce(page, context, attemptId, question);
    expect(await inStage()).toBe(true);
    await press('[data-done]', 1);
  }
  await expect(page.locator('main')).toHaveCount(1);
  await tabTo(page, '[data-end-section]', { back: true });
  await page.keyboard.press('Enter');
  await press('[data-confirm-end]');
  await expect(page.locator('[data-stage="finish"]')).toBeVisible();
  await expect.poll(inStage).toBe(true);
  await context.close();
});

for (const language of LANGUAGES) {
  test(`a browser that cannot record says so at once, and takes a file afterwards, in ${language}`, async () => {
    test.setTimeout(120_000);
    const { context, page, attemptId } = await aCandidate(language);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder'));
    await open(page, paths.attempt({ attemptId }));
    await expect(page.locator('[data-no-microphone="no-recorder"]')).toBeVisible();
    await expectAccessible(page);
    await page.locator('[data-upload-later]').click();
    await expect(phase(page, 'answering')).toBeVisible({ timeout: 30_000 });
    await page.locator('[data-end-section]').click();
    await page.locator('[data-confirm-end]').click();
    const choose = (name: string, buffer: Buffer) =>
      page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'audio/wav', buffer });
    const upload = async (name: string, buffer: Buffer) => {
      await choose(name, buffer);
      await page.locator('[data-send-file]').click();
    };
    await upload('notes.wav', Buffer.from('No sound at all.'));
    await expect(page.locator('[data-recording-upload="refused"]')).toContainText('MP3', { timeout: 30_000 });
    await expectAccessible(page);
    // Heard before it is sent, and exchanged while it can be.
    await choose('wrong-file.wav', aWave(3_000, 8_000));
    const preview = page.locator('[data-chosen-file]');
    const lengthOf = () => preview.evaluate((audio: HTMLAudioElement) => Math.round(audio.duration));
    await expect.poll(lengthOf).toBe(3);
    await expect(page.locator('[data-recording-upload="ready"]')).toContainText('wrong-file.wav');
    await expectAccessible(page);
    await choose('answers.wav', aWave(1_000, 8_000));
    await expect.poll(lengthOf).toBe(1);
    await expect(page.getByText('wrong-file.wav')).toHaveCount(0);
    // Of the one that was refused there is what was sent; of these two nothing yet.
    expect(await listResponses(context, attemptId)).toMatchObject([{ bytes: 16, finished: false }]);
    await context.setOffline(true);
    await page.locator('[data-send-file]').click();
    await expect(page.getByText(say(language, 'speaking.upload.halted'))).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page.locator('[data-recording-upload="stored"]')).toBeVisible({ timeout: 30_000 });
    await page.locator('[data-upload-done]').click();
    await page.locator('[data-hand-in]').click();
    await expect(page.getByText(say(language, 'speaking.review.whole'))).toBeVisible();
    await context.close();
  });
}
