import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import { openAPIRouteHandler } from 'hono-openapi';
import type { Config } from '../config/config.ts';
import type { Ids } from '../clock/ids.ts';
import { negotiateLanguage } from '../i18n/language.ts';
import type { Log } from '../log/log.ts';
import type { ActorVerdict, Authenticate } from './actor.ts';
import type { Api, ApiEnv } from './api-env.ts';
import { apiDocsPage, apiDocsStyle } from './api-docs-page.ts';
import { clientAddress } from './client-address.ts';
import { securityHeaders } from './content-security-policy.ts';
import { PROBLEMS, replyProblem } from './problem.ts';
import { sqlState } from '../database/sql-state.ts';

// Paths that describe the API; a person opens them in a browser, which sends no key.
const OPEN_PATHS = new Set(['/api/openapi.json', '/api/docs', '/api/docs.css']);

// PostgreSQL: connection trouble, too many connections, shutting down, lock and statement timeouts.
const BUSY_STATES = /^(08|53|57P|55P03|57014|40)/;

// What the socket and node-postgres say of a server that is away; Drizzle wraps it, so causes are followed.
const LOST_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);
const LOST_MESSAGE =
  /^Connection terminated|connection error and is not queryable|was closed and is not queryable|when trying to connect|^timeout expired|after calling end on the pool/;

function isLostConnection(error: Error): boolean {
  const { code = '', syscall, message } = error as NodeJS.ErrnoException;
  return LOST_CODES.has(code) || (code === 'ENOENT' && syscall === 'connect') || LOST_MESSAGE.test(message);
}

function isBusy(error: unknown): boolean {
  const state = sqlState(error);
  if (state) return BUSY_STATES.test(state);
  const seen = new Set<unknown>();
  for (let link = error; link instanceof Error && !seen.has(link); link = link.cause) {
    if (isLostConnection(link)) return true;
    seen.add(link);
  }
  return false;
}

type Dependencies = {
  readonly config: Config;
  readonly log: Log;
  readonly ids: Ids;
  /** Tells who calls; without it nobody is ever signed in. */
  readonly authenticate?: Authenticate;
};

const nobody: Authenticate = async () => ({ state: 'nobody' });

/** The API's frame: request ids, the app key, language, limits, errors as problems, and its own description. */
export function createApi({ config, log, ids, authenticate = nobody }: Dependencies): Api {
  const api = new Hono<ApiEnv>();
  const common = Object.entries({ ...securityHeaders(config.production), 'cache-control': 'no-store' });

  api.use('/api/*', async (context, next) => {
    const requestId = ids.uuid();
    const startedAt = performance.now();
    context.set('requestId', requestId);
    context.set('log', log.child({ requestId }));
    context.set(
      'language',
      negotiateLanguage({
        query: null,
        cookie: undefined,
        acceptLanguage: context.req.header('accept-language'),
      }),
    );
    const address = context.env?.incoming?.socket?.remoteAddress;
    context.set(
      'clientAddress',
      clientAddress(address, context.req.header('x-forwarded-for'), config.trustProxy),
    );
    let verdict: Promise<ActorVerdict> | undefined;
    context.set('findActor', () => (verdict ??= authenticate(context.req.header('authorization'))));
    await next();
    for (const [name, value] of common) context.res.headers.set(name, value);
    context.res.headers.set('x-request-id', requestId);
    log.info(
      {
        requestId,
        method: context.req.method,
        path: context.req.path,
        status: context.res.status,
        ms: Math.round(performance.now() - startedAt),
      },
      'request',
    );
  });
  if (config.corsOrigins.length > 0) {
    api.use(
      '/api/*',
      cors({
        origin: [...config.corsOrigins],
        credentials: true,
        allowHeaders: [
          'authorization',
          'content-type',
          'x-requested-key',
          'accept-language',
          'idempotency-key',
        ],
        allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
        maxAge: 600,
      }),
    );
  }
  api.use('/api/*', async (context, next) => {
    if (OPEN_PATHS.has(context.req.path) || context.req.header('x-requested-key') === config.appKey)
      return next();
    return replyProblem(context, 'key-missing', PROBLEMS['key-missing']);
  });

  api.onError((error, context) => {
    if (error instanceof HTTPException && error.status < 500) {
      return replyProblem(context, 'body-unreadable', PROBLEMS['body-unreadable']);
    }
    context.get('log')?.error({ err: error }, 'request failed');
    return isBusy(error)
      ? replyProblem(context, 'unavailable', PROBLEMS.unavailable)
      : replyProblem(context, 'server-error', PROBLEMS['server-error']);
  });
  api.get(
    '/api/openapi.json',
    openAPIRouteHandler(api, {
      documentation: {
        info: {
          title: 'Ninefold IELTS',
          version: '1',
          description:
            'Every call carries X-Requested-Key and Accept-Language (en, zh-Hant). Errors are RFC 9457 problems.',
        },
        servers: [{ url: config.apiBase || config.publicUrl }],
        components: {
          securitySchemes: {
            appKey: { type: 'apiKey', in: 'header', name: 'X-Requested-Key' },
            accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          },
        },
        security: [{ appKey: [] }],
      },
    }),
  );
  api.get('/api/docs', (context) => apiDocsPage(api, context));
  api.get('/api/docs.css', apiDocsStyle);
  return api;
}

/** What an API address without a call behind it answers; mounted after all features. */
export function mountApiFallback(api: Api): void {
  api.all('/api/*', (context) => replyProblem(context, 'not-found', PROBLEMS['not-found']));
}
