import { useState } from 'react';
import { keepPlayerView, loadPlayerView, type PlayerView } from './player-view.ts';

/** How the screen is set, and the way to change it; kept for the next test. */
export function usePlayerView() {
  // The player is there only once the browser has asked for the attempt, so the first look is the right one.
  const [view, setView] = useState<PlayerView>(loadPlayerView);
  function change(part: Partial<PlayerView>): void {
    setView((before) => {
      const next = { ...before, ...part };
      keepPlayerView(next);
      return next;
    });
  }
  return { view, change };
}
