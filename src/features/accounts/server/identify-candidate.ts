import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Clock } from '#platform/clock/clock.ts';
import type { Ids } from '#platform/clock/ids.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { addCandidate, findCandidateId } from './candidate-store.ts';

/** How long a browser is known; the privacy page says so. */
export const CANDIDATE_DAYS = 180;
const MAX_KNOWN = 20_000;
const TOKEN = /^[\w-]{43}$/;

type Dependencies = {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
};

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Who sits the tests of this browser: known by an httpOnly cookie of 256 random bits, kept hashed, for 180 days
 * (content/legal/privacy). Over https the cookie carries the `__Host-` prefix.
 */
export function createCandidateIdentity({ config, database, clock, ids }: Dependencies) {
  const secure = config.publicUrl.startsWith('https:');
  const name = secure ? '__Host-visitor' : 'visitor';

  function send(context: Context, token: string): void {
    setCookie(context, name, token, {
      httpOnly: true,
      sameSite: config.corsOrigins.length > 0 && secure ? 'None' : 'Lax',
      secure,
      path: '/',
      maxAge: CANDIDATE_DAYS * 24 * 60 * 60,
    });
  }

  // Whose a cookie is never changes, so a save need not ask again. The oldest makes room.
  const known = new Map<string, string>();
  function keep(hash: Buffer, id: string): void {
    const oldest = known.keys().next().value;
    if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest);
    known.set(hash.toString('hex'), id);
  }

  async function find(context: Context): Promise<string | undefined> {
    const token = getCookie(context, name);
    if (!token || !TOKEN.test(token)) return undefined;
    const hash = hashOf(token);
    const kept = known.get(hash.toString('hex'));
    if (kept) return kept;
    const id = await findCandidateId(database, hash);
    if (id) keep(hash, id);
    return id;
  }

  return {
    /** The candidate of the request, or undefined. */
    find,

    /** The candidate of the request; a browser without one gets one. */
    async findOrAdd(context: Context): Promise<string> {
      const existing = await find(context);
      if (existing) return existing;
      const id = ids.uuid();
      const token = ids.token();
      await addCandidate(database, { id, tokenHash: hashOf(token), createdAt: clock.now() });
      send(context, token);
      return id;
    },
  };
}

export type CandidateIdentity = ReturnType<typeof createCandidateIdentity>;
