import { listPeopleOfCandidates } from '#features/accounts/server/index.ts';
import type { Actor } from '#platform/http/actor.ts';
import { isGradedFor } from '../../domain/works/work-plans.ts';
import type { QueueDependencies } from './grading-dependencies.ts';
import type { StoredWork } from './work-store.ts';

type Dependencies = Pick<QueueDependencies, 'database' | 'clock' | 'findEntitlements' | 'isFreeTest'>;

/** The keys of what an account may use now. A visitor has none. */
export async function listPlans(
  { findEntitlements, clock }: Pick<Dependencies, 'findEntitlements' | 'clock'>,
  actor: Pick<Actor, 'accountId'> | undefined,
): Promise<string[]> {
  const entitlements = actor ? await findEntitlements(actor.accountId) : [];
  return entitlements.filter(({ accessUntil }) => accessUntil > clock.now()).map(({ key }) => key);
}

/** Whether a work is graded for somebody with these plans. */
export const isGraded = (
  { isFreeTest }: Pick<Dependencies, 'isFreeTest'>,
  { kind, source, mockTest }: Pick<StoredWork, 'kind' | 'source' | 'mockTest'>,
  plans: readonly string[],
): boolean =>
  isGradedFor({ kind, isFree: source === 'mock-test' && mockTest !== null && isFreeTest(mockTest) }, plans);

/** Whether a work is graded for the learner who wrote it, as of now. */
export async function isGradedForItsLearner(dependencies: Dependencies, work: StoredWork): Promise<boolean> {
  const people = await listPeopleOfCandidates(dependencies.database, [work.candidateId]);
  return isGraded(dependencies, work, await listPlans(dependencies, people.get(work.candidateId)));
}
