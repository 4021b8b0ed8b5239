import { useEffect, useState } from 'react';

export const SPEEDS = [1, 2, 4, 8, 16, 32] as const;
const TICK_MS = 100;

/** A place on a time line of `end` seconds, moved by hand or by playing. */
export function usePlaying(end: number) {
  const [place, setPlace] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(8);
  const isPlaying = playing && place < end;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => {
      setPlace((before) => Math.min(end, before + (speed * TICK_MS) / 1000));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isPlaying, speed, end]);

  return {
    place,
    isPlaying,
    speed,
    setSpeed,
    /** By hand, so the playing stops. */
    goTo(next: number): void {
      setPlaying(false);
      setPlace(Math.min(end, Math.max(0, next)));
    },
    /** At the end it plays from the start. */
    toggle(): void {
      if (!isPlaying && place >= end) setPlace(0);
      setPlaying(!isPlaying);
    },
  };
}
