import type { Clock } from '#platform/clock/clock.ts';
import type { Ids } from '#platform/clock/ids.ts';
import type { GradingService } from '#platform/config/grading-service.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/start-jobs.ts';
import type { WorkGraders } from './work-graders.ts';
import type { WorkSources } from './work-sources.ts';

/** What an account has bought and may use now. */
export type FindEntitlements = (
  accountId: string,
) => Promise<readonly { readonly key: string; readonly accessUntil: Date }[]>;

/** Whether everybody may take a mock test, so that its Writing is graded for everybody. */
export type IsFreeTest = (mockTest: string) => boolean;

export type QueueDependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly findEntitlements: FindEntitlements;
  readonly isFreeTest: IsFreeTest;
  readonly sources: WorkSources;
  readonly graders: WorkGraders;
  /** The service with the language model, and its budgets. Undefined: none is set up. */
  readonly service: GradingService | undefined;
};
