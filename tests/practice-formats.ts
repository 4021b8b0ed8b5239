import type { Language } from '#platform/i18n/language.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { aLearner, signInAs } from './browser/a-learner.ts';
import {
  addressOf,
  answerByCall,
  givePlan,
  questionSteps,
  savedAnswers,
  startSet,
} from './browser/practice.ts';
import { answerShown, goOn, type Hand } from './browser/practice-hands.ts';
import { expect, LONG, open, sidewaysScroll, test } from './browser/site-test.ts';

/** Sets that have every format between them, with those that each is here for. */
const SETS: Readonly<Record<string, readonly string[]>> = {
  'essay-plans/who-will-farm': ['match', 'multiple-choice', 'reorder', 'spot', 'write'],
  'grammar/time-and-aspect': ['cloze', 'correct', 'transform'],
  'reading/three-notices-of-a-swimming-pool': ['matching-information', 'true-false-not-given'],
  'reading/rules-for-new-staff-of-a-bakery': ['sentence-completion', 'short-answer'],
  'reading/canal-locks': ['note-completion', 'summary-completion'],
  'pronunciation/word-stress': ['pair', 'record'],
  'listening/a-sports-centre': ['matching-features', 'multiple-choice-several'],
  'word-families/time': ['word-form'],
  'reading/why-clocks-agree': ['matching-headings'],
  'reading/the-case-against-lawns': ['yes-no-not-given'],
  'reading/how-glass-is-recycled': ['flow-chart-completion'],
  'reading-skills/strength': ['classify'],
  'listening/ordering-a-cake': ['form-completion'],
  'listening/a-library-that-moves': ['table-completion'],
  'dictation/weak-forms': ['dictation'],
  'charts/what-a-household-throws-away': ['chart'],
};

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
  const own = Object.entries(SETS).filter((_, place) => place % 3 === third);
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
        const session = await startSet(page, set);
        const steps = questionSteps(session);
        const shown = formats.flatMap((format) => steps.find(({ group: { type } }) => type === format) ?? []);
        expect(shown).toHaveLength(formats.length);
        await answerByCall(
          page,
          session,
          steps.filter((step) => !shown.includes(step)),
        );
        await open(page, addressOf(session));
        const verdicts = new Map<string, string | null>();
        for (const step of steps.filter((each) => shown.includes(each))) {
          await expect(page.locator(`form[data-step="${step.id}"]`)).toBeVisible();
          await answerShown(page, hand);
          expect(await sidewaysScroll(page), step.group.type).toBe(0);
          await expectAccessible(page);
          verdicts.set(step.id, await page.locator('form[data-step]').getAttribute('data-verdict'));
          await goOn(page, hand);
        }
        await expect(page.locator('[data-summary="moved"]')).toBeVisible();
        const saved = await savedAnswers(page, session);
        for (const { id, numbers, unit } of shown) {
          const own = saved.filter((answer) => answer.set === unit.set.id && numbers.includes(answer.number));
          expect(own, id).toHaveLength(numbers.length);
          expect(own.every(({ right }) => right !== false) ? 'right' : 'wrong', id).toBe(verdicts.get(id));
        }
      },
    );
  }
}
