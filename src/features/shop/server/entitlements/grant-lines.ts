import type { Transaction } from '#platform/database/database.ts';
import { accessPeriod, creditEnd, type Access } from '../../domain/entitlements/entitlement.ts';
import type { Name, ProductGrant } from '../../domain/products/product.ts';
import { addEntitlement, listAccess, lockEntitlements, type NewEntitlement } from './entitlement-store.ts';
import { changeCredits, type Wallets } from './granted-credits.ts';
import type { ShopPlatform } from '../shop-platform.ts';

type Gift = {
  readonly accountId: string;
  readonly productId: string;
  readonly name: Name;
  readonly grant: ProductGrant;
  readonly quantity: number;
};

/** A line of a paid order. */
type LineToGrant = Omit<Gift, 'accountId'> & { readonly id: string };

/** The entitlement of one line, from now on. */
export function entitlementOf(
  { accountId, productId, name, grant, quantity }: Gift,
  { id, access, now }: { readonly id: string; readonly access: readonly Access[]; readonly now: Date },
): NewEntitlement {
  const common = { id, accountId, productId, name, kind: grant.kind };
  if (grant.kind === 'lessons') {
    const { teacher, minutes, lessons } = grant;
    return { ...common, startsAt: now, teacher, minutes, credits: lessons * quantity };
  }
  if (grant.kind === 'marking') {
    const { grants: key } = grant;
    return { ...common, key, startsAt: now, endsAt: creditEnd(grant, now), credits: quantity };
  }
  return { ...common, key: grant.grants, ...accessPeriod(grant, access, now) };
}

/** Grants an account what some lines promise, in the transaction that records their payment. */
export async function grantLines(
  { ids, clock, ...wallets }: Pick<ShopPlatform, 'ids' | 'clock'> & Wallets,
  transaction: Transaction,
  accountId: string,
  lines: readonly LineToGrant[],
): Promise<void> {
  const now = clock.now();
  await lockEntitlements(transaction, accountId);
  const access = await listAccess(transaction, accountId, now);
  for (const { id: orderLineId, productId, name, grant, quantity } of lines) {
    const gift = { accountId, productId, name, grant, quantity };
    const entitlement = entitlementOf(gift, { id: ids.uuid(), access, now });
    const added = await addEntitlement(transaction, { ...entitlement, orderLineId });
    if (added) await changeCredits(wallets, transaction, 'grant', [added]);
  }
}
