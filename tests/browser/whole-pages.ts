import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { brokenHeadings } from './broken-headings.ts';
import { ALL_PATHS, AUTH_PATHS, GALLERY_PATH, MISSING_PATH } from './public-pages.ts';
import { DESK, expect, open, PHONE, sidewaysScroll, speak, test } from './site-test.ts';
import { HAN, LANGUAGES, type Language } from './texts.ts';

const SMALLEST = { width: 320, height: 640 };
/** The layout in which a page comes in each language; then its window changes to the other and to the smallest. */
export const SIZES = { en: [DESK, PHONE], 'zh-Hant': [PHONE, DESK] } as const satisfies Record<
  Language,
  unknown
>;

/** Pages made of the same parts as another one, which is looked at in their place. */
const ALIKE =
  /^\/(?:courses\/(?!free-trial$|ielts-basics$).+|mocktests\/premium.+|teachers\/(?!hannah$).+|tutorials\/(?!count-the-joins$).+|privacy)$/;
/** Where axe looks at each page that is like no other: between them in both layouts of both languages. */
const LOOKED_AT = new Map(
  ALL_PATHS.filter((path) => path !== GALLERY_PATH && !ALIKE.test(path)).map((path, index) => {
    const language = LANGUAGES[index % 2];
    const size = index % 4 < 2 ? DESK : PHONE;
    return [path, { language, size }];
  }),
);
/** Pages that between them have every part of the site; the gallery, which has every component, has its own tests. */
const ALSO_IN_THE_DARK = new Set([
  '/',
  '/courses/ielts-basics',
  '/mocktests/free-trial',
  '/contact',
  '/signup',
]);

/** The texts by which a reader finds their way, without those marked as being in the other language. */
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

/** Texts that are the same in both languages: names, addresses, and the words on the exam's own screen. */
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

/** The words of the filled buttons that can be seen. */
function filledButtons(page: Page): Promise<string[]> {
  return page.locator('main [data-variant="primary"]:visible').allInnerTexts();
}

/** The first picture in view, where it waits for the layout: the browser then asks for it late and at low priority. */
function lateFirstPicture(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const first = [...document.images].find((image) => {
      const { width, top, bottom } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    return first?.loading === 'lazy' ? first.src : undefined;
  });
}

async function expectWhole(page: Page, path: string, language: Language): Promise<void> {
  const [first, second] = SIZES[language];
  await page.setViewportSize(first);
  const response = await open(page, path);
  expect(response.status(), path).toBe(path === MISSING_PATH ? 404 : 200);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  expect.soft(await lateFirstPicture(page), `${path} in ${language}: its first picture`).toBeUndefined();
  const titles = page.locator('h1');
  // The gallery shows others as specimens.
  const title = path === GALLERY_PATH ? titles.first() : titles;
  const seen = LOOKED_AT.get(path);
  for (const size of [first, second]) {
    await page.setViewportSize(size);
    await expect(title).toHaveCount(1);
    await expect(title).toBeVisible();
    expect.soft(await sidewaysScroll(page), `${path} in ${language} at ${size.width} px`).toBe(0);
    expect.soft(await brokenHeadings(page), `${path} in ${language} at ${size.width} px`).toEqual([]);
    if (seen?.language === language && seen.size === size) await expectAccessible(page);
  }
  // One thing to do on each screen: the others are outlined or plain. Home has a slide for each course, the gallery specimens.
  if (path !== GALLERY_PATH && path !== '/')
    expect.soft((await filledButtons(page)).slice(1), `more than one filled button: ${path}`).toEqual([]);
  await page.setViewportSize(SMALLEST);
  expect.soft(await sidewaysScroll(page), `${path} in ${language} at 320 px`).toBe(0);
  expect.soft(await brokenHeadings(page), `${path} in ${language} at 320 px`).toEqual([]);
  // The gallery's specimens are English in both.
  if (path !== GALLERY_PATH) await expectOwnLanguage(page, language);
  if (!AUTH_PATHS.includes(path)) return;
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
}

const PARTS = {
  courses: (path: string) => path.startsWith('/courses'),
  'mock tests': (path: string) => path.startsWith('/mocktests'),
  teachers: (path: string) => path.startsWith('/teachers'),
  tutorials: (path: string) => path.startsWith('/tutorials'),
  'forms without header and footer': (path: string) => AUTH_PATHS.includes(path),
};
const IN_NO_PART = ALL_PATHS.filter((path) => !Object.values(PARTS).some((has) => has(path)));
const OF_THEIR_OWN: readonly string[] = ['courses', 'tutorials'];
/** The walks over all pages: each part with its paths. The longest have files of their own. */
export const WALKS = {
  parts: Object.entries(PARTS)
    .filter(([part]) => !OF_THEIR_OWN.includes(part))
    .map(([part, has]) => [part, ALL_PATHS.filter(has)] as const),
  courses: ALL_PATHS.filter(PARTS.courses),
  tutorials: ALL_PATHS.filter(PARTS.tutorials),
  rest: IN_NO_PART,
};

type Walker = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly watch: { readonly allow: (noise: RegExp) => void };
};

/** Walks over some pages: each is whole on a phone, on a desk and at 320 px. */
export async function expectWalkWhole(
  { page, context, watch }: Walker,
  walk: readonly string[],
  languages: readonly Language[] = LANGUAGES,
): Promise<void> {
  watch.allow(new RegExp(`${MISSING_PATH}: error: .*status of 404`));
  expect(walk.length).toBeGreaterThan(3);
  for (const language of languages) {
    await speak(context, language);
    for (const path of walk) {
      await test.step(`${path} in ${language}`, () => expectWhole(page, path, language));
      if (language === 'zh-Hant' || !ALSO_IN_THE_DARK.has(path)) continue;
      await page.setViewportSize(DESK);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: null });
    }
  }
}
