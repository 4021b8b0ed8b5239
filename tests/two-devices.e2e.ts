import type { Page } from '@playwright/test';
import { paths } from '#paths';
import { aLearner, beginTrial, signInAs } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { listSavedAnswers, siteDataDir } from './browser/site-database.ts';
import {
  DESK,
  expect,
  open,
  PHONE,
  sidewaysScroll,
  test,
  unlessIn,
  watchContext,
} from './browser/site-test.ts';
import {
  API_HEADERS,
  expectAnswer,
  expectHeldElsewhere,
  expectSaveState,
  gap,
  giveAnswer,
  openAttempt,
  takeOver,
} from './browser/sitting.ts';
import { LANGUAGES, say } from './browser/texts.ts';

/** One test on two devices of the same account: one of them writes, and nothing is lost on the other. */

const dialog = (page: Page) => page.getByRole('dialog');

for (const language of LANGUAGES) {
  const title = `a test goes from a computer to a phone and back, with what was written offline, in ${language}`;
  test(title, unlessIn('en', language), async ({ page, browser, baseURL, watch }) => {
    test.setTimeout(150_000);
    watch.allow(/status of 409/, /ERR_INTERNET_DISCONNECTED/);
    await page.setViewportSize(DESK);
    const learner = await aLearner({ language });
    await signInAs(page, learner, language);
    const attemptId = await beginTrial(page);
    await openAttempt(page, attemptId);
    await giveAnswer(page, 1, 'TRUE');
    await giveAnswer(page, 10, 'first');
    await expectSaveState(page, 'saved');

    // The phone sees the answers and a question. While it only watches, it can change nothing.
    const other = await browser.newContext({ baseURL: baseURL ?? '', viewport: PHONE });
    const phoneWatch = watchContext(other);
    phoneWatch.allow(/status of 409/);
    const phone = await other.newPage();
    await phone.clock.install();
    await signInAs(phone, learner, language);
    await openAttempt(phone, attemptId);
    await expectHeldElsewhere(phone, 'opened');
    await expect(dialog(phone)).toContainText(say(language, 'mockTests.elsewhere.title'));
    await expectAnswer(phone, 1, 'TRUE');
    expect(await sidewaysScroll(phone)).toBe(0);
    await expectAccessible(phone);
    await phone.locator('[data-only-look]').click();
    await expect(gap(phone, 10)).toBeDisabled();
    await expect(phone.locator('[data-submit-attempt]')).toBeDisabled();
    expect(await sidewaysScroll(phone)).toBe(0);
    await expectAccessible(phone);

    // The computer loses its connection and writes on; the phone takes over meanwhile.
    await page.context().setOffline(true);
    await giveAnswer(page, 2, 'FALSE');
    await giveAnswer(page, 10, 'first and more');
    await expectSaveState(page, 'not-saved');
    await phone.locator('[data-held-elsewhere] button').click();
    await takeOver(phone);
    await giveAnswer(phone, 10, 'from the phone');
    await giveAnswer(phone, 11, 'eleven');
    await expectSaveState(phone, 'saved');

    // The computer is back. It explains the situation and accepts nothing more.
    await page.context().setOffline(false);
    await expectHeldElsewhere(page, 'lost');
    await expect(dialog(page)).toContainText(say(language, 'mockTests.elsewhere.lostTitle'));
    await expect(dialog(page)).toContainText(say(language, 'mockTests.elsewhere.unsaved'));
    await expect(gap(page, 10)).toBeDisabled();
    await expectAccessible(page);
    await takeOver(page);
    // The phone asks every half a minute whether it still writes.
    await phone.clock.fastForward(30_000);
    await expectHeldElsewhere(phone, 'lost');

    // An answer that only this device has is saved. For the other one the candidate chooses.
    await expectAnswer(page, 2, 'FALSE');
    await expectAnswer(page, 10, 'from the phone');
    await expectAnswer(page, 11, 'eleven');
    await expectSaveState(page, 'saved');
    await page.reload();
    await page.locator('[data-set-aside] button').click();
    await expect(dialog(page).locator('[data-aside="10"]')).toContainText('first and more');
    await expectAccessible(page);
    await page.locator('[data-aside="10"] [data-choose="aside"]').click();
    await expect(page.locator('[data-set-aside]')).toHaveCount(0);
    await expectSaveState(page, 'saved');
    const saved = await listSavedAnswers(siteDataDir(), attemptId);
    expect(saved.map(({ number, value }) => [number, value])).toEqual([
      [1, 'TRUE'],
      [2, 'FALSE'],
      [10, 'first and more'],
      [11, 'eleven'],
    ]);
    expect(phoneWatch.heard()).toEqual([]);
    await other.close();
  });
}

test('a second tab takes Writing over, and the first one stops', async ({ page, context, watch }) => {
  watch.allow(/status of 409/);
  await page.setViewportSize(DESK);
  const reply = await page.request.post('/api/attempts', {
    headers: API_HEADERS,
    data: { mock_test: 'demonstration', skill: 'writing' },
  });
  const { attempt_id: attemptId } = (await reply.json()) as { attempt_id: string };
  const field = (on: Page) => on.locator('textarea[data-essay]');
  await open(page, paths.attempt({ attemptId }));
  await field(page).fill('harbour lights');
  await expectSaveState(page, 'saved');
  const second = await context.newPage();
  await second.setViewportSize(DESK);
  await open(second, paths.attempt({ attemptId }));
  await expectHeldElsewhere(second, 'opened');
  await expect(field(second)).toHaveValue('harbour lights');
  await expect(field(second)).not.toBeEditable();
  await takeOver(second);
  await expectHeldElsewhere(page, 'lost');
  await expect(field(page)).not.toBeEditable();
  await field(second).fill('harbour lights again');
  await expectSaveState(second, 'saved');
  await expect(field(page)).toHaveValue('harbour lights again');
  const saved = await listSavedAnswers(siteDataDir(), attemptId);
  expect(saved.map(({ value }) => value)).toEqual(['harbour lights again']);
});
