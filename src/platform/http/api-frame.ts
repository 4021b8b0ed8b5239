import type { Context } from 'hono';
import type { Ids } from '../clock/ids.ts';
import type { Config } from '../config/config.ts';
import { negotiateLanguage } from '../i18n/language.ts';
import { createRequestLog, type Log } from '../log/log.ts';
import type { ActorVerdict, Authenticate } from './actor.ts';
import { addHeaders } from './add-headers.ts';
import { answerFailure } from './answer-failure.ts';
import type { ApiEnv, Frame, Handler } from './api-env.ts';
import { clientAddress } from './client-address.ts';
import { answerHeaders } from './content-security-policy.ts';
import { PROBLEMS, replyProblem } from './problem.ts';

export type ApiDependencies = {
  readonly config: Config;
  readonly log: Log;
  readonly ids: Ids;
  /** Identifies the caller. Without it nobody is ever signed in. */
  readonly authenticate?: Authenticate;
};

const NOBODY = Promise.resolve<ActorVerdict>({ state: 'nobody' });
const nobody: Authenticate = () => NOBODY;

/**
 * Request id, language, address and actor before a handler; headers, errors as problems and a line in the log
 * after it. Requires the app key unless the handler is `open`. It is a function around each handler rather
 * than middleware before all: Hono calls a lone handler directly, and every step in between costs a tenth of
 * a small call.
 */
export function createFrame({ config, log, ids, authenticate = nobody }: ApiDependencies): Frame {
  const common = Object.entries({ ...answerHeaders(config.production), 'cache-control': 'no-store' });
  const logRequest = createRequestLog(log);

  function describeRequest(context: Context<ApiEnv>, requestId: string): void {
    context.set('requestId', requestId);
    const acceptLanguage = context.req.header('accept-language');
    context.set('language', negotiateLanguage({ query: null, cookie: undefined, acceptLanguage }));
    const address = context.env?.incoming?.socket?.remoteAddress;
    const forwardedFor = context.req.header('x-forwarded-for');
    context.set('clientAddress', clientAddress(address, forwardedFor, config.trustProxy));
    const authorization = context.req.header('authorization');
    let verdict = authorization === undefined ? NOBODY : undefined;
    context.set('findActor', () => (verdict ??= authenticate(authorization)));
  }

  async function answer(context: Context<ApiEnv>, handle: Handler, open: boolean): Promise<Response> {
    if (!open && context.req.header('x-requested-key') !== config.appKey) {
      return replyProblem(context, 'key-missing', PROBLEMS['key-missing']);
    }
    try {
      return await handle(context);
    } catch (error) {
      return answerFailure(context, error, log);
    }
  }

  return (handle, { open = false } = {}) =>
    async (context) => {
      const requestId = ids.uuid();
      const startedAt = Date.now();
      describeRequest(context, requestId);
      const response = await answer(context, handle, open);
      addHeaders(context, response, [...common, ['x-request-id', requestId]]);
      const { method, path } = context.req;
      const at = Date.now();
      logRequest({ at, requestId, method, path, status: response.status, ms: at - startedAt });
      return response;
    };
}
