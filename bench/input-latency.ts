import type { Browser, Locator, Page } from '@playwright/test';
import { DEVELOPMENT_APP_KEY } from '#platform/config/config.ts';
import { paths } from '#paths';
import { atLeast, atMost, type Benchmark, type Row } from './benchmark.ts';
import { withChromium } from './with-chromium.ts';
import { withSite } from './with-site.ts';

const WORST_MS = 100;
const SLOWER = 4;
/** Time for the last frame of an act, and for the work it started. */
const SETTLE_MS = 400;
/** Between finding something and touching it. */
const REST_MS = 100;
const DRAW_STEPS = 12;
const FRAME_MS = 16;
const TEXT = 'the rising tide and the falling tide';

type Timed = { readonly name: string; readonly duration: number };
type Watched = { timed?: Timed[] };

/**
 * Every event that took longer than a frame, from the candidate's act to its picture. Drag events are
 * corrected: the browser times `dragstart` from the press of the button, including the hand's movement. It
 * attributes an event without a visible effect (`dragenter` next to a place, `dragend`) to the next picture.
 */
function watchEvents(): void {
  const timed: Timed[] = [];
  (globalThis as Watched).timed = timed;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { name, duration, startTime, processingStart } = entry as PerformanceEventTiming;
      const waited = name === 'dragstart' ? processingStart - startTime : 0;
      timed.push({ name, duration: duration - waited });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  const { style } = document.documentElement;
  const askForPicture = () =>
    requestAnimationFrame(() => {
      style.outlineColor = style.outlineColor === 'red' ? 'blue' : 'red';
    });
  for (const type of ['dragenter', 'dragleave', 'dragover', 'dragend'])
    document.addEventListener(type, askForPicture);
}

const takeEvents = (page: Page): Promise<Timed[]> =>
  page.evaluate(() => (globalThis as Watched).timed?.splice(0) ?? []);

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing of ${String(target)} is on the screen.`);
  return box;
}

type Place = { readonly x: number; readonly y: number };

/** Where the middle of `target` is on the screen, once it is there and the page has come to rest. */
async function placeOf(page: Page, target: Locator): Promise<Place> {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST_MS);
  const box = await boxOf(target);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** As a hand would: a locator's own click looks about in the page first, on the same slow processor. */
async function press(page: Page, target: Locator): Promise<void> {
  const { x, y } = await placeOf(page, target);
  await page.mouse.click(x, y);
}

/** Draws from one place to the other with the button down, a step a frame as a hand does. */
async function draw(page: Page, from: Place, to: Place): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= DRAW_STEPS; step += 1) {
    const part = step / DRAW_STEPS;
    await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    await page.waitForTimeout(FRAME_MS);
  }
  await page.mouse.up();
}

async function drag(page: Page, from: string, to: string): Promise<void> {
  await draw(page, await placeOf(page, page.locator(from)), await placeOf(page, page.locator(to)));
}

/** The frequent acts of a candidate, each on the longest paper that has every question type. */
const ACTS: readonly (readonly [name: string, act: (page: Page, round: number) => Promise<void>])[] = [
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
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(watchEvents);
  return page;
}

function worstOf(timed: readonly Timed[]): Timed {
  return timed.reduce((worst, each) => (each.duration > worst.duration ? each : worst), {
    name: 'all within a frame',
    duration: 0,
  });
}

export const benchmark: Benchmark<'rounds'> = {
  name: 'input-latency',
  promise: `what a candidate does is answered on the screen within ${WORST_MS} ms on a processor ${SLOWER} times slower`,
  // A busy machine only adds time: the quietest round says most about the page.
  parameters: { rounds: 3 },
  smoke: { rounds: 1 },
  run: ({ rounds: count }) =>
    withSite((site) =>
      withChromium(async ({ browser }) => {
        const page = await openPlayer(browser, site.url);
        const rows: Row[] = [];
        let seen = 0;
        for (const [name, act] of ACTS) {
          const rounds: Timed[][] = [];
          for (let round = 0; round < count; round += 1) {
            await takeEvents(page);
            await act(page, round);
            await page.waitForTimeout(SETTLE_MS);
            rounds.push(await takeEvents(page));
          }
          seen += rounds.flat().length;
          const worsts = rounds.map(worstOf);
          const quietest = worsts.reduce((one, other) => (other.duration < one.duration ? other : one));
          const all = worsts.map(({ duration }) => Math.round(duration)).join(', ');
          rows.push(
            atMost(WORST_MS, {
              measure: `worst of ${name}`,
              value: quietest.duration,
              unit: 'ms',
              note: `${quietest.name}; ${count} rounds: ${all}`,
            }),
          );
        }
        // Were nothing heard at all, the watch would be at fault.
        return [...rows, atLeast(1, { measure: 'events that were timed', value: seen, unit: 'events' })];
      }),
    ),
};
