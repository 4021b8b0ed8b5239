const KEY = 'volume';
const STANDARD = 0.8;

/** The last volume in this browser, from 0 to 1. */
export function loadVolume(): number {
  try {
    const stored = Number.parseFloat(localStorage.getItem(KEY) ?? '');
    return stored >= 0 && stored <= 1 ? stored : STANDARD;
  } catch {
    return STANDARD;
  }
}

/** Stores the volume. Where the browser stores nothing, it lasts as long as the page. */
export function saveVolume(volume: number): void {
  try {
    localStorage.setItem(KEY, String(volume));
  } catch {
    // Only the setting is lost.
  }
}
