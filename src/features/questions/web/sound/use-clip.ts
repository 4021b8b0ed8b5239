import { useCallback, useEffect, useReducer, useRef } from 'react';
import { playAlone } from './play-alone.ts';

/** How fast a clip may be played; 1 is the pace of its speakers. */
export const CLIP_SPEEDS = [0.75, 0.9, 1, 1.1, 1.25] as const;
export type ClipSpeed = (typeof CLIP_SPEEDS)[number];

type ClipState = {
  readonly state: 'ready' | 'playing' | 'failed';
  readonly positionMs: number;
  readonly speed: ClipSpeed;
};

export type ClipControl = ClipState & {
  readonly toggle: () => void;
  /** Plays from a moment on, in ms. */
  readonly playFrom: (ms: number) => void;
  readonly seek: (ms: number) => void;
  readonly setSpeed: (speed: ClipSpeed) => void;
};

const START: ClipState = { state: 'ready', positionMs: 0, speed: 1 };

/** Plays the sound of an `<audio>` element, which gets the returned ref. */
export function useClip(durationMs: number): {
  readonly control: ClipControl;
  readonly attach: (element: HTMLAudioElement | null) => (() => void) | undefined;
} {
  const audio = useRef<HTMLAudioElement>(null);
  /** A position that was chosen before the browser knew the sound. */
  const wanted = useRef<number>(undefined);
  const [clip, change] = useReducer(
    (before: ClipState, part: Partial<ClipState>): ClipState => ({ ...before, ...part }),
    START,
  );

  const attach = useCallback((element: HTMLAudioElement | null) => {
    audio.current = element;
    if (!element) return undefined;
    const events: Readonly<Record<string, () => void>> = {
      play: () => change({ state: 'playing' }),
      pause: () => change({ state: 'ready' }),
      timeupdate: () => change({ positionMs: element.currentTime * 1000 }),
      loadedmetadata() {
        if (wanted.current !== undefined) element.currentTime = wanted.current / 1000;
        wanted.current = undefined;
      },
      error: () => change({ state: 'failed' }),
    };
    for (const [name, act] of Object.entries(events)) element.addEventListener(name, act);
    return () => {
      for (const [name, act] of Object.entries(events)) element.removeEventListener(name, act);
      element.pause();
      audio.current = null;
    };
  }, []);

  useEffect(() => {
    if (audio.current) audio.current.playbackRate = clip.speed;
  }, [clip.speed]);

  const seek = (ms: number) => {
    const element = audio.current;
    const positionMs = Math.min(Math.max(0, ms), durationMs);
    change({ positionMs });
    if (!element) return;
    if (element.readyState === 0) wanted.current = positionMs;
    else element.currentTime = positionMs / 1000;
  };
  const play = () => {
    const element = audio.current;
    if (!element) return;
    // After a failure the browser has to load the sound again.
    if (element.error) element.load();
    element.playbackRate = clip.speed;
    playAlone(element).catch((error: unknown) => {
      // Pressing Pause before the sound has started is no failure.
      if (!(error instanceof Error && error.name === 'AbortError')) change({ state: 'failed' });
    });
  };
  return {
    attach,
    control: {
      ...clip,
      toggle() {
        if (clip.state === 'playing') audio.current?.pause();
        else play();
      },
      playFrom(ms) {
        seek(ms);
        play();
      },
      seek,
      setSpeed: (speed) => change({ speed }),
    },
  };
}
