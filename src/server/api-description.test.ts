import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { createEndedSessions } from '#features/accounts/server/index.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { randomIds } from '#platform/clock/ids.ts';
import { parseConfig } from '#platform/config/config.ts';
import type { Endpoint } from '#platform/http/endpoint.ts';
import { PROBLEMS } from '#platform/http/problem.ts';
import { createLog } from '#platform/log/log.ts';
import { createSiteApi } from './create-site-api.ts';

type Operation = {
  readonly summary?: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: object }> };
  readonly responses: Record<
    string,
    { readonly description: string; readonly content?: Record<string, { readonly schema?: object }> }
  >;
};
type Description = { readonly paths: Record<string, Record<string, Operation>> };

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value
  );
}

/** Every call that some feature's contract promises, by `GET /api/…`. */
async function listPromisedCalls(): Promise<Map<string, Endpoint>> {
  const files = globSync('src/features/*/*contract.ts');
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(resolve(file)).href)));
  const endpoints = modules.flatMap((each: object) => Object.values(each).filter(isEndpoint));
  return new Map(
    endpoints.map((each) => [`${each.method.toUpperCase()} ${each.path.replace(/:(\w+)/g, '{$1}')}`, each]),
  );
}

async function describeApi(): Promise<Map<string, Operation>> {
  const parsed = parseConfig({});
  if (!parsed.ok) throw new Error(parsed.problem);
  // Mounting reads nothing: the parts behind the calls are not there.
  const api = await createSiteApi({
    config: parsed.config,
    log: createLog('silent'),
    ids: randomIds,
    clock: systemClock,
    endedSessions: createEndedSessions(),
    secret: 'a secret of thirty-two characters',
    notices: { listen: () => undefined },
    shop: {},
    grading: { graders: {} },
    content: {
      papers: { editions: [], mockTests: [] },
      courses: { courses: [] },
      practice: { questions: [] },
      school: {},
      catalogueReader: { listTeachers: () => [] },
    },
  } as never);
  const { paths } = (await (await api.request('/api/openapi.json')).json()) as Description;
  return new Map(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(
        ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
      ),
    ),
  );
}

const promised = await listPromisedCalls();
const described = await describeApi();

test('the description lists the calls of every contract, and no other', () => {
  expect(promised.size).toBeGreaterThan(5);
  const ofPlatform = (name: string) => /^GET \/api\/(?:openapi\.json|docs(?:\.css)?)$/.test(name);
  expect([...described.keys()].filter((name) => !ofPlatform(name)).sort()).toEqual(
    [...promised.keys()].sort(),
  );
});

test.each([...promised])('%s says what it does, takes, answers and refuses', (name, endpoint) => {
  const operation = described.get(name);
  expect(operation?.summary).toBe(endpoint.summary);
  const done = operation?.responses['200']?.content ?? {};
  if (endpoint.download) expect(Object.keys(done)).toEqual([endpoint.download]);
  else expect(done['application/json']?.schema).toBeTypeOf('object');
  const taken = Object.keys(operation?.requestBody?.content ?? {});
  if (endpoint.upload) expect(taken).toEqual([...endpoint.upload.types, 'multipart/form-data']);
  else expect(taken).toEqual(endpoint.body ? ['application/json'] : []);
  const listed = Object.entries(operation?.responses ?? {})
    .filter(([status]) => status !== '200')
    .flatMap(([, { description }]) => description.split(', '));
  const own: readonly string[] = endpoint.refusals ?? [];
  expect(listed).toEqual(expect.arrayContaining([...own]));
  expect(listed.filter((code) => !own.includes(code) && !(code in PROBLEMS))).toEqual([]);
});

test.each([...promised])('%s says whether one must be signed in', (name, endpoint) => {
  const alternatives = described.get(name)?.security?.map((each) => 'accessToken' in each) ?? [];
  const { access } = endpoint;
  const forVisitors = access === 'anyone' || access === 'candidate';
  expect(alternatives).toEqual(access === undefined ? [] : forVisitors ? [false, true] : [true]);
});
