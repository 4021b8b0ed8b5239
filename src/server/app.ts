import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { serveAvatars, serveUnsubscribe } from '#features/accounts/server/index.ts';
import {
  createLessonPreviews,
  createSigningKeys,
  guardCourseSounds,
  serveLessonWorker,
  serveCredentials,
} from '#features/courses/server/index.ts';
import { lessonPreviews } from '#features/courses/web/index.ts';
import { serveCalendars } from '#features/bookings/server/index.ts';
import { readMarkingMethod } from '#features/grading/server/index.ts';
import { markingMethod, teacherAgreement } from '#features/grading/web/index.ts';
import { guardPracticeSounds } from '#features/practice/server/index.ts';
import { catalogueReader } from '#features/shop/web/index.ts';
import {
  createShop,
  mountPaymentWebhooks,
  priceCatalogue,
  serveOpeningEmailsOff,
} from '#features/shop/server/index.ts';
import { siteReader } from '#features/site/web/index.ts';
import { readTeacherAgreement } from '#features/teacher-marking/server/index.ts';
import { createTutorialReader, guardTutorialMedia } from '#features/tutorials/server/index.ts';
import { tutorialReader } from '#features/tutorials/web/index.ts';
import { ownMedia } from '#platform/content/content-folders.ts';
import { migrationStatus } from '#platform/database/migration-status.ts';
import { createHealth } from '#platform/health/create-health.ts';
import { mountHealth } from '#platform/health/mount-health.ts';
import { catchFailures } from '#platform/http/catch-failures.ts';
import { createPageCache } from '#platform/http/page-cache.ts';
import { installationContext, schoolContext, yearContext } from '#platform/http/page-context.ts';
import { cataloguesContext } from '#platform/http/page-texts.ts';
import { createPageRenderer } from '#platform/http/render-page.ts';
import { mountStaticFiles } from '#platform/http/static-files.ts';
import { mountDevMail } from '#platform/mail/dev-mail.ts';
import { callPages } from '#platform/pages/call-pages.ts';
import { guardedPattern } from '#platform/pages/guarded-pattern.ts';
import { findPolyfills } from '#platform/old-browsers/find-polyfills.ts';
import type { AppDependencies } from './app-dependencies.ts';
import { CATALOGUES } from '../texts.ts';
import { PAGES } from '../pages.ts';
import { bookingServices } from './booking-services.ts';
import { contentNames } from './content-names.ts';
import { createSiteApi } from './create-site-api.ts';
import { mediaKey } from './media-key.ts';
import { createPageHandler, readOfficeAssets } from './handle-page.ts';
import { pageShells } from './page-shell.ts';
import { mountSearchEngineFiles } from './search-engine-files.ts';
import { loadSiteContent } from './site-content.ts';
import { startServices } from './start-services.ts';

export type App = {
  /** For a `node:http` server. */
  listener(request: IncomingMessage, response: ServerResponse): void;
  /** Called before requests in flight are awaited: those that wait for news are answered. */
  endWaits(): void;
  close(): Promise<void>;
};

