import { useEffect, useEffectEvent, useState } from 'react';
import type { ChunkSync } from '#platform/recordings/chunk-sync.ts';
import { findRecordedType } from '#platform/recordings/microphone.ts';
import { startTake } from '#platform/recordings/take-recorder.ts';
import { CHUNK_MS } from '../../domain/recording/lesson-recording.ts';
import { nameTake } from '../recording/open-sound-outbox.ts';

type Recorded = {
  /** Undefined: nothing is being recorded. */
  readonly recordingId: string | undefined;
  /** When it started, on the server's clock. */
  readonly startedAt: number;
  /** How far the server's clock is ahead of this one, in ms. */
  readonly serverAhead: () => number;
  readonly audio: MediaStreamTrack | null;
  readonly outbox: ChunkSync | undefined;
};

/**
 * Records this side's own microphone while a recording runs. Another microphone starts another take. Tells whether the
 * browser has stopped recording by itself, or could not begin.
 */
export function useLessonRecorder({ recordingId, startedAt, serverAhead, audio, outbox }: Recorded): {
  readonly hasFailed: boolean;
} {
  const [hasFailed, setHasFailed] = useState(false);
  const ago = useEffectEvent(() => Math.max(0, Math.round(Date.now() + serverAhead() - startedAt)));
  useEffect(() => {
    const type = findRecordedType();
    if (recordingId === undefined || !audio || !outbox || type === undefined) return undefined;
    const recording = nameTake(recordingId, ago());
    let chunkFrom = performance.now();
    let isStopped = false;
    const begin = () =>
      startTake({
        stream: new MediaStream([audio]),
        type,
        chunkMs: CHUNK_MS,
        onChunk(sound, chunk) {
          const now = performance.now();
          outbox.add({ recording, chunk, durationMs: Math.round(now - chunkFrom) }, sound);
          chunkFrom = now;
        },
        onEnd() {
          if (!isStopped) setHasFailed(true);
        },
      });
    let take: ReturnType<typeof begin>;
    try {
      take = begin();
    } catch {
      // The call goes on without a recording of this voice.
      const late = setTimeout(() => setHasFailed(true), 0);
      return () => clearTimeout(late);
    }
    window.addEventListener('pagehide', take.hurry);
    return () => {
      isStopped = true;
      window.removeEventListener('pagehide', take.hurry);
      take.stop();
      setHasFailed(false);
    };
  }, [recordingId, audio, outbox]);
  return { hasFailed };
}
