import type { Browser } from '@playwright/test';
import { paths } from '#paths';
import { aLearner, signInAs } from './a-learner.ts';
import { expectAccessible } from './accessibility.ts';
import { courseOf, firstOpenModule } from './course-content.ts';
import { buyCourse, goToLesson, passModuleTest, workThroughLesson, type AtWork } from './course-work.ts';
import { withFinger, withKeys, withMouse } from './hands.ts';
import { DESK, expect, LONG, open, PHONE, siteUrl, test, watchContext } from './site-test.ts';
import type { Language } from './texts.ts';

const HANDS = { mouse: withMouse, keys: withKeys, finger: withFinger };

export type Journey = { readonly slug: string; readonly by: keyof typeof HANDS; readonly language: Language };

/** A browser whose microphone is Chromium's own: it beeps. */
export const WITH_MICROPHONE = {
  launchOptions: {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
};

/** A course is bought in the sandbox shop, and its first lesson or its whole first module worked through. */
async function takeJourney(browser: Browser, { slug, by, language }: Journey, whole: boolean): Promise<void> {
  const isPhone = by === 'finger';
  const context = await browser.newContext({
    baseURL: siteUrl(),
    viewport: isPhone ? PHONE : DESK,
    ...(isPhone ? { hasTouch: true, isMobile: true } : {}),
  });
  const watch = watchContext(context);
  const page = await context.newPage();
  const learner = await aLearner({ language });
  await signInAs(page, learner, language);
  const at: AtWork = { page, hand: HANDS[by](page), learner, language };
  const course = courseOf(slug);
  await buyCourse(at, course);

  await page.clock.install();
  const module = firstOpenModule(course);
  // A spoken task is submitted by other tests.
  const lessons = module.lessons.filter(
    ({ loaded }) =>
      !loaded.content.blocks.some((block) => block.kind === 'task' && block.task.skill === 'speaking'),
  );
  expect(lessons.length).toBeGreaterThan(1);
  for (const { slug: lesson, loaded } of whole ? lessons : lessons.slice(0, 1)) {
    await test.step(lesson, async () => {
      await goToLesson(at, course, lesson);
      await workThroughLesson(at, course, loaded);
    });
  }
  if (whole) await test.step('the test', async () => await passModuleTest(at, course, module));
  await open(page, paths.learn({ course: slug }));
  await expect(page.locator('[data-state="done"]')).toHaveCount(whole ? lessons.length : 1);
  await expectAccessible(page);
  expect(watch.heard()).toEqual([]);
  await context.close();
}

/** Declares the test of a lesson of a bought course. */
export function testLesson(journey: Journey): void {
  const title = `${journey.slug} is bought, and a lesson of it finished, by ${journey.by}`;
  test(title, async ({ browser }) => await takeJourney(browser, journey, false));
}

/** Declares the test of a module of a bought course: minutes. `isLong`: only `npm run test:all` runs it. */
export function testModule(journey: Journey, { isLong }: { readonly isLong: boolean }): void {
  const title = `${journey.slug} is bought, and a module of it finished, by ${journey.by}`;
  test(title, isLong ? LONG : {}, async ({ browser }) => {
    test.setTimeout(300_000);
    await takeJourney(browser, journey, true);
  });
}
