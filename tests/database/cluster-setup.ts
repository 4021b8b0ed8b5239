import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { makeTemporaryDirectory, removeDirectory } from './temporary-directory.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A DATA_DIR whose database was started once and stopped. Copy it, see `copyDatabase`. */
    madeDataDir: string;
  }
}

/** Makes one database for a whole run. Tests that need a separate server copy it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await makeTemporaryDirectory();
  const started = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'warn' }) });
  if (!started.ok) throw new Error(started.problem);
  await started.server.stop();
  project.provide('madeDataDir', dataDir);
  return () => removeDirectory(dataDir);
}
