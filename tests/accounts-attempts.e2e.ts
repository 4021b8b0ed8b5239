import type { Page } from '@playwright/test';
import { paths } from '#paths';
import { aLearner, PASSWORD, signInAs, type Learner } from './browser/a-learner.ts';
import { endIn, listSavedAnswers, siteDataDir } from './browser/site-database.ts';
import { expect, open, test, unlessIn } from './browser/site-test.ts';
import {
  expectAnswer,
  expectInJournal,
  expectSaveState,
  giveAnswer,
  inPlayer,
  startAttempt,
  submit,
} from './browser/sitting.ts';
import { LANGUAGES, say } from './browser/texts.ts';

/** Tests taken with an account. The end of a session does nothing to them. */

async function fillIn(page: Page, { email }: Learner): Promise<void> {
  await page.locator('form [name="email"]').fill(email);
  await page.locator('form [name="password"]').fill(PASSWORD);
  await page.locator('form button[type="submit"]:visible').click();
}

const spoilToken = (page: Page) =>
  page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('auth') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('auth', JSON.stringify({ ...session, token: 'ran-out' }));
  });

const onDisk = async (attemptId: string) =>
  (await listSavedAnswers(siteDataDir(), attemptId)).map(({ number, value }) => [number, value]);

test('an attempt made as a visitor is in the overview after signing in, with its result', async ({
  page,
}) => {
  const learner = await aLearner();
  const attemptId = await startAttempt(page);
  await giveAnswer(page, 10, 'salt water');
  await expectSaveState(page, 'saved');
  await submit(page);
  await open(page, paths.signin());
  await fillIn(page, learner);
  await expect(page).toHaveURL(paths.me());
  const link = page.locator(`a[href="${paths.attemptResult({ attemptId })}"]`).first();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.locator('[data-raw-score]')).toBeVisible();
  await expect(page.getByText(say('en', 'mockTests.result.kept'))).toBeVisible();
});

test('a token that runs out in the middle of a test is renewed, and every answer is saved', async ({
  page,
  watch,
}) => {
  watch.allow(/status of 401/);
  const learner = await aLearner();
  await signInAs(page, learner);
  const attemptId = await startAttempt(page);
  await giveAnswer(page, 10, 'first');
  await expectSaveState(page, 'saved');
  await spoilToken(page);
  await giveAnswer(page, 11, 'second');
  await giveAnswer(page, 12, 'third');
  await expect
    .poll(() => onDisk(attemptId))
    .toEqual([
      [10, 'first'],
      [11, 'second'],
      [12, 'third'],
    ]);
  await expectSaveState(page, 'saved');
});

for (const language of LANGUAGES) {
  test(
    `signed out in the middle of a test: answers are kept here, and sent after signing in, in ${language}`,
    unlessIn('zh-Hant', language),
    async ({ page, context, watch }) => {
      watch.allow(/status of 40[14]/);
      const learner = await aLearner({ language });
      await signInAs(page, learner, language);
      const attemptId = await startAttempt(page, language);
      await giveAnswer(page, 10, 'before');
      await expectSaveState(page, 'saved');

      const other = await context.newPage();
      await open(other, paths.about());
      await other
        .getByRole('banner')
        .getByRole('button', { name: say(language, 'site.header.signOut') })
        .click();
      await expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'signed-out');
      await expect(page.getByText(say(language, 'mockTests.saving.signedOutKept'))).toBeVisible();
      await page.clock.install();
      await giveAnswer(page, 11, 'meanwhile');
      await giveAnswer(page, 10, 'changed');
      // The page's clock runs ahead of the real one: a write still under way would count as too slow.
      await expectInJournal(page, [
        [10, 'changed'],
        [11, 'meanwhile'],
      ]);
      // Long after an answer would have been sent.
      await page.clock.runFor(5_000);
      expect(await onDisk(attemptId)).toEqual([[10, 'before']]);

      await page.locator('[data-submit-attempt]').click();
      await page.locator('[data-confirm-submit]').click();
      await expect(page.getByRole('alert')).toContainText(say(language, 'mockTests.submit.signed-out'));
      await page.getByRole('alert').locator('[data-sign-in]').click();
      await expect(page).toHaveURL(paths.signin({ next: paths.attempt({ attemptId }) }));
      await fillIn(page, learner);
      await inPlayer(page);
      await expectAnswer(page, 10, 'changed');
      await expectAnswer(page, 11, 'meanwhile');
      await expectSaveState(page, 'saved');
      expect(await onDisk(attemptId)).toEqual([
        [10, 'changed'],
        [11, 'meanwhile'],
      ]);
    },
  );
}

