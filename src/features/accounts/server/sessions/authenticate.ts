import type { Authenticate } from '#platform/http/actor.ts';
import { requiresTwoFactor } from '../../domain/needs-two-factor.ts';
import { createAccessTokenReader } from './access-token.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import { createLiveSessions } from './live-sessions.ts';

/**
 * Identifies the caller by the Authorization header. A token is valid while its session lives. The role is the
 * account's present one, whatever the token says, and so is whether it lacks the two-factor that the role needs.
 */
export function createAuthenticate(dependencies: AccountsDependencies): Authenticate {
  const { keys, clock } = dependencies;
  const readAccessToken = createAccessTokenReader(keys);
  const liveSessions = createLiveSessions(dependencies);
  return async (authorization) => {
    if (authorization === undefined) return { state: 'nobody' };
    const token = /^Bearer (\S{1,2000})$/i.exec(authorization)?.[1];
    const named = token && (await readAccessToken(token, clock.now()));
    if (!named) return { state: 'over' };
    const rights = await liveSessions.findRights(named.sessionId, named.accountId);
    if (!rights) return { state: 'over' };
    const { role, hasTwoFactor } = rights;
    const needsTwoFactor = requiresTwoFactor(role) && !hasTwoFactor;
    return { state: 'known', actor: { ...named, role, needsTwoFactor } };
  };
}
