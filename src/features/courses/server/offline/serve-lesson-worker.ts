import type { Hono } from 'hono';
import type { Config } from '#platform/config/config.ts';
import { securityHeaders } from '#platform/http/content-security-policy.ts';
import { LESSON_WORKER, NO_LESSON_WORKER } from './lesson-worker.ts';

/** Serves the service worker that lets lessons open again without a connection. */
export function serveLessonWorker(
  app: Hono,
  { config }: { readonly config: Pick<Config, 'production' | 'offlineLessons'> },
): void {
  const headers = {
    ...securityHeaders(config.production),
    'content-type': 'text/javascript; charset=utf-8',
    // A browser asks for it again with each visit: switching it off must not wait.
    'cache-control': 'no-cache',
  };
  app.get('/lesson-worker.js', (context) =>
    context.body(config.offlineLessons ? LESSON_WORKER : NO_LESSON_WORKER, 200, headers),
  );
}
