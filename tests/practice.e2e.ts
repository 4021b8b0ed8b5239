import { expectAccessible } from './browser/accessibility.ts';
import { askDatabase, listSavedAnswers, siteDataDir } from './browser/site-database.ts';
import { DESK, expect, PHONE, sidewaysScroll, test, unlessIn } from './browser/site-test.ts';
import {
  expectAnswer,
  expectSaveState,
  gap,
  giveAnswer,
  inPlayer,
  question,
  openTrial,
} from './browser/sitting.ts';
import { LANGUAGES, say } from './browser/texts.ts';

/** The freedoms of practice that an exam does not have. */

for (const language of LANGUAGES) {
  const title = `practice is paused, and an answer is checked and stays, in ${language}`;
  test(title, unlessIn('zh-Hant', language), async ({ page }) => {
    test.setTimeout(120_000);
    await page.clock.install();
    await page.setViewportSize(language === 'en' ? DESK : PHONE);
    const attemptId = await openTrial(page, language);
    await giveAnswer(page, 1, 'TRUE');
    await expectSaveState(page, 'saved');

    // Ten minutes pass while it is paused: on the clock and at the question there is nothing of them.
    const clock = page.locator('[data-clock]');
    await clock.click();
    await page.locator('[data-pause]:visible').click();
    const cover = page.locator('[data-paused]');
    await expect(cover).toContainText(say(language, 'player.pause.title'));
    await expect(cover.getByRole('button')).toBeFocused();
    await expectAccessible(page);
    const before = await clock.innerText();
    await page.clock.runFor(600_000);
    expect(await clock.innerText()).toBe(before);
    await expect
      .poll(async () => {
        const [row] = await askDatabase<{ text: string }>(
          siteDataDir(),
          `select text from annotations where attempt_id = $1 and kind = 'time' and place = '1'`,
          [attemptId],
        );
        return Number(row?.text ?? 0);
      })
      .toBeGreaterThan(0);
    const [time] = await askDatabase<{ text: string }>(
      siteDataDir(),
      `select text from annotations where attempt_id = $1 and kind = 'time' and place = '1'`,
      [attemptId],
    );
    expect(Number(time?.text)).toBeLessThan(120_000);
    await page.reload();
    await expect(cover).toBeVisible();
    await cover.getByRole('button').click();
    await expect(cover).toHaveCount(0);

    // A wrong answer, checked: it says why, and stays.
    await giveAnswer(page, 10, 'a wrong answer');
    await expectSaveState(page, 'saved');
    await gap(page, 10).click();
    await page.locator('[data-check]').click();
    const told = page.locator('[data-checked-answer="10"]');
    await expect(told).toHaveAttribute('data-right', 'false');
    await expect(told).toContainText('a wrong answer');
    expect(await sidewaysScroll(page)).toBe(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(gap(page, 10)).toBeDisabled();
    await expect(page.locator('[data-number="10"]')).toHaveAccessibleName(
      new RegExp(say(language, 'player.check.wrong')),
    );
    await page.reload();
    await inPlayer(page);
    await expect(gap(page, 10)).toBeDisabled();
    await expectAnswer(page, 10, 'a wrong answer');
    await expect(question(page, 11).locator('input')).toBeEnabled();
    expect(await listSavedAnswers(siteDataDir(), attemptId)).toHaveLength(2);
    expect(await sidewaysScroll(page)).toBe(0);
    await expectAccessible(page);
  });
}
