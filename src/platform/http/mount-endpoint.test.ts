import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { anApi, problemOf } from './api-fixture.ts';
import { endpoint, type InputOf } from './endpoint.ts';
import { mountEndpoint, type Answer } from './mount-endpoint.ts';

const renameCourse = endpoint({
  method: 'put',
  path: '/api/courses/:courseId',
  summary: 'Renames a course.',
  params: z.strictObject({ courseId: z.uuid() }),
  query: z.strictObject({ dry: z.enum(['yes', 'no']).optional() }),
  body: z.strictObject({
    title: z.string().max(20),
    lessons: z.array(z.strictObject({ minutes: z.int() })).default([]),
  }),
  reply: z.object({ title: z.string() }),
  refusals: ['course-unknown', 'title-taken'],
});
const REFUSALS = {
  'course-unknown': {
    status: 404,
    title: { en: 'There is no such course', 'zh-Hant': '找不到這門課' },
    detail: { en: 'Look at the list.', 'zh-Hant': '請看課程列表。' },
  },
  'title-taken': {
    status: 409,
    title: { en: 'Another course has this title', 'zh-Hant': '已有同名課程' },
    detail: { en: 'Choose another.', 'zh-Hant': '請換一個名稱。' },
  },
} as const;

const ID = '0d5c0c0e-7d3b-4b57-9c65-0f8b8f3d6d11';
const PATH = `/api/courses/${ID}`;

type Input = InputOf<typeof renameCourse>;

function courses(
  answer: (input: Input) => Answer<typeof renameCourse> = ({ body }) => ({
    ok: true,
    reply: { title: body.title },
  }),
) {
  const handle = vi.fn(answer);
  const { ask, logLines } = anApi({ mount: (api) => mountEndpoint(api, renameCourse, REFUSALS, handle) });
  const put = (body: unknown, { path = PATH, ...headers }: Record<string, string> = {}) =>
    ask(path, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { put, ask, handle, logLines };
}

test('a long reply arrives whole, also one that is not ASCII', async () => {
  const title = '雅思 '.repeat(20_000);
  const { put } = courses(() => ({ ok: true, reply: { title } }));
  const response = await put({ title: 'Grammar' });
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(await response.json()).toEqual({ title });
});

test('a call that is right reaches its handler, parsed, and its reply comes back', async () => {
  const { put, handle } = courses();
  const response = await put({ title: 'Grammar' }, { path: `${PATH}?dry=yes` });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ title: 'Grammar' });
  expect(handle.mock.calls[0]?.[0]).toEqual({
    params: { courseId: ID },
    query: { dry: 'yes' },
    body: { title: 'Grammar', lessons: [] },
  });
});

describe('a body that does not fit is refused with 422 and the place of each mistake', () => {
  test.each<[string, unknown, readonly string[]]>([
    ['a missing field', {}, ['title']],
    ['a field of another kind', { title: 7 }, ['title']],
    ['a text that is too long', { title: 'x'.repeat(21) }, ['title']],
    [
      'a field inside a list',
      { title: 'a', lessons: [{ minutes: 5 }, { minutes: 'five' }] },
      ['lessons.1.minutes'],
    ],
    ['two mistakes', { title: 7, lessons: [{ minutes: 'five' }] }, ['title', 'lessons.0.minutes']],
    ['an unknown field', { title: 'a', role: 'admin' }, ['role']],
    ['unknown fields', { title: 'a', role: 'admin', price: 0 }, ['role', 'price']],
    [
      'an unknown field inside a list',
      { title: 'a', lessons: [{ minutes: 5, free: true }] },
      ['lessons.0.free'],
    ],
    ['a list', [], ['']],
    ['nothing', null, ['']],
    ['a text', '"text"', ['']],
    ['an object that would change all others', '{"title":"a","__proto__":{"role":"admin"}}', ['__proto__']],
    ['a very deep list', `{"title":"a","lessons":${'['.repeat(7000)}${']'.repeat(7000)}}`, ['lessons.0']],
  ])('%s', async (_, body, fields) => {
    const { put, handle } = courses();
    const response = await put(body);
    expect(response.status).toBe(422);
    const problem = await problemOf(response);
    expect(problem.type).toBe('urn:ninefold:problem:body-invalid');
    expect(problem.errors?.map(({ field }) => field)).toEqual(fields);
    for (const error of problem.errors ?? []) expect(error).toMatchObject({ code: 'invalid', message: /./ });
    expect(handle).not.toHaveBeenCalled();
  });

  test('and not more than twenty of them', async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, place) => [`field${place}`, 1]));
    for (const body of [
      { title: 'a', ...many },
      { title: 'a', lessons: Array.from({ length: 500 }, () => ({})) },
    ]) {
      const { errors } = await problemOf(await courses().put(body));
      expect(errors).toHaveLength(20);
    }
  });

  test('in the language of who asks', async () => {
    const { errors } = await problemOf(
      await courses().put({ title: 7, role: 'admin' }, { 'accept-language': 'zh-TW' }),
    );
    expect(errors?.map(({ message }) => message)).toEqual(['必須是文字。', '沒有這個欄位。']);
  });

  test('and the values that were sent are not repeated', async () => {
    const response = await courses().put({ title: ['hunter'], lessons: 'hunter' });
    expect(await response.text()).not.toContain('hunter');
  });

  test.each([['text/plain'], ['application/x-www-form-urlencoded'], ['']])(
    'of the type %j as well',
    async (type) => {
      const response = await courses().put({ title: 'a' }, { 'content-type': type });
      expect(response.status).toBe(422);
    },
  );
});

