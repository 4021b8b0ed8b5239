import { randomUUID } from 'node:crypto';
import { realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DatabaseConnection } from '../connection.ts';
import { sqlState } from '../sql-state.ts';
import type { DatabaseHome } from './database-home.ts';

/**
 * One connection of every process that uses the server holds this lock shared. A killed process loses it with
 * its connection, so nothing has to be cleaned up. The process that gets it exclusively is the last one.
 */
const USERS_LOCK = 909_417_260_001;

/** The connection by which this process uses the server. */
export type ServerSession = { readonly client: Client; readonly connection: DatabaseConnection };

export type Answer =
  | { readonly state: 'ours'; readonly session: ServerSession }
  /** It is recovering, or shutting down. */
  | { readonly state: 'busy' }
  | { readonly state: 'none' };

/**
 * Asks the server that answers there whether it serves this home's cluster. If so, this process is registered
 * as a user.
 */
export async function askServer(home: DatabaseHome, connection: DatabaseConnection): Promise<Answer> {
  const client = aClient(connection);
  try {
    await client.connect();
    if (await serves(client, home)) {
      // Waits while the last user is stopping the server.
      await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK]);
      // A server that stops may cut that user's connection first and so pass us the lock. It accepts no new
      // connection by then.
      const second = aClient(connection);
      await second.connect();
      await second.end();
      return { state: 'ours', session: { client, connection } };
    }
    await client.end();
    return { state: 'none' };
  } catch (error) {
    await client.end().catch(() => undefined);
    // cannot_connect_now, admin_shutdown, too_many_connections
    return { state: ['57P03', '57P01', '53300'].includes(sqlState(error) ?? '') ? 'busy' : 'none' };
  }
}

function aClient(connection: DatabaseConnection): Client {
  const client = new Client({
    ...connection,
    ssl: false,
    application_name: 'ninefold supervisor',
    connectionTimeoutMillis: 3_000,
  });
  // A loss shows in the current query, or in 'end'.
  return client.on('error', () => undefined);
}

/**
 * Ends this process's use. True when no other process uses the server. The session then stays open, and new
 * processes wait for it.
 */
export async function isLastUser({ client }: ServerSession): Promise<boolean> {
  // In this order: of several processes that leave at the same time exactly one finds the lock free.
  await client.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK]);
  const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [
    USERS_LOCK,
  ]);
  return rows[0]?.last === true;
}

async function serves(client: Client, { cluster }: DatabaseHome): Promise<boolean> {
  const { rows } = await client.query<{ directory: string }>(
    `select current_setting('data_directory') as directory`,
  );
  const directory = rows[0]?.directory ?? '';
  if ((await realpath(directory).catch(() => directory)) === (await realpath(cluster))) return true;
  // Two containers may use one volume under two names. In that case the server sees a file that is made here.
  const mark = `ninefold-${randomUUID()}`;
  try {
    await writeFile(join(cluster, mark), '', { flag: 'wx' });
    const seen = await client.query<{ seen: boolean }>('select pg_stat_file($1, true) is not null as seen', [
      mark,
    ]);
    return seen.rows[0]?.seen === true;
  } finally {
    await rm(join(cluster, mark), { force: true });
  }
}
