import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from './api-client.ts';
import type { EndpointLines } from '../http/endpoint.ts';
import { API_TIMEOUT_MS, DOWNLOAD_TIMEOUT_MS, type CallResult } from './send-call.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const fetchMock = vi.fn<Fetch>();
const page = { lang: 'zh-Hant', dataset: { appKey: 'ninefold-test' } as Record<string, string> };

const LINES: EndpointLines = {
  getCourse: { method: 'get', path: '/api/courses/:courseId' },
  saveCourse: { method: 'put', path: '/api/courses/:courseId/lessons/:lesson' },
  listCourses: { method: 'get', path: '/api/courses' },
  savePicture: { method: 'post', path: '/api/picture' },
  getArchive: { method: 'get', path: '/api/archive', download: 'application/zip' },
};

/** A call of the table above; it is known, so it does not yield false. */
async function ask(name: string, request?: object) {
  const result = call(LINES, name as never, request as never) as Promise<CallResult<unknown>> | false;
  if (result === false) throw new Error(`There is no call ${name}.`);
  return await result;
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const problem = (code: string, status: number) =>
  json(
    { type: `urn:ninefold:problem:${code}`, title: 'No', status, detail: 'Not now.', request_id: '5f0c' },
    status,
  );
const sent = () => {
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  return { url, init, headers: new Headers(init?.headers) };
};

/** The value that the browser stores under the name `auth`. */
const keepSession = (text: string | null) =>
  vi.stubGlobal('localStorage', { getItem: (name: string) => (name === 'auth' ? text : null) });

/** A server that never answers, and gives up when the call is aborted. */
const silence: Fetch = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

beforeEach(() => {
  fetchMock.mockReset().mockImplementation(async () => json({ ok: 1 }));
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('document', { documentElement: page });
  page.dataset = { appKey: 'ninefold-test' };
  keepSession(null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('every call', () => {
  test('carries the app key, the page’s language and the cookies', async () => {
    await ask('listCourses');
    const { init, headers } = sent();
    expect(headers.get('x-requested-key')).toBe('ninefold-test');
    expect(headers.get('accept-language')).toBe('zh-Hant');
    expect(init?.credentials).toBe('include');
    expect(init?.method).toBe('GET');
  });

  test('goes to the page’s own origin, or to the base that the page names', async () => {
    await ask('listCourses');
    page.dataset.apiBase = 'https://api.example.org';
    await ask('listCourses');
    expect(fetchMock.mock.calls.map(([url]) => url)).toEqual([
      '/api/courses',
      'https://api.example.org/api/courses',
    ]);
  });

  test('carries the access token of the signed-in person', async () => {
    keepSession(JSON.stringify({ user: { id: 'a' }, role: 'learner', token: 'a-token' }));
    await ask('listCourses');
    expect(sent().headers.get('authorization')).toBe('Bearer a-token');
  });

  test.each([
    [null],
    [''],
    ['{'],
    ['null'],
    ['7'],
    ['{}'],
    ['{"token":null}'],
    ['{"token":{"a":1}}'],
    ['{"token":""}'],
  ])('carries no token when the kept session is %j', async (session) => {
    keepSession(session);
    expect(await ask('listCourses')).toMatchObject({ ok: true });
    expect(sent().headers.has('authorization')).toBe(false);
  });

  test('goes out also where the browser refuses its storage', async () => {
    vi.stubGlobal('localStorage', undefined);
    expect(await ask('listCourses')).toMatchObject({ ok: true });
    expect(sent().headers.has('authorization')).toBe(false);
  });

  test.each<[string, object, string]>([
    ['getCourse', { params: { courseId: 'a/b ?#' } }, '/api/courses/a%2Fb%20%3F%23'],
    ['saveCourse', { params: { courseId: 'a', lesson: 7 } }, '/api/courses/a/lessons/7'],
    ['listCourses', { query: { topic: 'a&b=c', page: 2 } }, '/api/courses?topic=a%26b%3Dc&page=2'],
  ])('%s with %j asks for %s', async (name, request, url) => {
    await ask(name, request);
    expect(sent().url).toBe(url);
  });

  test('with a body sends JSON and says so; without one it says nothing of it', async () => {
    await ask('saveCourse', { params: { courseId: 'a', lesson: 'b' }, body: { title: '文法' } });
    expect(sent().init).toMatchObject({ method: 'PUT', body: '{"title":"文法"}' });
    expect(sent().headers.get('content-type')).toBe('application/json');
    fetchMock.mockClear();
    await ask('listCourses');
    expect(sent().init).not.toHaveProperty('body');
    expect(sent().headers.get('content-type')).toBeNull();
  });

  test('with a file sends the file itself and names its type', async () => {
    const file = new Blob(['picture'], { type: 'image/jpeg' });
    await ask('savePicture', { file });
    expect(sent().init?.body).toBe(file);
    expect(sent().headers.get('content-type')).toBe('image/jpeg');
  });

  test('outlives the page only on request', async () => {
    await ask('listCourses');
    await ask('listCourses', { keepalive: true });
    expect(fetchMock.mock.calls.map(([, init]) => init.keepalive)).toEqual([undefined, true]);
  });
});

describe('a name that the table does not have yields false, and nothing is sent', () => {
  test.each(['deleteEverything', '', 'getcourse', 'constructor', '__proto__', 'toString'])('%s', (name) => {
    expect(call(LINES, name as never, {} as never)).toBe(false);
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

describe('what becomes of a call', () => {
  test.each([[{ title: 'Grammar' }], [[]], [null]])(
    'the reply, when the server has done it: %j',
    async (reply) => {
      fetchMock.mockImplementation(async () => json(reply, 201));
      expect(await ask('listCourses')).toEqual({ ok: true, reply });
    },
  );

  test.each([
    ['attempt-unknown', 404],
    ['key-missing', 403],
    ['unavailable', 503],
    ['server-error', 500],
  ])('the code of the problem, when the server refuses: %s', async (code, status) => {
    fetchMock.mockImplementation(async () => problem(code, status));
    expect(await ask('listCourses')).toMatchObject({
      ok: false,
      kind: 'refused',
      code,
      problem: { status, detail: 'Not now.', request_id: '5f0c' },
    });
  });

  const html = (status: number) =>
    new Response('<h1>Bad gateway</h1>', { status, headers: { 'content-type': 'text/html' } });

  test.each<[string, Fetch]>([
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a proxy answers with a page of its own', async () => html(502)],
    ['a hotel’s network answers with its sign-in page', async () => html(200)],
    ['a proxy answers with JSON of its own', async () => json({ message: 'upstream timed out' }, 504)],
    [
      'a proxy answers with a problem of its own',
      async () => json({ type: 'about:blank', status: 502 }, 502),
    ],
    ['a proxy answers with a bare value', async () => json(null, 503)],
    ['nothing comes in the body', async () => new Response('', { status: 200 })],
    ['the connection breaks in the middle of the reply', async () => new Response('{"title":"Gra')],
  ])('nothing is known of the server when %s', async (_, behave) => {
    fetchMock.mockImplementation(behave);
    expect(await ask('listCourses')).toEqual({ ok: false, kind: 'unreachable' });
  });
});

describe('what becomes of a download', () => {
  const answer = (type: string, status = 200) =>
    new Response('PK…', { status, headers: { 'content-type': type } });

  test('the file, when it came', async () => {
    fetchMock.mockImplementation(async () => answer('application/zip'));
    const result = await ask('getArchive');
    if (!result.ok) throw new Error('It did not come.');
    expect(await (result.reply as Blob).text()).toBe('PK…');
  });

  test('the code of the problem, when the server refuses', async () => {
    fetchMock.mockImplementation(async () => problem('throttled', 429));
    expect(await ask('getArchive')).toMatchObject({ ok: false, kind: 'refused', code: 'throttled' });
  });

  test.each([
    ['a network’s own page came', () => answer('text/html')],
    ['a proxy’s error came', () => answer('text/html', 502)],
    ['nothing says what came', () => new Response(new Uint8Array(3))],
  ])('nothing is known of the server when %s', async (_, behave) => {
    fetchMock.mockImplementation(async () => behave());
    expect(await ask('getArchive')).toEqual({ ok: false, kind: 'unreachable' });
  });
});

describe('a call ends', () => {
  test('after 30 seconds without an answer, and not before', async () => {
    vi.useFakeTimers();
    fetchMock.mockImplementation(silence);
    const ended = vi.fn();
    const reply = ask('listCourses').then(ended);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ended).not.toHaveBeenCalled();
    expect(sent().init?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await reply;
    expect(API_TIMEOUT_MS).toBe(30_000);
    expect(ended).toHaveBeenCalledExactlyOnceWith({ ok: false, kind: 'unreachable' });
  });

  test('after 30 seconds also when the answer began and does not end', async () => {
    vi.useFakeTimers();
    fetchMock.mockImplementation(async (_, { signal }) => {
      const body = new ReadableStream({
        start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
      });
      return new Response(body);
    });
    const reply = ask('listCourses');
    await vi.advanceTimersByTimeAsync(API_TIMEOUT_MS);
    expect(await reply).toEqual({ ok: false, kind: 'unreachable' });
  });

  test('only after an hour when it is a file that has begun to come', async () => {
    vi.useFakeTimers();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void setTimeout(() => controller.close(), DOWNLOAD_TIMEOUT_MS - 1),
    });
    fetchMock.mockImplementation(
      async () => new Response(body, { headers: { 'content-type': 'application/zip' } }),
    );
    const reply = ask('getArchive');
    await vi.advanceTimersByTimeAsync(API_TIMEOUT_MS);
    expect(sent().init?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(DOWNLOAD_TIMEOUT_MS);
    expect(await reply).toMatchObject({ ok: true });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('and leaves no timer behind', async () => {
    vi.useFakeTimers();
    await ask('listCourses');
    fetchMock.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    await ask('listCourses');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('when its caller gives it up', async () => {
    fetchMock.mockImplementation(silence);
    const stop = new AbortController();
    const reply = ask('listCourses', { signal: stop.signal });
    stop.abort();
    expect(await reply).toEqual({ ok: false, kind: 'unreachable' });
  });

  test('at once when its caller had given it up before', async () => {
    vi.useFakeTimers();
    fetchMock.mockImplementation(silence);
    const reply = ask('listCourses', { signal: AbortSignal.abort() });
    await vi.advanceTimersByTimeAsync(0);
    expect(sent().init?.signal?.aborted ?? true).toBe(true);
    expect(await reply).toEqual({ ok: false, kind: 'unreachable' });
  });
});
