import type { Page } from '@playwright/test';
import { paths } from '#paths';
import { expectAccessible } from './browser/accessibility.ts';
import { aLearner, PASSWORD, signInAs } from './browser/a-learner.ts';
import { addressOf, questionSteps, savedAnswers, startSet } from './browser/practice.ts';
import { answerShown, goOn } from './browser/practice-hands.ts';
import { DESK, expect, open, PHONE, sidewaysScroll, speak, test } from './browser/site-test.ts';
import { anotherDevice } from './browser/sitting.ts';
import { say } from './browser/texts.ts';

/** For everybody; its first question has options, the second is a sentence to correct. */
const SET = 'errors/missing-subject';

const next = (page: Page) => page.locator('[data-next]');
const shownStep = (page: Page) => page.locator('form[data-step]');
const kept = (page: Page) => page.locator('[data-kept]');

test('the session of today is done to its end, and says what moved', async ({ page }) => {
  test.setTimeout(60_000);
  await page.setViewportSize(DESK);
  await signInAs(page, await aLearner({ language: 'en' }), 'en');
  await open(page, paths.me());
  await page.getByRole('link', { name: say('en', 'signedIn.nav.practice'), exact: true }).click();
  await expect(page).toHaveURL(paths.practice());
  await expect(page.locator('[data-start]')).toBeVisible();
  await expectAccessible(page);
  await page.locator('[data-start]').click();
  await expect(shownStep(page)).toBeVisible();
  const count = Number(await page.locator('progress').getAttribute('max'));
  expect(count).toBeGreaterThan(3);
  for (let done = 0; done < count; done += 1) {
    await answerShown(page, 'mouse');
    await goOn(page, 'mouse');
  }
  await expect(page.locator('[data-summary="moved"]')).toBeVisible();
  await expectAccessible(page);
  await open(page, paths.practice({ page: 'mistakes' }));
  await expect(page.locator('[data-mistake]').first()).toBeVisible();
  await expectAccessible(page);
});

test('a session on a phone goes on without a connection, survives a killed tab, and is sent once', async ({
  page,
  context,
  watch,
}) => {
  test.setTimeout(60_000);
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:load resource|fetch)|service worker/i);
  await page.setViewportSize(PHONE);
  await signInAs(page, await aLearner({ language: 'en' }), 'en');
  const session = await startSet(page, SET);
  const [first, second] = questionSteps(session);
  await open(page, addressOf(session));
  expect(await sidewaysScroll(page)).toBe(0);
  await expect(kept(page)).toBeVisible();

  await context.setOffline(true);
  await answerShown(page, 'mouse');
  await expect(page.getByText(say('en', 'practice.session.offlineSaved'))).toBeVisible();
  await next(page).click();
  await expect(shownStep(page)).toHaveAttribute('data-step', second?.id ?? '');
  await page.getByRole('textbox').fill('It is half wri');
  await page.close();

  // Another tab of the same browser, still without a connection.
  const later = await context.newPage();
  await later.goto(addressOf(session));
  await expect(shownStep(later)).toHaveAttribute('data-step', second?.id ?? '');
  await expect(later.getByRole('textbox')).toHaveValue('It is half wri');
  await expectAccessible(later);

  await context.setOffline(false);
  await expect
    .poll(async () => (await savedAnswers(later, session)).map(({ number }) => number))
    .toEqual(first?.numbers);
});

test('two devices with one session count one answer', async ({ page, context, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to (?:load resource|fetch)/);
  const learner = await aLearner({ language: 'en' });
  await signInAs(page, learner, 'en');
  const session = await startSet(page, SET);
  const other = await anotherDevice(page, watch);
  await signInAs(other, learner, 'en');
  await open(page, addressOf(session));
  await open(other, addressOf(session));
  await expect(kept(page)).toBeVisible();
  await expect(kept(other)).toBeVisible();

  // The first device is without a connection when it answers; the other answers meanwhile.
  await context.setOffline(true);
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(next(page)).toBeVisible();
  await other.keyboard.press('2');
  await other.keyboard.press('Enter');
  await expect.poll(async () => (await savedAnswers(other, session)).length).toBe(1);
  const saved = await savedAnswers(other, session);

  await context.setOffline(false);
  await expect(page.locator('[data-saving="saved"]')).toBeAttached();
  expect(await savedAnswers(page, session)).toEqual(saved);
  await other.context().close();
});

test('a wrong answer names the course of a lesson that the learner does not have, and leads to its page', async ({
  page,
  context,
}) => {
  await signInAs(page, await aLearner({ language: 'en' }), 'en');
  await open(page, addressOf(await startSet(page, SET)));
  await page.getByRole('button', { name: say('en', 'practice.session.dontKnow') }).click();
  const link = page.getByRole('link', { name: '(in the course Grammar Basics)' });
  const opened = context.waitForEvent('page');
  await link.click();
  const course = await opened;
  await expect(course).toHaveURL(paths.course({ slug: 'grammar-basics' }));
  await expect(course.getByRole('heading', { level: 1 })).toHaveText('Grammar Basics');
});

test('a visitor practises without an account, and keeps the answers after signing in', async ({
  page,
  context,
}) => {
  const learner = await aLearner({ language: 'en' });
  await speak(context, 'en');
  await open(page, paths.practice());
  await expect(page.getByText(say('en', 'practice.today.visitor', { count: 10 }))).toBeVisible();
  await page.locator('[data-start]').click();
  await answerShown(page, 'mouse');
  await expect(page.locator('[data-saving="saved"]')).toBeAttached();
  const session = page.url().split('/').pop() ?? '';
  await open(page, paths.signin({ next: paths.practice() }));
  await page.locator('form [name="email"]').fill(learner.email);
  await page.locator('form [name="password"]').fill(PASSWORD);
  await page.locator('form button[type="submit"]:visible').click();
  await expect(page).toHaveURL(paths.practice());
  await expect.poll(async () => (await savedAnswers(page, { session })).length).toBeGreaterThan(0);
});

test('words and skills say what to do when there is nothing yet', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signInAs(page, await aLearner({ language: 'en' }), 'en');
  for (const [path, text] of [
    [paths.practice({ page: 'mistakes' }), 'practice.mistakes.none'],
    [paths.practice({ page: 'words' }), 'practice.words.none'],
    [paths.practice({ page: 'skills' }), 'practice.skills.first.title'],
  ] as const) {
    await open(page, path);
    await expect(page.getByText(say('en', text), { exact: true })).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    await expectAccessible(page);
  }
});
