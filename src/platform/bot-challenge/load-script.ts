const loaded = new Map<string, Promise<boolean>>();

/**
 * Loads a script of another site once. False when it does not load within `timeoutMs`, or the page's policy
 * forbids it. A failed load is tried again at the next call.
 */
export function loadScript(address: string, timeoutMs: number): Promise<boolean> {
  const before = loaded.get(address);
  if (before) return before;
  const script = document.createElement('script');
  const loading = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), timeoutMs);
    const end = (came: boolean) => () => {
      clearTimeout(timer);
      resolve(came);
    };
    script.addEventListener('load', end(true));
    script.addEventListener('error', end(false));
    script.async = true;
    script.src = address;
    document.head.appendChild(script);
  }).then((came) => {
    if (!came) {
      loaded.delete(address);
      script.remove();
    }
    return came;
  });
  loaded.set(address, loading);
  return loading;
}
