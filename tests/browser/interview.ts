import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Language } from '#platform/i18n/language.ts';
import { API_HEADERS } from './sitting.ts';
import { DESK, expect, siteUrl, speak, test as base } from './site-test.ts';

/** Speaking, with Chromium’s own microphone: it beeps. */

/**
 * Runs in a page before anything else, also in an old browser. The examiner speaks sixteen times as fast, and
 * a recorder hands out four pieces a second instead of one in two. Sound on the page itself keeps its speed.
 */
export function hurryInterview(): void {
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function playFast() {
    if (!this.isConnected) this.playbackRate = 16;
    return play.call(this);
  };
  const start = MediaRecorder.prototype.start;
  MediaRecorder.prototype.start = function startHurried() {
    Object.assign(window, { recorder: this });
    start.call(this, 250);
  };
}

/** In a hurried page: ends the test recording as soon as there is sound in it, instead of after five seconds. */
export async function endTestRecording(): Promise<void> {
  const { recorder } = window as unknown as { recorder: MediaRecorder };
  await new Promise((resolve) => recorder.addEventListener('dataavailable', resolve, { once: true }));
  recorder.stop();
}

type Candidate = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly attemptId: string;
};

type Sitting = {
  /** A learner who has started the free trial's Speaking and not opened it yet, at high speed. */
  readonly sit: (language: Language, size?: typeof DESK) => Promise<Candidate>;
  /** Another device of the same person. */
  readonly another: (candidate: Candidate, size: typeof DESK) => Promise<Page>;
};

export const test = base.extend<Sitting, { listener: Browser }>({
  listener: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing.
    async ({}, use) => {
      const browser = await chromium.launch({
        ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--use-fake-device-for-media-stream',
          '--use-fake-ui-for-media-stream',
          '--autoplay-policy=no-user-gesture-required',
        ],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  sit: async ({ listener }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (language, size = DESK) => {
      const context = await listener.newContext({ baseURL: siteUrl(), viewport: size });
      contexts.push(context);
      await context.addInitScript(hurryInterview);
      await speak(context, language);
      const page = await context.newPage();
      const reply = await page.request.post('/api/attempts', {
        headers: API_HEADERS,
        data: { mock_test: 'free-trial', skill: 'speaking' },
      });
      const { attempt_id: attemptId } = (await reply.json()) as { attempt_id: string };
      return { context, page, attemptId };
    });
    for (const context of contexts) await context.close();
  },
  another: async ({ listener }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ context: first }, size) => {
      const context = await listener.newContext({ baseURL: siteUrl(), viewport: size });
      contexts.push(context);
      await context.addInitScript(hurryInterview);
      await context.addCookies(await first.cookies());
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export async function checkMicrophone(page: Page): Promise<void> {
  await page.locator('[data-turn-on]').click();
  await expect(page.locator('[data-heard]')).toBeVisible();
  await page.locator('[data-test-record]').click();
  await page.evaluate(endTestRecording);
  await expect(page.locator('[data-test-playback]')).toBeVisible();
  await page.locator('[data-begin-interview]').click();
}

type StoredResponse = {
  question: string;
  finished: boolean;
  bytes: number;
  chunks: number[];
  late_bytes: number;
};

/** The server's state of an interview. */
export async function listResponses({
  context,
  attemptId,
}: Pick<Candidate, 'context' | 'attemptId'>): Promise<StoredResponse[]> {
  const reply = await context.request.get(`/api/attempts/${attemptId}/responses`, { headers: API_HEADERS });
  return ((await reply.json()) as { responses: StoredResponse[] }).responses;
}

export const inAnswer = (page: Page, question: string) =>
  page.locator(`[data-step="${question}"][data-phase="answering"]`);

/** Speaks until the server has at least one piece of this answer. */
export async function sayOnce(candidate: Candidate, question: string, page = candidate.page): Promise<void> {
  await expect(inAnswer(page, question)).toBeVisible({ timeout: 30_000 });
  await expect
    .poll(
      async () => (await listResponses(candidate)).find((each) => each.question === question)?.bytes ?? 0,
      { intervals: [100] },
    )
    .toBeGreaterThan(0);
}

export const done = (page: Page) => page.locator('[data-done]').click();
