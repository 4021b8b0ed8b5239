import { sql } from 'drizzle-orm';
import { HTTPException } from 'hono/http-exception';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '../database/database.ts';
import { createPool } from '../database/pool.ts';
import { anApi, problemOf } from './api-fixture.ts';
import { endpoint } from './endpoint.ts';
import { mountEndpoint } from './mount-endpoint.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const getCourse = endpoint({
  method: 'get',
  path: '/api/courses/:courseId',
  summary: 'One course.',
  params: z.strictObject({ courseId: z.string() }),
  reply: z.object({ language: z.string(), address: z.string() }),
  refusals: ['course-unknown'],
});
const REFUSALS = {
  'course-unknown': {
    status: 404,
    title: { en: 'There is no such course', 'zh-Hant': '找不到這門課' },
    detail: { en: 'Look at the list.', 'zh-Hant': '請看課程列表。' },
  },
} as const;

/** An API with one call. It returns the facts of its request, or runs `act`. */
function aSchool({
  environment = {},
  act = () => undefined,
}: { environment?: Record<string, string>; act?: () => unknown } = {}) {
  return anApi({
    environment,
    mount: (api) =>
      mountEndpoint(api, getCourse, REFUSALS, async (_, context) => {
        await act();
        const { language, clientAddress: address } = context.var;
        return { ok: true, reply: { language, address } };
      }),
  });
}

function aFailingSchool(error: unknown) {
  return aSchool({
    act() {
      throw error;
    },
  });
}

describe('a call without the key of this installation is refused', () => {
  test.each([
    ['none', undefined],
    ['an empty one', ''],
    ['another one', 'ninefold-developmen'],
    ['a longer one', 'ninefold-development1'],
    ['one in other letters', 'NINEFOLD-DEVELOPMENT'],
  ])('%s', async (_, key) => {
    let reached = false;
    const { ask } = aSchool({
      act() {
        reached = true;
      },
    });
    const response = await ask('/api/courses/1', { headers: { 'x-requested-key': key } });
    expect(response.status).toBe(403);
    expect((await problemOf(response)).type).toBe('urn:ninefold:problem:key-missing');
    expect(reached).toBe(false);
  });

  test('for every address: existing ones do not differ from others', async () => {
    const { ask } = aSchool();
    expect((await ask('/api/nothing', { headers: { 'x-requested-key': undefined } })).status).toBe(403);
  });

  test('and the configured key is the one that counts', async () => {
    const { ask } = aSchool({ environment: { APP_KEY: 'a-key-of-this-school' } });
    expect((await ask('/api/courses/1')).status).toBe(403);
    expect(
      (await ask('/api/courses/1', { headers: { 'x-requested-key': 'a-key-of-this-school' } })).status,
    ).toBe(200);
  });

  test.each(['/api/openapi.json', '/api/docs', '/api/docs.css'])(
    'but %s, which a person opens',
    async (path) => {
      expect((await aSchool().ask(path, { headers: { 'x-requested-key': undefined } })).status).toBe(200);
    },
  );
});

describe('an address with no call behind it', () => {
  test.each(['/api/nothing', '/api/', '/api/courses', '/api/courses/1/2', '/api/docs/x'])(
    '%s is not found',
    async (path) => {
      const response = await aSchool().ask(path);
      expect(response.status).toBe(404);
      expect((await problemOf(response)).type).toBe('urn:ninefold:problem:not-found');
    },
  );
});

describe('every answer', () => {
  const answers: [string, () => Promise<Response>][] = [
    ['that is right', () => aSchool().ask('/api/courses/1')],
    ['that is refused', () => aSchool().ask('/api/courses/1', { headers: { 'x-requested-key': undefined } })],
    ['that is not found', () => aSchool().ask('/api/nothing')],
    ['that fails', () => aFailingSchool(new Error('broken')).ask('/api/courses/1')],
    ['that describes the API', () => aSchool().ask('/api/openapi.json')],
  ];

  test.each(answers)(
    '%s carries a request id, is not kept by anybody and is not sniffed at',
    async (_, answer) => {
      const { headers } = await answer();
      expect(headers.get('x-request-id')).toMatch(UUID);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
    },
  );

  test('asks for https in production', async () => {
    const environment = { NODE_ENV: 'production', APP_KEY: 'ninefold-production' };
    expect(
      (await aSchool({ environment }).ask('/api/nothing')).headers.get('strict-transport-security'),
    ).toMatch(/max-age/);
    expect((await aSchool().ask('/api/nothing')).headers.get('strict-transport-security')).toBeNull();
  });
});

