import { useEffect, useEffectEvent } from 'react';
import type { ChunkSync } from '#platform/recordings/chunk-sync.ts';
import { findRecordedType } from '#platform/recordings/microphone.ts';
import { startTake } from '#platform/recordings/take-recorder.ts';
import { nameTake } from '../recording/open-sound-outbox.ts';

/** Longer chunks than those of a test: an hour is 360 of them. Each one is on the device when the page is left. */
const CHUNK_MS = 10_000;

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

/** Records this side's own microphone while a recording runs. Another microphone starts another take. */
export function useLessonRecorder({ recordingId, startedAt, serverAhead, audio, outbox }: Recorded): void {
  const ago = useEffectEvent(() => Math.max(0, Math.round(Date.now() + serverAhead() - startedAt)));
  useEffect(() => {
    const type = findRecordedType();
    if (recordingId === undefined || !audio || !outbox || type === undefined) return undefined;
    const recording = nameTake(recordingId, ago());
    let chunkFrom = performance.now();
    const take = startTake({
      stream: new MediaStream([audio]),
      type,
      chunkMs: CHUNK_MS,
      onChunk(sound, chunk) {
        const now = performance.now();
        outbox.add({ recording, chunk, durationMs: Math.round(now - chunkFrom) }, sound);
        chunkFrom = now;
      },
      onEnd: () => undefined,
    });
    window.addEventListener('pagehide', take.hurry);
    return () => {
      window.removeEventListener('pagehide', take.hurry);
      take.stop();
    };
  }, [recordingId, audio, outbox]);
}
