import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { collectLog } from './collected-log.ts';

/**
 * Why the embedded database does not start on a DATA_DIR. `freeBytes`: the free space that the disk reports.
 */
export async function refusalOf(dataDir: string, freeBytes?: () => Promise<number>): Promise<string> {
  const machine = freeBytes ? { freeBytes } : {};
  const refused = await startEmbeddedPostgres({ dataDir, log: collectLog().log, machine });
  return refused.ok ? 'it started' : refused.problem;
}
