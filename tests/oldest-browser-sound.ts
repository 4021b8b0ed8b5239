import { readFileSync } from 'node:fs';
import { aWave } from './browser/a-wave.ts';
import type { OldPage, OldRequest } from './oldest-browser-chromium.ts';

/** The examiner's lines, and the sample of the sound check: as short as can be. */
const SHORT_MS = 400;

/** As long as the recording at an address. */
function waveFor(url: string): Buffer {
  const recording = /\/(media\/audio\/[\w-]+\/listening-\d+)-/.exec(url);
  if (!recording) return aWave(SHORT_MS);
  const { durationMs } = JSON.parse(readFileSync(`${recording[1]}.json`, 'utf8')) as { durationMs: number };
  return aWave(durationMs);
}

export type Played = {
  /** The requested pieces of Listening's recordings; empty: the whole file. */
  readonly asked: string[];
  /** Listening breaks off half-way from now on, or loads completely. */
  breaks: boolean;
};

/**
 * Chrome 75 plays AAC, the format of our recordings; the Chromium that we have of it was built without. It
 * loads silence of the same length instead, which it can play, and reports the same events as Chrome.
 */
export async function playAsChromeDoes(page: OldPage): Promise<Played> {
  const played: Played = { asked: [], breaks: false };
  await page.evaluateOnNewDocument(() => {
    HTMLMediaElement.prototype.canPlayType = () => 'probably';
  });
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    void (request.url().endsWith('.m4a') ? answer(request, played) : request.continue());
  });
  return played;
}

async function answer(request: OldRequest, played: Played): Promise<void> {
  const whole = waveFor(request.url());
  const range = /bytes=(\d+)-/.exec(request.headers()['range'] ?? '');
  const from = range ? Number(range[1]) : 0;
  const listening = request.url().includes('/listening-');
  if (listening) played.asked.push(range ? range[0] : '');
  const rest = whole.slice(from);
  await request.respond({
    status: range ? 206 : 200,
    headers: {
      'content-type': 'audio/mp4',
      'accept-ranges': 'bytes',
      'content-length': String(rest.length),
      ...(range ? { 'content-range': `bytes ${from}-${whole.length - 1}/${whole.length}` } : {}),
    },
    body: listening && played.breaks ? rest.slice(0, rest.length / 2) : rest,
  });
}

/** As outside of tests: nothing plays before a click. An act of the test on the page counts as a click. */
export async function wantAClick(page: OldPage): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    let clicked = false;
    document.addEventListener('mousedown', () => (clicked = true), true);
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function playWhenClicked() {
      return clicked ? play.call(this) : Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
    };
  });
}

type Overheard = { readonly overheard: HTMLAudioElement };

/** The page's own audio element is in no document: this keeps hold of it. */
export async function overhear(page: OldPage): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const Native = window.Audio;
    window.Audio = function overheard() {
      return Object.assign(window, { overheard: new Native() }).overheard;
    } as unknown as typeof Audio;
  });
}

/** Position in seconds, volume and pause of the current sound. */
export const heard = (page: OldPage) =>
  page.evaluate(() => {
    const { overheard } = window as unknown as Overheard;
    return { at: overheard.currentTime, volume: overheard.volume, silent: overheard.paused };
  });

/** The current sound breaks. */
export const breakSound = (page: OldPage) =>
  page.evaluate(() => {
    const { overheard } = window as unknown as Overheard;
    // A sound that breaks while it plays is not paused before it has failed. Another source alone would pause
    // it.
    Object.defineProperty(overheard, 'paused', { configurable: true, value: false });
    overheard.addEventListener('error', () => Reflect.deleteProperty(overheard, 'paused'), { once: true });
    overheard.src = URL.createObjectURL(new Blob(['no sound'], { type: 'audio/mp4' }));
  });
