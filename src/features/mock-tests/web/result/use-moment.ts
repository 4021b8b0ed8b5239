import { useEffect, useState } from 'react';
import type { Recording } from '#ielts/paper/recording.ts';
import { loadVolume } from '../listening/sound-volume.ts';
import { pageSound } from '../listening/sound.ts';

/** A piece of a recording. */
export type Moment = {
  /** The key of the piece on this page. */
  readonly key: string;
  /** The part, counted from 0. */
  readonly part: number;
  readonly startMs: number;
  /** Undefined: to the end of the recording. */
  readonly endMs: number | undefined;
};

export type MomentPlayer = {
  /** The key of the piece that is playing. */
  readonly playing: string | undefined;
  readonly failed: boolean;
  /** The position in the recording while a piece plays. */
  readonly at: { readonly part: number; readonly positionMs: number } | undefined;
  /** Plays a piece, or stops the one that plays. */
  readonly toggle: (moment: Moment) => void;
};

const LOOK_MS = 100;

/** Plays pieces of the recordings, one at a time. */
export function useMoment(recordings: readonly (Recording | undefined)[]): MomentPlayer {
  const [moment, setMoment] = useState<Moment>();
  const [positionMs, setPositionMs] = useState(0);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!moment) return undefined;
    const sound = pageSound();
    const timer = setInterval(() => {
      const at = sound.positionMs();
      setPositionMs(at);
      if (sound.hasFailed()) setFailed(true);
      if (sound.isPaused() || sound.hasFailed() || at >= (moment.endMs ?? Infinity)) {
        sound.pause();
        setMoment(undefined);
      }
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [moment]);

  useEffect(() => () => pageSound().pause(), []);

  async function play(next: Moment): Promise<void> {
    const src = recordings[next.part]?.src;
    if (!src) return setFailed(true);
    const sound = pageSound();
    setFailed(false);
    sound.stream(src);
    sound.setVolume(loadVolume());
    sound.seek(next.startMs);
    const outcome = await sound.play();
    if (outcome !== 'playing') return setFailed(true);
    setPositionMs(next.startMs);
    setMoment(next);
  }

  return {
    playing: moment?.key,
    failed,
    at: moment && { part: moment.part, positionMs },
    toggle(next) {
      if (moment?.key === next.key) {
        pageSound().pause();
        setMoment(undefined);
      } else void play(next);
    },
  };
}
