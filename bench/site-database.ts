import type { Pool } from 'pg';
import { resolveDatabase } from '#platform/database/resolve-database.ts';
import { createLog } from '#platform/log/log.ts';

/** The database of a running site, as a second process sees it. */
export async function withSiteDatabase<T>(
  dataDir: string,
  work: (database: { readonly pool: Pool; readonly url: string }) => Promise<T>,
): Promise<T> {
  const resolved = await resolveDatabase({
    databaseUrl: process.env.DATABASE_URL,
    dataDir,
    log: createLog('warn'),
  });
  if (!resolved.ok) throw new Error(resolved.problem);
  try {
    return await work(resolved);
  } finally {
    await resolved.stop();
  }
}
