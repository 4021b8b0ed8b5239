import type { CallOf, Endpoint } from '../http/endpoint.ts';
import { sendCall, type CallLine, type CallRequest, type CallResult } from './send-call.ts';
import { getStoredSession } from './stored-session.ts';

/** The browser's side of the API. */
export type { CallResult } from './send-call.ts';

/** Browser-side lines of a contract: names, methods and paths without the schemas, which would weigh 31 KB. */
export type CallLines<Contract> = {
  readonly [Name in keyof Contract]: Contract[Name] extends Endpoint
    ? { readonly [K in 'method' | 'path' | 'download' as K & keyof Contract[Name]]: Contract[Name][K] }
    : never;
};

type CallInput<E> = E extends Endpoint
  ? { [K in 'params' | 'body' | 'query' as CallOf<E>[K] extends undefined ? never : K]: CallOf<E>[K] } & {
      /** Keeps the request alive while the page closes. */
      keepalive?: boolean;
      signal?: AbortSignal;
    } & (E extends { readonly upload: object } ? { file: Blob } : object) &
      (E extends { readonly idempotent: true } ? { idempotencyKey: string } : object)
  : never;

type ReplyOf<E> = E extends { readonly download: string }
  ? Blob
  : E extends Endpoint
    ? CallOf<E>['reply']
    : never;

/**
 * Sends a call as the person who is signed in. A token that ran out is renewed once, and the call is repeated
 * with the new one.
 */
async function send(line: CallLine, request: CallRequest): Promise<CallResult<unknown>> {
  const token = getStoredSession()?.token;
  const result = await sendCall(line, request, token);
  if (!token || result.ok || result.kind === 'unreachable' || result.code !== 'session-over') return result;
  const renewing = import('./renew-session.ts').then(({ renewSession }) => renewSession(token));
  const renewal = await renewing.catch(() => ({ outcome: 'unreachable' }) as const);
  switch (renewal.outcome) {
    case 'renewed':
      return sendCall(line, request, renewal.token);
    case 'over':
      return renewal.refusal ?? result;
    case 'unreachable':
      return { ok: false, kind: 'unreachable' };
    default:
      return renewal satisfies never;
  }
}

type Calls<Contract> = {
  <Name extends keyof Contract & string>(
    name: Name,
    request: CallInput<Contract[Name]>,
  ): Promise<CallResult<ReplyOf<Contract[Name]>>>;
  /** An unknown name. A known name must bring what its contract requires. */
  <Name extends string>(
    name: Name extends keyof Contract ? never : Name,
    request?: object,
  ): Promise<CallResult<unknown>> | false;
};

/** A feature's calls by name, typed from its contract. An unknown name yields `false`. */
export function createCalls<Contract>(lines: CallLines<Contract>): Calls<Contract> {
  const table = new Map<string, CallLine>(Object.entries(lines));
  return ((name: string, request: CallRequest = {}) => {
    const line = table.get(name);
    return line ? send(line, request) : false;
  }) as Calls<Contract>;
}
