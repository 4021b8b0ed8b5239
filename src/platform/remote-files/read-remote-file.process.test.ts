import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readRemoteFile } from './read-remote-file.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server of this machine; its address. */
async function serve(listener: RequestListener, host = '127.0.0.1'): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return `http://${host}:${(server.address() as AddressInfo).port}/calendar.ics`;
}

// One address of this machine counts as public, the others as private.
const NETWORK = {
  protocol: 'http:',
  port: undefined,
  isAllowed: (ip: string) => ip === '127.0.0.1',
} as const;
const read = (address: string, seconds = 5) => readRemoteFile(address, { maxBytes: 1_000, seconds }, NETWORK);

test('a file is read, also after redirects', async () => {
  const file = await serve((_, response) => response.end('BEGIN:VCALENDAR'));
  expect(await read(file)).toEqual({ ok: true, text: 'BEGIN:VCALENDAR' });
  const first = await serve((_, response) => response.writeHead(302, { location: file }).end());
  expect(await read(first)).toEqual({ ok: true, text: 'BEGIN:VCALENDAR' });
});

test.each(['127.0.0.2', 'localhost.invalid'])('a redirect to %s is not followed', async (host) => {
  let asked = 0;
  const inside = await serve((_, response) => {
    asked += 1;
    response.end('secret');
  }, '127.0.0.2');
  const location = inside.replace('127.0.0.2', host);
  const first = await serve((_, response) => response.writeHead(302, { location }).end());
  expect([await read(first), asked]).toEqual([{ ok: false, problem: 'unreachable' }, 0]);
});

test('a name that leads to a private server is not asked', async () => {
  let asked = 0;
  const inside = await serve((_, response) => {
    asked += 1;
    response.end('secret');
  });
  const address = inside.replace('127.0.0.1', 'localhost');
  const nothing = { ...NETWORK, isAllowed: () => false };
  expect(await readRemoteFile(address, { maxBytes: 1_000, seconds: 5 }, nothing)).toEqual({
    ok: false,
    problem: 'unreachable',
  });
  expect(asked).toBe(0);
});

test('a file that is too large, too slow or not there is not read', async () => {
  const large = await serve((_, response) => response.end('x'.repeat(1_001)));
  expect(await read(large)).toEqual({ ok: false, problem: 'too-large' });
  const missing = await serve((_, response) => response.writeHead(404).end());
  expect(await read(missing)).toEqual({ ok: false, problem: 'refused' });
  const slow = await serve((_, response) => response.write('BEGIN'));
  expect(await read(slow, 0.2)).toEqual({ ok: false, problem: 'unreachable' });
  const circle = await serve((request, response) =>
    response.writeHead(302, { location: request.url ?? '' }).end(),
  );
  expect(await read(circle)).toEqual({ ok: false, problem: 'refused' });
});

test.each([
  'http://example.org/calendar.ics',
  'https://example.org:8443/calendar.ics',
  'https://user:word@example.org/calendar.ics',
  'https://127.0.0.1/calendar.ics',
  'https://2130706433/calendar.ics',
  'https://[::1]/calendar.ics',
  'https://[::ffff:127.0.0.1]/calendar.ics',
  'file:///etc/passwd',
  'calendar.ics',
])('%s is no address that is read', async (address) => {
  expect(await readRemoteFile(address, { maxBytes: 1_000, seconds: 5 })).toEqual({
    ok: false,
    problem: 'address',
  });
});
