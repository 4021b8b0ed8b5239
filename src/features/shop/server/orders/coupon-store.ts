import { and, count, desc, eq, gt, ilike, isNull, lt, or, sql } from 'drizzle-orm';
import { containsPattern } from '#platform/database/contains-pattern.ts';
import type { DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import { isAfterPosition } from '#platform/paging/is-after-position.ts';
import type { NamePosition } from '#platform/paging/name-cursor.ts';
import type { Coupon, CouponUses, CouponValue } from '../../domain/orders/coupon.ts';
import { canPay } from '../../domain/orders/order-state.ts';
import { coupons, couponUses, orders } from '../tables/order-tables.ts';

export type StoredCoupon = Coupon & { readonly uses: number; readonly createdAt: Date };

function toCoupon(row: typeof coupons.$inferSelect): StoredCoupon {
  const { code, active, startsAt, endsAt, useLimit, limitPerLearner, uses, createdAt } = row;
  const value: CouponValue =
    row.kind === 'percentage'
      ? { kind: row.kind, percent: row.percent ?? 0 }
      : { kind: row.kind, amountMinor: row.amountMinor ?? 0 };
  return { code, active, startsAt, endsAt, limit: useLimit, limitPerLearner, uses, createdAt, ...value };
}

export async function findCoupon(
  database: DatabaseOrTransaction,
  code: string,
): Promise<StoredCoupon | undefined> {
  const [row] = await database.select().from(coupons).where(eq(coupons.code, code));
  return row && toCoupon(row);
}

export type CouponFilter = {
  /** Part of a code. Capitals do not matter. */
  readonly search?: string | undefined;
  readonly active?: boolean | undefined;
  /** Leaves out this coupon and the newer ones. */
  readonly after?: NamePosition | undefined;
};

/** The coupons that match a filter, the newest first. */
export async function searchCoupons(
  database: DatabaseOrTransaction,
  { search = '', active, after }: CouponFilter,
  limit: number,
): Promise<StoredCoupon[]> {
  const rows = await database
    .select()
    .from(coupons)
    .where(
      and(
        search.trim() ? ilike(coupons.code, containsPattern(search)) : undefined,
        active === undefined ? undefined : eq(coupons.active, active),
        after ? isAfterPosition(coupons.createdAt, coupons.code, after) : undefined,
      ),
    )
    .orderBy(desc(coupons.createdAt), desc(coupons.code))
    .limit(limit);
  return rows.map(toCoupon);
}

/**
 * Uses that count, by everybody and by one account (none for a visitor). The account's own unpaid orders are left
 * out, because the next checkout ends them.
 */
export async function countUses(
  database: DatabaseOrTransaction,
  coupon: StoredCoupon,
  accountId: string | undefined,
): Promise<CouponUses> {
  if (accountId === undefined) return { byAll: coupon.uses, byLearner: 0 };
  const rows = await database
    .select({ state: orders.state, uses: count() })
    .from(couponUses)
    .innerJoin(orders, eq(orders.id, couponUses.orderId))
    .where(
      and(
        eq(couponUses.code, coupon.code),
        eq(couponUses.accountId, accountId),
        isNull(couponUses.releasedAt),
      ),
    )
    .groupBy(orders.state);
  const sum = (unpaid: boolean) =>
    rows.filter(({ state }) => canPay(state) === unpaid).reduce((total, { uses }) => total + uses, 0);
  return { byAll: coupon.uses - sum(true), byLearner: sum(false) };
}

/**
 * Takes one use of a coupon; undefined when none is left, or now is outside its period. Simultaneous attempts wait
 * for each other, so only one gets the last use. The row stays locked until the transaction ends, so the uses of one
 * learner are counted correctly too.
 */
export async function takeCoupon(
  transaction: Transaction,
  code: string,
  now: Date,
): Promise<StoredCoupon | undefined> {
  const { uses, useLimit, startsAt, endsAt } = coupons;
  const [row] = await transaction
    .update(coupons)
    .set({ uses: sql`${uses} + 1` })
    .where(
      and(
        eq(coupons.code, code),
        eq(coupons.active, true),
        or(isNull(useLimit), lt(uses, useLimit)),
        or(isNull(startsAt), sql`${startsAt} <= ${now.toISOString()}`),
        or(isNull(endsAt), gt(endsAt, now)),
      ),
    )
    .returning();
  return row && toCoupon(row);
}

export async function noteCouponUse(
  transaction: Transaction,
  use: {
    readonly orderId: string;
    readonly code: string;
    readonly accountId: string;
    readonly takenAt: Date;
  },
): Promise<void> {
  await transaction.insert(couponUses).values(use);
}

/** Frees the coupon use of an order that was not paid; once. */
export async function releaseCoupon(transaction: Transaction, orderId: string, now: Date): Promise<void> {
  const released = await transaction
    .update(couponUses)
    .set({ releasedAt: now })
    .where(and(eq(couponUses.orderId, orderId), isNull(couponUses.releasedAt)))
    .returning({ code: couponUses.code });
  for (const { code } of released) {
    await transaction
      .update(coupons)
      .set({ uses: sql`${coupons.uses} - 1` })
      .where(eq(coupons.code, code));
  }
}

type Terms = Pick<Coupon, 'active' | 'startsAt' | 'endsAt' | 'limit' | 'limitPerLearner'>;

const termsColumns = ({ active, startsAt, endsAt, limit, limitPerLearner }: Terms) => ({
  active,
  startsAt,
  endsAt,
  useLimit: limit,
  limitPerLearner,
});

/** False when this code exists. */
export async function addCoupon(transaction: Transaction, coupon: Coupon, now: Date): Promise<boolean> {
  const value =
    coupon.kind === 'percentage' ? { percent: coupon.percent } : { amountMinor: coupon.amountMinor };
  const { rowCount } = await transaction
    .insert(coupons)
    .values({ code: coupon.code, kind: coupon.kind, ...value, ...termsColumns(coupon), createdAt: now })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** The coupon, locked until the transaction ends. */
export async function lockCoupon(transaction: Transaction, code: string): Promise<StoredCoupon | undefined> {
  const [row] = await transaction.select().from(coupons).where(eq(coupons.code, code)).for('update');
  return row && toCoupon(row);
}

export async function changeCouponTerms(
  transaction: Transaction,
  code: string,
  terms: Terms,
): Promise<StoredCoupon | undefined> {
  const [row] = await transaction
    .update(coupons)
    .set(termsColumns(terms))
    .where(eq(coupons.code, code))
    .returning();
  return row && toCoupon(row);
}
