// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { WatchedRange } from '../../domain/watched-ranges.ts';
import { aTutorialView } from '../../tutorial-view-fixture.ts';
import { createVideoControl } from './video-control.ts';

beforeEach(() => localStorage.clear());

/** A video that only says where it is. */
function attach(tutorial = aTutorialView(), startMs?: number) {
  const video = document.createElement('video');
  let paused = true;
  Object.defineProperty(video, 'paused', { get: () => paused });
  Object.defineProperty(video, 'seeking', { value: false });
  Object.defineProperty(video, 'textTracks', {
    value: [
      { language: 'en', mode: 'disabled' },
      { language: 'zh-Hant', mode: 'disabled' },
    ],
  });
  let at = 0;
  Object.defineProperty(video, 'currentTime', {
    get: () => at,
    set(next: number) {
      at = next;
    },
  });
  video.play = () => {
    paused = false;
    video.dispatchEvent(new Event('play'));
    return Promise.resolve();
  };
  video.pause = () => {
    paused = true;
    video.dispatchEvent(new Event('pause'));
  };
  const control = createVideoControl(tutorial, 'zh-Hant', startMs);
  const reports: (readonly [readonly WatchedRange[], number])[] = [];
  const detach = control.attach(video, document.createElement('div'), (...report) => reports.push(report));
  /** Plays on from where it is, in steps as a browser reports them. */
  function watch(seconds: number) {
    for (const end = at + seconds; at < end && !video.paused;) {
      at = Math.min(end, at + 0.25);
      video.dispatchEvent(new Event('timeupdate'));
    }
  }
  return {
    control,
    video,
    reports,
    detach,
    watch,
    modes: () => [...video.textTracks].map(({ mode }) => mode),
  };
}

describe('what was watched', () => {
  test('is what was played, not what was jumped over', () => {
    const { control, reports, watch } = attach();
    control.play();
    watch(5);
    control.seek(20_000);
    watch(5);
    control.acts.toggle();
    expect(reports.at(-1)).toEqual([
      [
        [0, 5000],
        [20_000, 25_000],
      ],
      25_000,
    ]);
  });

  test('is reported every ten seconds, at a pause, and when the player goes', () => {
    const { control, reports, watch, detach } = attach();
    control.play();
    watch(9.5);
    expect(reports).toHaveLength(0);
    watch(1);
    expect(reports).toHaveLength(1);
    control.acts.toggle();
    expect(reports).toHaveLength(2);
    detach();
    expect(reports).toHaveLength(3);
  });
});

describe('the saved position', () => {
  test('is where the video goes on', () => {
    const first = attach();
    first.control.play();
    first.watch(12);
    first.detach();
    const second = attach();
    second.video.dispatchEvent(new Event('loadedmetadata'));
    expect(second.control.getState()).toMatchObject({ atMs: 12_000, resumedMs: 12_000 });
  });

  test('on another device comes before that of this browser', () => {
    localStorage.setItem('tutorial:lamps:at', '12000');
    const { control, video } = attach(undefined, 30_000);
    video.dispatchEvent(new Event('loadedmetadata'));
    expect(control.getState()).toMatchObject({ atMs: 30_000, resumedMs: 30_000 });
  });

  test.each([
    ['hardly begun', 3],
    ['nearly over', 58],
  ])('of a video that is %s is its start', (_name, seconds) => {
    localStorage.setItem('tutorial:lamps:at', String(seconds * 1000));
    const { control, video } = attach();
    video.dispatchEvent(new Event('loadedmetadata'));
    expect(control.getState().atMs).toBe(0);
  });
});

describe('the question', () => {
  test('stops the video when its voice has asked, and an answer skips the silence', () => {
    const { control, video, watch } = attach();
    control.seek(35_000);
    control.play();
    watch(5);
    expect(control.getState()).toMatchObject({ asking: true, playing: false });
    expect(video.currentTime).toBeCloseTo(36, 0);
    control.goOn(true);
    expect(control.getState()).toMatchObject({ asking: false, playing: true, atMs: 39_000 });
  });

  test('can be skipped: the silence is heard', () => {
    const { control, watch } = attach();
    control.seek(35_000);
    control.play();
    watch(2);
    control.goOn(false);
    expect(control.getState()).toMatchObject({ asking: false, playing: true });
    watch(5);
    expect(control.getState()).toMatchObject({ asking: false, atMs: 41_000 });
  });

  test('does not stop a viewer who wants no stops, or who jumps behind it', () => {
    const { control, watch } = attach();
    control.setStops(false);
    control.seek(35_000);
    control.play();
    watch(5);
    expect(control.getState().asking).toBe(false);
    control.setStops(true);
    control.seek(50_000);
    watch(1);
    expect(control.getState().asking).toBe(false);
  });
});

describe('captions', () => {
  test('are in the language of the page until the viewer chooses, and then as chosen', () => {
    const first = attach();
    expect(first.modes()).toEqual(['disabled', 'showing']);
    first.control.chooseCaptions('en');
    expect(first.modes()).toEqual(['showing', 'disabled']);
    expect(attach().modes()).toEqual(['showing', 'disabled']);
  });

  test('go round with their key', () => {
    const { control, modes } = attach();
    control.acts.captions();
    expect(modes()).toEqual(['disabled', 'disabled']);
    control.acts.captions();
    expect(modes()).toEqual(['showing', 'disabled']);
  });
});

test('keys move five seconds, and stay within the video', () => {
  const { control, video } = attach();
  control.seek(57_000);
  control.acts.forward();
  expect(video.currentTime).toBe(60);
  control.seek(2000);
  control.acts.back();
  expect(video.currentTime).toBe(0);
});

test('the speed has its steps, and ends', () => {
  const { control, video } = attach();
  for (let i = 0; i < 5; i += 1) control.acts.faster();
  expect(video.playbackRate).toBe(1.5);
  for (let i = 0; i < 5; i += 1) control.acts.slower();
  expect(video.playbackRate).toBe(0.75);
});

test('a video that cannot be played has failed, a play that needs a gesture has not', async () => {
  const { control, video } = attach();
  video.play = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  control.play();
  await vi.waitFor(() => expect(control.getState().failed).toBe(false));
  video.play = () => Promise.reject(new DOMException('', 'NotSupportedError'));
  control.play();
  await vi.waitFor(() => expect(control.getState().failed).toBe(true));
});

test('an error of the video has failed', () => {
  const { control, video } = attach();
  video.dispatchEvent(new Event('error'));
  expect(control.getState().failed).toBe(true);
});
