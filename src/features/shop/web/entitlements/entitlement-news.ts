/** The storage key with the time of the last purchase or refund here, which other tabs watch. */
const KEY = 'entitlements-changed';

const listeners = new Set<() => void>();

/** Reports a purchase or refund, so every tab loads its access again. */
export function tellEntitlements(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Other tabs notice it when they are reloaded.
  }
  for (const listener of listeners) listener();
}

/** Returns a function that stops it. */
export function hearEntitlements(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === KEY) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hear);
  };
}
