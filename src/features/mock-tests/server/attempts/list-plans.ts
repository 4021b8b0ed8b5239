import type { Actor } from '#platform/http/actor.ts';
import type { Clock } from '#platform/clock/clock.ts';

export type FindEntitlements = (
  accountId: string,
) => Promise<readonly { readonly key: string; readonly accessUntil: Date }[]>;

/** The keys of the plans that a learner has bought and may use now. A visitor has none. */
export async function listPlans(
  { findEntitlements, clock }: { readonly findEntitlements: FindEntitlements; readonly clock: Clock },
  actor: Pick<Actor, 'accountId'> | undefined,
): Promise<string[]> {
  const entitlements = actor ? await findEntitlements(actor.accountId) : [];
  return entitlements.filter(({ accessUntil }) => accessUntil > clock.now()).map(({ key }) => key);
}
