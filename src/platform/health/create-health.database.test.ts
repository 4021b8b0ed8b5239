import { Hono } from 'hono';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import { createHealth } from './create-health.ts';
import { mountHealth } from './mount-health.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => await database.drop());

type Parts = Parameters<typeof createHealth>[0];

const diskRoom = async () => ({ freeBytes: 7_654_321_000, enough: true });

async function ask(path: string, given: Partial<Parts> = {}) {
  const app = new Hono();
  const migrationStatus = async () => ({ ok: true, pending: [] });
  mountHealth(
    app,
    createHealth({
      pool: database.pool,
      migrationStatus,
      jobs: { isReady: async () => true },
      diskRoom,
      ...given,
    }),
  );
  const response = await app.request(path);
  return {
    status: response.status,
    body: await response.json(),
    cache: response.headers.get('cache-control'),
  };
}

const never = () => new Promise<never>(() => undefined);
const nowhere = new Pool({ host: '/nonexistent', connectionTimeoutMillis: 500 });

test('a process that answers is alive, whatever the rest does', async () => {
  expect(await ask('/healthz', { pool: nowhere })).toEqual({
    status: 200,
    body: { ok: true },
    cache: 'no-store',
  });
});

test('ready with database, migrations and jobs', async () => {
  const body = { ready: true, database: true, migrations: true, jobs: true, disk: true, free_mb: 7654 };
  expect(await ask('/readyz')).toEqual({ status: 200, body, cache: 'no-store' });
});

describe('not ready, and which part it is', () => {
  test.each<[string, Partial<Parts>, object]>([
    ['no database', { pool: nowhere }, { database: false }],
    [
      'a migration to come',
      { migrationStatus: async () => ({ ok: true, pending: ['0001'] }) },
      { migrations: false },
    ],
    ['no list of migrations', { migrationStatus: async () => ({ ok: false }) }, { migrations: false }],
    [
      'a failing look at them',
      { migrationStatus: async () => Promise.reject(new Error('x')) },
      { migrations: false },
    ],
    ['no jobs', { jobs: { isReady: async () => false } }, { jobs: false }],
    [
      'a disk below the floor',
      { diskRoom: async () => ({ freeBytes: 1_000_000, enough: false }) },
      { disk: false, free_mb: 1 },
    ],
    ['a disk that does not say', { diskRoom: never }, { disk: false, free_mb: null }],
    ['jobs that do not answer', { jobs: { isReady: never } }, { jobs: false }],
  ])('%s', async (_, given, part) => {
    expect(await ask('/readyz', given)).toMatchObject({ status: 503, body: { ready: false, ...part } });
  });
});

test('however many ask at once, the parts are looked at once', async () => {
  const isReady = vi.fn(async () => true);
  const health = createHealth({
    pool: database.pool,
    migrationStatus: async () => ({ ok: true }),
    jobs: { isReady },
    diskRoom,
  });
  await Promise.all(Array.from({ length: 50 }, () => health.readiness()));
  expect(isReady).toHaveBeenCalledOnce();
  await health.readiness();
  expect(isReady).toHaveBeenCalledTimes(2);
});
