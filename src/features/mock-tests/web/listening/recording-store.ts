/** Keeps recordings across reloads. Where the browser has no cache for it, its HTTP cache does what it can. */
const CACHE = 'recordings';

/** As long as the page lives: from the sound check to the test without a look at the disk. */
const held = new Map<string, Blob>();

async function openCache(): Promise<Cache | undefined> {
  // Not there in private windows of some browsers, nor where the page is not secure.
  return 'caches' in window ? await window.caches.open(CACHE).catch(() => undefined) : undefined;
}

export async function findRecording(src: string): Promise<Blob | undefined> {
  const here = held.get(src);
  if (here) return here;
  const cache = await openCache();
  const cached = await cache?.match(src).catch(() => undefined);
  if (!cached) return undefined;
  const blob = await cached.blob();
  if (blob.size === 0) return undefined;
  held.set(src, blob);
  return blob;
}

/** Keeping it fails quietly: a full disk costs another download after a reload, and nothing else. */
export async function keepRecording(src: string, blob: Blob): Promise<void> {
  held.set(src, blob);
  const cache = await openCache();
  const response = new Response(blob, { headers: { 'content-type': 'audio/mp4' } });
  await cache?.put(src, response).catch(() => undefined);
}

/** A recording that would not play is loaded anew. */
export async function forgetRecording(src: string): Promise<void> {
  held.delete(src);
  const cache = await openCache();
  await cache?.delete(src).catch(() => undefined);
}

/** Of earlier tests nothing stays. */
export async function keepOnlyRecordings(srcs: readonly string[]): Promise<void> {
  const cache = await openCache();
  if (!cache) return;
  for (const request of await cache.keys().catch(() => [])) {
    if (!srcs.includes(new URL(request.url).pathname)) await cache.delete(request).catch(() => undefined);
  }
}
