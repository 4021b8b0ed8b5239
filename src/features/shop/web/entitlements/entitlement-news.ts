/** In the browser's storage: when something was bought or given back here, so that every tab hears of it. */
const KEY = 'entitlements-changed';

const listeners = new Set<() => void>();

/** Something was bought or given back: whatever shows what is owned asks anew, in every tab. */
export function tellEntitlements(): void {
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Other tabs hear of it when they are loaded anew.
  }
  for (const listener of listeners) listener();
}

/** Gives back how to stop. */
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
