import { useEffect, useRef, useState } from 'react';
import { loopTrack, type LoopTrack } from './loop-track.ts';

function wantsNoMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A looping carousel that advances every `autoplayMs` while `running`; `snaps` is 0 until it is ready. */
export function useCarousel(autoplayMs: number | undefined, running: boolean) {
  const viewportRef = useRef<HTMLDivElement>(null);
  const track = useRef<LoopTrack>(undefined);
  const [{ selected, snaps }, setPlace] = useState({ selected: 0, snaps: 0 });

  useEffect(() => {
    if (!viewportRef.current) return;
    track.current = loopTrack(viewportRef.current, (nowSelected, nowSnaps) =>
      setPlace({ selected: nowSelected, snaps: nowSnaps }),
    );
    return () => track.current?.destroy();
  }, []);

  // `selected` restarts the wait: after a step by hand the next one follows a whole interval later.
  useEffect(() => {
    if (!running || autoplayMs === undefined) return;
    const timer = setInterval(() => {
      if (!document.hidden && !wantsNoMotion() && track.current?.isResting()) track.current.move(1);
    }, autoplayMs);
    return () => clearInterval(timer);
  }, [running, autoplayMs, selected]);

  const moveBy = (step: number) => track.current?.move(step, wantsNoMotion());
  /** To slide `index`, the shorter way round. */
  const goTo = (index: number) => {
    const step = index - selected;
    moveBy(Math.abs(step) * 2 > snaps ? step - Math.sign(step) * snaps : step);
  };
  return { viewportRef, selected, snaps, previous: () => moveBy(-1), next: () => moveBy(1), goTo };
}
