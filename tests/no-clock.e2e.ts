import { paths } from '#paths';
import { expectAccessible } from './browser/accessibility.ts';
import { DESK, expect, open, PHONE, sidewaysScroll, speak, test, unlessIn } from './browser/site-test.ts';
import { expectAnswer, expectSaveState, giveAnswer, inPlayer } from './browser/sitting.ts';
import { LANGUAGES, say } from './browser/texts.ts';

for (const language of LANGUAGES) {
  const title = `a candidate practises without a clock, leaves, and goes on, in ${language}`;
  test(title, unlessIn('en', language), async ({ page }) => {
    await page.setViewportSize(language === 'en' ? DESK : PHONE);
    await speak(page.context(), language);
    await open(page, paths.plan({ slug: 'free-trial' }));
    await page.locator('[data-no-clock]').click();
    await expect(page.getByText(say(language, 'mockTests.start.readyNoClock')).first()).toBeVisible();
    await expectAccessible(page);
    await page.locator('[data-start-attempt="free-trial"][data-skill="reading"]').click();
    const attemptId = await inPlayer(page);
    await expect(page.locator('[data-no-clock]')).toHaveText(say(language, 'mockTests.player.noClock'));
    await expect(page.locator('[data-clock]')).toHaveCount(0);
    expect(await sidewaysScroll(page)).toBe(0);
    await expectAccessible(page);
    await giveAnswer(page, 1, 'TRUE');
    await expectSaveState(page, 'saved');

    await open(page, paths.plan({ slug: 'free-trial' }));
    await expect(
      page.getByText(say(language, 'mockTests.start.continueNoClock', { answered: 1, count: 13 })),
    ).toBeVisible();
    await page.getByRole('link', { name: say(language, 'mockTests.start.continue') }).click();
    expect(await inPlayer(page)).toBe(attemptId);
    await expectAnswer(page, 1, 'TRUE');
    await expect(page.locator('[data-clock]')).toHaveCount(0);
  });
}
