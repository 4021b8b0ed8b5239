import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Recording } from '../../domain/recording.ts';
import { createRecordingLoader, type LoadSnapshot, type RecordingLoader } from './recording-loader.ts';

/** Loads recordings as long as the page is there. The list is the one of the first call. */
export function useRecordingLoader(recordings: readonly Recording[]): {
  readonly loader: RecordingLoader;
  readonly loaded: LoadSnapshot;
} {
  const [loader] = useState(() => createRecordingLoader(recordings));
  const loaded = useSyncExternalStore(loader.subscribe, loader.getSnapshot, loader.getSnapshot);
  useEffect(() => void loader.start(), [loader]);
  return { loader, loaded };
}
