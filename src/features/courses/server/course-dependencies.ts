import type { CandidateIdentity } from '#features/accounts/server/index.ts';
import type { TutorialReader } from '#features/tutorials/contract.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Ids } from '#platform/clock/ids.ts';
import type { Database } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/create-file-store.ts';
import type { RateLimiter } from '#platform/rate-limit/create-rate-limiter.ts';
import type { Courses } from './content/load-courses.ts';

/** What an account has bought and may use now. */
export type FindEntitlements = (
  accountId: string,
) => Promise<readonly { readonly key: string; readonly accessUntil: Date }[]>;

/** What an account could use before, and when that access ended. */
export type FindEndedAccess = (
  accountId: string,
) => Promise<readonly { readonly key: string; readonly endedAt: Date }[]>;

export type CourseDependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly courses: Courses;
  readonly candidateIdentity: Pick<CandidateIdentity, 'findOrAdd'>;
  readonly limiter: RateLimiter;
  readonly files: FileStore;
  readonly findEntitlements: FindEntitlements;
  readonly findEndedAccess: FindEndedAccess;
  /** Signs the addresses of sounds that were bought. */
  readonly mediaKey: Buffer;
  readonly tutorials: Pick<TutorialReader, 'findTutorial'>;
};
