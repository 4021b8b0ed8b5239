import { createContext, Script } from 'node:vm';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { LESSON_WORKER } from './lesson-worker.ts';
import { serveLessonWorker } from './serve-lesson-worker.ts';

type Listener = (event: object) => void;

/** The worker in a browser of memory; `network` says what a request gets. */
function aWorker(network: (address: string) => Promise<Response>) {
  const stores = new Map<string, Map<string, Response>>();
  const listeners = new Map<string, Listener>();
  const nameOf = (request: string | { url: string }) =>
    new URL(typeof request === 'string' ? request : request.url, 'https://school.example').pathname;
  const cacheOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      keys: async () => [...store.keys()],
      delete: async (key: string) => store.delete(nameOf(key)),
      put: async (key: string, response: Response) => void store.set(nameOf(key), response),
    };
  };
  const self = {
    location: { origin: 'https://school.example' },
    addEventListener: (kind: string, listener: Listener) => void listeners.set(kind, listener),
    skipWaiting: () => undefined,
    clients: { claim: async () => undefined },
  };
  const caches = {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: string) =>
      [...stores.values()].map((store) => store.get(nameOf(request))).find(Boolean),
  };
  const fetch = (request: string | { url: string }) => network(nameOf(request));
  new Script(LESSON_WORKER).runInContext(createContext({ self, caches, fetch, URL, Promise }));
  return {
    stores,
    async keep(page: string, files: readonly string[]): Promise<void> {
      let done: Promise<unknown> = Promise.resolve();
      listeners.get('message')?.({
        data: { kind: 'keep', page, files },
        ports: [],
        waitUntil: (work: Promise<unknown>) => (done = work),
      });
      await done;
    },
    /** The worker's answer; undefined: it leaves the request to the browser. */
    async ask(path: string, mode = 'navigate', method = 'GET'): Promise<Response | undefined> {
      let answer: Promise<Response> | undefined;
      listeners.get('fetch')?.({
        request: { url: `https://school.example${path}`, mode, method },
        respondWith: (response: Promise<Response>) => (answer = response),
      });
      return answer;
    },
  };
}

const html = (text: string, init: ResponseInit = {}) =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' }, ...init });

test('a page that was kept is shown without a connection, with its scripts; another is not', async () => {
  let online = true;
  const worker = aWorker(async (path) => {
    if (!online) throw new TypeError('Failed to fetch');
    return path.startsWith('/assets/') ? new Response('script') : html(`page ${path}`);
  });
  await worker.keep('/learn/lamps/oil', ['/assets/a.js', '/api/secret']);
  online = false;
  expect(await (await worker.ask('/learn/lamps/oil'))?.text()).toBe('page /learn/lamps/oil');
  expect(await (await worker.ask('/assets/a.js', 'cors'))?.text()).toBe('script');
  await expect(worker.ask('/learn/lamps/wicks')).rejects.toThrow('Failed to fetch');
});

test('with a connection the network answers for pages', async () => {
  let count = 0;
  const worker = aWorker(async () => html(`page ${(count += 1)}`));
  await worker.keep('/learn/lamps/oil', []);
  expect(await (await worker.ask('/learn/lamps/oil'))?.text()).toBe('page 2');
});

test.each([
  ['/api/courses/lamps/lessons/oil', 'cors', 'GET'],
  ['/me/courses', 'navigate', 'GET'],
  ['/learn/lamps/oil', 'navigate', 'POST'],
])('%s (%s, %s) is none of its business', async (path, mode, method) => {
  const worker = aWorker(async () => html('page'));
  expect(await worker.ask(path, mode, method)).toBeUndefined();
});

test('a failure and a page of another kind are never kept', async () => {
  const worker = aWorker(async () => html('broken', { status: 503 }));
  await worker.keep('/learn/lamps/oil', []);
  await worker.keep('/me/courses', []);
  expect([...worker.stores.values()].flatMap((store) => [...store.keys()])).toEqual([]);
});

test('pages are kept up to a limit, and the oldest goes first', async () => {
  const worker = aWorker(async (path) => html(path));
  for (let number = 1; number <= 45; number += 1) await worker.keep(`/learn/lamps/${number}`, []);
  const kept = [...(worker.stores.get('lesson-pages-1')?.keys() ?? [])];
  expect(kept).toHaveLength(40);
  expect(kept[0]).toBe('/learn/lamps/6');
});

test('it is served to be asked for again, and switched off by a worker that removes itself', async () => {
  const bodyOf = async (offlineLessons: boolean) => {
    const app = new Hono();
    serveLessonWorker(app, { config: { production: true, offlineLessons } });
    const response = await app.request('/lesson-worker.js');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toContain('text/javascript');
    return response.text();
  };
  expect(await bodyOf(true)).toBe(LESSON_WORKER);
  expect(await bodyOf(false)).toContain('unregister');
});
