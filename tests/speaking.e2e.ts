import type { Page } from '@playwright/test';
import { paths } from '#paths';
import { aWave } from './browser/a-wave.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { expectFitsBoth } from './browser/both-sizes.ts';
import { checkMicrophone, done, inAnswer, listResponses, sayOnce, test } from './browser/interview.ts';
import { endIn, siteDataDir } from './browser/site-database.ts';
import { API_HEADERS } from './browser/sitting.ts';
import { DESK, expect, open, PHONE, tabTo, unlessIn } from './browser/site-test.ts';
import { LANGUAGES, say } from './browser/texts.ts';

/** An interview on one device; on two: speaking-devices.e2e.ts. */

const phase = (page: Page, name: string) => page.locator(`[data-phase="${name}"]`);

for (const language of LANGUAGES) {
  const title = `a candidate is interviewed, loses the connection and the page, and hears everything again, in ${language}`;
  test(title, unlessIn('zh-Hant', language), async ({ sit }) => {
    const candidate = await sit(language, language === 'en' ? DESK : PHONE);
    const { context, page, attemptId } = candidate;
    await open(page, paths.attempt({ attemptId }));
    await expectAccessible(page);
    const spoken: string[] = [];
    page.on('request', (request) => spoken.push(request.url()));
    await checkMicrophone(page);

    // The examiner is heard and read.
    await sayOnce(candidate, 'p1q1');
    expect(
      spoken.filter((url) => /\/media\/audio\/free-trial\/speaking-p1q1-\w+\.m4a$/.test(url)),
    ).not.toEqual([]);
    await expect(page.locator('[data-step="p1q1"]')).toContainText('What kind of area is it?');
    await expectFitsBoth(page);
    await expectAccessible(page);
    await done(page);

    // The page is lost in the middle of an answer, and the interview goes on with the same one.
    await sayOnce(candidate, 'p1q2');
    await page.close({ runBeforeUnload: false });
    const again = await context.newPage();
    await open(again, paths.attempt({ attemptId }));
    await expect(again.getByText(say(language, 'speaking.resume.text'))).toBeVisible();
    await checkMicrophone(again);
    await expect(inAnswer(again, 'p1q2')).toBeVisible();
    await expect(again.locator('[data-storing="stored"]')).toBeVisible();

    // Without a connection the recording continues and is stored.
    await context.setOffline(true);
    await expect(again.locator('[data-storing="waiting"]')).toBeVisible({ timeout: 30_000 });
    await context.setOffline(false);
    await expect(again.locator('[data-storing="stored"]')).toBeVisible({ timeout: 30_000 });
    await done(again);

    for (const question of ['p1q3', 'p1q4']) {
      await sayOnce(candidate, question, again);
      await done(again);
    }
    await expect(phase(again, 'preparing')).toBeVisible({ timeout: 40_000 });
    await expect(again.locator('[data-done]')).toBeInViewport({ ratio: 1 });
    await again.locator('[data-notes]').fill('noodles, rain');
    await expectAccessible(again);
    await done(again);
    await sayOnce(candidate, 'card', again);
    await expect(again.locator('[data-notes]')).toHaveValue('noodles, rain');
    await done(again);
    await sayOnce(candidate, 'p2r1', again);
    await done(again);

    await expect(again.locator('[data-interview-finish="settled"]')).toBeVisible({ timeout: 60_000 });
    await expect(again.getByText(say(language, 'speaking.finish.stored'))).toBeVisible();
    const stored = await listResponses(candidate);
    expect(
      stored
        .filter(({ finished }) => finished)
        .map(({ question }) => question)
        .sort(),
    ).toEqual(['card', 'p1q1', 'p1q2', 'p1q3', 'p1q4', 'p2r1']);
    await again.locator('[data-hand-in]').click();
    const review = again.locator('[data-speaking-review]');
    await expect(review).toContainText(say(language, 'speaking.review.stored'));
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
    await expectFitsBoth(again);
    await expectAccessible(again);
  });
}

