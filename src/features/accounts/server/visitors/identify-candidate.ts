import type { Context } from 'hono';
import type { Clock } from '#platform/clock/clock.ts';
import type { Ids } from '#platform/clock/ids.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Candidates } from '#platform/http/candidates.ts';
import {
  addCandidate,
  findAccountsCandidate,
  findVisitorsCandidate,
  lockAccountsCandidates,
} from './candidate-store.ts';
import { createVisitorCookie, hashVisitorToken } from './visitor-cookie.ts';

type Dependencies = {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
};

/** Who sits a test that begins now, and whose attempts that person may see beside it. */
export type NewSitter = { readonly candidateId: string; readonly candidates: Candidates };

/**
 * Whose attempts a request is about: those of the account that is signed in; without one, those of the browser's
 * cookie. Never both: whoever signs in takes the browser's along (`joinVisitorAtSignIn`).
 */
export function createCandidateIdentity({ config, database, clock, ids }: Dependencies) {
  const cookie = createVisitorCookie(config);

  function find(context: Context, actor: Actor | undefined): Candidates | undefined {
    if (actor) return { accountId: actor.accountId };
    const token = cookie.read(context);
    return token === undefined ? undefined : { visitorHash: hashVisitorToken(token) };
  }

  /** What is begun while signed in goes where no browser's cookie leads. */
  async function ofAccount(accountId: string): Promise<string> {
    const existing = await findAccountsCandidate(database, accountId);
    if (existing) return existing;
    return database.transaction(async (transaction) => {
      await lockAccountsCandidates(transaction, accountId);
      const made = await findAccountsCandidate(transaction, accountId);
      if (made) return made;
      const id = ids.uuid();
      await addCandidate(transaction, { id, accountId, createdAt: clock.now() });
      return id;
    });
  }

  return {
    /** Undefined: a browser that has not begun anything. */
    find,

    /** For an attempt that begins: a browser without a cookie gets one. */
    async findOrAdd(context: Context, actor: Actor | undefined): Promise<NewSitter> {
      const candidates = find(context, actor);
      if (candidates && 'accountId' in candidates) {
        return { candidateId: await ofAccount(candidates.accountId), candidates };
      }
      const existing = candidates && (await findVisitorsCandidate(database, candidates.visitorHash));
      if (existing) return { candidateId: existing, candidates };
      const candidateId = ids.uuid();
      const token = ids.token();
      const visitorHash = hashVisitorToken(token);
      await addCandidate(database, { id: candidateId, tokenHash: visitorHash, createdAt: clock.now() });
      cookie.send(context, token);
      return { candidateId, candidates: { visitorHash } };
    },
  };
}

export type CandidateIdentity = ReturnType<typeof createCandidateIdentity>;
