import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import { getChallenge } from '../../auth-contract.ts';
import type { AccountsDependencies } from '../accounts-dependencies.ts';
import { ACCOUNT_REFUSALS } from '../refusals.ts';
import { requestOrigin } from '../request-origin.ts';

/** A page asks for one before every form: enough for a classroom behind one address. */
const PER_ADDRESS = { points: 300, durationSeconds: 15 * 60 };

/** The bot challenge that the forms of people who are not signed in carry. */
export function mountChallengeRoutes(
  api: Api,
  { botChallenge, limiter }: Pick<AccountsDependencies, 'botChallenge' | 'limiter'>,
): void {
  mountEndpoint(api, getChallenge, ACCOUNT_REFUSALS, async (_, context) => {
    const { addressKey } = requestOrigin(context);
    const { ok } = await limiter.consume(`bot challenge ${addressKey}`, PER_ADDRESS);
    return ok ? { ok, reply: await botChallenge.issue() } : { ok, refusal: 'throttled' };
  });
}
