import type { Recording } from '#ielts/paper/recording.ts';
import { fetchRecording, nothingYet, type PartialRecording } from './fetch-recording.ts';
import { findRecording, forgetRecording, keepOnlyRecordings, keepRecording } from './recording-store.ts';

export type LoadSnapshot = {
  readonly status: 'loading' | 'failed' | 'ready';
  /** From 0 to 1, by playing time. */
  readonly fraction: number;
};

/** Loads the recordings of a section one after the other. A retry does not load a finished one again. */
export function createRecordingLoader(recordings: readonly Recording[]) {
  const listeners = new Set<() => void>();
  const fractions = new Map<string, number>();
  const partials = new Map<string, PartialRecording>();
  const blobs = new Map<string, Blob>();
  let snapshot: LoadSnapshot = { status: 'loading', fraction: 0 };
  let running = false;

  function publish(status: LoadSnapshot['status']): void {
    const whole = recordings.reduce((sum, { durationMs }) => sum + durationMs, 0);
    const loaded = recordings.reduce(
      (sum, { src, durationMs }) => sum + durationMs * (fractions.get(src) ?? 0),
      0,
    );
    snapshot = { status, fraction: whole === 0 ? 1 : loaded / whole };
    for (const listener of listeners) listener();
  }

  async function load({ src }: Recording): Promise<void> {
    const cached = await findRecording(src);
    const partial = partials.get(src) ?? nothingYet();
    partials.set(src, partial);
    const blob =
      cached ??
      (await fetchRecording(src, partial, (fraction) => {
        fractions.set(src, Math.max(fraction, fractions.get(src) ?? 0));
        publish('loading');
      }));
    partials.delete(src);
    fractions.set(src, 1);
    blobs.set(src, blob);
    publish('loading');
    if (!cached) await keepRecording(src, blob);
  }

  async function start(): Promise<void> {
    if (running) return;
    running = true;
    publish('loading');
    try {
      for (const recording of recordings) if (!blobs.has(recording.src)) await load(recording);
      await keepOnlyRecordings(recordings.map(({ src }) => src));
      publish('ready');
    } catch {
      publish('failed');
    } finally {
      running = false;
    }
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    /** Starts, or continues after a failure. */
    start,
    blobOf: (src: string): Blob | undefined => blobs.get(src),
    /**
     * Loads a recording again whose blob would not play. The old blob stays until the new one has arrived. The progress
     * does not change. Never rejects.
     */
    async reload(src: string): Promise<void> {
      const recording = recordings.find((each) => each.src === src);
      if (running || !recording) return;
      running = true;
      await forgetRecording(src);
      await load(recording).catch(() => undefined);
      running = false;
      publish('ready');
    },
  };
}

export type RecordingLoader = ReturnType<typeof createRecordingLoader>;
