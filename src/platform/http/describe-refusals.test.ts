import { expect, test } from 'vitest';
import { z } from 'zod';
import { anApi, problemOf } from './api-fixture.ts';
import { endpoint } from './endpoint.ts';
import { mountEndpoint } from './mount-endpoint.ts';

const ID = '0d5c0c0e-7d3b-4b57-9c65-0f8b8f3d6d11';
const PATH = `/api/courses/${ID}`;
const DONE = { ok: true, reply: { title: 'Grammar' } } as const;

const renameCourse = endpoint({
  method: 'put',
  path: '/api/courses/:courseId',
  summary: 'Renames a course.',
  params: z.strictObject({ courseId: z.uuid() }),
  body: z.strictObject({ title: z.string() }),
  reply: z.object({ title: z.string() }),
  refusals: ['course-unknown'],
});
const buyCourse = endpoint({
  method: 'post',
  path: '/api/courses/:courseId/orders',
  summary: 'Buys a course.',
  params: z.strictObject({ courseId: z.uuid() }),
  reply: z.object({ title: z.string() }),
  idempotent: true,
});
const hideCourse = endpoint({
  method: 'delete',
  path: '/api/courses/:courseId',
  summary: 'Hides a course.',
  params: z.strictObject({ courseId: z.uuid() }),
  reply: z.object({ title: z.string() }),
  access: { role: 'admin' },
});
const courseUnknown = {
  status: 404,
  title: { en: 'There is no such course', 'zh-Hant': '找不到這門課' },
  detail: { en: 'Look at the list.', 'zh-Hant': '請看課程列表。' },
} as const;

const { ask } = anApi({
  mount(api) {
    mountEndpoint(api, renameCourse, { 'course-unknown': courseUnknown }, () => ({
      ok: false,
      refusal: 'course-unknown',
    }));
    mountEndpoint(api, buyCourse, {}, () => DONE);
    mountEndpoint(api, hideCourse, {}, () => DONE);
  },
});

type Answered = { readonly description: string; readonly content: Record<string, { schema: object }> };
type Paths = Record<string, Record<string, { responses: Record<string, Answered> }>>;
const description = (await (await ask('/api/openapi.json')).json()) as {
  paths: Paths;
  components: { schemas: { Problem: { properties: object; required: string[] } } };
};

const put = (body: string, headers: Record<string, string | undefined> = {}) => ({
  method: 'PUT',
  body,
  headers: { 'content-type': 'application/json', ...headers },
});
const one = '/api/courses/{courseId}';

test.each<[string, string, Parameters<typeof ask>[1], string, string]>([
  ['without the app key', PATH, put('{}', { 'x-requested-key': undefined }), one, 'put'],
  ['no JSON', PATH, put('{'), one, 'put'],
  ['a body that does not fit', PATH, put('{"title":7}'), one, 'put'],
  ['a body that is too large', PATH, put(`{"title":"${'a'.repeat(17_000)}"}`), one, 'put'],
  ['a path that names nothing', '/api/courses/7', put('{"title":"a"}'), one, 'put'],
  ['what its contract refuses', PATH, put('{"title":"a"}'), one, 'put'],
  ['an act without its key', `${PATH}/orders`, { method: 'POST' }, `${one}/orders`, 'post'],
  ['somebody who is not signed in', PATH, { method: 'DELETE' }, one, 'delete'],
])('%s: what is answered stands in the description', async (_, address, request, path, method) => {
  const response = await ask(address, request);
  expect(response.status).toBeGreaterThanOrEqual(400);
  const problem = await problemOf(response);
  const described = description.paths[path]?.[method]?.responses[response.status];
  expect(described?.description.split(', ')).toContain(problem.type?.replace('urn:ninefold:problem:', ''));
  expect(Object.keys(described?.content ?? {})).toEqual([
    response.headers.get('content-type')?.replace(/;.*/, ''),
  ]);
  // The body is what the description says of problems.
  const { properties, required } = description.components.schemas.Problem;
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(problem)));
  expect(Object.keys(problem)).toEqual(expect.arrayContaining(required));
});

test('a call is not said to refuse what it has not', () => {
  const codes = Object.values(description.paths[`${one}/orders`]?.['post']?.responses ?? {})
    .flatMap(({ description: said }) => said.split(', '))
    .sort();
  expect(codes).toEqual(['Done', 'idempotency-key-needed', 'key-missing', 'not-found']);
});
