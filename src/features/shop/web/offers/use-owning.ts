import { useEntitlements } from '../entitlements/use-entitlements.ts';
import type { Entitlements } from '../../contract.ts';

type Access = Entitlements['access'][number];

/** What a learner has of the product of a page. */
export type Owning = {
  /** The product is theirs: this very thing, or a plan that holds it. The page is then for its owner and sells nothing. */
  readonly mine: Access | undefined;
  /** Theirs still, and so near its end that it can be bought again. */
  readonly renewable: Access | undefined;
};

/** Follows what the learner has of the course or plan with this key. Nothing is known of a visitor. */
export function useOwning(grants: string): Owning {
  const access = useEntitlements()?.access;
  const owned = access?.find(({ key }) => key === grants);
  const holder = access?.find(({ includes, renewable }) => !renewable && includes.includes(grants));
  return {
    mine: owned && !owned.renewable ? owned : holder,
    renewable: owned?.renewable ? owned : undefined,
  };
}
