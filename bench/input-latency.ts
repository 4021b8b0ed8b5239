import type { Browser, Page } from '@playwright/test';
import { DEVELOPMENT_APP_KEY } from '#platform/config/config.ts';
import { paths } from '#paths';
import type { Benchmark } from './benchmark.ts';
import {
  beginTiming,
  boxOf,
  draw,
  placeOf,
  press,
  SLOWER,
  timeActs,
  WORST_MS,
  type Act,
} from './timed-acts.ts';
import { withChromium } from './with-chromium.ts';
import { withSite } from './with-site.ts';

const TEXT = 'the rising tide and the falling tide';

async function drag(page: Page, from: string, to: string): Promise<void> {
  await draw(page, await placeOf(page, page.locator(from)), await placeOf(page, page.locator(to)));
}

/** The frequent acts of a candidate, each on the longest paper that has every question type. */
const ACTS: readonly Act[] = [
  [
    'typing',
    async (page) => {
      await press(page, page.locator('input[type="text"]').first());
      await page.keyboard.type(TEXT, { delay: 30 });
    },
  ],
  [
    'choosing',
    async (page, round) => {
      for (const number of [1, 2, 3, 4])
        await press(page, page.locator(`[data-question="${number}"] label`).nth(round % 3));
    },
  ],
  [
    'flagging',
    async (page) => {
      for (let times = 0; times < 6; times += 1) await press(page, page.locator('[data-flag]'));
    },
  ],
  [
    'going to questions',
    async (page) => {
      for (const number of [5, 20, 39, 12, 1]) await press(page, page.locator(`[data-number="${number}"]`));
    },
  ],
  [
    'dragging a heading',
    async (page) => {
      await drag(page, '[data-option="i"]', '[data-heading-slot="11"]');
      await drag(page, '[data-option="ii"]', '[data-heading-slot="11"]');
    },
  ],
  [
    'drawing the divider',
    async (page, round) => {
      const box = await boxOf(page.locator('[data-divider]'));
      // To and fro: at the limit of its range, nothing moves.
      const distance = round % 2 === 0 ? 160 : -160;
      const start = { x: box.x + 5, y: box.y + 200 };
      await draw(page, start, { ...start, x: start.x + distance });
    },
  ],
  [
    'highlighting',
    async (page) => {
      await press(page, page.locator('[data-open-mark-mode]').first());
      await page.locator('mark[data-pending]').waitFor();
      for (let times = 0; times < 6; times += 1) {
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('h');
      }
      await page.keyboard.press('Escape');
    },
  ],
  [
    'writing a note',
    async (page) => {
      const paragraph = page.locator('[data-text-block="p1.C"]');
      await placeOf(page, paragraph);
      const box = await boxOf(paragraph);
      await page.mouse.dblclick(box.x + 60, box.y + 10);
      await press(page, page.locator('[data-mark-toolbar] [data-note]'));
      await page.keyboard.type(TEXT, { delay: 30 });
      await page.keyboard.press('Escape');
    },
  ],
];

async function openPlayer(browser: Browser, site: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const started = await context.request.post(`${site}/api/attempts`, {
    headers: { 'x-requested-key': DEVELOPMENT_APP_KEY },
    data: { mock_test: 'demonstration', skill: 'reading' },
  });
  const { attempt_id: attemptId } = (await started.json()) as { attempt_id: string };
  const page = await context.newPage();
  await page.goto(site + paths.attempt({ attemptId }), { waitUntil: 'networkidle' });
  await page.locator('[data-open-mark-mode]:not([disabled])').first().waitFor();
  await beginTiming(page);
  return page;
}

export const benchmark: Benchmark<'rounds'> = {
  name: 'input-latency',
  promise: `what a candidate does is answered on the screen within ${WORST_MS} ms on a processor ${SLOWER} times slower`,
  parameters: { rounds: 3 },
  smoke: { rounds: 1 },
  run: ({ rounds }) =>
    withSite((site) =>
      withChromium(async ({ browser }) => timeActs(await openPlayer(browser, site.url), ACTS, rounds)),
    ),
};
