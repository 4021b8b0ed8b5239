import { afterEach, describe, expect, test } from 'vitest';
import { createModelClient, type AskResult } from './create-model-client.ts';
import { FAKE_REPLIES, startFakeModelServer, type FakeModelOptions } from './fake-model-server-fixture.ts';
import { createUsageMeter, type ModelUsage } from './usage.ts';

const QUESTION = {
  system: 'Which text is better?\n{"task": "first"}',
  user: 'abcd1234\n{"first":{"text":"One."},"second":{"text":"Two."}}\nabcd1234',
  name: 'comparison',
  schema: {
    type: 'object',
    properties: { task: { type: 'string', enum: ['first', 'second', 'same'] } },
    required: ['task'],
    additionalProperties: false,
  },
  mostTokens: 300,
};
const read = (value: unknown) =>
  JSON.stringify(value) === '{"task":"same"}'
    ? ({ ok: true, value: 'same' } as const)
    : ({ ok: false, problem: 'task must be first, second or same.' } as const);

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function aClient(options: FakeModelOptions, more: { now?: () => number; baseUrl?: string } = {}) {
  const server = await startFakeModelServer(options);
  closing.push(server.close);
  const waits: number[] = [];
  const client = createModelClient({
    baseUrl: server.baseUrl,
    apiKey: 'a-secret',
    model: 'a-model',
    fetch,
    wait: (ms) => Promise.resolve(waits.push(ms)),
    ...more,
  });
  const ask = async (
    signal = AbortSignal.timeout(20_000),
  ): Promise<{ result: AskResult<string>; usage: ModelUsage }> => {
    const meter = createUsageMeter({ in: 1_000_000, out: 1_000_000 });
    const result = await client.ask(QUESTION, read, { signal, meter });
    return { result, usage: meter.read(0) };
  };
  return { server, ask, waits };
}

const OK = { ok: true, value: 'same' };

test('a question is asked with a schema, a key, temperature 0 and a limit, and without tools', async () => {
  const { server, ask } = await aClient({});
  const { result, usage } = await ask();
  expect(result).toEqual(OK);
  const request = server.requests[1];
  expect(request).toMatchObject({
    path: '/v1/chat/completions',
    headers: { authorization: 'Bearer a-secret' },
    body: {
      model: 'a-model',
      temperature: 0,
      max_completion_tokens: 300,
      response_format: { type: 'json_schema', json_schema: { strict: true } },
    },
  });
  expect(request?.body).not.toHaveProperty('tools');
  expect(request?.body).not.toHaveProperty('max_tokens');
  expect(usage).toMatchObject({ calls: 2, estimated: false });
  expect(usage.costMicro).toBe(usage.tokensIn + usage.tokensOut);
});

describe('a server that accepts less is asked for less, and only once a day for more', () => {
  test.each<[string, FakeModelOptions, object, number]>([
    ['ignores schemas', { honours: 'object' }, { response_format: { type: 'json_object' } }, 2],
    ['ignores every format', { honours: 'nothing' }, {}, 3],
    ['refuses schemas', { refuses: ['json_schema'] }, { response_format: { type: 'json_object' } }, 2],
    ['refuses every format', { refuses: ['json_schema', 'json_object'] }, {}, 3],
    ['refuses a temperature', { refuses: ['temperature'] }, { max_completion_tokens: 300 }, 2],
    ['knows the old limit', { refuses: ['max_completion_tokens'] }, { max_tokens: 300 }, 2],
    [
      'is old in all things',
      { refuses: ['temperature', 'max_completion_tokens', 'json_schema', 'json_object'] },
      { max_tokens: 300 },
      5,
    ],
  ])('%s', async (_, options, body, probes) => {
    let time = 0;
    const { server, ask } = await aClient(options, { now: () => time });
    for (let each = 0; each < 3; each += 1) expect((await ask()).result).toEqual(OK);
    expect(server.requests).toHaveLength(probes + 3);
    expect(server.requests[probes + 2]?.body).toMatchObject(body);
    for (const name of options.refuses ?? [])
      expect(server.requests[probes + 2]?.body).not.toHaveProperty(name);
    time += 24 * 60 * 60 * 1000;
    expect((await ask()).result).toEqual(OK);
    expect(server.requests).toHaveLength(2 * (probes + 3) - 2);
  });

  test('a refusal that names nothing takes out one thing after the other', async () => {
    const { server, ask } = await aClient({
      probe: ({ body }) =>
        Object.keys(body).some((name) => !['model', 'messages'].includes(name))
          ? { status: 400, body: '{"error":"Bad request"}' }
          : undefined,
    });
    expect((await ask()).result).toEqual(OK);
    expect(Object.keys(server.requests[server.requests.length - 1]?.body ?? {})).toEqual([
      'model',
      'messages',
    ]);
  });

  test('what the server refuses later is left out from then on', async () => {
    const { server, ask } = await aClient({});
    await ask();
    server.use({ refuses: ['temperature'] });
    await ask();
    await ask();
    expect(server.requests.filter(({ body }) => 'temperature' in body)).toHaveLength(3);
  });

  test('questions at the same time share one probe', async () => {
    const { server, ask } = await aClient({});
    const results = await Promise.all([ask(), ask(), ask()]);
    for (const { result } of results) expect(result).toEqual(OK);
    expect(server.requests).toHaveLength(4);
  });
});

