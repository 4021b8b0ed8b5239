import { useEffect, useEffectEvent, useState } from 'react';
import { recordingTimeLeftMs, unheardMs, type Speed } from '../../domain/speaking/recording-clock.ts';
import { saveCheckedMs, loadCheckedMs } from './checked-time.ts';
import type { PracticePlace } from './practice-place.ts';

const TICK_MS = 250;

type RecordingClockInput = {
  readonly attemptId: string;
  readonly lengths: readonly number[];
  readonly place: PracticePlace;
  readonly speed: Speed;
  readonly playing: boolean;
  /** False once practice is over. */
  readonly running: boolean;
  readonly checkMs: number;
  /** Called with the time left whenever it has changed by a second. Undefined: practice without a clock. */
  readonly onTimeLeft: ((seconds: number) => void) | undefined;
};

/** The clock of practised Listening. It follows the recording, and runs on its own only after the last one. */
export function useRecordingClock(input: RecordingClockInput): void {
  const { attemptId, lengths, place, speed, playing, running, checkMs, onTimeLeft } = input;
  const [checkedMs, setCheckedMs] = useState(() => loadCheckedMs(attemptId));
  const checking = onTimeLeft !== undefined && running && !playing && unheardMs(lengths, place) === 0;
  const seconds = Math.ceil(recordingTimeLeftMs({ lengths, place, speed, checkMs, checkedMs }) / 1000);
  const report = useEffectEvent((left: number) => onTimeLeft?.(left));

  useEffect(() => report(seconds), [seconds]);

  useEffect(() => {
    if (!checking) return undefined;
    let since = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const passed = now - since;
      since = now;
      setCheckedMs((before) => before + passed);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [checking]);

  useEffect(() => saveCheckedMs(attemptId, checkedMs), [attemptId, checkedMs]);
}
