import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { makeSeekable } from '#platform/recordings/make-seekable.ts';
import { locateMoment } from '../../domain/recording/locate-moment.ts';
import type { Sound } from './open-sound.ts';

export const PLAYER_SPEEDS = [0.75, 0.9, 1, 1.1, 1.25, 1.5] as const;
export type PlayerSpeed = (typeof PLAYER_SPEEDS)[number];

type PlayerState = {
  readonly isPlaying: boolean;
  readonly positionMs: number;
  readonly speed: PlayerSpeed;
  /** The browser cannot play this recording. */
  readonly failed: boolean;
};

export type Player = PlayerState & {
  readonly toggle: () => void;
  readonly pause: () => void;
  /** Goes to a moment, and continues to play if it was playing. */
  readonly seek: (ms: number) => void;
  readonly playFrom: (ms: number) => void;
  /** Goes to a moment of the sound that is opened next. */
  readonly openAt: (ms: number, play: boolean) => void;
  readonly setSpeed: (speed: PlayerSpeed) => void;
  /** The moment that is heard now. `positionMs` follows a few times a second. */
  readonly now: () => number;
};

type Moment = { readonly ms: number; readonly play: boolean };

const START: PlayerState = { isPlaying: false, positionMs: 0, speed: 1, failed: false };

/** A voice keeps its pitch at each speed. Old browsers name it with a prefix. */
function setRate(audio: HTMLAudioElement, speed: number): void {
  for (const name of ['preservesPitch', 'mozPreservesPitch', 'webkitPreservesPitch']) {
    if (name in audio) Reflect.set(audio, name, true);
  }
  // Each new sound starts at the default rate.
  audio.defaultPlaybackRate = speed;
  audio.playbackRate = speed;
}

/** Plays the pieces of a sound one after the other in an `<audio>` element, which gets the returned ref. */
export function usePlayer(sound: Sound | undefined, onEnd: () => void) {
  const audio = useRef<HTMLAudioElement>(null);
  const piece = useRef(0);
  /** Counts the moments that were asked for: an older one that is still being reached is dropped. */
  const turn = useRef(0);
  /** The player is on its way to a moment, so its own position says nothing. */
  const settling = useRef(false);
  const wantsToPlay = useRef(false);
  const waiting = useRef<Moment>(undefined);
  const [state, change] = useReducer(
    (before: PlayerState, part: Partial<PlayerState>): PlayerState => ({ ...before, ...part }),
    START,
  );

  const start = (element: HTMLAudioElement) => {
    wantsToPlay.current = true;
    const started: Promise<void> | undefined = element.play();
    started?.catch((error: unknown) => {
      // Pausing before the sound has started is no failure. Neither is a browser that wants a press first.
      const name = error instanceof Error ? error.name : '';
      if (name !== 'AbortError' && name !== 'NotAllowedError') change({ failed: true });
    });
  };

  const now = (): number => {
    const element = audio.current;
    const startMs = sound?.pieces[piece.current]?.startMs;
    if (!element || startMs === undefined || settling.current) return state.positionMs;
    return startMs + element.currentTime * 1000;
  };

  async function go({ ms, play }: Moment): Promise<void> {
    const element = audio.current;
    if (!sound || !element) {
      waiting.current = { ms, play };
      change({ positionMs: Math.max(0, ms) });
      return;
    }
    const positionMs = Math.min(Math.max(0, ms), sound.durationMs);
    const { piece: place, atMs } = locateMoment(sound.pieces, positionMs);
    const url = sound.pieces[place]?.url ?? '';
    turn.current += 1;
    const mine = turn.current;
    change({ positionMs });
    if (element.getAttribute('src') !== url) {
      element.src = url;
      change({ failed: false });
    }
    piece.current = place;
    wantsToPlay.current = play;
    if (!play) {
      element.pause();
      change({ isPlaying: false });
    }
    if (element.readyState === 0 || element.duration === Infinity) {
      settling.current = true;
      await makeSeekable(element);
      if (mine !== turn.current) return;
      settling.current = false;
    }
    element.currentTime = atMs / 1000;
    setRate(element, state.speed);
    if (play && element.paused) start(element);
  }

  const open = useEffectEvent(() => {
    const moment = waiting.current ?? { ms: 0, play: false };
    waiting.current = undefined;
    void go(moment);
  });
  const first = sound?.pieces[0]?.url;
  useEffect(() => {
    if (first === undefined) {
      turn.current += 1;
      settling.current = false;
      audio.current?.pause();
      change({ isPlaying: false, positionMs: waiting.current?.ms ?? 0, failed: false });
    } else open();
  }, [first]);

  const hear = useEffectEvent((event: Event) => {
    switch (event.type) {
      case 'timeupdate':
        if (!settling.current) change({ positionMs: now() });
        return;
      case 'error':
        return change({ failed: true, isPlaying: false });
      case 'ended': {
        if (!wantsToPlay.current || settling.current || !sound) return;
        const next = sound.pieces[piece.current + 1];
        if (next) return void go({ ms: next.startMs, play: true });
        wantsToPlay.current = false;
        change({ isPlaying: false, positionMs: sound.durationMs });
        return onEnd();
      }
      default:
        return change({ isPlaying: event.type === 'play' });
    }
  });

  useEffect(() => {
    const element = audio.current;
    if (!element) return undefined;
    const listen = (event: Event) => hear(event);
    const events = ['play', 'pause', 'timeupdate', 'ended', 'error'];
    for (const name of events) element.addEventListener(name, listen);
    return () => {
      for (const name of events) element.removeEventListener(name, listen);
      element.pause();
    };
  }, []);

  const pause = () => {
    wantsToPlay.current = false;
    if (waiting.current) waiting.current = { ...waiting.current, play: false };
    audio.current?.pause();
  };
  const player: Player = {
    ...state,
    toggle() {
      if (state.isPlaying) return pause();
      const isAtEnd = sound !== undefined && state.positionMs >= sound.durationMs - 50;
      void go({ ms: isAtEnd ? 0 : now(), play: true });
    },
    pause,
    seek: (ms) => void go({ ms, play: state.isPlaying }),
    playFrom: (ms) => void go({ ms, play: true }),
    openAt(ms, play) {
      waiting.current = { ms, play };
    },
    setSpeed(speed) {
      change({ speed });
      if (audio.current) setRate(audio.current, speed);
    },
    now,
  };
  return { player, audio };
}
