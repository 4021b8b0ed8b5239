import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '#paths';
import { aLearner, grant, signInAs, type Learner } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { hurryInterview, test } from './browser/interview.ts';
import { DESK, expect, open, PHONE, sidewaysScroll, siteUrl, watchContext } from './browser/site-test.ts';
import { say } from './browser/texts.ts';

/** The spoken task of a scored lesson, with Chromium’s own microphone: it beeps. */
const LESSON = paths.lesson({ course: 'ielts-scored-speaking', lesson: 'task-part-2-a-place' });
const t = (path: Parameters<typeof say>[1], parameters?: Parameters<typeof say>[2]) =>
  say('en', path, parameters);
const answer = (page: Page, question: string) => page.locator(`[data-answer="${question}"]`);
const at = (page: Page, question: string, place: string) =>
  page.locator(`[data-answer="${question}"][data-place="${place}"]`);
const press = (page: Page, question: string, name: string) =>
  answer(page, question)
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();

/** Records until at least one piece of sound is there. */
async function record(page: Page, question: string, action: string): Promise<void> {
  await press(page, question, action);
  await expect(answer(page, question).getByRole('timer')).toContainText('0:01');
  await press(page, question, t('learn.spoken.stop'));
}

/** Whether the recording of an answer plays. */
async function plays(page: Page, question: string): Promise<boolean> {
  await press(page, question, t('learn.spoken.listen'));
  return answer(page, question)
    .locator('audio')
    .evaluate(async (audio: HTMLAudioElement) => {
      await audio.play();
      const isPlaying = audio.error === null && !audio.paused;
      audio.pause();
      return isPlaying;
    });
}

test('a learner records a task, loses the connection and the page, continues on another device, and submits once', async ({
  listener,
}) => {
  test.setTimeout(120_000);
  const learner = await aLearner({ language: 'en' });
  await grant(learner, 'ielts_scored_speaking_id');
  const contexts: BrowserContext[] = [];
  async function aDevice(who: Learner, viewport: typeof DESK) {
    const context = await listener.newContext({ baseURL: siteUrl(), viewport });
    contexts.push(context);
    const watch = watchContext(context);
    watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:load resource|fetch)|service worker/i);
    await context.addInitScript(hurryInterview);
    const page = await context.newPage();
    await signInAs(page, who, 'en');
    await open(page, LESSON);
    return { context, page, watch };
  }

  const phone = await aDevice(learner, PHONE);
  const { page } = phone;
  /** The recordings of the card that the page had joined. */
  const takes: string[] = [];
  page.on('request', (request) => {
    const [, take] = /\/card\/takes\/([\w-]+)\/recording$/u.exec(request.url()) ?? [];
    if (request.method() === 'POST' && take !== undefined) takes.push(take);
  });
  await expect(answer(page, 'card')).toContainText(t('learn.spoken.none'));
  await expectAccessible(page);
  await record(page, 'card', t('learn.spoken.record'));
  await expect(at(page, 'card', 'stored')).toBeVisible();
  expect(await plays(page, 'card')).toBe(true);
  // Again: the new recording replaces the first.
  const [first] = takes;
  await record(page, 'card', t('learn.spoken.again'));
  await expect.poll(() => takes.filter((take) => take !== first)).toHaveLength(1);
  await expect(at(page, 'card', 'stored')).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await expectAccessible(page);

  // Without a connection the recording is stored in the browser, and nothing can be submitted.
  await phone.context.setOffline(true);
  await record(page, 'p2r1', t('learn.spoken.record'));
  await expect(at(page, 'p2r1', 'here')).toBeVisible();
  expect(await plays(page, 'p2r1')).toBe(true);
  await page
    .locator('[data-submit]')
    .getByRole('button', { name: t('learn.spoken.submit') })
    .click();
  await page.getByRole('button', { name: t('learn.spoken.sure') }).click();
  await expect(page.getByText(t('learn.spoken.notSubmitted'))).toBeVisible();

  // It survives a reload while the server still gets none of it, and is sent when the server can be reached.
  await phone.context.route('**/chunks/*', (route) => route.abort());
  await phone.context.setOffline(false);
  await page.reload();
  await expect(at(page, 'card', 'stored')).toBeVisible();
  await expect(at(page, 'p2r1', 'here')).toBeVisible();
  expect(await plays(page, 'p2r1')).toBe(true);
  await phone.context.unroute('**/chunks/*');
  await expect(at(page, 'p2r1', 'stored')).toBeVisible({ timeout: 30_000 });

  // The page is lost in the middle of an answer.
  await press(page, 'p2r2', t('learn.spoken.record'));
  await expect(answer(page, 'p2r2').getByRole('timer')).toContainText('0:01');
  await page.close({ runBeforeUnload: false });

  // Another device has all of it, and may use what was interrupted.
  const desk = await aDevice(learner, DESK);
  for (const question of ['card', 'p2r1']) await expect(at(desk.page, question, 'stored')).toBeVisible();
  await press(desk.page, 'p2r2', t('learn.spoken.useIt'));
  await expect(at(desk.page, 'p2r2', 'stored')).toBeVisible();
  expect(await plays(desk.page, 'p2r2')).toBe(true);
  await expect(desk.page.getByText(t('learn.spoken.models'))).toHaveCount(0);
  await desk.page
    .locator('[data-submit]')
    .getByRole('button', { name: t('learn.spoken.submit') })
    .click();
  await desk.page.getByRole('button', { name: t('learn.spoken.sure') }).click();
  await expect(desk.page.getByText(t('learn.spoken.models'))).toBeVisible();
  await expect(desk.page.getByRole('button', { name: new RegExp(t('learn.spoken.again')) })).toHaveCount(0);
  await expectAccessible(desk.page);
  await desk.page.reload();
  await expect(desk.page.getByText(t('learn.spoken.marking'))).toBeVisible();
  const heard = desk.page.waitForRequest((request) => request.url().includes(takes.at(-1) ?? 'none'));
  expect(await plays(desk.page, 'card')).toBe(true);
  await heard;

  for (const { watch } of [phone, desk]) expect(watch.heard()).toEqual([]);
  for (const context of contexts) await context.close();
});
