import { ADMIN_USAGE, parseAdminCommand, type AdminCommand } from '#features/accounts/server/index.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { randomIds } from '#platform/clock/ids.ts';
import { parseConfig, type Config } from '#platform/config/config.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { resolveDatabase, type ResolvedDatabase } from '#platform/database/resolve-database.ts';
import type { CommandReport } from '#platform/features/define-feature.ts';
import type { Log } from '#platform/log/log.ts';
import { runFeatureCommand } from './features.ts';
import { loadSiteContent } from './site-content.ts';
import { startServices } from './start-services.ts';

/** A command line, and where its lines are printed. */
export type AdminTerminal = {
  /** Behind `npm run admin --`. */
  readonly words: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** For warnings only. Other events are not worth a line. */
  readonly log: Log;
  /** Writes a line of the command's answer. */
  answer(text: string): void;
  /** Writes why nothing was done. */
  refuse(text: string): void;
};

/**
 * The acts on accounts that need no browser, with a running server or without one. The exit code is 0, 1 when
 * nothing was done, or 2 for wrong usage.
 */
export async function runAdminCommandLine(terminal: AdminTerminal): Promise<number> {
  const { words, environment, log, answer, refuse } = terminal;
  const parsed = parseAdminCommand(words);
  if (!parsed.ok) {
    if (parsed.asked) answer(ADMIN_USAGE);
    else refuse(`${parsed.problem}\n\n${ADMIN_USAGE}`);
    return parsed.asked ? 0 : 2;
  }
  const read = parseConfig(environment);
  if (!read.ok) {
    refuse(read.problem);
    return 1;
  }
  const { databaseUrl, dataDir } = read.config;
  const resolved = await resolveDatabase({ databaseUrl, dataDir, log });
  if (!resolved.ok) {
    refuse(resolved.problem);
    return 1;
  }
  try {
    const report = await runHere(read.config, log, resolved, parsed.command);
    if (report.ok) answer(report.text);
    else refuse(report.text);
    return report.ok ? 0 : 1;
  } catch (error) {
    log.error({ err: error }, 'admin command failed');
    refuse('Something went wrong, and nothing was changed. The line above says what.');
    return 1;
  } finally {
    await resolved.stop();
  }
}

async function runHere(
  config: Config,
  log: Log,
  { pool }: ResolvedDatabase,
  command: AdminCommand,
): Promise<CommandReport> {
  const migrated = await migrateDatabase(pool, { directory: 'migrations', log });
  if (!migrated.ok) return { ok: false, text: migrated.problem };
  const [clock, ids] = [systemClock, randomIds];
  const content = loadSiteContent(config.contentDir);
  const { school } = content;
  // Emails are queued: the server sends them, now or when it runs again.
  const enqueuing: Config = { ...config, role: 'web' };
  const dependencies = { config: enqueuing, log, clock, ids, pool, development: false };
  const { database, outbox, jobs, notices, endedSessions, shop } = await startServices(dependencies, content);
  try {
    return await runFeatureCommand(
      { config, log, database, clock, ids, outbox, school, endedSessions, shop },
      command,
    );
  } finally {
    await Promise.all([jobs.stop(), notices.stop()]);
  }
}
