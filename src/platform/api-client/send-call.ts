/** A call ends after this long without an answer. Milliseconds. */
export const API_TIMEOUT_MS = 30_000;

/** A file whose download has started may take longer: hours of recordings over a slow line. */
export const DOWNLOAD_TIMEOUT_MS = 60 * 60_000;

/**
 * Chrome before 81 rejects `keepalive` calls that carry headers of our own, and logs an error. It cannot be
 * detected directly, so we look for a feature that browsers got in the same year.
 */
const MAY_OUTLIVE_PAGE = 'replaceAll' in String.prototype;

type Settings = {
  /** Empty for the same origin. */
  readonly base: string;
  readonly appKey: string;
};

/** The page says it on its root element. */
function readSettings(): Settings {
  const { apiBase = '', appKey = '' } = document.documentElement.dataset;
  return { base: apiBase, appKey };
}

export type CallLine = {
  readonly method: string;
  readonly path: string;
  /** The reply is a file of this type; `audio/*` is a sound of any. */
  readonly download?: string;
};

export type CallRequest = {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
  /** Sent as it is, instead of a body. */
  readonly file?: Blob;
  /** Made once for one act. Every attempt of the act sends the same key, so the server performs it once. */
  readonly idempotencyKey?: string;
  /** Keeps the request alive while the page closes. */
  readonly keepalive?: boolean;
  readonly signal?: AbortSignal;
  /** The answer to the same request as the same person, which the page sent before its scripts were there. */
  readonly answered?: Promise<Response> | undefined;
};

export type ProblemReply = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly request_id?: string;
  readonly errors?: readonly { readonly field: string; readonly code: string; readonly message: string }[];
};

export type Refused = {
  readonly ok: false;
  readonly kind: 'refused';
  readonly code: string;
  readonly problem: ProblemReply;
  /** The earliest time for another attempt, if the server names one. Seconds. */
  readonly retryAfterSeconds?: number;
};

/**
 * The outcome of a call. `unreachable`: offline, refused, or no answer in 30 seconds. The server may or may
 * not have acted.
 */
export type CallResult<Reply> =
  | { readonly ok: true; readonly reply: Reply }
  | Refused
  | { readonly ok: false; readonly kind: 'unreachable' };

function fill(path: string, parameters: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(parameters[name])));
}

/** The body and its media type. */
function contentOf({
  body,
  file,
}: CallRequest): { readonly type: string; readonly data: BodyInit } | undefined {
  if (file) return { type: file.type, data: file };
  return body === undefined ? undefined : { type: 'application/json', data: JSON.stringify(body) };
}

/** The file of a download. Undefined: the answer is something else, such as a network's own sign-in page. */
async function readFile(response: Response, type: string): Promise<Blob | undefined> {
  return response.headers.get('content-type')?.startsWith(type.replace('*', ''))
    ? response.blob()
    : undefined;
}

/** The prefix of our problem types. An answer without it was not written by our server. */
const OUR_PROBLEMS = 'urn:ninefold:problem:';

function refusal(problem: ProblemReply, retryAfter: string | null): CallResult<never> {
  if (!problem.type.startsWith(OUR_PROBLEMS)) return { ok: false, kind: 'unreachable' };
  return {
    ok: false,
    kind: 'refused',
    code: problem.type.slice(OUR_PROBLEMS.length),
    problem,
    ...(retryAfter && /^\d+$/.test(retryAfter) ? { retryAfterSeconds: Number(retryAfter) } : {}),
  };
}

/** One request and its answer. `token` identifies the caller. */
export async function sendCall(
  line: CallLine,
  request: CallRequest,
  token: string | undefined,
): Promise<CallResult<unknown>> {
  const settings = readSettings();
  const stop = new AbortController();
  let timer = setTimeout(() => stop.abort(), API_TIMEOUT_MS);
  request.signal?.addEventListener('abort', () => stop.abort());
  if (request.signal?.aborted) stop.abort();
  const query = request.query ? `?${new URLSearchParams(request.query as Record<string, string>)}` : '';
  const content = contentOf(request);
  try {
    const response = await (request.answered ??
      fetch(`${settings.base}${fill(line.path, request.params)}${query}`, {
        method: line.method.toUpperCase(),
        credentials: 'include',
        signal: stop.signal,
        ...(request.keepalive && MAY_OUTLIVE_PAGE ? { keepalive: true } : {}),
        headers: {
          'X-Requested-Key': settings.appKey,
          'Accept-Language': document.documentElement.lang,
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...(content ? { 'Content-Type': content.type } : {}),
          ...(request.idempotencyKey === undefined ? {} : { 'Idempotency-Key': request.idempotencyKey }),
        },
        ...(content ? { body: content.data } : {}),
      }));
    if (response.ok && line.download !== undefined) {
      clearTimeout(timer);
      timer = setTimeout(() => stop.abort(), DOWNLOAD_TIMEOUT_MS);
      const file = await readFile(response, line.download);
      return file ? { ok: true, reply: file } : { ok: false, kind: 'unreachable' };
    }
    const reply: unknown = await response.json();
    if (response.ok) return { ok: true, reply };
    return refusal(reply as ProblemReply, response.headers.get('retry-after'));
  } catch {
    // A proxy's own page or error, a cut connection, our time limit: in each case the server's state is
    // unknown.
    return { ok: false, kind: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}
