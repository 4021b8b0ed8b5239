import { expectAccessible } from './browser/accessibility.ts';
import { endIn, listSavedAnswers, siteDataDir } from './browser/site-database.ts';
import { expect, PHONE, test, unlessIn } from './browser/site-test.ts';
import {
  askAttempt,
  expectAnswer,
  expectInJournal,
  expectSaveState,
  gap,
  giveAnswer,
  MISSES,
  NUMBERS,
  openAttempt,
  plannedAnswer,
  openTrial,
  submit,
} from './browser/sitting.ts';
import { LANGUAGES, say } from './browser/texts.ts';

const RAW_SCORE = NUMBERS.length - Object.keys(MISSES).length;

test.describe('without a connection', () => {
  test.beforeEach(({ watch }) => watch.allow(/ERR_INTERNET_DISCONNECTED/));

  for (const language of LANGUAGES) {
    const title = `for most of the section, the candidate writes on, sees that it is not saved, and loses nothing, in ${language}`;
    test(title, unlessIn('zh-Hant', language), async ({ page, context }) => {
      test.setTimeout(150_000);
      await page.setViewportSize(PHONE);
      await page.clock.install();
      const attemptId = await openTrial(page, language);
      await giveAnswer(page, 1, plannedAnswer(1));
      await expectSaveState(page, 'saved');
      await context.setOffline(true);
      for (const number of NUMBERS.slice(1)) await giveAnswer(page, number, plannedAnswer(number));
      await expectSaveState(page, 'not-saved');
      await expect(
        page.getByText(say(language, 'mockTests.saving.notSavedShort'), { exact: true }),
      ).toBeVisible();
      await expect(
        page.getByRole('status').filter({ hasText: say(language, 'mockTests.saving.not-saved') }),
      ).toHaveCount(1);
      await expectAccessible(page);
      // A quarter of an hour of the twenty minutes.
      await page.clock.runFor(900_000);
      await giveAnswer(page, 12, 'Greenwich');
      await giveAnswer(page, 12, plannedAnswer(12));
      await expectSaveState(page, 'not-saved');
      expect((await listSavedAnswers(siteDataDir(), attemptId)).map(({ number }) => number)).toEqual([1]);

      await context.setOffline(false);
      await expectSaveState(page, 'saved');
      const saved = await listSavedAnswers(siteDataDir(), attemptId);
      expect(saved.map(({ number, value }) => [number, value])).toEqual(
        NUMBERS.map((number) => [number, plannedAnswer(number)]),
      );
      await submit(page);
      await expect(page.locator('[data-raw-score]')).toHaveAttribute('data-raw-score', String(RAW_SCORE));
    });
  }

  test('what was written outlives a closed tab, and is sent by the next one, which nobody asks who writes', async ({
    page,
    context,
  }) => {
    const attemptId = await openTrial(page);
    await context.setOffline(true);
    await giveAnswer(page, 3, 'NOT GIVEN');
    await giveAnswer(page, 12, 'Dublin time');
    await expectSaveState(page, 'not-saved');
    // Stored within a second of typing.
    await expectInJournal(page, [
      [3, 'NOT GIVEN'],
      [12, 'Dublin time'],
    ]);
    await page.close();
    expect(await listSavedAnswers(siteDataDir(), attemptId)).toEqual([]);
    await context.setOffline(false);
    const next = await context.newPage();
    await openAttempt(next, attemptId);
    await expectAnswer(next, 3, 'NOT GIVEN');
    await expectAnswer(next, 12, 'Dublin time');
    // The closed tab could not say that it leaves.
    await expectSaveState(next, 'saved');
    await expect(next.locator('[data-held-elsewhere]')).toHaveCount(0);
    expect((await listSavedAnswers(siteDataDir(), attemptId)).map(({ value }) => value)).toEqual([
      'NOT GIVEN',
      'Dublin time',
    ]);
  });

  test('submitting says that it has not happened, and happens later', async ({ page, context }) => {
    const attemptId = await openTrial(page);
    await giveAnswer(page, 1, 'TRUE');
    await expectSaveState(page, 'saved');
    await context.setOffline(true);
    await giveAnswer(page, 2, 'FALSE');
    await page.locator('[data-submit-attempt]').click();
    await page.locator('[data-confirm-submit]').click();
    await expect(page.getByRole('dialog')).toContainText(say('en', 'mockTests.submit.unreachable'));
    await expectAnswer(page, 2, 'FALSE');
    await context.setOffline(false);
    expect((await askAttempt(context, attemptId)).attempt.phase).toBe('open');
    await page.locator('[data-confirm-submit]').click();
    await expect(page.locator('[data-raw-score]')).toHaveAttribute('data-raw-score', '2');
  });

  test('the time runs out all the same; what arrives later is kept and not marked', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    const attemptId = await openTrial(page);
    await giveAnswer(page, 1, 'TRUE');
    await expectSaveState(page, 'saved');
    await context.setOffline(true);
    await giveAnswer(page, 2, 'FALSE');
    await page.clock.fastForward('20:00');
    await expect(page.getByRole('dialog', { name: say('en', 'mockTests.submit.overTitle') })).toBeVisible();
    await expect(page.getByRole('dialog')).toContainText(say('en', 'mockTests.submit.overWaiting'));
    await expectAnswer(page, 2, 'FALSE');
    await expect(gap(page, 10)).toBeDisabled();
    // The server's deadline has passed too, by more than the grace for answers under way.
    await endIn(siteDataDir(), attemptId, -30);
    await context.setOffline(false);
    await expect(page.locator('[data-raw-score]')).toHaveAttribute('data-raw-score', '1');
    await expect(page.getByText(say('en', 'mockTests.result.timedOut'))).toBeVisible();
    await expect(page.locator('[data-result="2"]')).toContainText(
      say('en', 'mockTests.result.late', { value: 'FALSE' }),
    );
    const { attempt } = await askAttempt(context, attemptId);
    expect(attempt.timed_out).toBe(true);
    expect(attempt.submitted_at).toBe(attempt.deadline_at);
  });
});
