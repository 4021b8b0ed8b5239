import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createAudioFiles } from '#features/library/server/papers/load-audio.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { randomIds } from '#platform/clock/ids.ts';
import { siteFolders } from '#platform/content/content-folders.ts';
import { parseConfig } from '#platform/config/config.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { resolveDatabase } from '#platform/database/resolve-database.ts';
import { createLog } from '#platform/log/log.ts';
import type { App } from '#server/app.ts';
import type { AppDependencies } from '#server/app-dependencies.ts';
import { openSources } from '#server/load-app.ts';
import { stopListening } from '#server/stop-listening.ts';
import { readContentFiles } from '../content-check/read-content-files.ts';
import { previewPage } from './preview-page.ts';
import { viewPreview } from './preview-view.ts';
import { findSilence, withStandIns } from './stand-in-audio.ts';
import { startPreviewed } from './start-previewed.ts';
import { watchFolders } from './watch-folders.ts';

const PATH = '/preview';
const MOST_BODY_BYTES = 1000;

/** A running preview, or the sentence that says why there is none. */
export type PreviewResult =
  | { readonly ok: true; readonly address: string; close(): Promise<void> }
  | { readonly ok: false; readonly problem: string };

/** Makes the application again whenever the content has changed. */
export type SiteSources = {
  load(dependencies: AppDependencies): Promise<App>;
  close(): Promise<void>;
};

/**
 * Opens the site on this machine alone with one mock test for everybody, draft or not, on a separate database
 * below `DATA_DIR`. The content is read again whenever a file changes. Refuses in production. `openSite`
 * compiles the sources with Vite, which takes most of the time.
 */
export async function openPreview(
  slug: string,
  environment: Readonly<Record<string, string | undefined>>,
  openSite: (server: Server) => Promise<SiteSources> = openSources,
): Promise<PreviewResult> {
  if (environment['NODE_ENV'] === 'production') {
    return {
      ok: false,
      problem: 'NODE_ENV is production: a preview opens drafts, so it is for authors only.',
    };
  }
  const { PORT, CONTENT_DIR, DATA_DIR = 'data' } = environment;
  const parsed = parseConfig({ PORT, CONTENT_DIR, DATA_DIR: join(DATA_DIR, 'preview'), LOG_LEVEL: 'warn' });
  if (!parsed.ok) return { ok: false, problem: parsed.problem };
  const { config } = parsed;
  process.env['NODE_ENV'] = 'development';
  const log = createLog(config.logLevel, process.stderr);
  const database = await resolveDatabase({ databaseUrl: undefined, dataDir: config.dataDir, log });
  if (!database.ok) return { ok: false, problem: database.problem };
  const { pool, stop: stopDatabase } = database;
  const migrated = await migrateDatabase(pool, { directory: 'migrations', log });
  const server = createServer();
  if (!migrated.ok) {
    await stopDatabase();
    return { ok: false, problem: migrated.problem };
  }
  const sources = await openSite(server);
  const folders = siteFolders(config.contentDir);
  const readContent = () => readContentFiles(folders.content, folders.media);
  const dependencies = {
    config,
    log,
    clock: systemClock,
    ids: randomIds,
    pool,
    development: true,
    preview: { mockTest: slug, audio: withStandIns(createAudioFiles(folders.media)) },
  };

  let app: App | undefined;
  let broken: string | undefined;
  let readAt = '';
  let reading: Promise<void> = Promise.resolve();

  /** Reads all content again. While it cannot be opened, the last version stays. */
  async function read(): Promise<void> {
    readAt = new Date().toLocaleTimeString('en-GB');
    const before = app;
    try {
      app = await sources.load(dependencies);
      broken = undefined;
      await before?.close();
      console.log(`${readAt}  content/mock-tests/${slug} is read.`);
    } catch (error) {
      broken = error instanceof Error ? error.message : String(error);
      console.log(`${readAt}  ${broken}`);
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://127.0.0.1').pathname;
    await reading;
    const silence = findSilence(path);
    if (silence) {
      response.writeHead(200, { 'content-type': 'audio/wav', 'content-length': silence.length }).end(silence);
    } else if (path === PATH || path === '/') {
      const page = previewPage(viewPreview(readContent(), slug, readAt, broken));
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      response.end(page);
    } else if (path === `${PATH}/start` && request.method === 'POST') {
      const skill = new URLSearchParams(await bodyOf(request)).get('skill') ?? '';
      const started = await startPreviewed({ origin: address(), appKey: config.appKey, slug, skill });
      if (started.ok)
        response.writeHead(303, { location: started.location, 'set-cookie': [...started.cookies] }).end();
      else response.writeHead(409, { 'content-type': 'text/plain; charset=utf-8' }).end(started.problem);
    } else if (app) app.listener(request, response);
    else response.writeHead(302, { location: PATH }).end();
  }

  function address(): string {
    const bound = server.address();
    return `http://${config.host}:${typeof bound === 'object' && bound ? bound.port : config.port}`;
  }

  async function close(): Promise<void> {
    stopWatching();
    await stopListening(server);
    await reading;
    await app?.close();
    await sources.close();
    await stopDatabase();
  }

  server.on('request', (request, response) => {
    answer(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'preview failed');
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  reading = read();
  await reading;
  const stopWatching = watchFolders(
    ['content', join('media', 'audio'), ...(config.contentDir ? [config.contentDir] : [])],
    () => {
      reading = reading.then(read);
    },
  );
  const listening = await listen(server, config.port, config.host);
  if (listening === undefined) return { ok: true, address: `${address()}${PATH}`, close };
  await close();
  return { ok: false, problem: listening };
}

/** Undefined: it listens. Otherwise why it cannot. */
function listen(server: ReturnType<typeof createServer>, port: number, host: string) {
  return new Promise<string | undefined>((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is in use. Set PORT to another one, or stop what listens there.`
          : `The preview cannot listen on ${host}:${port}: ${error.message}`,
      ),
    );
    server.listen(port, host, () => resolve(undefined));
  });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > MOST_BODY_BYTES) break;
  }
  return body;
}