test('signing in beside the test sends what was kept, without leaving it', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 40[14]/);
  const learner = await aLearner();
  await signInAs(page, learner);
  const attemptId = await startAttempt(page);
  await page.evaluate(() => localStorage.removeItem('auth'));
  await giveAnswer(page, 10, 'kept');
  await expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'signed-out');
  const other = await context.newPage();
  await open(other, paths.signin());
  await fillIn(other, learner);
  await expect(other).toHaveURL(paths.me());
  await expectSaveState(page, 'saved');
  expect(await onDisk(attemptId)).toEqual([[10, 'kept']]);
});

test('a visitor who signs in beside the test, and out again, is asked to sign in, and loses nothing', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/status of 40[14]/);
  const learner = await aLearner();
  const attemptId = await startAttempt(page);
  await giveAnswer(page, 10, 'as a visitor');
  await expectSaveState(page, 'saved');
  const other = await context.newPage();
  await open(other, paths.signin());
  await fillIn(other, learner);
  await expect(other).toHaveURL(paths.me());
  await giveAnswer(page, 11, 'signed in');
  await expect.poll(() => onDisk(attemptId)).toHaveLength(2);
  await other
    .getByRole('banner')
    .getByRole('button', { name: say('en', 'site.header.signOut') })
    .click();
  await expect(page.locator('[data-save-state]')).toHaveAttribute('data-save-state', 'signed-out');
  await giveAnswer(page, 12, 'signed out');
  await page.locator('[data-sign-in]').first().click();
  await fillIn(page, learner);
  await inPlayer(page);
  await expectSaveState(page, 'saved');
  await expect
    .poll(() => onDisk(attemptId))
    .toEqual([
      [10, 'as a visitor'],
      [11, 'signed in'],
      [12, 'signed out'],
    ]);
});

test('a test whose time ends while nobody is signed in waits for its candidate', async ({ page, watch }) => {
  watch.allow(/status of 40[14]/);
  const learner = await aLearner();
  await signInAs(page, learner);
  const attemptId = await startAttempt(page);
  await giveAnswer(page, 10, 'in time');
  await expectSaveState(page, 'saved');
  await endIn(siteDataDir(), attemptId, 4);
  await page.reload();
  await inPlayer(page);
  await page.evaluate(() => localStorage.removeItem('auth'));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(say('en', 'mockTests.submit.overSignedOut'));
  await dialog.locator('[data-sign-in]').click();
  await fillIn(page, learner);
  await expect(page).toHaveURL(paths.attemptResult({ attemptId }));
  await expect(page.locator('[data-raw-score]')).toBeVisible();
});

test('an attempt of an account asks a stranger to sign in', async ({ page, context, watch }) => {
  // The browser lost its hold with the session, so it claims the attempt again.
  watch.allow(/status of 404/, /status of 409/);
  const learner = await aLearner();
  await signInAs(page, learner);
  const attemptId = await startAttempt(page);
  await page.evaluate(() => localStorage.clear());
  await context.clearCookies({ name: 'refresh' });
  await page.goto(paths.attempt({ attemptId }));
  await expect(page.getByText(say('en', 'mockTests.player.unknownSignIn'))).toBeVisible();
  await page.locator('[data-sign-in]').click();
  await fillIn(page, learner);
  await inPlayer(page);
});