describe('a request', () => {
  test('is logged once, under the id that its answer carries', async () => {
    const { ask, logLines } = aSchool();
    const response = await ask('/api/courses/1?email=hunter');
    expect(logLines()).toEqual([
      expect.objectContaining({
        level: 'info',
        msg: 'request',
        requestId: response.headers.get('x-request-id'),
        method: 'GET',
        path: '/api/courses/1',
        status: 200,
        ms: expect.any(Number),
      }),
    ]);
    expect(JSON.stringify(logLines())).not.toContain('hunter');
  });

  test('may not bring an id of its own', async () => {
    const response = await aSchool().ask('/api/courses/1', { headers: { 'x-request-id': 'forged' } });
    expect(response.headers.get('x-request-id')).toMatch(UUID);
  });

  test('that is refused says its id in the body too', async () => {
    const response = await aSchool().ask('/api/nothing');
    expect((await problemOf(response)).request_id).toBe(response.headers.get('x-request-id'));
  });

  test.each([
    ['zh-TW', 'zh-Hant', '找不到資料'],
    ['en-GB', 'en', 'Not found'],
    [undefined, 'en', 'Not found'],
  ])('that asks for %s is answered in %s', async (wish, language, title) => {
    const { ask } = aSchool();
    const headers = { 'accept-language': wish };
    expect(await (await ask('/api/courses/1', { headers })).json()).toMatchObject({ language });
    expect((await problemOf(await ask('/api/nothing', { headers }))).title).toBe(title);
  });

  test('is answered in the language of its header, not of a page’s cookie or address', async () => {
    const response = await aSchool().ask('/api/courses/1?lang=zh-Hant', {
      headers: { cookie: 'lang=zh-Hant' },
    });
    expect(await response.json()).toMatchObject({ language: 'en' });
  });

  test.each([
    ['0', 'unknown'],
    ['1', '203.0.113.7'],
  ])('with TRUST_PROXY=%s comes from %s', async (trust, address) => {
    const { ask } = aSchool({ environment: { TRUST_PROXY: trust } });
    const response = await ask('/api/courses/1', {
      headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' },
    });
    expect(await response.json()).toMatchObject({ address });
  });
});

const withCode = (code: string, more: object = {}) =>
  Object.assign(new Error(`refused: ${code}`), { code, ...more });
const wrapped = (cause: Error) => new Error('Failed query: select secret\nparams: hunter', { cause });

describe('trouble with the database that passes is 503, and safe to try again', () => {
  test.each<[string, Error]>([
    ['it shuts down', withCode('57P01')],
    ['it starts up', withCode('57P03')],
    ['it has no connection left', withCode('53300')],
    ['its disk is full', withCode('53100')],
    ['the connection broke', withCode('08006')],
    ['a lock was waited for too long', withCode('55P03')],
    ['a statement took too long', withCode('57014')],
    ['two transactions met', withCode('40001')],
    ['two transactions waited for each other', withCode('40P01')],
    ['nothing listens', withCode('ECONNREFUSED', { syscall: 'connect' })],
    ['its socket is gone', withCode('ENOENT', { syscall: 'connect' })],
    ['it hangs up', withCode('ECONNRESET', { syscall: 'read' })],
    ['it was killed in the middle', new Error('Connection terminated unexpectedly')],
    ['a client was lost before', new Error('Client has encountered a connection error and is not queryable')],
    ['no client came free', new Error('timeout exceeded when trying to connect')],
    ['connecting took too long', new Error('Connection terminated due to connection timeout')],
    [
      'no address answered',
      Object.assign(new AggregateError([withCode('ECONNREFUSED')]), { code: 'ECONNREFUSED' }),
    ],
  ])('%s', async (_, error) => {
    for (const each of [error, wrapped(error), wrapped(wrapped(error))]) {
      const response = await aFailingSchool(each).ask('/api/courses/1');
      expect(response.status).toBe(503);
      expect((await problemOf(response)).type).toBe('urn:ninefold:problem:unavailable');
    }
  });

  test('a real database that is not there', async () => {
    const pool = createPool('postgres://nobody:hunter@127.0.0.1:1/nothing', {
      log: { warn() {}, info() {}, error() {} },
    });
    const database = openDatabase(pool);
    const calls = [
      () => database.execute(sql`select ${'hunter'}`),
      () => database.transaction(async () => 1),
    ];
    for (const act of calls) expect((await aSchool({ act }).ask('/api/courses/1')).status).toBe(503);
    await pool.end();
  });
});

