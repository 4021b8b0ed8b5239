import type { Language } from '#platform/i18n/language.ts';
import type { TutorialView } from '../../contract.ts';
import { addWatched, type WatchedRange } from '../../domain/watched-ranges.ts';
import { toggleFullScreen } from './full-screen.ts';
import type { KeyAct } from './key-act.ts';
import {
  type CaptionChoice,
  loadCaptions,
  loadPosition,
  saveCaptions,
  savePosition,
} from './stored-settings.ts';

export const SPEEDS = [0.75, 1, 1.25, 1.5] as const;

/** All ranges that were watched so far, and the position, in milliseconds. */
export type OnWatched = (ranges: readonly WatchedRange[], positionMs: number) => void;

export type VideoState = {
  /** Whether the scripts are there: until then the browser's own controls are shown. */
  readonly ready: boolean;
  readonly playing: boolean;
  readonly atMs: number;
  readonly speed: number;
  readonly captions: CaptionChoice;
  /** Whether the browser cannot play the video. */
  readonly failed: boolean;
  /** Whether the video waits at its question. */
  readonly asking: boolean;
  /** Whether it waits there at all. */
  readonly stops: boolean;
  /** Where the viewer stopped last time; 0 at the start. */
  readonly resumedMs: number;
};

/** A report at least so often while it plays. */
const REPORT_MS = 10_000;
const STEP_MS = 5000;
/** A larger step between two positions is a jump, not watching. */
const LARGEST_STEP_MS = 2500;
/** The silence in the video after its question. */
const THINK_MS = 3000;
const CAPTION_CYCLE: readonly CaptionChoice[] = ['off', 'en', 'zh-Hant'];

/**
 * Controls the video of a tutorial: what it does, what was watched, and where it was left. `startMs`: where its viewer
 * stopped on any device; without it, this browser remembers.
 */
export function createVideoControl(
  { slug, durationMs, question }: TutorialView,
  language: Language,
  startMs = 0,
) {
  let state: VideoState = {
    ready: false,
    playing: false,
    atMs: 0,
    speed: 1,
    captions: language,
    failed: false,
    asking: false,
    stops: true,
    resumedMs: 0,
  };
  let video: HTMLVideoElement | undefined;
  let frame: HTMLElement | undefined;
  let onWatched: OnWatched | undefined;
  let ranges: readonly WatchedRange[] = [];
  let lastMs = 0;
  let reportedMs = 0;
  const listeners = new Set<() => void>();

  function change(next: Partial<VideoState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  const positionMs = () => (video?.currentTime ?? 0) * 1000;

  function report() {
    if (!video) return;
    reportedMs = positionMs();
    savePosition(slug, reportedMs);
    if (ranges.length > 0) onWatched?.(ranges, Math.round(reportedMs));
  }

  function showCaptions() {
    for (const track of Array.from(video?.textTracks ?? [])) {
      track.mode = track.language === state.captions ? 'showing' : 'disabled';
    }
  }

  function resume() {
    if (!video || video.currentTime > 0) return;
    const stored = startMs > 0 && startMs < durationMs ? startMs : loadPosition(slug, durationMs);
    if (stored === 0) return;
    video.currentTime = stored / 1000;
    lastMs = stored;
    change({ resumedMs: stored, atMs: stored });
  }

  function play() {
    const started = video?.play();
    // A refusal to start without a gesture is no failure of the video.
    started?.catch((error: unknown) => {
      if (error instanceof Error && error.name === 'NotSupportedError') change({ failed: true });
    });
  }

  function seek(ms: number) {
    if (!video) return;
    lastMs = Math.min(durationMs, Math.max(0, ms));
    video.currentTime = lastMs / 1000;
    change({ atMs: lastMs, asking: false });
  }

  function advance() {
    if (!video) return;
    const before = lastMs;
    const position = positionMs();
    const step = position - before;
    lastMs = position;
    change({ atMs: position });
    if (video.seeking || step <= 0 || step > LARGEST_STEP_MS) return;
    ranges = addWatched(ranges, [Math.round(before), Math.round(position)]);
    if (question && state.stops && before < question.atMs && position >= question.atMs) {
      change({ asking: true });
      video.pause();
    }
    if (Math.abs(position - reportedMs) >= REPORT_MS) report();
  }

  function chooseSpeed(speed: number) {
    if (video) video.playbackRate = speed;
    change({ speed });
  }

  function stepSpeed(by: number) {
    const place = SPEEDS.findIndex((each) => each === state.speed) + by;
    const speed = SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, place))];
    if (speed !== undefined) chooseSpeed(speed);
  }

  function chooseCaptions(captions: CaptionChoice) {
    change({ captions });
    saveCaptions(captions);
    showCaptions();
  }

  const acts: Readonly<Record<KeyAct, () => void>> = {
    toggle() {
      if (!video?.paused) return video?.pause();
      change({ asking: false });
      return play();
    },
    back: () => seek(positionMs() - STEP_MS),
    forward: () => seek(positionMs() + STEP_MS),
    slower: () => stepSpeed(-1),
    faster: () => stepSpeed(1),
    captions: () =>
      chooseCaptions(
        CAPTION_CYCLE[(CAPTION_CYCLE.indexOf(state.captions) + 1) % CAPTION_CYCLE.length] ?? 'off',
      ),
    fullscreen: () => {
      if (frame && video) toggleFullScreen(frame, video);
    },
  };

  const events = {
    loadedmetadata() {
      showCaptions();
      resume();
    },
    timeupdate: advance,
    seeking() {
      lastMs = positionMs();
    },
    play() {
      lastMs = positionMs();
      change({ playing: true });
    },
    pause() {
      change({ playing: false });
      report();
    },
    ended() {
      change({ playing: false });
      report();
    },
    error: () => change({ failed: true, playing: false }),
  } as const;

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Takes the video over. Returns how to let it go: what was watched is reported then. */
    attach(element: HTMLVideoElement, screen: HTMLElement, watched: OnWatched) {
      video = element;
      frame = screen;
      onWatched = watched;
      for (const [name, act] of Object.entries(events)) element.addEventListener(name, act);
      window.addEventListener('pagehide', report);
      change({ ready: true, captions: loadCaptions() ?? language });
      showCaptions();
      // An error or the length may have come before this script.
      if (element.error) change({ failed: true });
      else if (element.readyState >= 1) resume();
      return () => {
        report();
        for (const [name, act] of Object.entries(events)) element.removeEventListener(name, act);
        window.removeEventListener('pagehide', report);
        video = undefined;
        frame = undefined;
      };
    },
    acts,
    play,
    seek,
    chooseSpeed,
    chooseCaptions,
    setStops: (stops: boolean) => change({ stops }),
    /** Goes on after the question; with an answer, behind the silence. */
    goOn(answered: boolean) {
      if (answered && question) seek(question.atMs + THINK_MS);
      change({ asking: false });
      play();
    },
    retry: () => change({ failed: false }),
    pictureInPicture() {
      video?.requestPictureInPicture().catch(() => undefined);
    },
  };
}

export type VideoControl = ReturnType<typeof createVideoControl>;
