import { DEVELOPMENT_APP_KEY } from '#platform/config/config.ts';
import type { CallResult, ProblemReply } from '#platform/api-client/send-call.ts';
import { API_TIMEOUT_MS } from '#platform/api-client/send-call.ts';

/** A browser as the server sees it: an address, and a cookie once it has one. */
export type Caller = { readonly address: string; cookie: string | undefined };

export type SiteCall = {
  readonly method: 'GET' | 'PUT' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  /** Sent as it is, instead of a body. */
  readonly file?: { readonly type: string; readonly bytes: ArrayBuffer };
};

const PROBLEM = 'urn:ninefold:problem:';

/** A reply that is no download is JSON; for a cut connection and for our time limit nothing is known of the server. */
export async function fetchSite(
  url: string,
  caller: Caller,
  { method, path, body, file }: SiteCall,
): Promise<Response | undefined> {
  const type = file ? file.type : body === undefined ? undefined : 'application/json';
  const data = file ? file.bytes : body === undefined ? undefined : JSON.stringify(body);
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
      headers: {
        'x-requested-key': DEVELOPMENT_APP_KEY,
        'x-forwarded-for': caller.address,
        ...(caller.cookie ? { cookie: caller.cookie } : {}),
        ...(type ? { 'content-type': type } : {}),
      },
      ...(data === undefined ? {} : { body: data }),
    });
    caller.cookie ??= response.headers.getSetCookie()[0]?.split(';')[0];
    return response;
  } catch {
    return undefined;
  }
}

/** A call with the result that the browser's own client would give. */
export async function callSite<Reply>(
  url: string,
  caller: Caller,
  call: SiteCall,
): Promise<CallResult<Reply>> {
  const response = await fetchSite(url, caller, call);
  const reply: unknown = await response?.json().catch(() => undefined);
  if (!response || reply === undefined) return { ok: false, kind: 'unreachable' };
  if (response.ok) return { ok: true, reply: reply as Reply };
  const problem = reply as ProblemReply;
  if (!problem.type.startsWith(PROBLEM)) return { ok: false, kind: 'unreachable' };
  return { ok: false, kind: 'refused', code: problem.type.slice(PROBLEM.length), problem };
}
