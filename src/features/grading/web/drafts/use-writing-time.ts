import { useRef, useState } from 'react';
import {
  addWritingTime,
  MINUTE_MS,
  NOT_WRITTEN,
  type WritingTime,
} from '../../domain/drafts/writing-time.ts';

const keyOf = (workId: string) => `writing-time:${workId}`;

function readTime(workId: string): number {
  try {
    return Number(localStorage.getItem(keyOf(workId))) || 0;
  } catch {
    return 0;
  }
}

function writeTime(workId: string, spentMs: number): void {
  try {
    localStorage.setItem(keyOf(workId), String(spentMs));
  } catch {
    // Private windows of old browsers store nothing; the count starts again there.
  }
}

/** How many whole minutes the learner has been writing on this device. It counts typing, and short stops. */
export function useWritingTime(workId: string) {
  const [time] = useState(() => readTime(workId));
  const counted = useRef<WritingTime>({ ...NOT_WRITTEN, spentMs: time });
  const [minutes, setMinutes] = useState(Math.floor(time / MINUTE_MS));
  return {
    minutes,
    /** The learner has typed. */
    note(): void {
      counted.current = addWritingTime(counted.current, Date.now());
      const { spentMs } = counted.current;
      writeTime(workId, spentMs);
      setMinutes(Math.floor(spentMs / MINUTE_MS));
    },
    forget(): void {
      try {
        localStorage.removeItem(keyOf(workId));
      } catch {
        // There was nothing.
      }
    },
  };
}
