import { useEffect, useState } from 'react';
import type { Recording } from '#ielts/paper/recording.ts';
import { createListeningSound, type ListeningSound, type ListeningState } from './listening-sound.ts';
import type { RecordingLoader } from './recording-loader.ts';
import type { ServerClock } from '../attempts/server-clock.ts';
import { loadVolume } from './sound-volume.ts';
import { pageSound } from './sound.ts';

const TICK_MS = 250;

type UseListeningSoundOptions = {
  readonly recordings: readonly Recording[];
  readonly loader: RecordingLoader;
  readonly clock: ServerClock;
  readonly startedAt: string;
  /** False while the recordings are loading, and once the attempt is over. */
  readonly running: boolean;
};

/**
 * The current moment of Listening, by the server's clock. Undefined before the first look. The recordings and the start
 * are those of the first call, because they never change during an attempt.
 */
export function useListeningSound({
  recordings,
  loader,
  clock,
  startedAt,
  running,
}: UseListeningSoundOptions): {
  readonly state: ListeningState | undefined;
  readonly listening: ListeningSound;
} {
  const [state, setState] = useState<ListeningState>();
  const [listening] = useState(() =>
    createListeningSound({
      recordings,
      sound: pageSound(),
      elapsedMs: () => clock.now() - Date.parse(startedAt),
      now: () => performance.now(),
      blobOf: loader.blobOf,
      // A browser that plays no recording would load them again and again.
      reload: async (src) => (pageSound().canPlayRecordings() ? loader.reload(src) : undefined),
    }),
  );

  useEffect(() => {
    if (!running) return undefined;
    pageSound().setVolume(loadVolume());
    const timer = setInterval(() => setState(listening.tick()), TICK_MS);
    return () => {
      clearInterval(timer);
      listening.stop();
    };
  }, [listening, running]);

  return { state, listening };
}
