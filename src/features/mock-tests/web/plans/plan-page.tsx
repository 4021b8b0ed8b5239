import { loadPlan, PlanOffer, useEntitlementChanges } from '#features/shop/web/index.ts';
import { pageTexts } from '#platform/http/page-texts.ts';
import { loaderMeta } from '#platform/pages/loader-meta.ts';
import type { Route } from './+types/plan-page.ts';
import { FullTests } from '../sittings/full-tests.tsx';
import { StartSlot } from './start-slot.tsx';

export function loader(page: Route.LoaderArgs) {
  const { textGroups, ...plan } = loadPlan(page);
  const texts = pageTexts(page.context, ...textGroups, 'mockTests', 'sitting', 'listening');
  return { texts, ...plan };
}

export const meta = loaderMeta;

/** The page of a plan: the shop's offer, and the tests that start here. */
export default function PlanPage({ loaderData: plan }: Route.ComponentProps) {
  const { key, test, openSections, fullTests } = plan;
  const changes = useEntitlementChanges();
  return (
    <PlanOffer plan={plan} start={test ? <StartSlot test={test} sections={openSections} /> : null}>
      {fullTests.length > 0 ? <FullTests tests={fullTests} plan={key} changes={changes} /> : null}
    </PlanOffer>
  );
}
