import { expectAccessible } from './browser/accessibility.ts';
import { brokenHeadings } from './browser/broken-headings.ts';
import { ALL_PATHS, MISSING_PATH } from './browser/public-pages.ts';
import { expect, LONG, open, speak, test } from './browser/site-test.ts';
import { LANGUAGES } from './browser/texts.ts';
import { expectWalkWhole, SIZES, WALKS } from './browser/whole-pages.ts';

/** The other walks have files of their own, so that none keeps a worker busy for too long. */
test('every page is whole in both languages, on a phone and on a desk: everything else', ({
  page,
  context,
  watch,
}) => expectWalkWhole({ page, context, watch }, WALKS.rest));

for (const path of ALL_PATHS) {
  test(`${path} can be used by everybody, in both languages`, LONG, async ({ page, context, watch }) => {
    if (path === MISSING_PATH) watch.allow(/status of 404/);
    for (const language of LANGUAGES) {
      await speak(context, language);
      await page.setViewportSize(SIZES[language][0]);
      await open(page, path);
      await expectAccessible(page);
    }
  });
}

test('no Chinese heading breaks before its question mark, however narrow the page is', async ({
  page,
  context,
}) => {
  await speak(context, 'zh-Hant');
  await open(page, '/courses/grammar-basics');
  for (let width = 200; width <= 400; width += 10) {
    await page.setViewportSize({ width, height: 640 });
    expect.soft(await brokenHeadings(page), `at ${width} px`).toEqual([]);
  }
});

test('a page is painted before its scripts are asked for', async ({ page }) => {
  // On a busy machine two frames may take longer than the page waits for them: the next test.
  await page.addInitScript(() => {
    const wait = setTimeout;
    const waitButForFrames = (act: () => void, ms?: number) => (ms === 500 ? 0 : wait(act, ms));
    window.setTimeout = waitButForFrames as typeof setTimeout;
  });
  await open(page, '/');
  const { painted, asked } = await page.evaluate(() => {
    // When it was drawn; `startTime` is when the screen had it, which a busy machine puts off for frames.
    const [paint] = performance.getEntriesByName('first-contentful-paint') as (PerformanceEntry & {
      paintTime?: number;
    })[];
    return {
      painted: paint?.paintTime ?? paint?.startTime ?? Number.NaN,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    };
  });
  expect(asked.length).toBeGreaterThan(2);
  expect(Math.min(...asked)).toBeGreaterThan(painted);
});

test('a page that draws no frames, as in a tab behind others, comes alive all the same', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/courses');
  // `hydrated` waits by frames.
  const keys = () => page.evaluate(() => Object.keys(document.querySelector('main') ?? {}).join(' '));
  await expect.poll(keys).toContain('__reactFiber');
});
