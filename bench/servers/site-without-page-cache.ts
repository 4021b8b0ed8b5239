import { createServer } from 'node:http';
import { randomIds } from '#platform/clock/ids.ts';
import { parseConfig } from '#platform/config/config.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { resolveDatabase } from '#platform/database/resolve-database.ts';
import { createLog } from '#platform/log/log.ts';
import { loadBuiltApp } from '#server/load-app.ts';
import { readSetup, serveParent } from './serve-parent.ts';

/** The built site with a clock that jumps two hours at every reading, so every cached page is too old. */
const JUMP_MS = 2 * 60 * 60 * 1000;

const { dataDir } = await readSetup<{ dataDir: string }>();
const parsed = parseConfig({ DATA_DIR: dataDir, PORT: '0' });
if (!parsed.ok) throw new Error(parsed.problem);
const log = createLog('warn');
const database = await resolveDatabase({ databaseUrl: undefined, dataDir, log });
if (!database.ok) throw new Error(database.problem);
const migrated = await migrateDatabase(database.pool, { directory: 'migrations', log });
if (!migrated.ok) throw new Error(migrated.problem);
let now = Date.now();
const app = await loadBuiltApp(createServer(), {
  config: parsed.config,
  log,
  clock: { now: () => new Date((now += JUMP_MS)) },
  ids: randomIds,
  pool: database.pool,
  development: false,
});
process.on('message', () => {
  process.send?.({ all: process.cpuUsage(), main: process.threadCpuUsage() });
});
await serveParent(app.listener, async () => {
  await app.close();
  await database.stop();
});
