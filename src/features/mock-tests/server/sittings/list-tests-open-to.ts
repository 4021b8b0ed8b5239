import type { Papers } from '#features/library/server/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { viewTestSection } from '../attempts/list-full-tests.ts';
import { listPlans, type FindEntitlements } from '../attempts/list-plans.ts';

type Dependencies = {
  readonly findEntitlements: FindEntitlements;
  readonly clock: Clock;
  readonly papers: Pick<Papers, 'mockTests'>;
};

/** The mock tests of which an account can take at least one section now, by their slugs. */
export async function listTestsOpenTo(
  { findEntitlements, clock, papers }: Dependencies,
  accountId: string,
): Promise<ReadonlySet<string>> {
  const plans = await listPlans({ findEntitlements, clock }, { accountId });
  const isOpen = (edition: Parameters<typeof viewTestSection>[0]) => {
    const { ready, may_sit: maySit } = viewTestSection(edition, plans);
    return ready && maySit;
  };
  return new Set(papers.mockTests.filter(({ editions }) => editions.some(isOpen)).map(({ slug }) => slug));
}
