import { Client, type Pool } from 'pg';

/**
 * A separate connection to a pool's database, without the pool's limits. It is for work that waits for
 * another process or takes minutes. The caller must end it.
 */
export async function connectPatiently(pool: Pool): Promise<Client> {
  const client = new Client({
    ...pool.options,
    query_timeout: 0,
    lock_timeout: 0,
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  });
  // A lost connection fails the query that used it; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
