import { aLearner, signInAs } from './browser/a-learner.ts';
import { expectAccessible } from './browser/accessibility.ts';
import { courseOf, firstOpenModule } from './browser/course-content.ts';
import {
  buyCourse,
  goToLesson,
  passModuleTest,
  workThroughLesson,
  type AtWork,
} from './browser/course-work.ts';
import { withFinger, withKeys, withMouse } from './browser/hands.ts';
import { DESK, expect, LONG, open, PHONE, siteUrl, test, watchContext } from './browser/site-test.ts';
import { paths } from '#paths';

/** Each of the six courses: bought in the sandbox shop, and a module of it worked through in its real pages. */

test.use({
  launchOptions: {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Chromium's own microphone: it beeps.
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
});

const HANDS = { mouse: withMouse, keys: withKeys, finger: withFinger };

const JOURNEYS = [
  { slug: 'grammar-basics', by: 'mouse', language: 'en' },
  { slug: 'grammar-advanced', by: 'keys', language: 'zh-Hant' },
  { slug: 'ielts-basics', by: 'finger', language: 'zh-Hant' },
  { slug: 'ielts-advanced', by: 'mouse', language: 'en' },
  { slug: 'ielts-scored-essay', by: 'finger', language: 'en' },
  { slug: 'ielts-scored-speaking', by: 'mouse', language: 'zh-Hant' },
] as const;

/** The course of which `npm test` takes a whole module. */
const WHOLE = 'grammar-basics';

for (const { slug, by, language } of JOURNEYS) {
  for (const whole of slug === WHOLE ? [true] : [false, true]) {
    const title = `${slug} is bought, and ${whole ? 'a module' : 'a lesson'} of it finished, by ${by}`;
    test(title, whole && slug !== WHOLE ? LONG : {}, async ({ browser }) => {
      test.setTimeout(whole ? 300_000 : 90_000);
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
    });
  }
}
