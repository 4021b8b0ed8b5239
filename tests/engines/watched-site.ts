import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { ask, type EnginePage, type OnEnd } from './engine.ts';

const KEPT = 'engine-errors';
const LISTENER_PATH = '/engine-errors.js';

/** Runs in every page before anything else. Collects the page's errors for as long as the window is open. */
function listen(kept: string): void {
  document.currentScript?.remove();
  const keep = (...words: readonly unknown[]) => {
    const before = JSON.parse(sessionStorage.getItem(kept) ?? '[]') as string[];
    sessionStorage.setItem(kept, JSON.stringify([...before, [location.pathname, ...words].join(' ')]));
  };
  const say = console.error;
  console.error = (...words: readonly unknown[]) => {
    keep('console:', ...words);
    say(...words);
  };
  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) keep('uncaught:', event.message, event.filename);
    else keep('not loaded:', (event.target as Element | null)?.outerHTML);
  };
  // Captured, because a failed load does not bubble.
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => keep('rejected:', reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    keep('policy:', effectiveDirective, blockedURI),
  );
}

async function passOn(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, headers);
  if (!headers['content-type']?.startsWith('text/html')) return void answer.pipe(response);
  const html = await text(answer);
  response.end(html.replace(/<head[^>]*>/, (head) => `${head}<script src="${LISTENER_PATH}"></script>`));
}

type WatchedSite = {
  readonly url: string;
  /** The number of unanswered requests. A page that is left meanwhile reports its own aborted request. */
  readonly underWay: () => number;
};

/**
 * A site with a listener in each of its pages; returns its address. MiniBrowser's consoles are silent when it
 * is driven, and its driver can neither read them nor run a script before the page's own.
 */
export async function watchSite(siteUrl: string, onEnd: OnEnd): Promise<WatchedSite> {
  let underWay = 0;
  const server = createServer((incoming, response) => {
    underWay += 1;
    response.once('close', () => (underWay -= 1));
    if (incoming.url === LISTENER_PATH) {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      return void response.end(`(${listen.toString()})(${JSON.stringify(KEPT)})`);
    }
    const { method, headers } = incoming;
    const forwarded = request(
      new URL(incoming.url ?? '/', siteUrl),
      { method, headers: { ...headers, 'accept-encoding': 'identity' } },
      (answer) => void passOn(answer, response),
    );
    forwarded.on('error', () => response.destroy());
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port was given.');
  return { url: `http://127.0.0.1:${address.port}`, underWay: () => underWay };
}

/** The errors so far in the pages of a watched site. */
export async function errorsOf(page: EnginePage): Promise<readonly string[]> {
  return JSON.parse(await ask(page, (kept) => sessionStorage.getItem(kept) ?? '[]', KEPT)) as string[];
}
