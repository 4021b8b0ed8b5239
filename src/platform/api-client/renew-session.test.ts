import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call } from './api-client.ts';
import type { EndpointLines } from '../http/endpoint.ts';
import { getStoredSession, saveStoredSession } from './stored-session.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const storage = new Map<string, string>();
const fetchMock = vi.fn<Fetch>();
const session = (token: string) => ({ user: { id: 'mei' }, role: 'learner', token });

const LINES: EndpointLines = { listCourses: { method: 'get', path: '/api/courses' } };

async function ask(): Promise<unknown> {
  return await call(LINES, 'listCourses', {} as never);
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const problem = (code: string, status: number) =>
  json({ type: `urn:ninefold:problem:${code}`, title: 'No', status, detail: 'Not now.' }, status);

const tokenOf = (init: RequestInit) => new Headers(init.headers).get('authorization');
const isRefresh = (url: string) => url === '/api/users/token/refresh';
const sent = () =>
  fetchMock.mock.calls.map(([url, init]) => (isRefresh(url) ? 'refresh' : (tokenOf(init) ?? 'nobody')));

/** A server that accepts one token, and answers a refresh with `refresh`. */
function serve(good: string, refresh: () => Response | Promise<Response>): void {
  fetchMock.mockImplementation(async (url, init) => {
    if (isRefresh(url)) return refresh();
    return tokenOf(init) === `Bearer ${good}` ? json({ ok: 1 }) : problem('session-over', 401);
  });
}

const renewed = (token: string) => () => json({ status: true, ...session(token) });

beforeEach(() => {
  storage.clear();
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: { appKey: 'k' } } });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  saveStoredSession(session('old'));
});
afterEach(() => vi.unstubAllGlobals());

describe('a token that ran out', () => {
  test('is renewed, and the call is repeated with the new one, which is kept with who it is', async () => {
    serve('new', renewed('new'));
    expect(await ask()).toEqual({ ok: true, reply: { ok: 1 } });
    expect(sent()).toEqual(['Bearer old', 'refresh', 'Bearer new']);
    expect(JSON.parse(storage.get('auth') ?? '')).toEqual(session('new'));
  });

  test('is renewed without itself: the cookie alone says who asks', async () => {
    serve('new', renewed('new'));
    await ask();
    const [, init] = fetchMock.mock.calls.find(([url]) => isRefresh(url)) ?? [];
    expect(init).toMatchObject({ method: 'POST', credentials: 'include' });
    expect(tokenOf(init ?? {})).toBeNull();
  });

  test('is renewed once for all calls that wait', async () => {
    serve('new', renewed('new'));
    await Promise.all([ask(), ask(), ask(), ask()]);
    expect(sent().filter((each) => each === 'refresh')).toHaveLength(1);
    expect(sent().filter((each) => each === 'Bearer new')).toHaveLength(4);
  });

  test('is renewed again when the new one runs out later', async () => {
    serve('new', renewed('new'));
    await ask();
    serve('newer', renewed('newer'));
    expect(await ask()).toMatchObject({ ok: true });
    expect(getStoredSession()?.token).toBe('newer');
  });

  test('is not renewed twice for one call', async () => {
    serve('another', renewed('new'));
    expect(await ask()).toMatchObject({ ok: false, code: 'session-over' });
    expect(sent()).toEqual(['Bearer old', 'refresh', 'Bearer new']);
  });
});

describe('other tabs', () => {
  test('a token that one has just stored is taken without a request', async () => {
    serve('theirs', renewed('never'));
    fetchMock.mockImplementationOnce(async () => {
      storage.set('auth', JSON.stringify(session('theirs')));
      return problem('session-over', 401);
    });
    expect(await ask()).toMatchObject({ ok: true });
    expect(sent()).toEqual(['Bearer old', 'Bearer theirs']);
  });

  test('when both renew together, the refused one takes the token of the other', async () => {
    serve('theirs', () => {
      storage.set('auth', JSON.stringify(session('theirs')));
      return problem('session-over', 401);
    });
    expect(await ask()).toMatchObject({ ok: true });
    expect(getStoredSession()?.token).toBe('theirs');
  });

  test('take turns where the browser has locks', async () => {
    const order: string[] = [];
    vi.stubGlobal('navigator', {
      locks: {
        request: async (name: string, work: () => Promise<unknown>) => {
          order.push(`lock ${name}`);
          storage.set('auth', JSON.stringify(session('theirs')));
          return work().finally(() => order.push('unlock'));
        },
      },
    });
    serve('theirs', renewed('never'));
    expect(await ask()).toMatchObject({ ok: true });
    expect(order).toEqual(['lock renew-session', 'unlock']);
    expect(sent()).not.toContain('refresh');
  });

  test('a sign-out there is not undone here', async () => {
    serve('new', () => {
      storage.delete('auth');
      return json({ status: true, ...session('new') });
    });
    expect(await ask()).toMatchObject({ ok: false, code: 'session-over' });
    expect(storage.has('auth')).toBe(false);
  });
});

describe('a refresh that fails', () => {
  test.each([
    ['session-over', 401],
    ['account-suspended', 403],
  ])('with %s forgets the session and says why', async (code, status) => {
    serve('new', () => problem(code, status));
    expect(await ask()).toMatchObject({ ok: false, kind: 'refused', code });
    expect(storage.has('auth')).toBe(false);
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['because there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['because a proxy answers', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['because the server is busy', () => problem('unavailable', 503)],
    ['because there were too many', () => problem('throttled', 429)],
  ])('%s forgets nothing', async (_, refresh) => {
    serve('new', refresh);
    expect(await ask()).toEqual({ ok: false, kind: 'unreachable' });
    expect(getStoredSession()?.token).toBe('old');
  });
});

test.each([
  ['sign-in-needed', 401],
  ['credentials-wrong', 401],
  ['not-allowed', 403],
])('%s renews nothing', async (code, status) => {
  fetchMock.mockImplementation(async () => problem(code, status));
  expect(await ask()).toMatchObject({ ok: false, code });
  expect(sent()).toEqual(['Bearer old']);
});

test('a visitor has nothing to renew', async () => {
  storage.clear();
  serve('new', renewed('new'));
  expect(await ask()).toMatchObject({ ok: false, code: 'session-over' });
  expect(sent()).toEqual(['nobody']);
});

describe('an answer that came before the call', () => {
  const askAnswered = (answered: Promise<Response>) => call(LINES, 'listCourses', { answered } as never);

  test('is taken, and nothing is sent', async () => {
    serve('old', renewed('new'));
    expect(await askAnswered(Promise.resolve(json({ ok: 2 })))).toEqual({ ok: true, reply: { ok: 2 } });
    expect(sent()).toEqual([]);
  });

  test('that the session is over: it is renewed, and the call is sent', async () => {
    serve('new', renewed('new'));
    const result = await askAnswered(Promise.resolve(problem('session-over', 401)));
    expect(result).toEqual({ ok: true, reply: { ok: 1 } });
    expect(sent()).toEqual(['refresh', 'Bearer new']);
  });

  test('that failed is a server that cannot be reached', async () => {
    const result = await askAnswered(Promise.reject(new TypeError('Failed to fetch')));
    expect(result).toEqual({ ok: false, kind: 'unreachable' });
    expect(sent()).toEqual([]);
  });
});
