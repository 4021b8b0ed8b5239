import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { paths } from '#paths';
import { providePrograms } from '#tools/test/debian-packages.ts';
import { KEYS, rightAnswer } from '../browser/free-trial.ts';
import { isHydrated } from '../browser/is-hydrated.ts';
import { listSavedAnswers } from '../browser/site-database.ts';
import { freePort, startSite, type SiteProcess } from '../browser/site-process.ts';
import { ask, type EnginePage } from './engine.ts';
import { FIREFOX } from './firefox.ts';
import { errorsOf, watchSite } from './watched-site.ts';
import { WEBKIT } from './webkit.ts';

const ENGINES = [FIREFOX, WEBKIT];

/** The time that a slow machine needs for a step, and for a whole journey. */
const STEP = { timeout: 30_000 };
const JOURNEY = { timeout: 240_000 };

let site: SiteProcess;

beforeAll(async () => {
  await providePrograms(ENGINES.flatMap(({ needed }) => needed));
  site = await startSite();
}, 600_000);

afterAll(() => site?.stop());

/** Asks the page until the answer is the right one. */
function expectSoon<Given extends readonly unknown[]>(
  page: EnginePage,
  question: (...given: Given) => unknown,
  ...given: Given
) {
  return expect.poll(() => ask(page, question, ...given), STEP);
}

const count = (selector: string) => document.querySelectorAll(selector).length;
const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);

type WatchedSite = Awaited<ReturnType<typeof watchSite>>;

async function open(page: EnginePage, { url, underWay }: WatchedSite, path: string): Promise<void> {
  await expect.poll(underWay, STEP).toBe(0);
  await page.goto(url + path);
  await expectSoon(page, isHydrated).toBe(true);
}

/** Clicks as soon as it is there. */
async function click(page: EnginePage, selector: string): Promise<void> {
  await expectSoon(page, count, selector).toBe(1);
  await page.click(selector);
}

async function answer(page: EnginePage, number: number): Promise<void> {
  const question = `[data-question="${number}"]`;
  const value = rightAnswer(number);
  const gap = `${question} input[type="text"]`;
  if ((await ask(page, count, gap)) > 0) await page.type(gap, value);
  else await page.click(`${question} label:has(input[value="${value}"])`);
}

/** The whole Reading section, right to the last question. */
async function takeFreeTrial(page: EnginePage, watched: WatchedSite): Promise<void> {
  await open(page, watched, paths.plan({ slug: 'free-trial' }));
  await click(page, '[data-start-attempt="free-trial"][data-skill="reading"]');
  await expectSoon(page, count, '[data-question="1"]').toBe(1);
  const [, , attemptId = ''] = (await ask(page, () => location.pathname)).split('/');

  for (const { number } of KEYS) await answer(page, number);
  await expect.poll(() => listSavedAnswers(site.dataDir, attemptId), STEP).toHaveLength(KEYS.length);
  await expectSoon(page, attribute, '[data-save-state]', 'data-save-state').toBe('saved');

  await click(page, '[data-submit-attempt]');
  await click(page, '[data-confirm-submit]');
  await expectSoon(page, attribute, '[data-raw-score]', 'data-raw-score').toBe(String(KEYS.length));
  expect(await ask(page, count, '[data-result][data-right="true"]')).toBe(KEYS.length);
  expect(await ask(page, () => location.pathname)).toBe(paths.attemptResult({ attemptId }));
}

describe.for(ENGINES)('in $name', ({ open: openEngine }) => {
  test(
    'a visitor takes the free trial and is stopped at an empty sign-in, without an error',
    JOURNEY,
    async () => {
      const page = await openEngine(onTestFinished);
      const watched = await watchSite(site.url, onTestFinished);
      await open(page, watched, paths.home());
      await click(page, 'header button:has(span[lang="zh-Hant"])');
      await expectSoon(page, () => document.documentElement.lang).toBe('zh-Hant');

      await takeFreeTrial(page, watched);

      await open(page, watched, paths.signin());
      await click(page, 'main form button[type="submit"]');
      await expectSoon(page, count, 'form [name][aria-invalid="true"]').toBe(2);
      expect(await errorsOf(page)).toEqual([]);
    },
  );

  test('an error of a page is heard, however it comes about', JOURNEY, async () => {
    const page = await openEngine(onTestFinished);
    const scripts = [
      'throw new Error("thrown while loading")',
      'console.error("said to the console")',
      'Promise.reject(new Error("rejected for nobody"))',
      'addEventListener("load", () => { throw new Error("thrown later") })',
    ];
    const body = scripts.map((script) => `<script>${script}</script>`).join('');
    const broken = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "img-src 'none'" });
      response.end(`<!doctype html><html><head></head><body>${body}<img src="/a.png"></body></html>`);
    });
    const port = await freePort();
    await once(broken.listen(port, '127.0.0.1'), 'listening');
    onTestFinished(() => void broken.close());
    const { url } = await watchSite(`http://127.0.0.1:${port}`, onTestFinished);
    await page.goto(url);
    await expect
      .poll(() => errorsOf(page), STEP)
      .toEqual(
        expect.arrayContaining([
          expect.stringContaining('thrown while loading'),
          expect.stringContaining('said to the console'),
          expect.stringContaining('rejected for nobody'),
          expect.stringContaining('thrown later'),
          expect.stringContaining('policy: img-src'),
          expect.stringContaining('not loaded: <img src="/a.png">'),
        ]),
      );
  });
});
