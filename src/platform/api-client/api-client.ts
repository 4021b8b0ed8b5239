import type { CallOf, Endpoint, EndpointLine, EndpointLines } from '../http/endpoint.ts';
import { sendCall, type CallLine, type CallRequest, type CallResult } from './send-call.ts';
import type { EndpointOf } from './site-contracts.ts';
import { getStoredSession } from './stored-session.ts';

/** The browser's side of the API. */
export type { CallResult } from './send-call.ts';

type CallInput<E> = E extends Endpoint
  ? { [K in 'params' | 'body' | 'query' as CallOf<E>[K] extends undefined ? never : K]: CallOf<E>[K] } & {
      /** Keeps the request alive while the page closes. */
      keepalive?: boolean;
      signal?: AbortSignal;
      answered?: CallRequest['answered'];
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
      return sendCall(line, { ...request, answered: undefined }, renewal.token);
    case 'over':
      return renewal.refusal ?? result;
    case 'unreachable':
      return { ok: false, kind: 'unreachable' };
    default:
      return renewal satisfies never;
  }
}

/** Reads a file of this site as the person who is signed in. A reply has named its path. */
export function readFile(path: string, type: 'audio/*'): Promise<CallResult<Blob>> {
  return send({ method: 'get', path, download: type }, {}) as Promise<CallResult<Blob>>;
}

/** The reply of the call with this line: `ReplyTo<(typeof ORDER_ENDPOINTS)['getOrder']>`. */
export type ReplyTo<Line extends EndpointLine> = ReplyOf<EndpointOf<Line>>;

/**
 * Sends a call by its name in a feature's table. Input and reply have the types of the contract with the same method and
 * path. An unknown name yields `false`.
 */
export function call<Table extends EndpointLines, Name extends keyof Table & string>(
  table: Table,
  name: Name,
  request: CallInput<EndpointOf<Table[Name]>>,
): Promise<CallResult<ReplyTo<Table[Name]>>>;
/** A known name must bring what its contract requires. */
export function call<Table extends EndpointLines, Name extends string>(
  table: Table,
  name: Name extends keyof Table ? never : Name,
  request?: object,
): Promise<CallResult<unknown>> | false;
export function call(table: EndpointLines, name: string, request: CallRequest = {}) {
  const line = Object.keys(table).includes(name) ? table[name] : undefined;
  return line ? send(line, request) : false;
}
