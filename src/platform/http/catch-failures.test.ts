import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { expect, test } from 'vitest';
import { randomIds } from '../clock/ids.ts';
import { createLog } from '../log/log.ts';
import { catchFailures } from './catch-failures.ts';

async function askFailing(error: Error, headers: Record<string, string> = {}) {
  const app = new Hono();
  let text = '';
  const log = createLog('info', { write: (line) => void (text += line) });
  catchFailures(app, { config: { production: true }, log, ids: randomIds });
  app.get('/mails/off', () => {
    throw error;
  });
  const response = await app.request('/mails/off?token=hunter', { headers });
  return { response, body: (await response.json()) as Record<string, unknown>, log: text };
}

const FAILED_QUERY = Object.assign(new Error('Failed query: select 1\nparams: sbp_SECRET'), {
  params: ['sbp_SECRET'],
});

test('a bug is a problem with a request id that says nothing of the inside', async () => {
  const { response, body } = await askFailing(FAILED_QUERY);
  expect(response.status).toBe(500);
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect(response.headers.get('x-request-id')).toBe(body['request_id']);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(JSON.stringify(body)).not.toMatch(/query|SECRET|hunter/);
});

test('the log has one line of JSON, with the request id and without the values of the query', async () => {
  const { body, log } = await askFailing(FAILED_QUERY);
  const lines = log.trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ requestId: body['request_id'], msg: 'request failed' });
  expect(log).not.toContain('sbp_SECRET');
});

test('a database that is away is 503, in the language of the request', async () => {
  const { response, body } = await askFailing(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), {
    'accept-language': 'zh-TW',
  });
  expect(response.status).toBe(503);
  expect(body['title']).toBe('系統暫時忙碌');
});

test('what could not be read is 400, and no line in the log', async () => {
  const { response, log } = await askFailing(new HTTPException(413));
  expect([response.status, log]).toEqual([400, '']);
});
