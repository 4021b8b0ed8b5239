import type { Database } from '#platform/database/database.ts';
import { couponState } from '../../domain/orders/coupon.ts';
import type { StoredCoupon } from '../orders/coupon-store.ts';
import { listLastChanges } from '../products/shop-change-store.ts';
import { viewPeople } from './view-people.ts';

/** Coupons for admins, in the same order, with the admin who changed each one last. */
export async function viewCoupons(database: Database, coupons: readonly StoredCoupon[], now: Date) {
  const changes = await listLastChanges(
    database,
    'coupon',
    coupons.map(({ code }) => code),
  );
  const personOf = await viewPeople(
    database,
    [...changes.values()].map(({ adminId }) => adminId),
  );
  return coupons.map((coupon) => {
    const change = changes.get(coupon.code);
    return {
      code: coupon.code,
      kind: coupon.kind,
      percent: coupon.kind === 'percentage' ? coupon.percent : null,
      amount_minor: coupon.kind === 'amount' ? coupon.amountMinor : null,
      active: coupon.active,
      state: couponState(coupon, coupon.uses, now),
      starts_at: coupon.startsAt?.toISOString() ?? null,
      ends_at: coupon.endsAt?.toISOString() ?? null,
      limit: coupon.limit,
      limit_per_learner: coupon.limitPerLearner,
      uses: coupon.uses,
      changed_at: (change?.at ?? coupon.createdAt).toISOString(),
      changed_by: change ? personOf(change.adminId) : { account_id: null, name: '', email: '' },
    };
  });
}

/** A coupon as its admins see it. */
export type CouponView = Awaited<ReturnType<typeof viewCoupons>>[number];
