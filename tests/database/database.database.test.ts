import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import { createPool } from '#platform/database/pool.ts';
import { sqlState } from '#platform/database/sql-state.ts';
import { withRetry } from '#platform/database/with-retry.ts';
import { collectLog } from './collected-log.ts';
import { makeTemporaryDirectory, removeDirectory } from './temporary-directory.ts';
import { writeMigrations } from './migrations-directory.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let directory: string;

beforeAll(async () => {
  directory = await makeTemporaryDirectory();
  const table = 'create table counters (name text primary key, value int not null);';
  database = await createTestDatabase({
    migrations: await writeMigrations(directory, { '0001_counters': table }),
  });
});
afterAll(async () => {
  await database.drop();
  await removeDirectory(directory);
});

/** A separate pool of any size. */
function openSmall(max: number) {
  const { log, text } = collectLog();
  const pool = createPool(database.url, { log, max });
  return { pool, db: openDatabase(pool), text };
}

test('the limits of a connection are those of the platform', async () => {
  const { rows } = await database.pool.query(
    `select name, setting from pg_settings where name in
      ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
  );
  expect(rows.map(({ setting }) => setting)).toEqual(['15000', '3000', '10000']);
});

test('what a transaction wrote is there after it, and not after a failure', async () => {
  const { db } = database;
  await db.transaction(async (tx) => tx.execute(sql`insert into counters values ('kept', 1)`));
  const failing = db.transaction(async (tx) => {
    await tx.execute(sql`insert into counters values ('lost', 1)`);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  const { rows } = await db.execute(sql`select name from counters where name in ('kept', 'lost')`);
  expect(rows).toEqual([{ name: 'kept' }]);
});

test('a refusal’s SQLSTATE is found below Drizzle’s error', async () => {
  await database.db.execute(sql`insert into counters values ('once', 1)`);
  const twice = database.db
    .execute(sql`insert into counters values ('once', 1)`)
    .catch((error: unknown) => error);
  expect(sqlState(await twice)).toBe('23505');
});

test('transactions that PostgreSQL gives up for another are done again', async () => {
  const { pool, db } = openSmall(4);
  await db.execute(sql`insert into counters values ('serial', 0)`);
  const increment = () =>
    db.transaction(
      async (tx) => {
        const { rows } = await tx.execute<{ value: number }>(
          sql`select value from counters where name = 'serial'`,
        );
        await tx.execute(sql`update counters set value = ${(rows[0]?.value ?? 0) + 1} where name = 'serial'`);
      },
      { isolationLevel: 'serializable' },
    );
  await Promise.all([1, 2, 3, 4].map(() => withRetry(increment, { attempts: 50 })));
  expect((await db.execute(sql`select value from counters where name = 'serial'`)).rows).toEqual([
    { value: 4 },
  ]);
  await pool.end();
});

test('losing an idle connection is logged and nothing more', async () => {
  const { pool, text } = openSmall(1);
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await vi.waitFor(() => expect(text()).toContain('A database connection was lost'));
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('losing the connection in the middle of a transaction fails that transaction alone', async () => {
  const { pool, db } = openSmall(1);
  const broken = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    // The loss arrives while no query is under way.
    await vi.waitFor(() => expect(tx.execute(sql`select 1`)).rejects.toThrow());
    await tx.execute(sql`select 1`);
  });
  await expect(broken).rejects.toThrow();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('transactions whose BEGIN fails do not empty the pool', async () => {
  const { pool, db } = openSmall(1);
  const client = await pool.connect();
  vi.spyOn(client, 'query').mockImplementationOnce(() => Promise.reject(new Error('no BEGIN today')));
  client.release();
  await expect(db.transaction(async () => undefined)).rejects.toThrow();
  expect(await db.transaction(async () => 'works')).toBe('works');
  await pool.end();
});

test('a transaction whose ROLLBACK fails is not handed to the next one', async () => {
  const { pool, db } = openSmall(1);
  const broken = db.transaction(async (tx) => {
    await tx.execute(sql`insert into counters values ('leak', 1)`);
    const client = await clientOf(pool);
    vi.spyOn(client, 'query').mockImplementationOnce(() => Promise.reject(new Error('no ROLLBACK today')));
    throw new Error('changed my mind');
  });
  await expect(broken).rejects.toThrow();
  expect((await db.execute(sql`select name from counters where name = 'leak'`)).rows).toEqual([]);
  await pool.end();
});

async function clientOf(pool: { readonly totalCount: number }): Promise<{ query: () => Promise<unknown> }> {
  // The only client of a pool is not handed out twice, so it is taken from the inside.
  return (
    (pool as unknown as { _clients: { query: () => Promise<unknown> }[] })._clients[0] ?? {
      query: async () => 0,
    }
  );
}
