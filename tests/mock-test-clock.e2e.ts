import { expectAccessible } from './browser/accessibility.ts';
import { endIn, siteDataDir } from './browser/site-database.ts';
import { expect, test, unlessIn } from './browser/site-test.ts';
import {
  askAttempt,
  expectRightTime,
  expectSaveState,
  giveAnswer,
  inPlayer,
  NUMBERS,
  openTrial,
} from './browser/sitting.ts';
import { LANGUAGES, say } from './browser/texts.ts';

test('a device whose clock is hours fast or slow shows the right time left and closes nothing', async ({
  page,
}) => {
  const attemptId = await openTrial(page);
  await page.addInitScript(() => {
    const shiftMs = Number(sessionStorage.getItem('shift'));
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
  });
  for (const [hours, answer] of [
    [3, 'TRUE'],
    [-3, 'FALSE'],
  ] as const) {
    const shiftMs = hours * 3_600_000;
    await page.evaluate((shift) => sessionStorage.setItem('shift', shift), String(shiftMs));
    await page.reload();
    await inPlayer(page);
    const difference = (await page.evaluate(() => Date.now())) - Date.now();
    expect(Math.abs(difference - shiftMs)).toBeLessThan(60_000);
    await expectRightTime(page, attemptId);
    await giveAnswer(page, 1, answer);
    await expectSaveState(page, 'saved');
    await expectRightTime(page, attemptId);
  }
});

test.describe('when the time is over', () => {
  for (const language of LANGUAGES) {
    const title = `the section closes by itself with everything that was written, in ${language}`;
    test(title, unlessIn('zh-Hant', language), async ({ page, context }) => {
      await page.clock.install();
      const attemptId = await openTrial(page, language);
      await giveAnswer(page, 1, 'TRUE');
      await expectSaveState(page, 'saved');
      await giveAnswer(page, 12, 'Dublin time');
      // Twenty minutes later, for the page and for the server.
      await endIn(siteDataDir(), attemptId, 2);
      await page.clock.fastForward('20:00');
      await expect(page).toHaveURL(/\/result$/);
      await expect(page.locator('[data-raw-score]')).toHaveText(
        say(language, 'mockTests.result.raw', { raw: 2, count: NUMBERS.length }),
      );
      const { attempt } = await askAttempt(context, attemptId);
      expect(attempt.phase).toBe('submitted');
      expect(Date.parse(attempt.submitted_at ?? '')).toBeLessThanOrEqual(Date.parse(attempt.deadline_at));
    });
  }

  test('is announced ten and five minutes before, and only then', async ({ page }) => {
    await page.clock.install();
    const attemptId = await openTrial(page);
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