describe('a body that is not JSON is refused with 400', () => {
  test.each([['{'], ['{"title":"a",}'], ["{'title':'a'}"], ['title=a'], ['NaN'], ['\u0000'], ['']])(
    '%j',
    async (body) => {
      const { put, handle } = courses();
      const response = await put(body);
      expect(response.status).toBe(400);
      expect((await problemOf(response)).type).toBe('urn:ninefold:problem:body-unreadable');
      expect(handle).not.toHaveBeenCalled();
    },
  );
});

describe('a body that is too large is refused with 413', () => {
  const ofBytes = (count: number) => `{"title":"${'x'.repeat(count - 12)}"}`;

  test('when it says so itself', async () => {
    const { put, handle } = courses();
    const response = await put('{}', { 'content-length': '16385' });
    expect(response.status).toBe(413);
    expect((await problemOf(response)).type).toBe('urn:ninefold:problem:body-too-large');
    expect(handle).not.toHaveBeenCalled();
  });

  test('when it says nothing of its length', async () => {
    expect((await courses().put(ofBytes(16_385))).status).toBe(413);
    expect((await courses().put(ofBytes(16_384))).status).toBe(422);
  });

  test('at the size that the contract says', async () => {
    const upload = endpoint({
      method: 'post',
      path: '/api/notes',
      summary: 'Keeps a note.',
      body: z.strictObject({ title: z.string() }),
      reply: z.object({}),
      maxBodyBytes: 100,
    });
    const { ask } = anApi({
      mount: (api) => mountEndpoint(api, upload, {}, () => ({ ok: true, reply: {} })),
    });
    const post = (body: string) =>
      ask('/api/notes', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect((await post(ofBytes(100))).status).toBe(200);
    expect((await post(ofBytes(101))).status).toBe(413);
  });
});

test('an upload is refused before it is read while the disk has no room, and other calls go on', async () => {
  const upload = endpoint({
    method: 'post',
    path: '/api/pictures',
    summary: 'Takes a picture.',
    upload: { field: 'picture', types: ['image/png'], tooLarge: 'body-too-large' },
    reply: z.object({}),
  });
  const note = endpoint({
    method: 'post',
    path: '/api/notes',
    summary: 'Keeps a note.',
    body: z.strictObject({}),
    reply: z.object({}),
  });
  const room = { enough: false };
  const handle = vi.fn(() => ({ ok: true as const, reply: {} }));
  const { ask } = anApi({
    diskRoom: async () => ({ freeBytes: 0, ...room }),
    mount(api) {
      mountEndpoint(api, upload, {}, handle);
      mountEndpoint(api, note, {}, () => ({ ok: true, reply: {} }));
    },
  });
  const send = () =>
    ask('/api/pictures', { method: 'POST', headers: { 'content-type': 'image/png' }, body: 'x' });
  const refused = await send();
  expect(refused.status).toBe(507);
  expect((await problemOf(refused)).type).toBe('urn:ninefold:problem:no-room');
  expect(handle).not.toHaveBeenCalled();
  const headers = { 'content-type': 'application/json' };
  expect((await ask('/api/notes', { method: 'POST', headers, body: '{}' })).status).toBe(200);
  room.enough = true;
  expect((await send()).status).toBe(200);
});

describe('an address that cannot name anything has nothing behind it', () => {
  test.each(['7', 'undefined', `${ID}0`, '..%2F..%2Fetc', '%00', "'; drop table courses; --"])(
    '%s',
    async (id) => {
      const { put, handle } = courses();
      const response = await put({ title: 'a' }, { path: `/api/courses/${id}` });
      expect(response.status).toBe(404);
      expect((await problemOf(response)).type).toBe('urn:ninefold:problem:not-found');
      expect(handle).not.toHaveBeenCalled();
    },
  );
});

test.each([
  ['?dry=maybe', 'dry'],
  ['?dry=yes&dry=no', 'dry'],
  ['?wet=yes', 'wet'],
])('a query that does not fit is refused with 422: %s', async (query, field) => {
  const response = await courses().put({ title: 'a' }, { path: `${PATH}${query}` });
  expect(response.status).toBe(422);
  expect((await problemOf(response)).errors).toMatchObject([{ field }]);
});

describe('a refusal of the handler', () => {
  test.each([
    ['course-unknown', 404, 'en', 'There is no such course'],
    ['course-unknown', 404, 'zh-TW', '找不到這門課'],
    ['title-taken', 409, 'en', 'Another course has this title'],
    ['title-taken', 409, 'zh-TW', '已有同名課程'],
  ] as const)('%s is answered with %d, in %s as "%s"', async (refusal, status, language, title) => {
    const response = await courses(() => ({ ok: false, refusal })).put(
      { title: 'a' },
      { 'accept-language': language },
    );
    expect(response.status).toBe(status);
    expect(await problemOf(response)).toMatchObject({
      type: `urn:ninefold:problem:${refusal}`,
      title,
      status,
    });
  });

  test('may name fields', async () => {
    const errors = [{ field: 'title', code: 'taken', message: 'Choose another.' }];
    const { put } = courses(() => ({ ok: false, refusal: 'title-taken', errors }));
    expect((await problemOf(await put({ title: 'a' }))).errors).toEqual(errors);
  });

  test('that nobody has written down is a bug and says nothing', async () => {
    const { put, logLines } = courses(() => ({ ok: false, refusal: 'hunter' as 'title-taken' }));
    const response = await put({ title: 'a' });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('hunter');
    expect(JSON.stringify(logLines())).toContain('no problem is written for \\"hunter\\"');
  });
});

test('the same path with another method has nothing behind it', async () => {
  const { ask, handle } = courses();
  for (const method of ['GET', 'POST', 'PATCH', 'DELETE'])
    expect((await ask(PATH, { method })).status).toBe(404);
  expect(handle).not.toHaveBeenCalled();
});
