import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { collectLog } from '#tests/database/collected-log.ts';
import { createSiteVerify } from './site-verify.ts';

/** A service on this machine. It records its requests, and the test decides its answers. */
const requests: { readonly path: string; readonly form: URLSearchParams }[] = [];
let answer: (response: ServerResponse) => void;

async function listen(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  requests.push({ path: request.url ?? '', form: new URLSearchParams(body) });
  answer(response);
}

const server = createServer((request, response) => void listen(request, response));
let origin = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests.length = 0;
});

/** The service's own address, led to this machine. */
const nearFetch: typeof fetch = (address, init) => {
  const { host, pathname } = new URL(String(address));
  return fetch(`${origin}/${host}${pathname}`, init);
};

const json =
  (reply: unknown, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply));

function aService(kind: 'turnstile' | 'recaptcha' = 'turnstile', hosts = new Set(['www.ninefold.example'])) {
  const { log, text } = collectLog();
  const service = { kind, siteKey: 'a-site-key', secret: 'hunter2-secret' };
  const verify = createSiteVerify({ service, hosts, log, fetch: nearFetch });
  return { verify: () => verify('a-token', '203.0.113.7'), logText: text };
}

const GOOD = { success: true, hostname: 'www.ninefold.example', challenge_ts: '2026-11-21T09:00:00Z' };

test.each([
  ['turnstile', '/challenges.cloudflare.com/turnstile/v0/siteverify'],
  ['recaptcha', '/www.google.com/recaptcha/api/siteverify'],
] as const)('%s is asked at its address with secret, solution and network address', async (kind, path) => {
  answer = json(GOOD);
  expect(await aService(kind).verify()).toEqual({ ok: true });
  expect(requests.map((each) => each.path)).toEqual([path]);
  expect(Object.fromEntries(requests[0]?.form ?? [])).toEqual({
    secret: 'hunter2-secret',
    response: 'a-token',
    remoteip: '203.0.113.7',
  });
});

test.each<[string, object]>([
  ['what the service did not give out', { success: false, 'error-codes': ['invalid-input-response'] }],
  ['what was used before or is too old', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['a refusal without a reason', { success: false }],
  ['what was solved on another site', { ...GOOD, hostname: 'evil.example' }],
  ['what was solved on a host beside ours', { ...GOOD, hostname: 'ninefold.example' }],
  ['what was solved for something else', { ...GOOD, action: 'newsletter' }],
])('%s is refused', async (_, reply) => {
  answer = json(reply);
  expect(await aService().verify()).toEqual({ ok: false, refusal: 'challenge-failed' });
});

test.each<[string, object]>([
  ['with our action', { ...GOOD, action: 'account-form' }],
  ['without host and action', { success: true }],
  ['with an empty action', { ...GOOD, action: '' }],
])('a solution %s is taken', async (_, reply) => {
  answer = json(reply);
  expect(await aService().verify()).toEqual({ ok: true });
});

describe('a service that is in trouble is no fault of the visitor', () => {
  test.each<[string, (response: ServerResponse) => void]>([
    ['answers 500', json({ success: true }, 500)],
    ['answers 503', json({}, 503)],
    ['answers no JSON', (response) => void response.end('<html>busy</html>')],
    ['answers other JSON', json({ ok: 1 })],
    ['says yes in words', json({ success: 'true' })],
    ['leads elsewhere', (response) => void response.writeHead(302, { location: `${origin}/yes` }).end()],
    ['hangs up', (response) => void response.destroy()],
    ['has trouble inside', json({ success: false, 'error-codes': ['internal-error'] })],
  ])('%s', async (_, reply) => {
    answer = reply;
    expect(await aService().verify()).toEqual({ ok: false, refusal: 'challenge-unavailable' });
    expect(requests).toHaveLength(1);
  });

  test('never answers: after five seconds', async () => {
    answer = () => undefined;
    // Five seconds are over a hundred times sooner.
    const { timeout } = AbortSignal;
    const set = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) => timeout.call(AbortSignal, ms / 100));
    expect(await aService().verify()).toEqual({ ok: false, refusal: 'challenge-unavailable' });
    expect(set.mock.calls).toEqual([[5_000]]);
    set.mockRestore();
  });

  test.each(['missing-input-secret', 'invalid-input-secret'])('%s: the log names it', async (code) => {
    answer = json({ success: false, 'error-codes': [code] });
    const { verify, logText } = aService();
    expect(await verify()).toEqual({ ok: false, refusal: 'challenge-unavailable' });
    expect(logText()).toContain(code);
    expect(logText()).not.toContain('hunter2');
  });
});
