import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { mountMockTests } from '#features/mock-tests/server/index.ts';
import { mountContactRoutes } from '#features/site/server/index.ts';
import { anApi } from '#platform/http/api-fixture.ts';
import type { Endpoint } from '#platform/http/endpoint.ts';

type Operation = {
  readonly summary?: string;
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
  const { api, ask } = anApi();
  // Mounting reads nothing: the parts behind the calls are not there.
  const parts = { papers: { editions: [] }, clock: { now: () => new Date() } };
  await mountMockTests(api, parts as never);
  mountContactRoutes(api, parts as never);
  const { paths } = (await (await ask('/api/openapi.json')).json()) as Description;
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
  expect(operation?.responses['200']?.content?.['application/json']?.schema).toBeTypeOf('object');
  expect(operation?.requestBody?.content['application/json']?.schema !== undefined).toBe(
    endpoint.body !== undefined,
  );
  const refusals = Object.values(operation?.responses ?? {}).flatMap(({ description }) =>
    description.split(', '),
  );
  for (const code of endpoint.refusals ?? []) expect(refusals).toContain(code);
});
