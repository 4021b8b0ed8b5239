import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { collectLog } from '#tests/database/collected-log.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import { createRateLimiter } from './create-rate-limiter.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => await database.drop());

const hour = { points: 3, durationSeconds: 3600 };
const { log } = collectLog();

test('so many uses are allowed, and then the rest of the window is named', async () => {
  const limiter = createRateLimiter({ pool: database.pool, log });
  for (let use = 0; use < 3; use += 1) expect(await limiter.consume('a', hour)).toEqual({ ok: true });
  const refused = await limiter.consume('a', hour);
  expect(refused).toEqual({ ok: false, retryAfterSeconds: expect.any(Number) });
  expect(!refused.ok && refused.retryAfterSeconds).toSatisfy(
    (seconds: number) => seconds > 3500 && seconds <= 3600,
  );
});

test('other keys and other windows have counters of their own', async () => {
  const limiter = createRateLimiter({ pool: database.pool, log });
  for (let use = 0; use < 4; use += 1) await limiter.consume('b', hour);
  expect(await limiter.consume('b', hour)).toMatchObject({ ok: false });
  expect(await limiter.consume('c', hour)).toEqual({ ok: true });
  expect(await limiter.consume('b', { points: 1, durationSeconds: 60 })).toEqual({ ok: true });
});

test('one key may have a stricter and a laxer limit over the same window', async () => {
  const limiter = createRateLimiter({ pool: database.pool, log });
  expect(await limiter.consume('d', { points: 1, durationSeconds: 60 })).toEqual({ ok: true });
  expect(await limiter.consume('d', { points: 1, durationSeconds: 60 })).toMatchObject({ ok: false });
  expect(await limiter.consume('d', { points: 3, durationSeconds: 60 })).toEqual({ ok: true });
});

test('a use that is given back does not count', async () => {
  const limiter = createRateLimiter({ pool: database.pool, log });
  for (let use = 0; use < 5; use += 1) {
    expect(await limiter.consume('given back', hour)).toEqual({ ok: true });
    await limiter.giveBack('given back', hour);
  }
  for (let use = 0; use < 3; use += 1)
    expect(await limiter.consume('given back', hour)).toEqual({ ok: true });
  expect(await limiter.consume('given back', hour)).toMatchObject({ ok: false });
});

test('of a hundred uses at once, from two processes, exactly the allowed ones pass', async () => {
  const limiters = [
    createRateLimiter({ pool: database.pool, log }),
    createRateLimiter({ pool: database.pool, log }),
  ];
  const ten = { points: 10, durationSeconds: 60 };
  const uses = Array.from({ length: 50 }, () =>
    limiters.map((limiter) => limiter.consume('crowd', ten)),
  ).flat();
  expect((await Promise.all(uses)).filter(({ ok }) => ok)).toHaveLength(10);
});

test('after the window the count begins again; refused uses do not lengthen it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const limiter = createRateLimiter({ pool: database.pool, log });
    const minute = { points: 1, durationSeconds: 60 };
    await limiter.consume('later', minute);
    vi.setSystemTime(Date.now() + 59_000);
    expect(await limiter.consume('later', minute)).toEqual({ ok: false, retryAfterSeconds: 1 });
    vi.setSystemTime(Date.now() + 1_001);
    expect(await limiter.consume('later', minute)).toEqual({ ok: true });
  } finally {
    vi.useRealTimers();
  }
});

test('the table holds no key in clear', async () => {
  const limiter = createRateLimiter({ pool: database.pool, log });
  await limiter.consume('sign-in somebody@example.org', hour);
  const { rows } = await database.pool.query('select string_agg(key, $1) as keys from rate_limits', [' ']);
  expect(rows[0].keys).not.toContain('somebody');
});

test('without a database the limit is kept in memory, and the log says so', async () => {
  const { log: heard, text } = collectLog();
  const nowhere = new Pool({ host: '/nonexistent', connectionTimeoutMillis: 500 });
  const limiter = createRateLimiter({ pool: nowhere, log: heard });
  for (let use = 0; use < 3; use += 1) expect(await limiter.consume('a', hour)).toEqual({ ok: true });
  expect(await limiter.consume('a', hour)).toMatchObject({ ok: false });
  expect(text()).toContain('limits are kept in memory');
  await nowhere.end();
});
