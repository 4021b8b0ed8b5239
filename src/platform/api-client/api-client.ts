import type { CallOf, Endpoint } from '../http/endpoint.ts';

/** The browser's side of the API, as section 7 of the specification describes it. */
export const API_TIMEOUT_MS = 30_000;

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

/** The access token of the stored session (`auth` in local storage: user, role, token), if somebody is signed in. */
function readToken(): string | undefined {
  try {
    const session: unknown = JSON.parse(localStorage.getItem('auth') ?? 'null');
    const token = typeof session === 'object' && session && 'token' in session ? session.token : undefined;
    return typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}

export type CallLine = {
  readonly method: string;
  readonly path: string;
  /** The reply is a file of this type. */
  readonly download?: string;
};

/** Browser-side lines of a contract: names, methods and paths without the schemas, which would weigh 31 KB. */
export type CallLines<Contract> = {
  readonly [Name in keyof Contract]: Contract[Name] extends Endpoint
    ? { readonly [K in 'method' | 'path' | 'download' as K & keyof Contract[Name]]: Contract[Name][K] }
    : never;
};

export type ProblemReply = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly request_id?: string;
  readonly errors?: readonly { readonly field: string; readonly code: string; readonly message: string }[];
};

/** What became of a call. `unreachable`: offline, refused, or no answer in 30 seconds; nothing is known of the server. */
export type CallResult<Reply> =
  | { readonly ok: true; readonly reply: Reply }
  | { readonly ok: false; readonly kind: 'refused'; readonly code: string; readonly problem: ProblemReply }
  | { readonly ok: false; readonly kind: 'unreachable' };

type Given<E> = E extends Endpoint
  ? { [K in 'params' | 'body' | 'query' as CallOf<E>[K] extends undefined ? never : K]: CallOf<E>[K] } & {
      /** Keeps the request alive while the page closes. */
      keepalive?: boolean;
      signal?: AbortSignal;
    } & (E extends { readonly upload: string } ? { file: Blob } : object)
  : never;

type ReplyOf<E> = E extends { readonly download: string }
  ? Blob
  : E extends Endpoint
    ? CallOf<E>['reply']
    : never;

function fill(path: string, parameters: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(parameters[name])));
}

type Request = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Sent as it is, instead of a body. */
  file?: Blob;
  keepalive?: boolean;
  signal?: AbortSignal;
};

/** What is sent, and of which type it is. */
function contentOf({ body, file }: Request): { readonly type: string; readonly data: BodyInit } | undefined {
  if (file) return { type: file.type, data: file };
  return body === undefined ? undefined : { type: 'application/json', data: JSON.stringify(body) };
}

/** The file of a download. Undefined: something else came, such as a network's own sign-in page. */
async function readFile(response: Response, type: string): Promise<Blob | undefined> {
  return response.headers.get('content-type')?.startsWith(type) ? response.blob() : undefined;
}

/** What a problem's type begins with; an answer without it was not written by our server. */
const OUR_PROBLEMS = 'urn:ninefold:problem:';

async function send(line: CallLine, request: Request): Promise<CallResult<unknown>> {
  const settings = readSettings();
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), API_TIMEOUT_MS);
  request.signal?.addEventListener('abort', () => stop.abort());
  if (request.signal?.aborted) stop.abort();
  const token = readToken();
  const content = contentOf(request);
  const query = request.query ? `?${new URLSearchParams(request.query as Record<string, string>)}` : '';
  try {
    const response = await fetch(`${settings.base}${fill(line.path, request.params)}${query}`, {
      method: line.method.toUpperCase(),
      credentials: 'include',
      signal: stop.signal,
      ...(request.keepalive ? { keepalive: true } : {}),
      headers: {
        'X-Requested-Key': settings.appKey,
        'Accept-Language': document.documentElement.lang,
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(content ? { 'Content-Type': content.type } : {}),
      },
      ...(content ? { body: content.data } : {}),
    });
    if (response.ok && line.download !== undefined) {
      const file = await readFile(response, line.download);
      return file ? { ok: true, reply: file } : { ok: false, kind: 'unreachable' };
    }
    const reply: unknown = await response.json();
    if (response.ok) return { ok: true, reply };
    const problem = reply as ProblemReply;
    if (!problem.type.startsWith(OUR_PROBLEMS)) return { ok: false, kind: 'unreachable' };
    return { ok: false, kind: 'refused', code: problem.type.slice(OUR_PROBLEMS.length), problem };
  } catch {
    // A proxy's own page or error, a cut connection, our time limit: in each case nothing is known of the server.
    return { ok: false, kind: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

type Calls<Contract> = {
  <Name extends keyof Contract & string>(
    name: Name,
    request: Given<Contract[Name]>,
  ): Promise<CallResult<ReplyOf<Contract[Name]>>>;
  /** A name that the table does not have; one it has must bring what its contract asks for. */
  <Name extends string>(
    name: Name extends keyof Contract ? never : Name,
    request?: object,
  ): Promise<CallResult<unknown>> | false;
};

/**
 * A feature's calls by name, typed from its contract. A name that the table does not have yields `false`
 * (specification, section 7).
 */
export function createCalls<Contract>(lines: CallLines<Contract>): Calls<Contract> {
  const table = new Map<string, CallLine>(Object.entries(lines));
  return ((name: string, request: Request = {}) => {
    const line = table.get(name);
    return line ? send(line, request) : false;
  }) as Calls<Contract>;
}
