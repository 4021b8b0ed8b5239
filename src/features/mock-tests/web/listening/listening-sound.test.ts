import { beforeEach, describe, expect, test } from 'vitest';
import { LISTENING_LEAD_MS } from '#ielts/paper/listening-moment.ts';
import { createListeningSound } from './listening-sound.ts';
import type { PlayOutcome } from './sound.ts';

const RECORDINGS = [
  { src: '/media/one.m4a', durationMs: 60_000, synthetic: true },
  { src: '/media/two.m4a', durationMs: 60_000, synthetic: true },
];
const BLOBS = new Map(RECORDINGS.map(({ src }) => [src, new Blob([src])]));

/** A page whose clock is `at`, and a sound that runs on by itself unless told otherwise. */
function aListening() {
  let at = 0;
  let startedAt = 0;
  const heard = { blob: undefined as Blob | undefined, positionMs: 0, paused: true, error: false };
  const page = { allowed: true, broken: false, reloaded: [] as string[] };
  const run = () => {
    if (!heard.paused) heard.positionMs += at - startedAt;
    startedAt = at;
  };
  const listening = createListeningSound({
    recordings: RECORDINGS,
    sound: {
      load(blob) {
        if (heard.blob !== blob || heard.error) Object.assign(heard, { blob, positionMs: 0, paused: true });
        heard.error = false;
      },
      seek(positionMs) {
        run();
        heard.positionMs = positionMs;
      },
      async play(): Promise<PlayOutcome> {
        if (page.broken) heard.error = true;
        if (!page.allowed) return 'blocked';
        if (page.broken) return 'failed';
        run();
        heard.paused = false;
        return 'playing';
      },
      pause() {
        run();
        heard.paused = true;
      },
      isPaused: () => heard.paused,
      hasFailed: () => heard.error,
      positionMs() {
        run();
        return heard.positionMs;
      },
    },
    elapsedMs: () => at,
    now: () => at,
    blobOf: (src) => BLOBS.get(src),
    reload: async (src) => void page.reloaded.push(src),
  });
  return {
    listening,
    heard,
    page,
    /** Goes to an instant at once, as a page does that was asleep. */
    async jumpTo(ms: number) {
      run();
      at = ms;
      startedAt = ms;
      const state = listening.tick();
      await settle();
      return state;
    },
    /** Lets time pass, looking four times a second. */
    async pass(ms: number) {
      const until = at + ms;
      let state = listening.tick();
      while (at < until) {
        at += 250;
        state = listening.tick();
        await settle();
      }
      return state;
    },
    heardMs() {
      run();
      return heard.positionMs;
    },
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

let page: ReturnType<typeof aListening>;
beforeEach(() => {
  page = aListening();
});

describe('what is heard', () => {
  test('begins after the lead, from the beginning', async () => {
    expect(await page.pass(LISTENING_LEAD_MS - 250)).toMatchObject({ sound: 'silent' });
    const state = await page.pass(1_000);
    expect(state).toMatchObject({ sound: 'playing', moment: { phase: 'part', part: 0 } });
    expect(page.heardMs()).toBeCloseTo(750, -2);
  });

  test('goes on with the next part, and ends before the time to check', async () => {
    await page.pass(LISTENING_LEAD_MS + 61_000);
    expect(page.heard.blob).toBe(BLOBS.get('/media/two.m4a'));
    expect(page.heardMs()).toBeCloseTo(1_000, -3);
    const state = await page.pass(60_000);
    expect(state).toEqual({ moment: { phase: 'check' }, sound: 'silent' });
    expect(page.heard.paused).toBe(true);
  });

  test('is where the clock is when the page was opened late', async () => {
    await page.jumpTo(LISTENING_LEAD_MS + 70_000);
    expect(page.heard.blob).toBe(BLOBS.get('/media/two.m4a'));
    expect(page.heardMs()).toBe(10_000);
  });

  test('is set right when it has fallen behind, and not for a trifle', async () => {
    await page.pass(10_000);
    page.heard.positionMs -= 800;
    const before = page.heardMs();
    await page.pass(1_000);
    expect(page.heardMs()).toBeCloseTo(before + 1_000, 0);
    page.heard.positionMs -= 5_000;
    await page.pass(500);
    expect(page.heardMs()).toBeCloseTo(11_500 - LISTENING_LEAD_MS, -2);
  });

  test('cannot be stopped', async () => {
    await page.pass(10_000);
    page.heard.paused = true;
    await page.pass(250);
    expect(page.heard.paused).toBe(false);
    expect(page.heardMs()).toBeCloseTo(10_250 - LISTENING_LEAD_MS, -2);
  });

  test('does not begin again when a recording ends a moment before its time', async () => {
    await page.jumpTo(LISTENING_LEAD_MS + 59_000);
    await page.jumpTo(LISTENING_LEAD_MS + 59_800);
    Object.assign(page.heard, { paused: true, positionMs: 60_000 });
    await page.jumpTo(LISTENING_LEAD_MS + 59_900);
    expect(page.heard.paused).toBe(true);
  });
});

describe('a browser that wants a click first', () => {
  test('is not asked again until there is one; then it plays what the clock has', async () => {
    page.page.allowed = false;
    expect(await page.pass(10_000)).toMatchObject({ sound: 'blocked' });
    page.page.allowed = true;
    await page.pass(20_000);
    expect(page.heard.paused).toBe(true);
    await page.listening.resume();
    expect(page.listening.tick()).toMatchObject({ sound: 'playing' });
    expect(page.heardMs()).toBeCloseTo(30_000 - LISTENING_LEAD_MS, -2);
  });
});

describe('a recording that fails', () => {
  test('is said to, tried again, and goes on at the right place', async () => {
    await page.pass(20_000);
    page.heard.error = true;
    expect(page.listening.tick()).toMatchObject({ sound: 'failed' });
    expect(await page.pass(2_000)).toMatchObject({ sound: 'playing' });
    expect(page.heardMs()).toBeCloseTo(22_000 - LISTENING_LEAD_MS, -2);
  });

  test('is loaded anew when playing it again does not help', async () => {
    page.page.broken = true;
    expect(await page.pass(20_000)).toMatchObject({ sound: 'failed' });
    expect(page.page.reloaded).toContain('/media/one.m4a');
    page.page.broken = false;
    expect(await page.pass(12_000)).toMatchObject({ sound: 'playing' });
    expect(page.heardMs()).toBeCloseTo(32_000 - LISTENING_LEAD_MS, -2);
  });

  test('in the last part does not keep anybody from checking', async () => {
    page.page.broken = true;
    await page.pass(LISTENING_LEAD_MS + 121_000);
    expect(page.listening.tick()).toEqual({ moment: { phase: 'check' }, sound: 'silent' });
  });
});
