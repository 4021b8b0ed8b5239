import { USE_NUMBER } from '#features/courses/domain/lesson.ts';
import { RIGHT_ALREADY } from '#ielts/exercises/exercise-mark.ts';
import { paths } from '#paths';
import { LANGUAGE_COOKIE } from '#platform/i18n/language.ts';
import { answersOfBlock, courseOf } from './browser/course-content.ts';
import { PHONE, siteUrl } from './browser/site-test.ts';
import {
  alive,
  expect,
  OLD_BROWSERS,
  RUNS_HERE,
  sidewaysScroll,
  test,
  unlessWith,
  until,
  type OldPage,
} from './oldest-browser-chromium.ts';

/** A lesson of the free week, in the oldest browsers that the terms promise. */
test.skip(!RUNS_HERE, 'Chromium 75 runs on Linux alone');

const COURSE = 'free-trial';
const LESSON = 'there-is-or-have';

/** The page believes that time goes by 300 times as fast, so that a text is read in a moment. */
function hurryReading(): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() * 300;
}

const fieldOf = (number: number) => `[data-block] [data-question="${number}"]`;

async function write(page: OldPage, field: string, text: string): Promise<void> {
  await page.click(field);
  await page.evaluate((selector) => {
    const area = document.querySelector<HTMLTextAreaElement>(selector);
    if (area !== null) area.select();
  }, field);
  await page.keyboard.type(text);
}

/** Presses the button that checks the group of a question. */
async function check(page: OldPage, number: number): Promise<void> {
  await page.evaluate((selector) => {
    const question = document.querySelector(selector);
    const group = question === null ? null : question.closest('section');
    const button = group === null ? null : group.querySelector('[aria-live="polite"] button');
    if (button === null) throw new Error('There is nothing to check.');
    button.setAttribute('data-check', selector.replace(/\D/g, ''));
  }, fieldOf(number));
  await page.click(`[data-check="${number}"]`);
}

const verdicts = (page: OldPage) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('[data-block] [data-verdict]'), (each) =>
      each.getAttribute('data-verdict'),
    ),
  );
/** How many parts of the lesson are left. */
const partsLeft = (page: OldPage) =>
  page.evaluate(() => {
    const bar = document.querySelector('progress');
    return bar === null ? undefined : bar.max - bar.value;
  });

for (const [name, lacks] of Object.entries(OLD_BROWSERS)) {
  const usual = unlessWith('as little as Firefox 68 and Safari 12 have', name);

  test(
    `a lesson is worked through, marked, and found again, with ${name}`,
    usual,
    async ({ visit: { page } }) => {
      for (const forget of [...lacks, hurryReading]) await page.evaluateOnNewDocument(forget);
      const lesson = courseOf(COURSE).modules[0]?.lessons.find(({ slug }) => slug === LESSON)?.loaded;
      if (!lesson) throw new Error(`${LESSON} is not open.`);
      await page.setViewport(PHONE);
      await page.setCookie({ name: LANGUAGE_COOKIE, value: 'zh-Hant', url: siteUrl() });
      await page.goto(siteUrl() + paths.lesson({ course: COURSE, lesson: LESSON }));
      await alive(page);
      await until(page, '[data-block="try-it"]');
      expect(await sidewaysScroll(page)).toBe(0);

      const groups = answersOfBlock(lesson, 'try-it');
      const numbers = groups.flatMap(({ answers }) => [...answers.keys()]);
      expect(numbers.length).toBeGreaterThan(5);
      const wrong = numbers[0] ?? 1;
      for (const { answers } of groups) {
        for (const [number, right] of answers) {
          const field = fieldOf(number);
          await until(page, field);
          const isText = await page.evaluate(
            (selector) => document.querySelector(`${selector} textarea`) !== null,
            field,
          );
          if (right === RIGHT_ALREADY) await page.click(`${field} button[aria-pressed]`);
          else if (isText) await write(page, `${field} textarea`, right);
          // The first answer is wrong.
          else
            await page.click(
              `${field} input[value="${number === wrong ? (right === 'A' ? 'B' : 'A') : right}"]`,
            );
        }
        const [first = 0] = answers.keys();
        await check(page, first);
        // A mark moves what is below it, and the next press must not miss its button.
        await until(page, `${fieldOf(first)} [data-verdict]`);
      }
      await until(page, `${fieldOf(wrong)} [data-verdict="wrong"]`);
      await until(page, `${fieldOf(numbers.at(-1) ?? 0)} [data-verdict="right"]`);
      // Something to say aloud: Chromium's own microphone beeps.
      await page.click(`${fieldOf(USE_NUMBER)} button[aria-pressed]`);
      await until(page, `${fieldOf(USE_NUMBER)} button[aria-pressed="true"]`);
      // A recording that stops at once holds nothing to play.
      await page.waitForFunction((startedAt) => Date.now() > startedAt + 600, {}, Date.now());
      await page.click(`${fieldOf(USE_NUMBER)} button[aria-pressed]`);
      await until(page, `${fieldOf(USE_NUMBER)} audio`);
      await check(page, USE_NUMBER);
      await until(page, `${fieldOf(USE_NUMBER)} [data-verdict="unmarked"]`);
      const marked = ['wrong', ...numbers.slice(1).map(() => 'right'), 'unmarked'];
      expect(await verdicts(page)).toEqual(marked);

      // The texts are read. The video alone is left, which nobody has watched.
      for (let screen = 0; (await partsLeft(page)) !== 1 && screen < 100; screen += 1) {
        await page.evaluate((y) => window.scrollTo(0, y), (screen % 40) * 700);
        await page.waitForFunction(
          () => new Promise((resolve) => requestAnimationFrame(() => resolve(true))),
        );
      }
      await page.waitForFunction(() => {
        const bar = document.querySelector('progress');
        return bar !== null && bar.max - bar.value === 1;
      });

      await page.reload();
      await until(page, `${fieldOf(wrong)} [data-verdict="wrong"]`);
      expect(await verdicts(page)).toEqual(marked);
      expect(await partsLeft(page)).toBe(1);
      expect(await sidewaysScroll(page)).toBe(0);
    },
  );
}
