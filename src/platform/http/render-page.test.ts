import { createHash } from 'node:crypto';
import { RouterContextProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { collectLog } from '#tests/database/collected-log.ts';
import { parseConfig, type Config } from '../config/config.ts';
import { callPages } from '../pages/call-pages.ts';
import { NOT_FOUND_SHELL, type PageCache, type RenderedPage } from './page-cache.ts';
import { languageContext, passingPageContext } from './page-context.ts';
import { createPageRenderer } from './render-page.ts';

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>;

const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

function aConfig(environment: Record<string, string> = {}): Config {
  const parsed = parseConfig(environment);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.config;
}

/** A renderer whose pages name the path and language they were rendered from, and the pages it has cached. */
function aRenderer(
  given: {
    handle?: Handle;
    environment?: Record<string, string>;
    cached?: boolean;
    shellOf?: (path: string) => string | undefined;
    isCall?: (path: string) => boolean;
  } = {},
) {
  const cached = new Map<string, RenderedPage>();
  const edition = { now: 0 };
  const { log, text: logText } = collectLog();
  const cache: PageCache = {
    serve: () => false,
    edition: () => edition.now,
    keep: async (language, path, page, begunIn) =>
      void (begunIn === edition.now && cached.set(`${language} ${path}`, page)),
    dropPages: () => void (edition.now += 1),
  };
  const handle = vi.fn<Handle>(
    given.handle ?? (async (request, context) => html(`${context.get(languageContext)} ${request.url}`)),
  );
  const render = createPageRenderer({
    config: aConfig(given.environment),
    log,
    cache: given.cached === false ? undefined : cache,
    handle,
    createContext: () => new RouterContextProvider(),
    ...(given.shellOf ? { shellOf: given.shellOf } : {}),
    ...(given.isCall ? { isCall: given.isCall } : {}),
  });
  return {
    cached,
    dropPages: () => cache.dropPages(),
    handle,
    logText,
    ask: (path: string, init?: RequestInit) => render(new Request(`http://site.example${path}`, init)),
  };
}

const crash: Handle = async () => {
  throw new Error('relation "accounts" does not exist at /srv/app/store.ts:7');
};

describe('a page is rendered from its path and language alone', () => {
  test('the query does not reach it', async () => {
    const { ask } = aRenderer();
    expect(await (await ask('/courses?token=hunter&lang=zh-Hant')).text()).toBe(
      'zh-Hant http://site.example/courses',
    );
  });

  test('nor do the visitor’s headers', async () => {
    const { ask, handle } = aRenderer();
    await ask('/', {
      headers: {
        cookie: 'visitor=hunter',
        authorization: 'Bearer hunter',
        'x-forwarded-host': 'evil.example',
      },
    });
    const [request] = handle.mock.calls[0] ?? [];
    expect([...(request?.headers ?? [])]).toEqual([['accept', 'text/html']]);
  });

  test.each([
    ['/courses.data?_routes=root', '/courses.data?_routes=root'],
    ['/__manifest?paths=%2Ffaq&version=1', '/__manifest?paths=%2Ffaq&version=1'],
  ])('but the query of the router’s own question %s does', async (path, seen) => {
    const { ask } = aRenderer();
    expect(await (await ask(path)).text()).toContain(seen);
  });
});

describe('a page is kept for the next visitor', () => {
  test('in its language, whatever was asked behind the path', async () => {
    const { ask, cached } = aRenderer();
    await ask('/courses?x=1', { headers: { 'accept-language': 'zh-TW' } });
    expect([...cached.keys()]).toEqual(['zh-Hant /courses']);
    expect(cached.get('zh-Hant /courses')).toMatchObject({
      status: 200,
      body: Buffer.from('zh-Hant http://site.example/courses'),
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': 'zh-Hant',
        vary: 'Accept-Language, Cookie, Accept-Encoding',
        'cache-control': 'public, max-age=0, must-revalidate',
      },
    });
  });

  test.each<[string, string, RequestInit | undefined, Handle | undefined]>([
    ['a page that does not exist', '/nothing', undefined, async () => html('none', 404)],
    ['a page that failed', '/', undefined, async () => html('broken', 500)],
    ['a page that could not be rendered', '/', undefined, crash],
    [
      'a redirect',
      '/home',
      undefined,
      async () => new Response(null, { status: 302, headers: { location: '/' } }),
    ],
    ['some of a page’s data', '/courses.data?_routes=root', undefined, async () => Response.json({ a: 1 })],
  ])('%s is not', async (_, path, init, handle) => {
    const { ask, cached } = aRenderer(handle ? { handle } : {});
    await ask(path, init);
    expect([...cached.keys()]).toEqual([]);
  });

  test.each(['/courses.data', '/courses.data?lang=en'])('the whole data of a page is: %s', async (path) => {
    const { ask, cached } = aRenderer({ handle: async () => Response.json({ a: 1 }) });
    await ask(path);
    expect([...cached.keys()]).toEqual(['en /courses.data']);
  });

  test('but where a loader could not read everything', async () => {
    const { ask, cached } = aRenderer({
      async handle(_, context) {
        context.get(passingPageContext)();
        return html('Without its figures');
      },
    });
    const response = await ask('/how-we-mark');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(cached.size).toBe(0);
  });

  test('but under development', async () => {
    const { ask, cached, handle } = aRenderer({ cached: false });
    await ask('/');
    await ask('/');
    expect(cached.size).toBe(0);
    expect(handle).toHaveBeenCalledTimes(2);
  });
});

