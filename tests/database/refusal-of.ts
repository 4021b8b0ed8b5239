import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { collectLog } from './collected-log.ts';

/** Why the embedded database does not start on a DATA_DIR; `freeBytes`: what the disk is to say. */
export async function refusalOf(dataDir: string, freeBytes?: () => Promise<number>): Promise<string> {
  const machine = freeBytes ? { freeBytes } : {};
  const refused = await startEmbeddedPostgres({ dataDir, log: collectLog().log, machine });
  return refused.ok ? 'it started' : refused.problem;
}
