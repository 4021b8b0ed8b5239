import { useEffect, useState } from 'react';
import { LOST_MS } from '../../domain/recording/lesson-recording.ts';

type Limits = {
  /** Whether the last round with the server succeeded. */
  readonly isReachable: boolean;
  /** When the room closes, in ms from the moment that this page learned it. */
  readonly closesIn: number;
};

/**
 * Whether this page may still record what it was told to record: without the server it cannot learn of the end. It stops
 * when the server has been out of reach for as long as ends a recording, and when the room closes.
 */
export function useMayRecord({ isReachable, closesIn }: Limits): boolean {
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    if (isReachable) return undefined;
    const timer = setTimeout(() => setIsCut(true), LOST_MS);
    return () => {
      clearTimeout(timer);
      setIsCut(false);
    };
  }, [isReachable]);
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsClosed(true), Math.max(0, closesIn));
    return () => clearTimeout(timer);
  }, [closesIn]);
  return !isCut && !isClosed;
}
