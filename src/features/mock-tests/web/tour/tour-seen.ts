const KEY = 'player-tour';

/** Whether this browser has taken or skipped the tour of the screen. */
export function hasSeenTour(): boolean {
  try {
    return localStorage.getItem(KEY) === 'seen';
  } catch {
    // Where nothing is stored, the offer is shown each time.
    return false;
  }
}

export function rememberTour(): void {
  try {
    localStorage.setItem(KEY, 'seen');
  } catch {
    // The offer is shown again next time.
  }
}
