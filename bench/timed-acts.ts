import type { Locator, Page } from '@playwright/test';
import { atLeast, atMost, type Row } from './benchmark.ts';

export const WORST_MS = 100;
export const SLOWER = 4;
/** Time for the last frame of an act, and for the work it started. */
const SETTLE_MS = 400;
/** Between finding something and touching it. */
const REST_MS = 100;
const DRAW_STEPS = 12;
const FRAME_MS = 16;

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

export async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing of ${String(target)} is on the screen.`);
  return box;
}

type Place = { readonly x: number; readonly y: number };

/** Where the middle of `target` is on the screen, once it is there and the page has come to rest. */
export async function placeOf(page: Page, target: Locator): Promise<Place> {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST_MS);
  const box = await boxOf(target);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** As a hand would: a locator's own click looks about in the page first, on the same slow processor. */
export async function press(page: Page, target: Locator): Promise<void> {
  const { x, y } = await placeOf(page, target);
  await page.mouse.click(x, y);
}

/** Draws from one place to the other with the button down, a step a frame as a hand does. */
export async function draw(page: Page, from: Place, to: Place): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let step = 1; step <= DRAW_STEPS; step += 1) {
    const part = step / DRAW_STEPS;
    await page.mouse.move(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    await page.waitForTimeout(FRAME_MS);
  }
  await page.mouse.up();
}

/** Slows the processor of a page down, and begins to time what is done there. */
export async function beginTiming(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(watchEvents);
}

function worstOf(timed: readonly Timed[]): Timed {
  return timed.reduce((worst, each) => (each.duration > worst.duration ? each : worst), {
    name: 'all within a frame',
    duration: 0,
  });
}

/** Something that a person does on a page, more than once in a bench. */
export type Act = readonly [name: string, act: (page: Page, round: number) => Promise<void>];

/** Does each act some times. A busy machine only adds time: the quietest round says most about the page. */
export async function timeActs(page: Page, acts: readonly Act[], count: number): Promise<Row[]> {
  const rows: Row[] = [];
  let seen = 0;
  for (const [name, act] of acts) {
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
}
