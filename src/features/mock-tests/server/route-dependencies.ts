import type { CandidateIdentity } from '#features/accounts/server/index.ts';
import type { Papers } from '#features/library/server/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Ids } from '#platform/clock/ids.ts';
import type { Database } from '#platform/database/database.ts';
import type { RateLimiter } from '#platform/rate-limit/create-rate-limiter.ts';
import type { FindEntitlements } from './attempts/list-plans.ts';

export type RouteDependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly papers: Papers;
  readonly candidateIdentity: Pick<CandidateIdentity, 'findOrAdd'>;
  readonly limiter: RateLimiter;
  /** What an account has bought and may use now. */
  readonly findEntitlements: FindEntitlements;
};
