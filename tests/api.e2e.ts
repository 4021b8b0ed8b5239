import { expect, test } from './browser/site-test.ts';
import { HAN, LANGUAGES } from './browser/texts.ts';
import { askSite } from './browser/ask-site.ts';

const KEY = { 'x-requested-key': 'ninefold-development' };
const JSON_BODY = { ...KEY, 'content-type': 'application/json' };

type ProblemReply = {
  type: string;
  title: string;
  status: number;
  detail: string;
  request_id: string;
  errors?: { field: string }[];
};

async function problemOf(response: Response): Promise<ProblemReply> {
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const problem = (await response.json()) as ProblemReply;
  expect(problem.status).toBe(response.status);
  expect(problem.type).toMatch(/^urn:ninefold:problem:/);
  expect(problem.request_id).toBe(response.headers.get('x-request-id'));
  return problem;
}

test.describe('the API', () => {
  const post = (body: string, headers: Record<string, string> = JSON_BODY) =>
    askSite('/api/attempts', headers, { method: 'POST', body });

  const REFUSED: readonly [
    title: string,
    send: (headers: Record<string, string>) => Promise<Response>,
    status: number,
    code: string,
  ][] = [
    ['a call without the key', (headers) => askSite('/api/attempts', headers), 403, 'key-missing'],
    [
      'a call with a wrong key',
      (headers) => askSite('/api/attempts', { ...headers, 'x-requested-key': 'guess' }),
      403,
      'key-missing',
    ],
    ['an unknown path', (headers) => askSite('/api/no/such', { ...KEY, ...headers }), 404, 'not-found'],
    [
      'a method that nobody serves',
      (headers) => askSite('/api/attempts', { ...KEY, ...headers }, { method: 'DELETE' }),
      404,
      'not-found',
    ],
    [
      'a body that is no JSON',
      (headers) => post('{"mock_test":', { ...JSON_BODY, ...headers }),
      400,
      'body-unreadable',
    ],
    [
      'a body too large',
      (headers) =>
        post(JSON.stringify({ mock_test: 'x'.repeat(20_000), skill: 'reading' }), {
          ...JSON_BODY,
          ...headers,
        }),
      413,
      'body-too-large',
    ],
    [
      'an unknown field',
      (headers) =>
        post('{"mock_test":"free-trial","skill":"reading","candidate_id":"1"}', { ...JSON_BODY, ...headers }),
      422,
      'body-invalid',
    ],
    [
      'a missing field',
      (headers) => post('{"mock_test":"free-trial"}', { ...JSON_BODY, ...headers }),
      422,
      'body-invalid',
    ],
    [
      'an unknown test',
      (headers) => post('{"mock_test":"none","skill":"reading"}', { ...JSON_BODY, ...headers }),
      404,
      'section-unknown',
    ],
    [
      'somebody else’s attempt',
      (headers) => askSite('/api/attempts/00000000-0000-4000-8000-000000000000', { ...KEY, ...headers }),
      404,
      'attempt-unknown',
    ],
    [
      'an address that can name nothing',
      (headers) => askSite('/api/attempts/1', { ...KEY, ...headers }),
      404,
      'not-found',
    ],
  ];
  for (const [title, send, status, code] of REFUSED) {
    test(`answers ${title} with ${status} and a problem in the caller’s language`, async () => {
      for (const language of LANGUAGES) {
        const response = await send({ 'accept-language': language });
        expect(response.status).toBe(status);
        expect(response.headers.get('cache-control')).toBe('no-store');
        const problem = await problemOf(response);
        expect(problem.type).toBe(`urn:ninefold:problem:${code}`);
        expect(HAN.test(problem.title)).toBe(language === 'zh-Hant');
        expect(HAN.test(problem.detail)).toBe(language === 'zh-Hant');
        if (code === 'body-invalid') expect(problem.errors?.length).toBeGreaterThan(0);
      }
    });
  }

  test('describes itself: every path in openapi.json has its place on the docs page', async () => {
    const response = await askSite('/api/openapi.json');
    expect(response.status).toBe(200);
    const document = (await response.json()) as {
      openapi: string;
      info: { title: string; version: string };
      paths: Record<
        string,
        Record<string, { summary?: string; responses?: Record<string, { description?: string }> }>
      >;
      components?: { schemas?: Record<string, unknown> };
    };
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.info.title).not.toBe('');
    expect(Object.keys(document.paths).length).toBeGreaterThanOrEqual(5);
    const docs = await askSite('/api/docs');
    expect(docs.status).toBe(200);
    const html = await docs.text();
    for (const [path, operations] of Object.entries(document.paths)) {
      expect(path).toMatch(/^\/api\//);
      expect(path, 'parameters as OpenAPI writes them').not.toContain(':');
      expect(html).toContain(`<code>${path}</code>`);
      for (const [method, operation] of Object.entries(operations)) {
        expect(operation.summary, `${method} ${path}`).toMatch(/\S/);
        expect(operation.responses?.['200']?.description, `${method} ${path}`).toMatch(/\S/);
      }
    }
    // Every reference in the document leads somewhere.
    for (const [, reference = ''] of JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)) {
      const target = reference
        .replace(/^#\//, '')
        .split('/')
        .reduce<unknown>((place, step) => (place as Record<string, unknown> | undefined)?.[step], document);
      expect(target, reference).toBeDefined();
    }
  });
});