describe('any other failure is 500', () => {
  const failures: [string, unknown][] = [
    ['a bug', new TypeError('cannot read hunter of undefined')],
    [
      'a query that breaks a rule',
      wrapped(withCode('23505', { detail: 'Key (email)=(hunter) already exists.' })),
    ],
    ['a table that is not there', wrapped(withCode('42P01'))],
    ['a file that is not there', withCode('ENOENT', { syscall: 'open', path: '/srv/hunter' })],
    [
      'an error that is its own cause',
      Object.assign(new Error('hunter'), {
        get cause() {
          return this;
        },
      }),
    ],
    ['a failure that the framework names', new HTTPException(502, { message: 'hunter' })],
  ];

  test.each(failures)('%s, and its body says nothing of the inside', async (_, error) => {
    const { ask, logLines } = aFailingSchool(error);
    const response = await ask('/api/courses/1', { headers: { 'accept-language': 'zh-TW' } });
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({
      type: 'urn:ninefold:problem:server-error',
      title: '系統發生錯誤',
      status: 500,
      detail: '請稍後再試。若問題持續，請將請求編號告訴我們。',
      request_id: response.headers.get('x-request-id'),
    });
    expect(logLines()).toContainEqual(
      expect.objectContaining({
        level: 'error',
        requestId: response.headers.get('x-request-id'),
        msg: 'request failed',
      }),
    );
  });

  test('the log has the reason', async () => {
    const { ask, logLines } = aFailingSchool(new TypeError('it broke'));
    await ask('/api/courses/1');
    expect(logLines()[0]).toMatchObject({
      err: { type: 'TypeError', message: 'it broke', stack: expect.any(String) },
    });
  });
});

describe('a page of another origin', () => {
  const environment = { CORS_ORIGINS: 'https://www.school.example, https://app.school.example' };
  const preflight = (origin: string) => ({
    method: 'OPTIONS',
    headers: {
      origin,
      'x-requested-key': undefined,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'x-requested-key,content-type,accept-language',
    },
  });

  test.each(['https://www.school.example', 'https://app.school.example'])(
    '%s may call, with cookies',
    async (origin) => {
      const { ask } = aSchool({ environment });
      const preflighted = await ask('/api/courses/1', preflight(origin));
      expect(preflighted.status).toBe(204);
      expect(preflighted.headers.get('access-control-allow-origin')).toBe(origin);
      expect(preflighted.headers.get('access-control-allow-credentials')).toBe('true');
      expect(preflighted.headers.get('access-control-allow-headers')).toMatch(/x-requested-key/);
      expect(preflighted.headers.get('access-control-allow-headers')).toMatch(/accept-language/);
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        expect(preflighted.headers.get('access-control-allow-methods')?.split(',')).toContain(method);
      }
      const response = await ask('/api/courses/1', { headers: { origin } });
      expect(response.status).toBe(200);
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
      expect(response.headers.get('vary')).toContain('Origin');
    },
  );

  test('that may call can read why it was refused', async () => {
    const origin = 'https://www.school.example';
    const headers = { origin, 'x-requested-key': undefined };
    const response = await aSchool({ environment }).ask('/api/courses/1', { headers });
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  });

  test.each([
    'https://evil.example',
    'https://www.school.example.evil.example',
    'https://evil-www.school.example',
    'http://www.school.example',
    'https://www.school.example:8443',
    'null',
  ])('%s may not', async (origin) => {
    const { ask } = aSchool({ environment });
    for (const init of [preflight(origin), { headers: { origin } }]) {
      expect((await ask('/api/courses/1', init)).headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('may not when none is configured', async () => {
    const response = await aSchool().ask('/api/courses/1', preflight('https://www.school.example'));
    expect(response.status).toBe(403);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the API describes itself', () => {
  test('with each call, its place and its refusals', async () => {
    const description = await (
      await aSchool({ environment: { PUBLIC_URL: 'https://www.school.example' } }).ask('/api/openapi.json')
    ).json();
    expect(description).toMatchObject({
      openapi: expect.stringMatching(/^3\.1/),
      servers: [{ url: 'https://www.school.example' }],
      paths: {
        '/api/courses/{courseId}': {
          get: {
            summary: 'One course.',
            parameters: [{ name: 'courseId', in: 'path', required: true }],
            responses: {
              200: { content: { 'application/json': { schema: expect.any(Object) } } },
              404: { description: expect.stringMatching(/^course-unknown\b/) },
            },
          },
        },
      },
    });
  });

  test('on a page for people, without scripts, under a policy of its own', async () => {
    const response = await aSchool().ask('/api/docs');
    const page = await response.text();
    expect(page).toContain('<code>/api/courses/{courseId}</code>');
    expect(page).not.toMatch(/<script|style="|<style/);
    // The input and refusals of a feature, and a list of calls that causes each.
    expect(page).toMatch(/<td><code>courseId<\/code><\/td>\s*<td>path<\/td>/);
    expect(page).toContain('course-unknown');
    const places = [...page.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
    expect(places.length).toBeGreaterThan(0);
    expect([...page.matchAll(/<a href="#([^"]+)"/g)].map(([, id]) => id)).toEqual(places);
    expect(await (await aSchool().ask('/api/docs')).text()).toBe(page);
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
    );
    expect((await aSchool().ask('/api/docs.css')).headers.get('content-type')).toMatch(/^text\/css/);
  });
});