describe('an answer that cannot be used is asked for again, with the reason', () => {
  test.each([
    ['rubbish', FAKE_REPLIES.rubbish, 'not one JSON object'],
    ['a list', FAKE_REPLIES.noList, 'not one JSON object'],
    ['nothing', FAKE_REPLIES.empty, 'not one JSON object'],
    ['half an answer', FAKE_REPLIES.truncated, 'cut off'],
    ['a word that is no choice', FAKE_REPLIES.wrongLevel, 'first, second or same'],
    ['more than was asked', FAKE_REPLIES.extra, 'first, second or same'],
  ])('%s', async (_, reply, problem) => {
    const once = await aClient({ script: (_request, at) => (at === 0 ? reply : undefined) });
    expect((await once.ask()).result).toEqual(OK);
    expect(once.server.requests[2]?.body.messages?.[1]?.content).toContain(problem);
    const always = await aClient({ script: () => reply });
    expect((await always.ask()).result).toEqual({ ok: false, refusal: 'rubbish' });
    expect(always.server.requests).toHaveLength(4);
  });

  test('an answer in a fence, with words around it, is read', async () => {
    const { server, ask } = await aClient({ script: () => FAKE_REPLIES.fenced });
    expect((await ask()).result).toEqual(OK);
    expect(server.requests).toHaveLength(2);
  });
});

describe('a server that fails is asked again, and then given up', () => {
  test.each([
    ['500', FAKE_REPLIES.broken, 'unreachable', [1000, 2000]],
    ['an error inside a 200', FAKE_REPLIES.errorInside, 'unreachable', [1000, 2000]],
    ['a closed connection', { hangUp: true } as const, 'unreachable', [1000, 2000]],
    ['a redirect to another host', FAKE_REPLIES.elsewhere, 'unreachable', [1000, 2000]],
    ['429 with Retry-After', FAKE_REPLIES.tooMany(7), 'busy', [7000, 7000]],
    ['429 with a long Retry-After', FAKE_REPLIES.tooMany(3600), 'busy', []],
    ['no JSON', FAKE_REPLIES.noJson, 'rubbish', []],
    ['a huge answer', FAKE_REPLIES.huge, 'rubbish', []],
  ])('%s', async (_, reply, refusal, waits) => {
    const always = await aClient({ script: () => reply });
    expect((await always.ask()).result).toEqual({ ok: false, refusal });
    expect(always.waits).toEqual(waits);
    if (waits.length > 0 || refusal === 'rubbish') {
      const once = await aClient({ script: (_request, at) => (at === 0 ? reply : undefined) });
      expect((await once.ask()).result).toEqual(OK);
    }
  });

  test.each([
    ['the model declines', FAKE_REPLIES.declined, 'declined'],
    ['a filter stops it', FAKE_REPLIES.filtered, 'declined'],
    ['the key is wrong', FAKE_REPLIES.badKey, 'refused'],
  ])('not a second time when %s', async (_, reply, refusal) => {
    const { server, ask } = await aClient({ script: () => reply });
    expect((await ask()).result).toEqual({ ok: false, refusal });
    expect(server.requests).toHaveLength(2);
  });

  test('a server that is not there is unreachable', async () => {
    const { ask, server } = await aClient({});
    await server.close();
    expect((await ask()).result).toEqual({ ok: false, refusal: 'unreachable' });
  });

  test('a probe that fails is tried again, too', async () => {
    let probes = 0;
    const { ask, waits } = await aClient({
      probe: () => (probes++ === 0 ? FAKE_REPLIES.tooMany(3) : undefined),
    });
    expect((await ask()).result).toEqual(OK);
    expect(waits).toEqual([3000]);
  });

  test('a failed probe is not remembered', async () => {
    const { ask, server } = await aClient({ probe: () => FAKE_REPLIES.broken });
    expect((await ask()).result).toEqual({ ok: false, refusal: 'unreachable' });
    server.use({});
    expect((await ask()).result).toEqual(OK);
  });
});

test('a time limit is a timeout, and a caller who leaves is not', async () => {
  const { ask } = await aClient({ script: () => ({ slowMs: 5_000 }) });
  expect((await ask(AbortSignal.timeout(50))).result).toEqual({ ok: false, refusal: 'timeout' });
  const leaving = new AbortController();
  setTimeout(() => leaving.abort(), 50);
  expect((await ask(leaving.signal)).result).toEqual({ ok: false, refusal: 'stopped' });
});

test('what a server does not count is counted by letters', async () => {
  const { ask } = await aClient({ script: () => ({ content: '{"task":"same"}', usage: false }) });
  const { usage } = await ask();
  expect(usage.estimated).toBe(true);
  expect(usage.tokensIn).toBeGreaterThan(100);
});