/** Wires the whole site: content, services, API, pages, files. Wiring only; rules live in the features. */
export async function createApp(dependencies: AppDependencies): Promise<App> {
  const { config, log, clock, pool, development } = dependencies;
  const content = loadSiteContent(config.contentDir, dependencies.preview);
  const { jobs, ...services } = await startServices(dependencies, content);
  const closing = new AbortController();
  const api = await createSiteApi({ ...dependencies, ...services, content, closing: closing.signal });

  const polyfills = development ? undefined : findPolyfills();
  const guarded = guardedPattern(PAGES);
  const key = mediaKey(services.secret);
  const tutorials = createTutorialReader(content.tutorials, key);
  const shellOf = pageShells(PAGES, contentNames(content.catalogueReader, tutorials, content.courses));
  const cache = createPageCache(() => clock.now().getTime());
  const catalogue = priceCatalogue(content.catalogueReader, services.prices);
  services.prices.onChange(() => cache.dropPages());
  const method = readMarkingMethod(services.grading);
  // The page is public and must not fail with the database.
  const readAgreement = () =>
    readTeacherAgreement(services.database).catch((error: unknown) => {
      log.warn({ err: error }, 'the agreement of teachers could not be read');
      return null;
    });
  const renderPage = createPageRenderer({
    config,
    log,
    cache: development ? undefined : cache,
    shellOf,
    isCall: callPages(PAGES),
    handle: createPageHandler(build, development ? undefined : readOfficeAssets()),
    createContext() {
      const context = new RouterContextProvider();
      const { publicUrl, apiBase, appKey, devPages } = config;
      context.set(installationContext, { publicUrl, apiBase, appKey, devPages, guarded, polyfills });
      context.set(schoolContext, (language) => content.siteReader.getFrame(language));
      context.set(yearContext, clock.now().getUTCFullYear());
      context.set(cataloguesContext, (language) => CATALOGUES[language]);
      context.set(catalogueReader, catalogue);
      context.set(siteReader, content.siteReader);
      context.set(tutorialReader, tutorials);
      context.set(markingMethod, method);
      context.set(teacherAgreement, readAgreement);
      context.set(lessonPreviews, createLessonPreviews(content.courses));
      return context;
    },
  });

  const app = new Hono();
  catchFailures(app, dependencies);
  guardTutorialMedia(app, { tutorials: content.tutorials, key, clock });
  guardCourseSounds(app, { courses: content.courses, key, clock });
  guardPracticeSounds(app, { sets: content.practice.sets, key, clock });
  mountStaticFiles(
    app,
    config.production,
    development,
    config.contentDir === undefined ? undefined : ownMedia(config.contentDir),
  );
  mountSearchEngineFiles(app, { config, catalogue: content.catalogueReader, tutorials });
  const { diskRoom } = services;
  mountHealth(
    app,
    createHealth({ pool, migrationStatus: () => migrationStatus(pool, 'migrations'), jobs, diskRoom }),
  );
  mountDevMail(app, { config });
  serveLessonWorker(app, { config });
  serveAvatars(app, { config, files: services.files });
  serveUnsubscribe(app, { ...dependencies, ...services });
  const signingKeys = createSigningKeys({ ...dependencies, ...services });
  serveCredentials(app, { ...dependencies, ...services, signingKeys, school: { name: content.school.name } });
  serveOpeningEmailsOff(app, { ...dependencies, ...services });
  const { findEntitlements } = createShop(services.shop);
  serveCalendars(app, {
    ...bookingServices({ ...dependencies, ...services, findEntitlements }, content),
    config,
  });
  mountPaymentWebhooks(app, services.shop);
  services.sandbox.mount(app);
  app.all('/api/*', (context) => api.fetch(context.req.raw, context.env as HttpBindings));
  app.all('*', async (context) => {
    const { incoming, outgoing } = context.env as HttpBindings;
    // Undefined: the request names more routes than any page has, and the renderer refuses it.
    const shell = shellOf(context.req.path, new URL(context.req.url).search);
    const serve = () => !development && shell !== undefined && cache.serve(incoming, outgoing, shell);
    if (serve()) return RESPONSE_ALREADY_SENT;
    const response = await renderPage(context.req.raw);
    // A page that was just cached is sent compressed, as it is to every later visitor.
    return response.status !== 308 && serve() ? RESPONSE_ALREADY_SENT : response;
  });

  const listen = getRequestListener(app.fetch);
  const listenToCalls = getRequestListener(api.fetch);
  return {
    listener(request, response) {
      // An address in its canonical form skips everything else. `app` handles all others.
      if (request.url?.startsWith('/api/')) return void listenToCalls(request, response);
      if (!development && cache.serve(request, response)) return;
      void listen(request, response);
    },
    endWaits: () => closing.abort(),
    async close() {
      await Promise.all([
        jobs.stop(),
        services.notices.stop(),
        services.prices.close(),
        services.graders.close(),
      ]);
    },
  };
}