test('a microphone that is pulled out stops the clock; the answer goes on with another one', async ({
  sit,
}) => {
  const candidate = await sit('en');
  const { page, attemptId } = candidate;
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
  await sayOnce(candidate, 'p1q1');
  await page.evaluate(() => {
    const { microphone } = window as unknown as { microphone: MediaStream };
    for (const track of microphone.getTracks()) {
      track.stop();
      // A browser fires an event when a device disappears, but not when the page itself stops it.
      track.dispatchEvent(new Event('ended'));
    }
  });
  await expect(page.getByRole('dialog', { name: say('en', 'speaking.interrupted.title') })).toBeVisible();
  await page.locator('[data-go-on]').click();
  await sayOnce(candidate, 'p1q1');
  await done(page);
  await expect
    .poll(async () =>
      (await listResponses(candidate)).some(({ question, finished }) => question === 'p1q1' && finished),
    )
    .toBe(true);
});

for (const language of LANGUAGES) {
  const title = `the clock runs out in the middle of an answer without a connection: what was said is stored, in ${language}`;
  test(title, unlessIn('en', language), async ({ sit }) => {
    const candidate = await sit(language);
    const { context, page, attemptId } = candidate;
    await page.clock.install();
    // Earlier than the answer, which may take 40 s.
    await endIn(siteDataDir(), attemptId, 35);
    await open(page, paths.attempt({ attemptId }));
    await expect(page.locator('[data-clock]')).toBeVisible();
    await checkMicrophone(page);
    await sayOnce(candidate, 'p1q1');
    await context.setOffline(true);
    await endIn(siteDataDir(), attemptId, 0);
    await page.clock.fastForward(34_000);
    await expect(page.locator('[data-interview-over]')).toBeVisible();
    await expect(page.getByText(say(language, 'speaking.over.text'))).toBeVisible();
    await expect(page.locator('[data-storing="waiting"]')).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/result$/, { timeout: 60_000 });
    const answer = page.locator('[data-review-question="p1q1"]');
    await expect(answer.locator('[data-load-recording]')).toBeVisible();
    const [stored] = await listResponses(candidate);
    expect(stored).toMatchObject({ question: 'p1q1', finished: true });
    const reply = await context.request.get(`/api/attempts/${attemptId}`, { headers: API_HEADERS });
    expect(await reply.json()).toMatchObject({ attempt: { phase: 'submitted', timed_out: true } });
  });
}

test('by keyboard alone the next step is one Tab away, and the page has one main part', async ({ sit }) => {
  const candidate = await sit('en');
  const { page, attemptId } = candidate;
  await open(page, paths.attempt({ attemptId }));
  const press = async (selector: string, most = 60) => {
    await page.locator(selector).waitFor();
    await tabTo(page, selector, { most });
    await page.keyboard.press('Enter');
  };
  const inStage = () => page.evaluate(() => document.activeElement?.matches('[data-stage]'));
  await press('[data-turn-on]');
  await expect(page.locator('[data-heard]')).toBeVisible();
  await expect.poll(inStage).toBe(true);
  // Here the test recording ends by itself.
  await press('[data-test-record]', 1);
  await expect(page.locator('[data-test-playback]')).toBeVisible();
  await press('[data-begin-interview]');
  for (const question of ['p1q1', 'p1q2']) {
    await sayOnce(candidate, question);
    expect(await inStage()).toBe(true);
    await press('[data-done]', 1);
  }
  await expect(page.locator('main')).toHaveCount(1);
  await tabTo(page, '[data-end-section]', { back: true });
  await page.keyboard.press('Enter');
  await press('[data-confirm-end]');
  await expect(page.locator('[data-stage="finish"]')).toBeVisible();
  await expect.poll(inStage).toBe(true);
});

for (const language of LANGUAGES) {
  const title = `a browser that cannot record says so at once, and takes a file afterwards, in ${language}`;
  test(title, unlessIn('zh-Hant', language), async ({ sit }) => {
    const candidate = await sit(language);
    const { context, page, attemptId } = candidate;
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
    // The one that was refused does not begin as a recording: nothing is stored. Of these two nothing is sent yet.
    expect(await listResponses(candidate)).toMatchObject([{ bytes: 0, finished: false }]);
    await context.setOffline(true);
    await page.locator('[data-send-file]').click();
    await expect(page.getByText(say(language, 'speaking.upload.halted'))).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page.locator('[data-recording-upload="stored"]')).toBeVisible({ timeout: 30_000 });
    await page.locator('[data-upload-done]').click();
    await page.locator('[data-hand-in]').click();
    await expect(page.getByText(say(language, 'speaking.review.whole'))).toBeVisible();
  });
}
