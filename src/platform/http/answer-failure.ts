import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Log } from '../log/log.ts';
import { isBusy } from './is-busy.ts';
import { PROBLEMS, replyProblem } from './problem.ts';

/**
 * What a call that threw answers: 400 for what could not be read, 503 while the database is away or overloaded, 500 for a
 * bug of ours. The context has `requestId` and `language`; the log gets the error, the answer says nothing of it.
 */
export function answerFailure(context: Context, error: unknown, log: Pick<Log, 'error'>): Response {
  if (error instanceof HTTPException && error.status < 500) {
    return replyProblem(context, 'body-unreadable', PROBLEMS['body-unreadable']);
  }
  log.error({ err: error, requestId: context.get('requestId') }, 'request failed');
  return isBusy(error)
    ? replyProblem(context, 'unavailable', PROBLEMS.unavailable)
    : replyProblem(context, 'server-error', PROBLEMS['server-error']);
}
