import { writeFile } from 'node:fs/promises';
import { endTestRecording, hurryInterview } from './browser/interview.ts';
import { DESK, LONG, PHONE } from './browser/site-test.ts';
import { API_HEADERS } from './browser/sitting.ts';
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
import { countOf, expectFits, startSection, textOf, untilSaid, valueOf } from './oldest-browser-sitting.ts';
import { aWave } from './browser/a-wave.ts';
import { playAsChromeDoes } from './oldest-browser-sound.ts';

/** Speaking from its start to its end, in the oldest browsers that the terms promise; Chromium's own microphone beeps. */
test.skip(!RUNS_HERE, 'Chromium 75 runs on Linux alone');

/** All questions of the free trial. */
const QUESTIONS = ['p1q1', 'p1q2', 'p1q3', 'p1q4', 'card', 'p2r1'];

async function checkMicrophone(page: OldPage): Promise<void> {
  await until(page, '[data-turn-on]');
  await page.click('[data-turn-on]');
  await until(page, '[data-heard]');
  await page.click('[data-test-record]');
  await page.evaluate(endTestRecording);
  await until(page, '[data-test-playback]');
  await until(page, '[data-begin-interview]:not([disabled])');
}

type Stored = { question: string; finished: boolean; bytes: number };

/** The server's state of an attempt. */
const listStored = (page: OldPage, attemptId: string): Promise<Stored[]> =>
  page.evaluate(
    async (address, headers) => {
      const reply = await fetch(address, { headers });
      return ((await reply.json()) as { responses: Stored[] }).responses;
    },
    `/api/attempts/${attemptId}/responses`,
    API_HEADERS,
  );

const inStep = (question: string) => `[data-step="${question}"][data-phase="answering"]`;

/** Speaks until the server has something of the answer. */
async function sayOnce(page: OldPage, attemptId: string, question: string): Promise<void> {
  await until(page, inStep(question));
  await expect
    .poll(
      async () => (await listStored(page, attemptId)).find((each) => each.question === question)?.bytes ?? 0,
    )
    .toBeGreaterThan(0);
}

const idOf = (page: OldPage) => new URL(page.url()).pathname.split('/')[2] ?? '';

const playsAll = (page: OldPage) =>
  page.evaluate(() =>
    Promise.all(
      Array.from(document.querySelectorAll<HTMLAudioElement>('[data-own-recording]'), async (audio) => {
        await audio.play();
        return audio.error === null && !audio.paused;
      }),
    ),
  );

