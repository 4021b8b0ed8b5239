/** Storing a page takes as long as loading it once more. */
const PATIENCE_MS = 30_000;

/** Loaded scripts and styles of this page, by their paths. */
const loadedFiles = (): string[] => {
  const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return [...new Set(names)].filter((path) => path.startsWith('/assets/'));
};

/**
 * Has the service worker (ADR 37) store this page and its scripts, so that a reload without a connection opens it.
 * `scope`: the start of the addresses that it may answer for. True: they are stored. False where the browser has no
 * service workers, or the school has switched them off.
 */
export async function keepPage(page: string, scope: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    await navigator.serviceWorker.register('/lesson-worker.js', { scope });
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const kept = new Promise<boolean>((resolve) => {
      port1.addEventListener('message', () => resolve(true));
      port1.start();
      setTimeout(() => resolve(false), PATIENCE_MS);
    });
    active?.postMessage({ kind: 'keep', page, files: loadedFiles() }, [port2]);
    return await kept;
  } catch {
    // A browser that refuses it shows the page all the same.
    return false;
  }
}
