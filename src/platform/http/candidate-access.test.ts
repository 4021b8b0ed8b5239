import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { anApi, problemOf } from './api-fixture.ts';
import { endpoint } from './endpoint.ts';
import { mountEndpoint } from './mount-endpoint.ts';

const getNote = endpoint({
  method: 'get',
  path: '/api/notes/:noteId',
  access: 'candidate',
  unknownCandidate: 'note-unknown',
  summary: 'A note.',
  params: z.strictObject({ noteId: z.uuid() }),
  reply: z.object({}),
  refusals: ['note-unknown'],
});
const listNotes = endpoint({
  method: 'get',
  path: '/api/notes',
  access: 'candidate',
  summary: 'All notes.',
  reply: z.object({}),
});
const REFUSALS = {
  'note-unknown': {
    status: 404,
    title: { en: 'There is no such note', 'zh-Hant': '找不到這則筆記' },
    detail: { en: 'Look at the list.', 'zh-Hant': '請看筆記列表。' },
  },
} as const;

const NOTE = '/api/notes/0d5c0c0e-7d3b-4b57-9c65-0f8b8f3d6d11';
const ONE = { accountId: 'one' };
const done = () => ({ ok: true as const, reply: {} });

/** Notes of a browser that sends the header `known`. */
function notes() {
  const getOne = vi.fn<(input: { candidates: unknown }) => ReturnType<typeof done>>(done);
  const list = vi.fn<(input: { candidates: unknown }) => ReturnType<typeof done>>(done);
  const { ask } = anApi({
    identifyCandidate: (context) => (context.req.header('known') ? ONE : undefined),
    mount(api) {
      mountEndpoint(api, getNote, REFUSALS, getOne);
      mountEndpoint(api, listNotes, {}, list);
    },
  });
  return { ask, getOne, list };
}

test('the handler receives whose attempts the call may see', async () => {
  const { ask, getOne, list } = notes();
  for (const path of [NOTE, '/api/notes']) {
    expect((await ask(path, { headers: { known: 'yes' } })).status).toBe(200);
  }
  expect(getOne.mock.calls[0]?.[0].candidates).toBe(ONE);
  expect(list.mock.calls[0]?.[0].candidates).toBe(ONE);
});

test('an unknown candidate is refused as the definition says, before the handler', async () => {
  const { ask, getOne } = notes();
  const response = await ask(NOTE);
  expect(response.status).toBe(404);
  expect(await problemOf(response)).toMatchObject({
    type: 'urn:ninefold:problem:note-unknown',
    title: 'There is no such note',
    detail: 'Look at the list.',
  });
  expect(getOne).not.toHaveBeenCalled();
});

test('input that does not fit is refused first', async () => {
  expect((await problemOf(await notes().ask('/api/notes/7'))).type).toBe('urn:ninefold:problem:not-found');
});

test('without such a refusal the handler receives undefined', async () => {
  const { ask, list } = notes();
  expect((await ask('/api/notes')).status).toBe(200);
  expect(list.mock.calls[0]?.[0].candidates).toBeUndefined();
});

test('the description lets visitors in, and says what ends a token', async () => {
  const { paths } = (await (await notes().ask('/api/openapi.json')).json()) as {
    paths: Record<
      string,
      { get: { security: object[]; responses: Record<string, { description: string }> } }
    >;
  };
  const described = paths['/api/notes']?.get;
  expect(described?.security).toEqual([{ appKey: [] }, { appKey: [], accessToken: [] }]);
  const codes = Object.values(described?.responses ?? {}).flatMap(({ description }) =>
    description.split(', '),
  );
  expect(codes.sort()).toEqual(['Done', 'key-missing', 'session-over']);
});

test('an API that cannot identify candidates refuses such a call at the start', () => {
  expect(() => anApi({ mount: (api) => mountEndpoint(api, listNotes, {}, done) })).toThrow(
    '/api/notes: the API is not wired to identify candidates',
  );
});

test('a refusal that is not among those of the call is refused at the start', () => {
  const wrong = endpoint({ ...listNotes, unknownCandidate: 'note-unknown' });
  expect(() =>
    anApi({ identifyCandidate: () => ONE, mount: (api) => mountEndpoint(api, wrong, {}, done) }),
  ).toThrow('/api/notes: "note-unknown" is not among its refusals');
});