for (const [index, [name, lacks]] of Object.entries(OLD_BROWSERS).entries()) {
  const usual = unlessWith('all that Chromium 75 has', name);
  const title = `an interview is recorded, left, gone on with and heard again with ${name}`;
  test(title, usual, async ({ visit: { page, allow } }) => {
    allow(/ERR_INTERNET_DISCONNECTED/);
    const language = LANGUAGES[index % 2] ?? 'en';
    for (const forget of lacks) await page.evaluateOnNewDocument(forget);
    await page.evaluateOnNewDocument(hurryInterview);
    await playAsChromeDoes(page);
    await page.setViewport(PHONE);
    await startSection(page, 'speaking', language);
    await until(page, '[data-turn-on]');
    await expectFits(page, 'the check of the microphone');
    await checkMicrophone(page);
    await expectFits(page, 'the test recording');
    const attemptId = idOf(page);
    await page.click('[data-begin-interview]');

    await sayOnce(page, attemptId, 'p1q1');
    await expectFits(page, 'an answer');
    await page.click('[data-done]');
    // The page is left in the middle of an answer; the browser asks first.
    await sayOnce(page, attemptId, 'p1q2');
    const prompts: string[] = [];
    page.on('dialog', (dialog) => {
      prompts.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    expect(prompts).toEqual(['beforeunload']);
    await until(page, '[data-turn-on]');
    await untilSaid(page, language, 'speaking.resume.text');
    await checkMicrophone(page);
    await page.click('[data-begin-interview]');
    await until(page, inStep('p1q2'));
    // Without a connection it is recorded all the same, and sent later.
    await page.setOfflineMode(true);
    await until(page, '[data-storing="waiting"]');
    await page.setOfflineMode(false);
    await until(page, '[data-storing="stored"]');
    await page.click('[data-done]');
    for (const question of ['p1q3', 'p1q4']) {
      await sayOnce(page, attemptId, question);
      await page.click('[data-done]');
    }
    await until(page, '[data-phase="preparing"]');
    await page.type('[data-notes]', 'noodles, rain');
    await expectFits(page, 'the card');
    await page.click('[data-done]');
    await sayOnce(page, attemptId, 'card');
    expect(await valueOf(page, '[data-notes]')).toBe('noodles, rain');
    await page.click('[data-done]');
    // The section is ended in the middle of the last answer. The recording up to then counts.
    await sayOnce(page, attemptId, 'p2r1');
    await page.click('[data-end-section]');
    await until(page, '[data-confirm-end]');
    await page.click('[data-confirm-end]');
    await until(page, '[data-interview-finish="settled"]');
    await untilSaid(page, language, 'speaking.finish.stored');
    const stored = await listStored(page, attemptId);
    expect(
      stored
        .filter(({ finished }) => finished)
        .map(({ question }) => question)
        .sort(),
    ).toEqual([...QUESTIONS].sort());
    await page.click('[data-hand-in]');
    await until(page, '[data-review-question="p1q2"] [data-load-recording]');
    await page.click('[data-review-question="p1q2"] [data-load-recording]');
    await until(page, '[data-own-recording]');
    expect(await countOf(page, '[data-own-recording]')).toBe(2);
    expect(await playsAll(page)).toEqual([true, true]);
    await expectFits(page, 'the review on a phone');
    await page.setViewport(DESK);
    await expectFits(page, 'the review on a desk');
  });
}

/** Safari 12 has no MediaRecorder. */
function forgetRecorder(): void {
  Reflect.deleteProperty(window, 'MediaRecorder');
}

/** As on a device without a microphone. */
function forgetMicrophone(): void {
  navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('none', 'NotFoundError'));
}

for (const [index, [name, lacks]] of Object.entries(OLD_BROWSERS).entries()) {
  const language = LANGUAGES[index % 2] ?? 'en';
  const usual = unlessWith('as little as Firefox 68 and Safari 12 have', name);

  const withoutRecorder = `without MediaRecorder that is said at once, and a file is taken afterwards, with ${name}`;
  test(withoutRecorder, LONG, async ({ visit: { page } }, info) => {
    for (const forget of [...lacks, forgetRecorder]) await page.evaluateOnNewDocument(forget);
    await playAsChromeDoes(page);
    await page.setViewport(PHONE);
    await startSection(page, 'speaking', language);
    await until(page, '[data-no-microphone="no-recorder"]');
    await untilSaid(page, language, 'speaking.refused.no-recorder');
    await expectFits(page, 'no recorder');
    await page.click('[data-upload-later]');
    await until(page, inStep('p1q1'));
    await untilSaid(page, language, 'speaking.interview.yourTurnUnrecorded');
    await expectFits(page, 'an answer that is recorded elsewhere');
    for (const question of ['p1q2', 'p1q3']) {
      await page.click('[data-done]');
      await until(page, inStep(question));
    }
    await page.click('[data-end-section]');
    await until(page, '[data-confirm-end]');
    await page.click('[data-confirm-end]');
    await until(page, '[data-choose-file]');
    await expectFits(page, 'the upload');
    const file = info.outputPath('answers.wav');
    await writeFile(file, aWave(20_000));
    const input = await page.$('input[type="file"]');
    if (input === null) throw new Error('There is no place for a file.');
    await input.uploadFile(file);
    await until(page, '[data-send-file]');
    await expectFits(page, 'the file that was chosen');
    await page.click('[data-send-file]');
    await until(page, '[data-recording-upload="stored"]');
    await page.click('[data-upload-done]');
    await until(page, '[data-hand-in]');
    await page.click('[data-hand-in]');
    await until(page, '[data-speaking-review]');
    await untilSaid(page, language, 'speaking.review.whole');
    await until(page, '[data-load-recording]');
    await page.click('[data-load-recording]');
    await until(page, '[data-own-recording]');
    await expectFits(page, 'the review');
  });

  const withoutMicrophone = `without a microphone Speaking can be closed, and the other sections stay, with ${name}`;
  test(withoutMicrophone, usual, async ({ visit: { page } }) => {
    for (const forget of [...lacks, forgetMicrophone]) await page.evaluateOnNewDocument(forget);
    await page.setViewport(PHONE);
    await startSection(page, 'speaking', language);
    await until(page, '[data-turn-on]');
    await page.click('[data-turn-on]');
    await until(page, '[data-no-microphone="no-microphone"]');
    await expectFits(page, 'no microphone');
    await page.click('[data-retry-microphone]');
    await until(page, '[data-turn-on]');
    await page.click('[data-turn-on]');
    await until(page, '[data-without-speaking]');
    await page.click('[data-without-speaking]');
    await until(page, '[data-hand-in]');
    await page.click('[data-hand-in]');
    await until(page, '[data-speaking-review]');
    await untilSaid(page, language, 'speaking.review.nothing');
    expect(await textOf(page, '[data-speaking-review]')).not.toBe('');
    await expectFits(page, 'the review');
  });
}
