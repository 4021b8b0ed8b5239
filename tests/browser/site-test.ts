import { test as base, expect, type BrowserContext, type Page, type Response } from '@playwright/test';
import { LANGUAGE_COOKIE, type Language } from '#platform/i18n/language.ts';
import { isHydrated } from './is-hydrated.ts';

export { expect };

/** The widths of a phone and of a desk. */
export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 820, height: 1180 };
export const DESK = { width: 1280, height: 800 };

/** For tests that only `npm run test:all` runs: `test(title, LONG, …)`. */
export const LONG = { tag: '@long' };

/**
 * The tag of a journey that is not about language: `npm test` takes it in one language, `npm run test:all` in the other
 * too. `usual` is the one for `npm test`; between them the journeys cover both.
 */
export function unlessIn(usual: Language, language: Language): { readonly tag?: string } {
  return language === usual ? {} : LONG;
}

/** Errors and warnings in the consoles of pages, which should be silent. */
export type Watch = {
  /** Listens to every page of a context. */
  listen(context: BrowserContext): void;
  /** Trouble that a test brings about on purpose. */
  allow(...patterns: RegExp[]): void;
  /** Trouble so far that nobody allowed. */
  heard(): string[];
};

/** Hears of trouble of every kind: scripts, hydration, policy, resources, missing translations. */
function createWatch(): Watch {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  return {
    listen(context) {
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        heard.push(
          `${message.page()?.url()}: ${message.type()}: ${message.text()} (${message.location().url})`,
        );
      });
      context.on('weberror', (error) =>
        heard.push(`${error.page()?.url()}: uncaught: ${error.error().message}`),
      );
    },
    allow: (...patterns) => allowed.push(...patterns),
    heard: () => heard.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}

/** Listens to the pages of a context that a test has opened itself. */
export function watchContext(context: BrowserContext): Watch {
  const watch = createWatch();
  watch.listen(context);
  return watch;
}

/**
 * The shared site, watched: a test fails when a console of its pages complains. A test that asks for no page, context
 * or browser opens none.
 */
export const test = base.extend<{ watch: Watch }>({
  // Read when a test runs: the site is started after this file is loaded.
  baseURL: ({ browserName }, use) => use(browserName && process.env.SITE_URL),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from here that it needs nothing.
  watch: ({}, use) => use(createWatch()),
  context: async ({ context, watch }, use) => {
    watch.listen(context);
    await use(context);
    expect(watch.heard()).toEqual([]);
  },
});

/** Chooses the language as the header's toggle does. */
export async function speak(context: BrowserContext, language: Language, url = siteUrl()): Promise<void> {
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url }]);
}

/** The address of the shared site. */
export function siteUrl(): string {
  const url = process.env.SITE_URL;
  if (!url) throw new Error('No site was started.');
  return url;
}

/** Waits until React has taken the page over: from then on clicks are answered. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Opens a page and waits until it is alive. */
export async function open(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  if (!response) throw new Error(`${path} gave no response.`);
  await hydrated(page);
  return response;
}

/** How far the page can be scrolled sideways, in CSS pixels. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - root.clientWidth;
  });
}

/**
 * Presses Tab until an element that fits is focused, as a person without a mouse would. A person also waits
 * until the page shows it: what comes with an answer of the server may be later than the first Tab.
 */
export async function tabTo(page: Page, selector: string, { back = false, most = 60 } = {}): Promise<void> {
  await page.locator(selector).first().waitFor({ state: 'attached' });
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`${most} times Tab never reached ${selector}.`);
}
