import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '#platform/i18n/text-provider.tsx';
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

/** Called every REPORT_MS of watching, at a pause and when the page is left: all ranges so far, and the position. */
export type OnWatched = (ranges: readonly WatchedRange[], positionMs: number) => void;

const REPORT_MS = 10_000;
const STEP_MS = 5000;
/** A larger step than this between two positions is a jump, not watching. */
const LARGEST_STEP_MS = 2500;
const THINK_MS = 3000;
const CAPTION_CYCLE: readonly CaptionChoice[] = ['off', 'en', 'zh-Hant'];

/** The state and the acts of one video. */
export function useTutorialVideo(tutorial: TutorialView, onWatched: OnWatched | undefined) {
  const { slug, durationMs, question } = tutorial;
  const language = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [ready, setReady] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [atMs, setAtMs] = useState(0);
  const [speed, setSpeed] = useState<number>(1);
  const [captions, setCaptions] = useState<CaptionChoice>(language);
  const [failed, setFailed] = useState(false);
  const [asking, setAsking] = useState(false);
  const [stops, setStops] = useState(true);
  const [resumedMs, setResumedMs] = useState(0);
  const ranges = useRef<readonly WatchedRange[]>([]);
  const lastMs = useRef(0);
  const reportedMs = useRef(0);

  function showCaptions(choice: CaptionChoice) {
    const element = video.current;
    if (!element) return;
    for (const track of Array.from(element.textTracks)) {
      track.mode = track.language === choice ? 'showing' : 'disabled';
    }
  }

  function report() {
    const element = video.current;
    if (!element) return;
    const position = element.currentTime * 1000;
    savePosition(slug, position);
    reportedMs.current = position;
    if (ranges.current.length > 0) onWatched?.(ranges.current, Math.round(position));
  }

  const start = useEffectEvent(() => {
    const element = video.current;
    if (!element) return;
    setReady(true);
    const stored = loadCaptions();
    if (stored !== undefined) setCaptions(stored);
    showCaptions(stored ?? language);
    // An error or the length may have come before this script.
    if (element.error) setFailed(true);
    else if (element.readyState >= 1) resume();
  });
  const leave = useEffectEvent(() => report());
  useEffect(() => {
    start();
    const hide = () => leave();
    window.addEventListener('pagehide', hide);
    return () => {
      hide();
      window.removeEventListener('pagehide', hide);
    };
  }, []);

  function resume() {
    const element = video.current;
    if (!element || element.currentTime > 0) return;
    const stored = loadPosition(slug, durationMs);
    if (stored === 0) return;
    element.currentTime = stored / 1000;
    setResumedMs(stored);
    setAtMs(stored);
  }

  function play() {
    video.current?.play().catch((error: unknown) => {
      // A refusal to start without a gesture is no failure of the video.
      if (error instanceof DOMException && error.name === 'NotSupportedError') setFailed(true);
    });
  }

  function seek(ms: number) {
    const element = video.current;
    if (!element) return;
    const position = Math.min(durationMs, Math.max(0, ms));
    lastMs.current = position;
    element.currentTime = position / 1000;
    setAtMs(position);
    setAsking(false);
  }

  function advance() {
    const element = video.current;
    if (!element) return;
    const position = element.currentTime * 1000;
    const before = lastMs.current;
    const step = position - before;
    lastMs.current = position;
    setAtMs(position);
    if (element.seeking || element.paused || step <= 0 || step > LARGEST_STEP_MS) return;
    ranges.current = addWatched(ranges.current, [Math.round(before), Math.round(position)]);
    if (question && stops && before < question.atMs && position >= question.atMs) {
      element.pause();
      setAsking(true);
    }
    if (Math.abs(position - reportedMs.current) >= REPORT_MS) report();
  }

  function chooseSpeed(next: number) {
    if (video.current) video.current.playbackRate = next;
    setSpeed(next);
  }

  function chooseCaptions(choice: CaptionChoice) {
    setCaptions(choice);
    saveCaptions(choice);
    showCaptions(choice);
  }

  const stepSpeed = (by: number) => {
    const place = SPEEDS.findIndex((each) => each === speed) + by;
    const next = SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, place))];
    if (next !== undefined) chooseSpeed(next);
  };

  const acts: Readonly<Record<KeyAct, () => void>> = {
    toggle: () => {
      if (!video.current) return;
      if (video.current.paused) {
        setAsking(false);
        play();
      } else video.current.pause();
    },
    back: () => seek(atMs - STEP_MS),
    forward: () => seek(atMs + STEP_MS),
    slower: () => stepSpeed(-1),
    faster: () => stepSpeed(1),
    captions: () =>
      chooseCaptions(CAPTION_CYCLE[(CAPTION_CYCLE.indexOf(captions) + 1) % CAPTION_CYCLE.length] ?? 'off'),
    fullscreen: () => {
      if (frame.current && video.current) toggleFullScreen(frame.current, video.current);
    },
  };

  return {
    frame,
    video,
    ready,
    playing,
    atMs,
    speed,
    captions,
    failed,
    asking,
    stops,
    resumedMs,
    acts,
    play,
    seek,
    chooseSpeed,
    chooseCaptions,
    setStops,
    /** Goes on after the question; with an answer, behind the silence. */
    goOn(answered: boolean) {
      if (answered && question) seek(question.atMs + THINK_MS);
      setAsking(false);
      play();
    },
    retry() {
      setFailed(false);
    },
    pictureInPicture() {
      video.current?.requestPictureInPicture().catch(() => undefined);
    },
    events: {
      onLoadedMetadata: () => {
        showCaptions(captions);
        resume();
      },
      onTimeUpdate: advance,
      onSeeking: () => {
        lastMs.current = (video.current?.currentTime ?? 0) * 1000;
      },
      onPlay: () => {
        setPlaying(true);
        lastMs.current = (video.current?.currentTime ?? 0) * 1000;
      },
      onPause: () => {
        setPlaying(false);
        report();
      },
      onEnded: () => {
        setPlaying(false);
        report();
      },
      onError: () => setFailed(true),
    },
  };
}

export type TutorialVideo = ReturnType<typeof useTutorialVideo>;
