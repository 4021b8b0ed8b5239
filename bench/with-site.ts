import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite, type SiteProcess } from '#tests/browser/site-process.ts';

/** A directory that root's database user may enter, gone after the work. */
export async function withDataDir<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ninefold-bench-'));
  chmodSync(dataDir, 0o755);
  try {
    return await work(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The built site on a new database while the work is done. By default it logs as an operator's site does. */
export function withSite<T>(
  work: (site: SiteProcess) => Promise<T>,
  env: Readonly<Record<string, string>> = {},
): Promise<T> {
  return withDataDir(async (dataDir) => {
    const site = await startSite({ dataDir, env: { LOG_LEVEL: 'info', ...env } });
    try {
      return await work(site);
    } finally {
      await site.stop();
    }
  });
}
