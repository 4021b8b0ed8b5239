import { createHmac } from 'node:crypto';
import type { IceServer } from '#platform/config/ice-servers.ts';
import { HOUR_MS } from '../../domain/schedule.ts';

/** A call that lasts until the room closes renews its relay until then. A clock may be wrong by some minutes. */
const SPARE_MS = HOUR_MS;
const LONGEST_MS = 12 * HOUR_MS;

type Visit = {
  /** When the room closes. */
  readonly until: Date;
  readonly now: Date;
  /** Names the visit for the TURN server, which learns no account by it. */
  readonly visit: string;
};

/** As browsers take it. The secret of a server is not among it. */
type IssuedServer = Omit<IceServer, 'secret'>;

/**
 * The servers for one visit of a room. A server with a secret gets credentials that expire an hour after the room closes,
 * after 12 hours at most: the user name is the second of the end and the visit, the credential its HMAC-SHA1 in base64
 * (draft-uberti-behave-turn-rest-00; coturn has it as `use-auth-secret`).
 */
export const issueIceServers = (
  servers: readonly IceServer[],
  { until, now, visit }: Visit,
): IssuedServer[] =>
  servers.map(({ secret, ...server }) => {
    if (secret === undefined) return server;
    const end = Math.min(until.getTime() + SPARE_MS, now.getTime() + LONGEST_MS);
    const username = `${Math.floor(end / 1_000)}:${visit}`;
    return { ...server, username, credential: createHmac('sha1', secret).update(username).digest('base64') };
  });
