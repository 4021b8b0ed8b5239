import { useEffect, useRef, useState } from 'react';
import type { Recording } from '#ielts/paper/recording.ts';
import { isOver, type Speed } from '../../domain/speaking/recording-clock.ts';
import { keepPracticePlace, loadedPlace, loadPracticePlace } from './practice-place.ts';
import type { RecordingLoader } from './recording-loader.ts';
import { loadVolume } from './sound-volume.ts';
import { pageSound } from './sound.ts';

const LOOK_MS = 250;

type UsePracticeSoundOptions = {
  readonly attemptId: string;
  readonly recordings: readonly Recording[];
  readonly loader: RecordingLoader;
  /** The part whose questions are shown, counted from 0. */
  readonly shown: number;
  /** False while practice is paused, and once it is over. */
  readonly running: boolean;
};

/** Plays the recordings of practice. The candidate may stop and move as they like. Times in ms. */
export function usePracticeSound({ attemptId, recordings, loader, shown, running }: UsePracticeSoundOptions) {
  const [place, setPlace] = useState(() => loadPracticePlace(attemptId, recordings.length));
  const [state, setState] = useState<'stopped' | 'playing' | 'failed'>('stopped');
  const [speed, setSpeed] = useState<Speed>(1);
  const failures = useRef(0);
  const lengths = recordings.map(({ durationMs }) => durationMs);
  /** The part beside whose questions the learner has moved in a recording: it stays, also at its start or its end. */
  const [movedBeside, setMovedBeside] = useState<number>();
  const loadedBeside = (part: number) =>
    part === movedBeside ? place : loadedPlace({ place, playing: state === 'playing', shown: part, lengths });
  const loaded = loadedBeside(shown);

  function fail(): void {
    failures.current += 1;
    setState('failed');
  }

  useEffect(() => keepPracticePlace(attemptId, place), [attemptId, place]);

  useEffect(() => {
    if (state !== 'playing') return undefined;
    const sound = pageSound();
    const timer = setInterval(() => {
      // A failed sound may be back at 0. The place is the last one that was heard.
      if (sound.hasFailed()) return fail();
      // A source that is loading, or about to fail, has no position yet.
      if (!sound.knowsPosition()) return;
      const positionMs = sound.positionMs();
      setPlace(({ part }) => ({ part, positionMs }));
      if (sound.isPaused()) setState('stopped');
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [state]);

  useEffect(() => {
    pageSound().setSpeed(speed);
    // The exam and the review use the same sound, at normal speed.
    return () => pageSound().setSpeed(1);
  }, [speed]);

  useEffect(() => {
    if (!running) pageSound().pause();
    return () => pageSound().pause();
  }, [running]);

  async function play(part: number, positionMs: number): Promise<void> {
    const recording = recordings[part];
    if (!recording) return;
    const sound = pageSound();
    // After a second failure this copy of the recording may be broken.
    if (failures.current > 1 && sound.canPlayRecordings()) {
      failures.current = 0;
      await loader.reload(recording.src);
    }
    const blob = loader.blobOf(recording.src);
    if (!blob) return fail();
    sound.load(blob);
    sound.setVolume(loadVolume());
    // At its end, a recording starts again.
    sound.seek(isOver(recording.durationMs, positionMs) ? 0 : positionMs);
    const outcome = await sound.play();
    if (outcome !== 'playing') return fail();
    setState('playing');
  }

  function move(part: number, positionMs: number): void {
    const bounded = Math.min(Math.max(0, positionMs), recordings[part]?.durationMs ?? 0);
    setPlace({ part, positionMs: bounded });
    if (state === 'playing') void play(part, bounded);
  }

  return {
    /** The recording that Play plays, and the position in it. */
    loaded,
    /** The place that was heard last. */
    place,
    lengths,
    state,
    speed,
    setSpeed,
    toggle(): void {
      if (state === 'playing') return pageSound().pause();
      setPlace(loaded);
      setMovedBeside(undefined);
      void play(loaded.part, loaded.positionMs);
    },
    seek(positionMs: number): void {
      setMovedBeside(shown);
      move(loaded.part, positionMs);
    },
    /** Loads a part that is about to be shown, also in the middle of another one. */
    choose(part: number): void {
      if (loadedBeside(part).part !== part) move(part, 0);
      setMovedBeside(undefined);
    },
  };
}
