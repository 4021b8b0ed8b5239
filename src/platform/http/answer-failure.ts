import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Log } from '../log/log.ts';
import { isBusy } from './is-busy.ts';
import { PROBLEMS, replyProblem } from './problem.ts';

/**
 * The answer to a call that threw: 400 for an unreadable request, 503 while the database is away or
 * overloaded, 500 for a bug of ours. The context has `requestId` and `language`. The log gets the error; the
 * answer does not mention it.
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
