const KEY = 'volume';
const STANDARD = 0.8;

/** From 0 to 1, as it was set last in this browser. */
export function loadVolume(): number {
  try {
    const stored = Number.parseFloat(localStorage.getItem(KEY) ?? '');
    return stored >= 0 && stored <= 1 ? stored : STANDARD;
  } catch {
    return STANDARD;
  }
}

/** Where the browser keeps nothing, the volume lasts as long as the page. */
export function saveVolume(volume: number): void {
  try {
    localStorage.setItem(KEY, String(volume));
  } catch {
    // Nothing is lost but the setting.
  }
}
