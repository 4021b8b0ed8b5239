import type { Context } from 'hono';
import type { Clock } from '#platform/clock/clock.ts';
import type { Ids } from '#platform/clock/ids.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { addCandidate, findCandidateId } from './candidate-store.ts';
import { createVisitorCookie, hashVisitorToken } from './visitor-cookie.ts';

const MAX_KNOWN = 20_000;

type Dependencies = {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
};

/** Who sits the tests of this browser: known by the visitor's cookie. */
export function createCandidateIdentity({ config, database, clock, ids }: Dependencies) {
  const cookie = createVisitorCookie(config);

  // Whose a cookie is never changes, so a save need not ask again. The oldest makes room.
  const known = new Map<string, string>();
  function keep(hash: Buffer, id: string): void {
    const oldest = known.keys().next().value;
    if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest);
    known.set(hash.toString('hex'), id);
  }

  async function find(context: Context): Promise<string | undefined> {
    const token = cookie.read(context);
    if (!token) return undefined;
    const hash = hashVisitorToken(token);
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
      await addCandidate(database, { id, tokenHash: hashVisitorToken(token), createdAt: clock.now() });
      cookie.send(context, token);
      return id;
    },
  };
}

export type CandidateIdentity = ReturnType<typeof createCandidateIdentity>;
