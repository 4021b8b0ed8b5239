import { useEntitlements } from '../entitlements/use-entitlements.ts';
import type { Entitlements } from '../../contract.ts';

type Access = Entitlements['access'][number];

/** A learner's access to the product of a page. */
export type Owning = {
  /** The learner has access, by this product or by a plan that contains it. The page then sells nothing. */
  readonly mine: Access | undefined;
  /** There is still access, and it ends soon enough to be bought again. */
  readonly renewable: Access | undefined;
};

/** Follows the learner's access to the course or plan with this key. A visitor has none. */
export function useOwning(grants: string): Owning {
  const access = useEntitlements()?.access;
  const owned = access?.find(({ key }) => key === grants);
  const holder = access?.find(({ includes, renewable }) => !renewable && includes.includes(grants));
  return {
    mine: owned && !owned.renewable ? owned : holder,
    renewable: owned?.renewable ? owned : undefined,
  };
}