describe('the routes that a page asks for', () => {
  const YEAR = 'public, max-age=31536000, immutable';
  const routes: Handle = async () => Response.json({ a: 1 }, { headers: { 'cache-control': YEAR } });
  const question = '/__manifest?paths=%2Ffaq&version=1a';

  test('are kept under the question, for every language and for good', async () => {
    const { ask, cached } = aRenderer({ handle: routes });
    const { headers } = await ask(question);
    expect([...cached.keys()]).toEqual([`en ${question}`]);
    expect(headers.get('cache-control')).toBe(YEAR);
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('content-language')).toBeNull();
  });

  test('are asked for in the words of their shell', async () => {
    const { ask, cached, handle } = aRenderer({ handle: routes, shellOf: () => question });
    await ask('/__manifest?paths=%2Ffaq%2C%2Ffaq&version=1a&x=1');
    expect([...cached.keys()]).toEqual([`en ${question}`]);
    expect(handle.mock.calls[0]?.[0].url).toBe(`http://site.example${question}`);
  });

  test('of a version that is gone are kept nowhere', async () => {
    const gone = () => new Response(null, { status: 204, headers: { 'x-remix-reload-document': 'true' } });
    const { ask, cached } = aRenderer({ handle: async () => gone() });
    const { status, headers } = await ask(question);
    expect([status, headers.get('cache-control')]).toEqual([204, 'no-store']);
    expect(headers.get('x-remix-reload-document')).toBe('true');
    expect(cached.size).toBe(0);
  });
});

test('routes that no path has are kept too', async () => {
  const { ask, cached } = aRenderer({ handle: async () => new Response(null, { status: 204 }) });
  await ask('/__manifest?paths=%2F-%2Fnot-found&version=1');
  expect([...cached.keys()]).toEqual(['en /__manifest?paths=%2F-%2Fnot-found&version=1']);
});

test('a question for more routes than any page has is refused before anything is rendered', async () => {
  const { ask, handle } = aRenderer({ shellOf: () => undefined });
  expect((await ask('/__manifest?paths=a')).status).toBe(400);
  expect(handle).not.toHaveBeenCalled();
});

test('an address that cannot be read is the page that is not there, and nothing is logged', async () => {
  const { ask, handle, logText } = aRenderer({ handle: async () => html('none', 404) });
  expect((await ask('/sittings/%ff')).status).toBe(404);
  expect(handle.mock.calls[0]?.[0].url).toBe(`http://site.example${NOT_FOUND_SHELL}`);
  expect(logText()).toBe('');
});

