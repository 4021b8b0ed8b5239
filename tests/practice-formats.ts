import type { Language } from '#platform/i18n/language.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { aLearner, signInAs } from './browser/a-learner.ts';
import { addressOf, expectSameVerdicts, FORMAT_SETS, givePlan, startFormats } from './browser/practice.ts';
import { answerShown, goOn, type Hand } from './browser/practice-hands.ts';
import { expect, LONG, open, sidewaysScroll, test } from './browser/site-test.ts';

type FormatsOptions = {
  readonly hand: Hand;
  readonly size: { readonly width: number; readonly height: number };
  readonly language: Language;
  /** Which of three files has these tests: all of them take a worker too long. */
  readonly third: 0 | 1 | 2;
};

/**
 * Answers a question of every format on the page of a session, and compares the server's verdict with the page's. Of a
 * small screen, `npm test` takes the finger, and `npm run test:all` the mouse too.
 */
export function testFormats({ hand, size, language, third }: FormatsOptions): void {
  const own = Object.entries(FORMAT_SETS).filter((_, place) => place % 3 === third);
  test.use({ hasTouch: hand === 'finger' });
  for (const [set, formats] of own) {
    test(
      `${formats.join(', ')}: answered and marked by ${hand}, and the server agrees`,
      hand === 'mouse' ? LONG : {},
      async ({ page, watch }) => {
        // Of the microphone, which these browsers do not have.
        watch.allow(/Permissions policy violation: microphone/);
        await page.setViewportSize(size);
        const learner = await aLearner({ language });
        await givePlan(learner);
        await signInAs(page, learner, language);
        const { session, left } = await startFormats(page, set, formats);
        await open(page, addressOf(session));
        const verdicts = new Map<string, string | null>();
        for (const step of left) {
          await expect(page.locator(`form[data-step="${step.id}"]`)).toBeVisible();
          await answerShown(page, hand);
          expect(await sidewaysScroll(page), step.group.type).toBe(0);
          await expectAccessible(page);
          verdicts.set(step.id, await page.locator('form[data-step]').getAttribute('data-verdict'));
          await goOn(page, hand);
        }
        await expect(page.locator('[data-summary="moved"]')).toBeVisible();
        await expectSameVerdicts(page, session, left, verdicts);
      },
    );
  }
}
