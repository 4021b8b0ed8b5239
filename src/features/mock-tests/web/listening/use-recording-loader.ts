import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Recording } from '#ielts/paper/recording.ts';
import { createRecordingLoader, type LoadSnapshot, type RecordingLoader } from './recording-loader.ts';

/** The interval, in ms, between retries of a failed load while offline. */
const RETRY_MS = 5_000;

/** Loads recordings while the page is open. The list is the one of the first call. */
export function useRecordingLoader(recordings: readonly Recording[]): {
  readonly loader: RecordingLoader;
  readonly loaded: LoadSnapshot;
} {
  const [loader] = useState(() => createRecordingLoader(recordings));
  const loaded = useSyncExternalStore(loader.subscribe, loader.getSnapshot, loader.getSnapshot);
  useEffect(() => void loader.start(), [loader]);
  return { loader, loaded };
}

/** Use it while the clock runs. It retries a failed load automatically, and immediately when the connection is back. */
export function useLoadRetry(loader: RecordingLoader, { status }: LoadSnapshot): void {
  useEffect(() => {
    if (status !== 'failed') return undefined;
    const retry = () => void loader.start();
    const timer = setTimeout(retry, RETRY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [loader, status]);
}
