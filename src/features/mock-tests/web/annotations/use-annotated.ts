import { useSyncExternalStore } from 'react';
import type { AnnotationSnapshot, AnnotationSync } from './annotation-sync.ts';

const NOTHING: AnnotationSnapshot = { texts: new Map(), state: 'saved', journaled: true };
const never = () => () => undefined;
const nothing = () => NOTHING;

/** The annotations on the paper. None until they are loaded. */
export function useAnnotated(sync: AnnotationSync | undefined): AnnotationSnapshot {
  const look = sync?.getSnapshot ?? nothing;
  return useSyncExternalStore(sync?.subscribe ?? never, look, look);
}
