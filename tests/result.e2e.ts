import { expectAccessible } from './browser/accessibility.ts';
import { giveAnswer, openAttempt, question, startAttempt, submit } from './browser/sitting.ts';
import { DESK, expect, PHONE, sidewaysScroll, test } from './browser/site-test.ts';
import { LANGUAGES, say } from './browser/texts.ts';
import { rightAnswer } from './browser/free-trial.ts';

/** What stands beside the marks: times, other sittings, appeals; and the page on paper. */

for (const language of LANGUAGES) {
  test(`a second sitting is compared with the first, times are told, a mark is appealed against, in ${language}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(DESK);
    await startAttempt(page, language);
    await submit(page);
    await expect(page.locator('[data-sittings]')).toContainText(say(language, 'result.sittings.first'));

    const attemptId = await startAttempt(page, language);
    for (const number of [1, 2]) await giveAnswer(page, number, rightAnswer(number));
    await page.locator('[data-number="2"]').click();
    await page.locator('[data-flag]').click();
    // Seen for a moment, so that there is a time to tell.
    await expect(page.locator('[data-save-state="saved"]')).toBeVisible();
    await openAttempt(page, attemptId);
    await expect(question(page, 2)).toBeVisible();
    await submit(page);
    await expect(page.locator('[data-sittings]')).toContainText(
      say(language, 'result.sittings.better', { count: 2 }),
    );
    await expect(page.locator('[data-sittings] tbody tr')).toHaveCount(2);
    const ofType = page.locator(
      `progress[aria-label="${say(language, 'mockTests.type.true-false-not-given')}"]`,
    );
    await expect(ofType).toHaveAttribute('value', '2');
    await expect(page.locator('[data-result="2"]')).toContainText(say(language, 'result.receipt.flagged'));
    await expect(page.locator('[data-result="1"] [data-time]')).toBeVisible();
    await expect(page.locator('[data-result="3"] [data-rule="blank"]')).toBeVisible();

    await page.locator('[data-open-appeal="3"]').click();
    const form = page.locator('[data-appeal="3"]');
    await form.getByRole('button', { name: say(language, 'result.appeal.send') }).click();
    await expect(form).toContainText(say(language, 'result.appeal.short'));
    await expectAccessible(page);
    await form.locator('textarea').fill('Paragraph B says the opposite of the key.');
    await form.getByRole('button', { name: say(language, 'result.appeal.send') }).click();
    await expect(page.locator('[data-appeal-state="waiting"]')).toBeVisible();
    await page.reload();
    await expect(page.locator('[data-appeal-state="waiting"]')).toContainText(
      'Paragraph B says the opposite',
    );
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    expect(await sidewaysScroll(page)).toBe(0);

    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[data-print]')).toBeHidden();
    await expect(page.locator('[data-open-appeal="4"]')).toBeHidden();
    await expect(page.locator('[data-result="13"]')).toBeVisible();
  });
}