describe('pages that differ by nothing', () => {
  const shellOf = (path: string) => path.replace(/^\/attempts\/[^/.]+/, '/attempts/-');

  test('are rendered from their shell, once, and kept once', async () => {
    const { ask, cached, handle } = aRenderer({ shellOf });
    const replies = await Promise.all([ask('/attempts/one'), ask('/attempts/two')]);
    expect(handle).toHaveBeenCalledTimes(1);
    for (const reply of replies) expect(await reply.text()).toBe('en http://site.example/attempts/-');
    expect([...cached.keys()]).toEqual(['en /attempts/-']);
  });

  test.each([
    [404, 1],
    [500, 0],
  ])('the shell of what does not exist is kept with %d: %d', async (status, count) => {
    const { ask, cached } = aRenderer({
      shellOf: () => NOT_FOUND_SHELL,
      handle: async () => html('none', status),
    });
    expect((await ask('/wp-login.php')).status).toBe(status);
    expect(cached.size).toBe(count);
    for (const page of cached.values()) expect(page.status).toBe(status);
  });
});

describe('an address has one way to be written', () => {
  test.each([
    ['/Courses', '/courses'],
    ['/courses/', '/courses'],
    ['//courses///free-trial//', '/courses/free-trial'],
    ['/FAQ?topic=A&lang=zh-Hant', '/faq?topic=A&lang=zh-Hant'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/%2F%2Fevil.example/', '/%2f%2fevil.example'],
  ])('%s leads to %s', async (path, location) => {
    const { ask, handle, cached } = aRenderer();
    const reply = await ask(path);
    expect(reply.status).toBe(308);
    expect(reply.headers.get('location')).toBe(location);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(handle).not.toHaveBeenCalled();
    expect(cached.size).toBe(0);
  });

  test.each(['/', '/courses', '/courses/free-trial', '/courses.data', '/__manifest'])(
    'and that is %s',
    async (path) => {
      expect((await aRenderer().ask(path)).status).toBe(200);
    },
  );
});

describe('visitors who come at once', () => {
  test('for the same page wait for one rendering and each get it whole', async () => {
    const { ask, handle } = aRenderer();
    const replies = await Promise.all([ask('/faq'), ask('/faq?utm=1'), ask('/faq')]);
    expect(handle).toHaveBeenCalledTimes(1);
    expect(await Promise.all(replies.map((reply) => reply.text()))).toEqual(
      Array(3).fill('en http://site.example/faq'),
    );
  });

  test('for different pages or languages do not get each other’s', async () => {
    const { ask, handle } = aRenderer();
    const chinese = { headers: { cookie: 'lang=zh-Hant' } };
    await Promise.all([ask('/faq'), ask('/about'), ask('/faq', chinese)]);
    expect(handle).toHaveBeenCalledTimes(3);
    expect(await (await ask('/faq', chinese)).text()).toBe('zh-Hant http://site.example/faq');
  });

  test('and after what pages show has changed do not wait for the one that was begun before', async () => {
    const begun = Promise.withResolvers<void>();
    let price = 49;
    const { ask, cached, dropPages } = aRenderer({
      async handle() {
        const page = html(`costs ${price}`);
        if (price === 49) await begun.promise;
        return page;
      },
    });
    const early = ask('/courses');
    price = 39;
    dropPages();
    const late = await ask('/courses');
    begun.resolve();
    expect(await (await early).text()).toBe('costs 49');
    expect(await late.text()).toBe('costs 39');
    expect(String(cached.get('en /courses')?.body)).toBe('costs 39');
  });

  test('after a failure find the page rendered again', async () => {
    let first = true;
    const { ask } = aRenderer({
      async handle(request, context) {
        if (!first) return html('well again');
        first = false;
        return crash(request, context);
      },
    });
    expect((await ask('/')).status).toBe(500);
    expect((await ask('/')).status).toBe(200);
  });
});

describe('a page that cannot be rendered', () => {
  test('says nothing of the inside', async () => {
    const { ask } = aRenderer({ handle: crash });
    const reply = await ask('/faq?token=hunter');
    const output = `${await reply.text()} ${JSON.stringify([...reply.headers])}`;
    expect(reply.status).toBe(500);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(output).not.toMatch(/accounts|srv|store\.ts|Error:|hunter/);
  });

  test('is logged with its path and the reason, under the request id that the visitor sees', async () => {
    const { ask, logText } = aRenderer({ handle: crash });
    const reply = await ask('/faq?token=hunter');
    const requestId = reply.headers.get('x-request-id') ?? 'none';
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    expect(await reply.text()).toContain(requestId);
    expect(JSON.parse(logText())).toMatchObject({
      path: '/faq',
      requestId,
      err: { message: expect.stringContaining('accounts') },
    });
    expect(logText()).not.toContain('hunter');
  });

  test('is answered in the visitor’s language', async () => {
    const { ask } = aRenderer({ handle: crash });
    expect(await (await ask('/')).text()).toContain('Something went wrong on our side');
    expect(await (await ask('/?lang=zh-Hant')).text()).toContain('系統發生錯誤');
  });

  test('is the same when the framework has drawn an error page', async () => {
    const { ask, logText } = aRenderer({ handle: async () => html('<h1>Sorry</h1>', 500) });
    const reply = await ask('/faq');
    const requestId = reply.headers.get('x-request-id');
    expect(requestId).toMatch(/^[\da-f-]{36}$/);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(JSON.parse(logText())).toMatchObject({ path: '/faq', requestId, status: 500 });
  });

  test('names another request each time', async () => {
    const { ask } = aRenderer({ handle: crash });
    const ids = [await ask('/'), await ask('/')].map((reply) => reply.headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(2);
  });
});

describe('the headers of a page', () => {
  const script = 'start()';
  const hash = createHash('sha256').update(script).digest('base64');
  const handle: Handle = async () => html(`<script>${script}</script>`);

  test('allow its own inline scripts by their hashes', async () => {
    const policy = (await aRenderer({ handle }).ask('/')).headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(policy).not.toContain('unsafe');
  });

  test('allow calls to the API where it is elsewhere', async () => {
    const environment = { API_BASE: 'https://api.example.org/v1/' };
    const policy = (await aRenderer({ handle, environment }).ask('/')).headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self' https://api.example.org;");
  });

  test('are on pages that do not exist as well', async () => {
    const { ask } = aRenderer({ handle: async () => html('<script>start()</script>', 404) });
    const { status, headers } = await ask('/nothing');
    expect(status).toBe(404);
    expect(headers.get('content-security-policy')).toContain(hash);
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  test('keep the framework’s own to what the browser needs', async () => {
    const { ask } = aRenderer({
      handle: async () =>
        new Response(null, {
          status: 302,
          headers: { location: '/', 'set-cookie': 'a=1', 'x-powered-by': 'a framework' },
        }),
    });
    const { status, headers } = await ask('/home');
    expect([status, headers.get('location')]).toEqual([302, '/']);
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test.each(['x-remix-response', 'x-remix-reload-document', 'x-remix-redirect'])(
    'keep what the router tells itself: %s',
    async (name) => {
      const { ask } = aRenderer({
        handle: async () => new Response(null, { status: 204, headers: { [name]: 'yes' } }),
      });
      expect((await ask('/__manifest?version=old')).headers.get(name)).toBe('yes');
    },
  );

  test('ask for https in production', async () => {
    const environment = { NODE_ENV: 'production', APP_KEY: 'a-key-of-this-school' };
    expect((await aRenderer({ environment }).ask('/')).headers.get('strict-transport-security')).toMatch(
      /max-age/,
    );
    expect((await aRenderer().ask('/')).headers.get('strict-transport-security')).toBeNull();
  });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is not for pages', async (method) => {
  const { ask, handle } = aRenderer();
  const reply = await ask('/', { method });
  expect(reply.status).toBe(405);
  expect(reply.headers.get('allow')).toBe('GET, HEAD');
  expect(handle).not.toHaveBeenCalled();
});

test('HEAD gets the headers of the page without its body: the policy lists the page’s own scripts', async () => {
  const page = '<script>start()</script>';
  const { ask, cached, handle } = aRenderer({
    handle: async (request) => html(request.method === 'HEAD' ? '' : page),
  });
  const [head, get] = await Promise.all([ask('/faq', { method: 'HEAD' }), ask('/faq')]);
  expect(await head.text()).toBe('');
  expect(await get.text()).toBe(page);
  expect([...head.headers]).toEqual([...get.headers]);
  expect(head.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-");
  expect(handle).toHaveBeenCalledTimes(1);
  expect(String(cached.get('en /faq')?.body)).toBe(page);
});

test.each([204, 304])('an answer without a body may have none: %d', async (status) => {
  const { ask } = aRenderer({ handle: async () => new Response(null, { status }) });
  const reply = await ask('/');
  expect(reply.status).toBe(status);
  expect(await reply.text()).toBe('');
});

describe('a service against bots', () => {
  const TURNSTILE = { TURNSTILE_SITE_KEY: 'turnstile-site', TURNSTILE_SECRET: 'turnstile-secret' };
  const RECAPTCHA = { RECAPTCHA_SITE_KEY: 'recaptcha-site', RECAPTCHA_SECRET: 'recaptcha-secret' };
  const policyOf = async (environment: Record<string, string>, cached = true) => {
    const { ask } = aRenderer({ environment, cached, handle: async () => html('<script>start()</script>') });
    return (await ask('/signin')).headers.get('content-security-policy') ?? '';
  };
  const directive = (policy: string, name: string) =>
    policy.split('; ').find((each) => each.startsWith(`${name} `));

  test('that is configured may load its script and show its frame, and nothing else is loosened', async () => {
    const plain = await policyOf({});
    const turnstile = await policyOf(TURNSTILE);
    expect(directive(turnstile, 'frame-src')).toBe('frame-src https://challenges.cloudflare.com');
    expect(directive(turnstile, 'script-src')).toBe(
      `${directive(plain, 'script-src')} https://challenges.cloudflare.com`,
    );
    const others = (policy: string) =>
      policy.split('; ').filter((each) => !/^(?:script|frame)-src/.test(each));
    expect(others(turnstile)).toEqual(others(plain));

    const recaptcha = await policyOf(RECAPTCHA);
    expect(directive(recaptcha, 'script-src')).toBe(
      `${directive(plain, 'script-src')} https://www.google.com/recaptcha/api.js https://www.gstatic.com/recaptcha/`,
    );
    expect(directive(recaptcha, 'frame-src')).toBe(
      'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    );
    for (const policy of [turnstile, recaptcha]) expect(policy).not.toMatch(/unsafe|\*|-secret/);
  });

  test('that is not configured is named nowhere', async () => {
    const policy = await policyOf({});
    expect(policy).not.toContain('frame-src');
    expect(policy).not.toContain('https:');
  });

  test('is let in under development too', async () => {
    expect(await policyOf(TURNSTILE, false)).toContain('https://challenges.cloudflare.com');
  });
});

test('the camera and the screen belong to calls alone', async () => {
  const { ask } = aRenderer({
    isCall: callPages([{ path: 'lessons/:id/room', isCall: true }, { path: 'me' }]),
  });
  const policyOf = async (path: string) => (await ask(path)).headers.get('permissions-policy');
  expect(await policyOf('/lessons/one/room')).toContain('camera=(self), display-capture=(self)');
  for (const path of ['/me', '/lessons/one/room/two', '/lessons/room', '/'])
    expect(await policyOf(path), path).toContain('camera=(), display-capture=()');
});
