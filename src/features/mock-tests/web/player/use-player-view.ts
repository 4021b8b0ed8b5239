import { useState } from 'react';
import { keepPlayerView, loadPlayerView, type PlayerView } from '../paper/player-view.ts';

/** The screen settings and a function to change them. They are stored for the next test. */
export function usePlayerView() {
  // The player renders only after the browser has loaded the attempt, so its first render is right.
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
