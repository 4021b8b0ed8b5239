import {
  ADMIN_USAGE,
  parseAdminCommand,
  runAdminCommand,
  type AdminCommand,
} from '#features/accounts/server/index.ts';
import { runShopCommand } from '#features/orders/server/index.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { randomIds } from '#platform/clock/ids.ts';
import { parseConfig, type Config } from '#platform/config/config.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { resolveDatabase, type ResolvedDatabase } from '#platform/database/resolve-database.ts';
import { createLog } from '#platform/log/log.ts';
import { loadSiteContent } from './site-content.ts';
import { startServices } from './start-services.ts';

/**
 * `npm run admin`: the acts on accounts that need no browser, beside a server that runs or without one. Ends with 0;
 * with 1 when nothing was done, and with 2 when it was asked wrongly.
 */
const [clock, ids] = [systemClock, randomIds];
// What happens on the way is no news for whoever typed the command.
const log = createLog('warn', process.stderr);

async function runHere(config: Config, { pool }: ResolvedDatabase, command: AdminCommand): Promise<number> {
  const migrated = await migrateDatabase(pool, { directory: 'migrations', log });
  if (!migrated.ok) return say(migrated.problem);
  const content = loadSiteContent();
  const { school } = content;
  // Mails are written into the queue: the server sends them, now or when it runs again.
  const enqueuing: Config = { ...config, role: 'web' };
  const dependencies = { config: enqueuing, log, clock, ids, pool, development: false };
  const { database, outbox, jobs, notices, endedSessions, shop } = await startServices(dependencies, content);
  try {
    const report =
      command.act === 'grant' || command.act === 'revoke'
        ? await runShopCommand(shop, command)
        : await runAdminCommand(
            { config, log, database, clock, ids, outbox, school, endedSessions },
            command,
          );
    if (!report.ok) return say(report.text);
    console.log(report.text);
    return 0;
  } finally {
    await Promise.all([jobs.stop(), notices.stop()]);
  }
}

function say(problem: string, exitCode = 1): number {
  console.error(problem);
  return exitCode;
}

async function runCommand(): Promise<number> {
  const parsed = parseAdminCommand(process.argv.slice(2));
  if (!parsed.ok) {
    if (!parsed.asked) return say(`${parsed.problem}\n\n${ADMIN_USAGE}`, 2);
    console.log(ADMIN_USAGE);
    return 0;
  }
  const read = parseConfig(process.env);
  if (!read.ok) return say(read.problem);
  const { databaseUrl, dataDir } = read.config;
  const resolved = await resolveDatabase({ databaseUrl, dataDir, log });
  if (!resolved.ok) return say(resolved.problem);
  try {
    return await runHere(read.config, resolved, parsed.command);
  } catch (error) {
    log.error({ err: error }, 'admin command failed');
    return say('Something went wrong, and nothing was changed. The line above says what.');
  } finally {
    await resolved.stop();
  }
}

process.exitCode = await runCommand();
