import type { ActorVerdict } from '#platform/http/actor.ts';
import type { Api } from '#platform/http/api-env.ts';
import { readAccessToken } from './access-token.ts';
import { createAccountKeys } from './account-keys.ts';
import type { AccountsDependencies } from './accounts-dependencies.ts';
import { createCandidateIdentity } from './identify-candidate.ts';
import { mountChallengeRoutes } from './mount-challenge-routes.ts';
import { createRefreshCookie } from './refresh-cookie.ts';
import { isSessionAlive } from './session-store.ts';

type Given = Omit<AccountsDependencies, 'keys'> & {
  /** SECRET: every key is derived from it. */
  readonly secret: string;
};

/** Accounts as the server wires them: who calls, whose attempts they are, and the calls themselves. */
export function createAccounts({ secret, ...given }: Given) {
  const dependencies: AccountsDependencies = { ...given, keys: createAccountKeys(secret) };
  const { config, database, clock, keys } = dependencies;
  const refreshCookie = createRefreshCookie(config);

  async function authenticate(authorization: string | undefined): Promise<ActorVerdict> {
    if (authorization === undefined) return { state: 'nobody' };
    const now = clock.now();
    const token = /^Bearer (\S{1,2000})$/.exec(authorization)?.[1];
    const actor = token && (await readAccessToken(keys, token, now));
    if (!actor) return { state: 'over' };
    const alive = await isSessionAlive(database, actor.sessionId, actor.accountId, now);
    return alive ? { state: 'known', actor } : { state: 'over' };
  }

  return {
    authenticate,
    candidateIdentity: createCandidateIdentity(dependencies),
    /** Puts the calls of accounts on the API. */
    mount(api: Api): void {
      void refreshCookie;
      mountChallengeRoutes(api, dependencies);
    },
  };
}
