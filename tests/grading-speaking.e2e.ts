import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { paths } from '#paths';
import { FLUENT_TEXTS } from '#features/grading/server/speaking/interview-fixture.ts';
import {
  startFakeModelServer,
  type FakeModelServer,
} from '#features/grading/server/model/fake-model-server-fixture.ts';
import { aLearner, grant, signInAs } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { GRADED_MS } from './browser/graded-work.ts';
import { startSite, type SiteProcess } from './browser/site-process.ts';
import { expect, hydrated, siteUrl, test } from './browser/site-test.ts';
import { API_HEADERS } from './browser/sitting.ts';
import { say } from './browser/texts.ts';

/** An interview from its recordings to its page, where nobody writes them down, and where a service does. */

/** As a browser records it: without a stated length. */
const TALK = readFileSync('src/features/grading/server/speaking/recordings-fixture/talk.webm');

/** A learner with the premium account submits an interview with these answers, and opens its result. */
async function submitInterview(page: Page, questions: readonly string[]): Promise<void> {
  const learner = await aLearner();
  await grant(learner, 'premium_account_id');
  await signInAs(page, learner);
  await page.goto(siteUrl() + paths.howWeMark());
  const attemptId = await page.evaluate(
    async ({ answered, sound, headers }) => {
      const { token } = JSON.parse(localStorage.getItem('auth') ?? '{}') as { token: string };
      const bytes = Uint8Array.from(sound);
      const send = async (method: string, path: string, body: BodyInit, type = 'application/json') => {
        const reply = await fetch(path, {
          method,
          body,
          headers: { ...headers, authorization: `Bearer ${token}`, 'content-type': type },
        });
        if (!reply.ok) throw new Error(`${method} ${path}: ${await reply.text()}`);
        return (await reply.json()) as { attempt_id: string };
      };
      const started = JSON.stringify({ mock_test: 'free-trial', skill: 'speaking' });
      const { attempt_id: id } = await send('POST', '/api/attempts', started);
      for (const question of answered) {
        const answer = `/api/attempts/${id}/responses/${question}`;
        await send('PUT', `${answer}/chunks/0`, bytes, 'audio/webm;codecs=opus');
        const finished = JSON.stringify({ chunks: 1, bytes: bytes.length });
        await send('POST', `${answer}/recording`, finished);
      }
      await send('POST', `/api/attempts/${id}/submission`, JSON.stringify({ answers: [] }));
      return id;
    },
    { answered: questions, sound: [...TALK], headers: API_HEADERS },
  );
  await page.goto(siteUrl() + paths.attemptResult({ attemptId }));
  await hydrated(page);
}

async function openGradedWork(page: Page): Promise<void> {
  const status = page.locator('[data-work-status]');
  await expect(status).toHaveAttribute('data-work-status', 'graded', { timeout: GRADED_MS });
  await status.locator('[data-to-work]').click();
  await expect(page.locator('[data-spoken-work]')).toBeVisible();
}

test('without a service that writes recordings down, the page says so, shows measures and no band', async ({
  page,
}) => {
  await submitInterview(page, ['p1q1', 'p1q2']);
  await openGradedWork(page);
  const none = page.locator('[data-no-transcript="none"]');
  await expect(none).toContainText(say('en', 'spokenWork.noTranscript.none'));
  await expect(none.locator('[data-agree]')).toHaveCount(0);
  await expect(page.locator('[data-spoken-bands]')).toHaveCount(0);
  await expect(page.locator('[data-transcript]')).toHaveCount(0);
  await expect(page.locator('[data-answer-delivery]')).toHaveCount(2);
  await expectAccessible(page);
});

test.describe('with a service that writes recordings down', () => {
  const shared = { SITE_URL: process.env.SITE_URL, SITE_DATA_DIR: process.env.SITE_DATA_DIR };
  let service: FakeModelServer;
  let site: SiteProcess;

  test.beforeAll(async () => {
    service = await startFakeModelServer();
    service.use({
      script: (_, index) => {
        const text = FLUENT_TEXTS[index % FLUENT_TEXTS.length] ?? '';
        const words = text.split(' ').map((word, at) => ({ word, start: at * 0.08, end: at * 0.08 + 0.06 }));
        return { status: 200, body: JSON.stringify({ text, words, duration: words.length * 0.08 }) };
      },
    });
    site = await startSite({ env: { AI_BASE_URL: service.baseUrl, AI_TRANSCRIBE_MODEL: 'hear-1' } });
    // The helpers act on the site of this environment.
    Object.assign(process.env, { SITE_URL: site.url, SITE_DATA_DIR: site.dataDir });
  });
  test.afterAll(async () => {
    Object.assign(process.env, shared);
    await site.stop();
    await service.close();
  });

  test('the learner is asked first; then there are ranges of three criteria, and a word plays its moment', async ({
    page,
  }) => {
    await submitInterview(page, ['p1q1', 'p1q2', 'card', 'p2r1']);
    await openGradedWork(page);
    const asked = page.locator('[data-no-transcript="not-agreed"]');
    await expect(asked).toContainText(new URL(service.baseUrl).host);
    expect(service.requests).toEqual([]);
    await asked.locator('[data-agree]').click();

    const bands = page.locator('[data-spoken-bands]');
    await expect(bands).toBeVisible({ timeout: GRADED_MS });
    await expect(bands.locator('[data-band-scale], svg')).toHaveCount(3);
    await expect(bands).toContainText('hear-1');
    const ranges = await bands.locator('[data-criterion] strong').allTextContents();
    expect(ranges).toHaveLength(3);
    for (const range of ranges) {
      const [, low, high] = /^estimate (\d\.\d)–(\d\.\d)$/.exec(range) ?? [];
      expect(Number(high) - Number(low)).toBeGreaterThanOrEqual(1.5);
    }
    await expectAccessible(page);

    // The recording is fetched for the word, and its length is not stated.
    const answer = page.locator('[data-spoken-answer="p1q1"]');
    await answer.locator('[data-word]').nth(10).click();
    const player = answer.locator('audio');
    await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.played.length > 0)).toBe(true);
    const from = await player.evaluate((audio: HTMLAudioElement) => audio.played.start(0));
    expect(from).toBeGreaterThan(0.7);
    expect(from).toBeLessThan(1.2);
  });
});
