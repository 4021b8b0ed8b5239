import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { openAPIRouteHandler } from 'hono-openapi';
import type { Config } from '../config/config.ts';
import type { DiskRoom } from '../files/disk-room.ts';
import { securityHeaders } from './content-security-policy.ts';
import { createApiDocs } from './api-docs-page.ts';
import { API_DOCS_STYLE } from './api-docs-style.ts';
import type { Api, ApiEnv } from './api-env.ts';
import type { IdentifyCandidate } from './candidates.ts';
import { createFrame, type ApiDependencies } from './api-frame.ts';
import { PROBLEM_SCHEMA } from './problem-schema.ts';
import { PROBLEMS, replyProblem } from './problem.ts';

/** Pages of the configured origins may call, and those of no other origin. */
function allowOrigins(api: Api, origins: readonly string[]): void {
  const allow = cors({
    origin: [...origins],
    credentials: true,
    allowHeaders: ['authorization', 'content-type', 'x-requested-key', 'accept-language', 'idempotency-key'],
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    maxAge: 600,
  });
  // A browser's preflight request is answered here. It has no key.
  const answerQuestion = api.frame(
    async (context) => (await allow(context, async () => undefined)) ?? context.body(null, 204),
    { open: true },
  );
  api.use('/api/*', async (context, next) =>
    context.req.method === 'OPTIONS' ? answerQuestion(context) : allow(context, next),
  );
}

const documentation = (config: Config) => ({
  info: {
    title: 'Ninefold IELTS',
    version: '1',
    description:
      'Every call carries X-Requested-Key and Accept-Language (en, zh-Hant). Errors are RFC 9457 problems.',
  },
  servers: [{ url: config.apiBase || config.publicUrl }],
  components: {
    schemas: { Problem: PROBLEM_SCHEMA },
    securitySchemes: {
      appKey: { type: 'apiKey' as const, in: 'header' as const, name: 'X-Requested-Key' },
      accessToken: { type: 'http' as const, scheme: 'bearer', bearerFormat: 'JWT' },
    },
  },
  security: [{ appKey: [] }],
});

/** The API before its calls: the frame around each of them, and its own description. */
export function createApi(
  dependencies: ApiDependencies & {
    /** The disk that uploads are written to. Without it there is always room. */
    readonly diskRoom?: () => Promise<DiskRoom>;
    /** Tells whose attempts a request is about; calls with the access `candidate` need it. */
    readonly identifyCandidate?: IdentifyCandidate;
  },
): Api {
  const { config, diskRoom, identifyCandidate } = dependencies;
  const api: Api = Object.assign(new Hono<ApiEnv>(), {
    description: new Hono<ApiEnv>(),
    frame: createFrame(dependencies),
    hasRoom: async () => (await diskRoom?.())?.enough ?? true,
    identifyCandidate,
  });
  if (config.corsOrigins.length > 0) allowOrigins(api, config.corsOrigins);
  api.notFound(api.frame((context) => replyProblem(context, 'not-found', PROBLEMS['not-found'])));
  // A person opens these in a browser, which sends no key.
  const open = { open: true };
  const describe = openAPIRouteHandler(api.description, {
    documentation: documentation(config),
    // It would describe an answer that no call gives; describeRefusals describes the real ones.
    defaultValidationErrorResponse: false,
  });
  const docs = createApiDocs(api);
  api.get(
    '/api/openapi.json',
    api.frame(async (context) => (await describe(context, async () => undefined)) as Response, open),
  );
  api.get(
    '/api/docs',
    api.frame((context) => {
      for (const [name, value] of Object.entries(securityHeaders(config.production)))
        context.header(name, value);
      return docs(context);
    }, open),
  );
  const css = { 'content-type': 'text/css; charset=utf-8' };
  api.get(
    '/api/docs.css',
    api.frame((context) => context.body(API_DOCS_STYLE, 200, css), open),
  );
  return api;
}
