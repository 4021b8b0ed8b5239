/** Stores recordings across reloads. Without the Cache API, the browser's HTTP cache does what it can. */
const CACHE = 'recordings';

/** Recordings in memory, for as long as the page lives. The test starts without reading the disk. */
const held = new Map<string, Blob>();

async function openCache(): Promise<Cache | undefined> {
  // The Cache API is missing in private windows of some browsers, and on insecure pages.
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

/** Stores a recording. Failure is silent: a full disk only costs another download after a reload. */
export async function keepRecording(src: string, blob: Blob): Promise<void> {
  held.set(src, blob);
  const cache = await openCache();
  const response = new Response(blob, { headers: { 'content-type': 'audio/mp4' } });
  await cache?.put(src, response).catch(() => undefined);
}

/** Removes a recording that would not play, so it is loaded again. */
export async function forgetRecording(src: string): Promise<void> {
  held.delete(src);
  const cache = await openCache();
  await cache?.delete(src).catch(() => undefined);
}

/** Removes the recordings of earlier tests. */
export async function keepOnlyRecordings(srcs: readonly string[]): Promise<void> {
  const cache = await openCache();
  if (!cache) return;
  for (const request of await cache.keys().catch(() => [])) {
    if (!srcs.includes(new URL(request.url).pathname)) await cache.delete(request).catch(() => undefined);
  }
}
