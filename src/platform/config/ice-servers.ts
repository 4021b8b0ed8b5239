import { z } from 'zod';

/** A server that helps two browsers find each other (STUN), or relays what they send (TURN). */
export type IceServer = {
  readonly urls: readonly string[];
  readonly username?: string;
  readonly credential?: string;
  /** Shared with the TURN server, instead of both: each visit of a room gets credentials that expire. */
  readonly secret?: string;
};

const MOST_SERVERS = 8;
/** RFC 7064 and 7065: a scheme, a host, and maybe a port and a transport. */
const STUN = /^stuns?:[\w.:[\]-]{1,255}$/i;
const TURN = /^turns?:[\w.:[\]-]{1,255}(?:\?transport=(?:udp|tcp))?$/i;

/** A short one could be found from a few credentials. */
const SECRET = /^[!-~]{16,200}$/;

const isTurn = (url: string) => TURN.test(url);
const urlSchema = z.string().refine((url) => STUN.test(url) || isTurn(url));
const textSchema = z.string().min(1).max(500);

const iceServersSchema = z
  .array(
    z
      .strictObject({
        urls: z.union([urlSchema.transform((url) => [url]), z.array(urlSchema).min(1).max(5)]),
        username: textSchema.optional(),
        credential: textSchema.optional(),
        secret: z.string().regex(SECRET).optional(),
      })
      .refine(({ urls, username, credential, secret }) => {
        if (secret !== undefined)
          return urls.every(isTurn) && username === undefined && credential === undefined;
        // A browser refuses a TURN server without them.
        return !urls.some(isTurn) || (username !== undefined && credential !== undefined);
      }),
  )
  .max(MOST_SERVERS);

/** The servers in a JSON list, as browsers take it. Undefined: it is none. */
export function parseIceServers(text: string): readonly IceServer[] | undefined {
  try {
    const parsed = iceServersSchema.safeParse(JSON.parse(text));
    if (!parsed.success) return undefined;
    return parsed.data.map(({ urls, username, credential, secret }) => ({
      urls,
      ...(username === undefined ? {} : { username }),
      ...(credential === undefined ? {} : { credential }),
      ...(secret === undefined ? {} : { secret }),
    }));
  } catch {
    return undefined;
  }
}

/** `none`: two browsers meet in one network alone. `direct`: through most networks. `relay`: through nearly all. */
export function reachOf(servers: readonly IceServer[]): 'none' | 'direct' | 'relay' {
  if (servers.some(({ urls }) => urls.some(isTurn))) return 'relay';
  return servers.length > 0 ? 'direct' : 'none';
}
