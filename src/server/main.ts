import { createServer } from 'node:http';
import { systemClock } from '#platform/clock/clock.ts';
import { randomIds } from '#platform/clock/ids.ts';
import { isLoopbackHost, parseConfig } from '#platform/config/config.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { resolveDatabase } from '#platform/database/resolve-database.ts';
import { createLog } from '#platform/log/log.ts';
import { closeInOrder } from './close-in-order.ts';
import { loadBuiltApp, loadDevelopmentApp } from './load-app.ts';
import { startProblem } from './start-problem.ts';
import { stopListening } from './stop-listening.ts';

/** Starts everything: configuration, database, migrations, application, HTTP. Ends with a sentence when it cannot. */
const development = process.argv.includes('--development');

const parsed = parseConfig(process.env);
if (!parsed.ok) {
  console.error(parsed.problem);
  process.exit(1);
}
const { config } = parsed;
const log = createLog(config.logLevel);

// The parts opened so far. The last is closed first, also when the start is interrupted half-way.
const closers: (() => Promise<void>)[] = [];
let closing = false;

async function closeAll(exitCode: number): Promise<never> {
  closing = true;
  await closeInOrder([...closers].reverse(), log);
  process.exit(exitCode);
}

/** Accepts no new request, finishes those in flight, then closes the parts they used. */
function shutDown(reason: string): void {
  if (closing) return;
  log.info({ reason }, 'closing');
  void closeAll(0);
}

function giveUp(problem: string): Promise<never> {
  console.error(problem);
  return closeAll(1);
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => shutDown(signal));
// The parent process has ended; it may have ended before we listened.
process.on('disconnect', () => shutDown('parent gone'));
if (process.send && !process.connected) shutDown('parent gone');

// React and React Router choose their build by NODE_ENV. Our own setting was read from it above.
process.env.NODE_ENV = development ? 'development' : 'production';
if (config.production && config.publicUrl.startsWith('http://127.0.0.1')) {
  log.warn('PUBLIC_URL is not set: mails, the sitemap and canonical links name this machine only.');
}
if (!config.production && !isLoopbackHost(config.host)) {
  log.warn(
    `HOST is ${config.host}, which others can reach, and NODE_ENV is not "production": the strict rules are off. /dev is closed.`,
  );
}

const database = await resolveDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log });
if (!database.ok) throw await giveUp(database.problem);
closers.push(database.stop);
const migrated = await migrateDatabase(database.pool, { directory: 'migrations', log }).catch(
  (error: unknown) => giveUp(startProblem(error)),
);
if (!migrated.ok) await giveUp(migrated.problem);

const server = createServer();
// Longer than a proxy in front keeps its connections, so that the server never closes one first.
server.keepAliveTimeout = 65_000;
server.requestTimeout = 60_000;
const loadApp = development ? loadDevelopmentApp : loadBuiltApp;
const dependencies = { config, log, clock: systemClock, ids: randomIds, pool: database.pool, development };
const app = await loadApp(server, dependencies).catch((error: unknown) => giveUp(startProblem(error)));
closers.push(app.close);

server.on('request', app.listener);
server.on('error', (error: NodeJS.ErrnoException) => {
  void giveUp(
    error.code === 'EADDRINUSE'
      ? `Port ${config.port} is in use. Set PORT to another one, or stop what listens there.`
      : `The server cannot listen on ${config.host}:${config.port}: ${error.message}`,
  );
});
if (!closing) {
  server.listen(config.port, config.host, () => {
    closers.push(() => {
      app.endWaits();
      return stopListening(server);
    });
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    log.info({ port, database: database.kind, role: config.role }, 'ready');
    console.log(`Ninefold IELTS is ready: http://${config.host}:${port}`);
  });
}
