import { useSyncExternalStore } from 'react';
import type { AnnotationSnapshot, AnnotationSync } from './annotation-sync.ts';

const NOTHING: AnnotationSnapshot = { texts: new Map(), state: 'saved', journaled: true };
const never = () => () => undefined;
const nothing = () => NOTHING;

/** What is on the paper now; nothing until it was opened. */
export function useAnnotated(sync: AnnotationSync | undefined): AnnotationSnapshot {
  const look = sync?.getSnapshot ?? nothing;
  return useSyncExternalStore(sync?.subscribe ?? never, look, look);
}
