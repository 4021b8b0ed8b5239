import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** The database of a store that works with and without an open transaction. */
export type DatabaseOrTransaction = Database | Transaction;

/**
 * Drizzle on a pool. Inside `transaction` use only its argument: the outer database would wait for a second
 * client.
 */
export function openDatabase(pool: Pool): Database {
  const database = drizzle({ client: pool });
  // Drizzle's own version never returns the client when BEGIN fails, and returns it with an open transaction
  // when ROLLBACK fails. After ten lost connections the pool would be empty for good.
  database.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle({ client }).transaction(work, config);
    } finally {
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
  return database;
}
