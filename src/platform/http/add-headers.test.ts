import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { anApi, APP_KEY } from './api-fixture.ts';
import { endpoint } from './endpoint.ts';
import { mountEndpoint } from './mount-endpoint.ts';

/** The headers that node and the connection add automatically. */
const OF_THE_WIRE = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

const note = endpoint({
  method: 'get',
  path: '/api/note',
  summary: 'Reads a note.',
  reply: z.object({ text: z.string() }),
});

const { api, ask } = anApi({
  mount(each) {
    mountEndpoint(each, note, {}, (_, context) => {
      context.header('set-cookie', 'a=1', { append: true });
      context.header('set-cookie', 'b=2', { append: true });
      return { ok: true, reply: { text: 'a' } };
    });
  },
});
const listen = getRequestListener(api.fetch);
const server = createServer((request, response) => void listen(request, response));

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

function listHeaders({ headers }: Response): string[] {
  return [...headers]
    .filter(([name]) => !OF_THE_WIRE.includes(name))
    .map(([name, value]) => (name === 'x-request-id' ? `${name}: ${value.length}` : `${name}: ${value}`))
    .sort();
}

test.each(['/api/note', '/api/nothing', '/api/openapi.json', '/api/docs'])(
  '%s says the same to a browser as to whoever asks without one',
  async (path) => {
    const { port } = server.address() as AddressInfo;
    const headers = { 'x-requested-key': APP_KEY };
    const overTheWire = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    const without = await ask(path);
    expect(overTheWire.status).toBe(without.status);
    expect(listHeaders(overTheWire)).toEqual(listHeaders(without));
    expect(overTheWire.headers.get('x-frame-options')).toBe('DENY');
    expect(await overTheWire.text()).not.toBe('');
  },
);
