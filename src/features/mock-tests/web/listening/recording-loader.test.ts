import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRecordingLoader } from './recording-loader.ts';

/** A server that sends `bytes` of each file and then breaks off, until it is mended. */
function aServer(files: Record<string, string>) {
  const asked: string[] = [];
  const state = { breakAfter: Infinity };
  const fetchFile = async (src: string, init?: RequestInit): Promise<Response> => {
    const range = new Headers(init?.headers).get('range');
    asked.push(range ? `${src} ${range}` : src);
    const whole = new TextEncoder().encode(files[src] ?? '');
    if (!(src in files)) return new Response('Not found', { status: 404 });
    const from = range ? Number(/\d+/.exec(range)?.[0]) : 0;
    const rest = whole.slice(from);
    const sent = rest.slice(0, state.breakAfter);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(sent);
      },
      pull(controller) {
        if (sent.length < rest.length) controller.error(new Error('connection lost'));
        else controller.close();
      },
    });
    const headers: Record<string, string> = range
      ? { 'content-range': `bytes ${from}-${whole.length - 1}/${whole.length}` }
      : { 'content-length': String(whole.length) };
    return new Response(body, { status: range ? 206 : 200, headers });
  };
  return { asked, state, fetchFile };
}

/** As much of the Cache API as is used. */
function aCacheStorage() {
  const kept = new Map<string, Response>();
  const cache = {
    match: async (src: string) => kept.get(src)?.clone(),
    put: async (src: string, response: Response) => void kept.set(src, response),
    delete: async (request: string | { url: string }) =>
      kept.delete(typeof request === 'string' ? request : new URL(request.url).pathname),
    keys: async () => [...kept.keys()].map((src) => ({ url: `https://school.example${src}` })),
  };
  return { kept, caches: { open: async () => cache } };
}

const recording = (name: string, durationMs = 1000) => ({
  src: `/media/audio/${name}.m4a`,
  durationMs,
  synthetic: true,
});
let storage = aCacheStorage();

beforeEach(() => {
  storage = aCacheStorage();
  vi.stubGlobal('window', { caches: storage.caches });
});
afterEach(() => vi.unstubAllGlobals());

function use(files: Record<string, string>) {
  const made = aServer(files);
  vi.stubGlobal('fetch', made.fetchFile);
  return made;
}

test('recordings are loaded whole, with progress by playing time, and kept', async () => {
  use({ '/media/audio/a1.m4a': 'first', '/media/audio/a2.m4a': 'second' });
  const loader = createRecordingLoader([recording('a1', 1000), recording('a2', 3000)]);
  const fractions: number[] = [];
  loader.subscribe(() => fractions.push(loader.getSnapshot().fraction));
  await loader.start();
  expect(loader.getSnapshot()).toEqual({ status: 'ready', fraction: 1 });
  expect(fractions).toContain(0.25);
  expect([...fractions].sort((a, b) => a - b)).toEqual(fractions);
  const blob = loader.blobOf('/media/audio/a2.m4a');
  expect(blob?.type).toBe('audio/mp4');
  expect(await blob?.text()).toBe('second');
  expect([...storage.kept.keys()]).toEqual(['/media/audio/a1.m4a', '/media/audio/a2.m4a']);
});

test('after a failure it goes on where it stopped', async () => {
  const { state, asked } = use({ '/media/audio/b1.m4a': 'first', '/media/audio/b2.m4a': 'second' });
  const loader = createRecordingLoader([recording('b1'), recording('b2')]);
  state.breakAfter = 5;
  await loader.start();
  expect(loader.getSnapshot().status).toBe('failed');
  state.breakAfter = Infinity;
  await loader.start();
  expect(loader.getSnapshot()).toEqual({ status: 'ready', fraction: 1 });
  expect(await loader.blobOf('/media/audio/b2.m4a')?.text()).toBe('second');
  expect(asked).toEqual(['/media/audio/b1.m4a', '/media/audio/b2.m4a', '/media/audio/b2.m4a bytes=5-']);
});

test('a file that is not there fails, and says so', async () => {
  use({});
  const loader = createRecordingLoader([recording('c1')]);
  await loader.start();
  expect(loader.getSnapshot().status).toBe('failed');
});

test('a reload of the page loads nothing again', async () => {
  storage.kept.set('/media/audio/d1.m4a', new Response('kept'));
  const { asked } = use({ '/media/audio/d1.m4a': 'kept' });
  const loader = createRecordingLoader([recording('d1')]);
  await loader.start();
  expect(loader.getSnapshot()).toEqual({ status: 'ready', fraction: 1 });
  expect(asked).toEqual([]);
});

test('what would not play is loaded anew', async () => {
  storage.kept.set('/media/audio/e1.m4a', new Response('broken'));
  const { asked } = use({ '/media/audio/e1.m4a': 'whole' });
  const loader = createRecordingLoader([recording('e1')]);
  await loader.start();
  await loader.reload('/media/audio/e1.m4a');
  expect(await loader.blobOf('/media/audio/e1.m4a')?.text()).toBe('whole');
  expect(asked).toEqual(['/media/audio/e1.m4a']);
});

test('what cannot be loaded anew stays as it is, and nothing looks as if it were loading', async () => {
  const { state, asked } = use({ '/media/audio/h1.m4a': 'whole' });
  const loader = createRecordingLoader([recording('h1')]);
  await loader.start();
  state.breakAfter = 2;
  const snapshots: unknown[] = [];
  loader.subscribe(() => snapshots.push(loader.getSnapshot().fraction));
  await loader.reload('/media/audio/h1.m4a');
  expect(await loader.blobOf('/media/audio/h1.m4a')?.text()).toBe('whole');
  expect(new Set(snapshots)).toEqual(new Set([1]));
  // What has arrived of it is gone on with.
  state.breakAfter = Infinity;
  await loader.reload('/media/audio/h1.m4a');
  expect(asked.slice(1)).toEqual(['/media/audio/h1.m4a', '/media/audio/h1.m4a bytes=2-']);
});

test('recordings of other tests do not stay on the disk', async () => {
  storage.kept.set('/media/audio/old.m4a', new Response('old'));
  use({ '/media/audio/f1.m4a': 'new' });
  await createRecordingLoader([recording('f1')]).start();
  expect([...storage.kept.keys()]).toEqual(['/media/audio/f1.m4a']);
});

test('a browser without a cache loads all the same', async () => {
  vi.stubGlobal('window', {});
  use({ '/media/audio/g1.m4a': 'sound' });
  const loader = createRecordingLoader([recording('g1')]);
  await loader.start();
  expect(loader.getSnapshot().status).toBe('ready');
});
