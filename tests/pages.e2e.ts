import type { Page } from '@playwright/test';
import { expectAccessible } from './browser/accessibility.ts';
import { ALL_PATHS, GALLERY_PATH, MISSING_PATH } from './browser/public-pages.ts';
import { DESK, expect, open, PHONE, sidewaysScroll, speak, test } from './browser/site-test.ts';
import { HAN, LANGUAGES, type Language } from './browser/texts.ts';

const SMALLEST = { width: 320, height: 640 };
/** Where axe looks at each language's page; between them both layouts are seen. */
const AXE_AT = { en: DESK, 'zh-Hant': PHONE } as const satisfies Record<Language, unknown>;

/** The texts by which a reader finds their way, without what is marked as being of the other language. */
function signposts(page: Page, foreign: Language): Promise<string[]> {
  return page.evaluate((other) => {
    const found = document.querySelectorAll<HTMLElement>(
      'h1, h2, h3, h4, button, label, legend, summary, th, dt, nav a, footer a, main a',
    );
    return [...found]
      .filter((element) => !element.closest(`[lang="${other}"]`))
      .map((element) => {
        const copy = element.cloneNode(true) as HTMLElement;
        for (const part of copy.querySelectorAll(`[lang="${other}"]`)) part.remove();
        return (copy.textContent ?? '').trim() || (element.getAttribute('aria-label') ?? '');
      });
  }, foreign);
}

/** What is called the same in both languages: names, addresses, and the words on the exam's own screen. */
const NAMES = /Ninefold|IELTS|Facebook|Instagram|YouTube|@|Google Authenticator|True、False、Not Given/;
const LATIN_WORD = /[A-Za-z]{3,}/;

async function expectOwnLanguage(page: Page, language: Language): Promise<void> {
  const texts = await signposts(page, language === 'en' ? 'zh-Hant' : 'en');
  const foreign = texts.filter((text) =>
    language === 'en'
      ? HAN.test(text) && !LATIN_WORD.test(text)
      : LATIN_WORD.test(text) && !HAN.test(text) && !NAMES.test(text),
  );
  expect.soft(foreign, `${page.url()} in ${language}`).toEqual([]);
}

for (const path of ALL_PATHS) {
  const status = path === MISSING_PATH ? 404 : 200;

  test(`${path} is whole in both languages, on a phone and on a desk`, async ({ page, context, watch }) => {
    if (status === 404) watch.allow(/status of 404/);
    for (const language of LANGUAGES) {
      await speak(context, language);
      for (const size of [DESK, PHONE]) {
        await page.setViewportSize(size);
        const response = await open(page, path);
        expect(response.status()).toBe(status);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const titles = page.locator('h1');
        // The gallery shows others as specimens.
        const title = path === GALLERY_PATH ? titles.first() : titles;
        await expect(title).toHaveCount(1);
        await expect(title).toBeVisible();
        expect.soft(await sidewaysScroll(page), `${language} at ${size.width} px`).toBe(0);
        if (AXE_AT[language] === size) await expectAccessible(page);
      }
      await page.setViewportSize(SMALLEST);
      expect.soft(await sidewaysScroll(page), `${language} at 320 px`).toBe(0);
      // The gallery's specimens are English in both.
      if (path !== GALLERY_PATH) await expectOwnLanguage(page, language);
    }
  });
}

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  for (const path of [
    '/',
    '/courses/ielts-basics',
    '/mocktests/free-trial',
    '/contact',
    '/signup',
    GALLERY_PATH,
  ]) {
    test(`${path} can be read as well`, async ({ page }) => {
      await open(page, path);
      await expectAccessible(page);
    });
  }
});

test('a page is painted before its scripts are asked for', async ({ page }) => {
  await open(page, '/');
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }));
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
