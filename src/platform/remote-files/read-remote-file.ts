import { lookup, type LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/**
 * `address`: no address that is read. `unreachable`: no answer in time, or it leads to no public server. `refused`: the
 * server answers with no file.
 */
type RemoteProblem = 'address' | 'unreachable' | 'refused' | 'too-large';
export type RemoteFile =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: RemoteProblem };

type Limits = { readonly maxBytes: number; readonly seconds: number };

/** The servers that may be asked. Tests have servers of their own. */
type Network = {
  readonly protocol: 'https:' | 'http:';
  /** Undefined: any. */
  readonly port: string | undefined;
  readonly isAllowed: (ip: string) => boolean;
};
const PUBLIC: Network = { protocol: 'https:', port: '', isAllowed: isPublicAddress };

const MOST_REDIRECTS = 3;

class NotAllowed extends Error {}

/**
 * Resolves a name for one connection. All of its addresses must be allowed, and the connection goes to them, so a name
 * cannot mean another server a moment later.
 */
const guardedLookup =
  ({ isAllowed }: Network): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new NotAllowed(), '', 4);
      if (!addresses.every(({ address }) => isAllowed(address))) return callback(new NotAllowed(), '', 4);
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

/** The parts of an address that is allowed by its form. */
function parseAddress(address: string, network: Network): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== network.protocol || url.username !== '' || url.password !== '') return undefined;
  if (network.port !== undefined && url.port !== network.port) return undefined;
  // A name that is an IP address is not looked up, so it is checked here.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !network.isAllowed(host) ? undefined : url;
}

function open(url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    send(
      url,
      {
        signal,
        lookup: guardedLookup(network),
        agent: false,
        maxHeaderSize: 16_384,
        // A packed file could be larger than it looks.
        headers: { accept: 'text/calendar, text/plain;q=0.5', 'accept-encoding': 'identity' },
      },
      resolve,
    )
      .on('error', reject)
      .end();
  });
}

async function readText(message: IncomingMessage, { maxBytes }: Limits): Promise<RemoteFile> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) return { ok: false, problem: 'too-large' };
    chunks.push(chunk);
  }
  return { ok: true, text: Buffer.concat(chunks).toString('utf8') };
}

/** Where an answer leads; undefined: it is no redirect. */
function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): string | undefined {
  const { location } = headers;
  if (![301, 302, 303, 307, 308].includes(statusCode) || location === undefined) return undefined;
  return URL.canParse(location, from.href) ? new URL(location, from.href).href : '';
}

/**
 * Reads a text file from an address that a person has typed. Only public servers are asked, over https, also after a
 * redirect (3 at most). A file that is too large or too slow is not read to its end.
 */
export async function readRemoteFile(
  address: string,
  limits: Limits,
  network: Network = PUBLIC,
): Promise<RemoteFile> {
  const signal = AbortSignal.timeout(limits.seconds * 1_000);
  let next = address;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const url = parseAddress(next, network);
    if (!url) return { ok: false, problem: hop === 0 ? 'address' : 'unreachable' };
    try {
      const message = await open(url, network, signal);
      try {
        const redirect = redirectOf(message, url);
        if (redirect === undefined) {
          return message.statusCode === 200
            ? await readText(message, limits)
            : { ok: false, problem: 'refused' };
        }
        next = redirect;
      } finally {
        message.destroy();
      }
    } catch {
      return { ok: false, problem: 'unreachable' };
    }
  }
  return { ok: false, problem: 'refused' };
}
