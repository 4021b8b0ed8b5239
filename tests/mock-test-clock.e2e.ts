import { paths } from '#paths';
import { expectAccessible } from './browser/accessibility.ts';
import { endIn, siteDataDir } from './browser/site-database.ts';
import { expect, test } from './browser/site-test.ts';
import {
  askAttempt,
  expectRightTime,
  expectSaveState,
  giveAnswer,
  inPlayer,
  NUMBERS,
  startAttempt,
} from './browser/sitting.ts';
import { LANGUAGES, say } from './browser/texts.ts';

for (const [wrong, hours] of [
  ['three hours fast', 3],
  ['three hours slow', -3],
] as const) {
  test(`a device whose clock is ${wrong} shows the right time left and closes nothing`, async ({ page }) => {
    const attemptId = await startAttempt(page);
    await page.addInitScript((shiftMs) => {
      const Real = Date;
      class Shifted extends Real {
        constructor(...given: []) {
          // oxlint-disable-next-line no-unsafe-argument
          super(...((given.length === 0 ? [Real.now() + shiftMs] : given) as []));
        }
        static override now() {
          return Real.now() + shiftMs;
        }
      }
      window.Date = Shifted as DateConstructor;
    }, hours * 3_600_000);
    await page.reload();
    await inPlayer(page);
    expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now())).toBeGreaterThan(3_000_000);
    await expectRightTime(page, attemptId);
    await giveAnswer(page, 1, 'TRUE');
    await expectSaveState(page, 'saved');
    await expectRightTime(page, attemptId);
  });
}

test.describe('when the time is over', () => {
  for (const language of LANGUAGES) {
    test(`the section closes by itself with everything that was written, in ${language}`, async ({
      page,
      context,
    }) => {
      const attemptId = await startAttempt(page, language);
      await endIn(siteDataDir(), attemptId, 8);
      await page.reload();
      await inPlayer(page);
      await giveAnswer(page, 1, 'TRUE');
      await giveAnswer(page, 12, 'Dublin time');
      await expect(page).toHaveURL(/\/result$/, { timeout: 30_000 });
      await expect(page.locator('[data-raw-score]')).toHaveText(
        say(language, 'mockTests.result.raw', { raw: 2, count: NUMBERS.length }),
      );
      const { attempt } = await askAttempt(context, attemptId);
      expect(attempt.phase).toBe('submitted');
      expect(Date.parse(attempt.submitted_at ?? '')).toBeLessThanOrEqual(Date.parse(attempt.deadline_at));
    });
  }

  test('and nobody is there, the section is closed as of its deadline and marked', async ({
    page,
    context,
  }) => {
    const attemptId = await startAttempt(page);
    await giveAnswer(page, 1, 'TRUE');
    await expectSaveState(page, 'saved');
    await page.close();
    await endIn(siteDataDir(), attemptId, -3_600);
    const next = await context.newPage();
    await next.goto(paths.attempt({ attemptId }));
    await expect(next).toHaveURL(/\/result$/);
    await expect(next.locator('[data-raw-score]')).toHaveAttribute('data-raw-score', '1');
    await expect(next.getByText(say('en', 'mockTests.result.timedOut'))).toBeVisible();
    const { attempt } = await askAttempt(context, attemptId);
    expect(attempt.timed_out).toBe(true);
    expect(attempt.submitted_at).toBe(attempt.deadline_at);
  });

  test('is announced ten and five minutes before, and only then', async ({ page }) => {
    await page.clock.install();
    const attemptId = await startAttempt(page);
    await endIn(siteDataDir(), attemptId, 605);
    await page.reload();
    await inPlayer(page);
    const spoken = page.locator('[data-clock] + p, [aria-live="assertive"]').first();
    const tone = page.locator('[data-tone]');
    await expect(spoken).toHaveText('');
    await expect(tone).toHaveAttribute('data-tone', 'calm');
    await page.clock.runFor(10_000);
    await expect(spoken).toHaveText(say('en', 'mockTests.player.tenMinutes'));
    await expect(tone).toHaveAttribute('data-tone', 'warning');
    await page.clock.runFor(300_000);
    await expect(spoken).toHaveText(say('en', 'mockTests.player.fiveMinutes'));
    await expect(tone).toHaveAttribute('data-tone', 'last');
    await expectAccessible(page);
  });
});
