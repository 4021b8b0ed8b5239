import type { Context, Hono } from 'hono';
import type { Ids } from '../clock/ids.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import { answerFailure } from './answer-failure.ts';
import { securityHeaders } from './content-security-policy.ts';
import { requestLanguage } from './request-language.ts';

type Dependencies = {
  readonly config: Pick<Config, 'production'>;
  readonly log: Pick<Log, 'error'>;
  readonly ids: Ids;
};

/**
 * The one handler for errors outside of the API: pages of the sandbox, links of emails, pictures. It answers
 * as the API does, with a request id, and writes one line of JSON without the query's values. Hono's own
 * handler would print the stack, which contains them.
 */
export function catchFailures(app: Hono, { config, log, ids }: Dependencies): void {
  const common = Object.entries({ ...securityHeaders(config.production), 'cache-control': 'no-store' });

  function answer(context: Context, error: Error): Response {
    const { req } = context;
    const requestId = ids.uuid();
    context.set('requestId', requestId);
    const { search } = new URL(req.url);
    context.set('language', requestLanguage(search, req.header('cookie'), req.header('accept-language')));
    const response = answerFailure(context, error, log);
    for (const [name, value] of [...common, ['x-request-id', requestId] as const])
      response.headers.set(name, value);
    return response;
  }
  app.onError((error, context) => answer(context, error));
}
