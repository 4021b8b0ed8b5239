import type { ReplyState } from '#platform/api-client/use-reply.ts';
import { failureOf } from './call-failure.ts';

type QueryResult<Reply> = {
  readonly data: Reply | undefined;
  readonly error: Error | null;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
};

/** The state of a reply for its page. A failure does not remove a reply that is shown. */
export function queryState<Reply>({ data, error, fetchStatus }: QueryResult<Reply>): ReplyState<Reply> {
  if (data !== undefined) return { status: 'ready', reply: data };
  if (fetchStatus === 'paused') return { status: 'offline' };
  const failure = failureOf(error);
  if (failure === undefined) return { status: 'loading' };
  return failure.kind === 'refused' && failure.problem.status < 500
    ? { status: 'refused', code: failure.code, problem: failure.problem }
    : { status: 'unreachable' };
}
