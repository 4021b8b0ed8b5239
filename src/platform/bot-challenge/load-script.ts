const loaded = new Map<string, Promise<boolean>>();

/**
 * Loads a script of another site once; false when it does not come within `timeoutMs`, or the page's policy forbids it.
 * What failed is tried anew the next time.
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
