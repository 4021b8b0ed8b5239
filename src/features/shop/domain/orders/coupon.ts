/** `percentage`: of the subtotal, 1 to 100. `amount`: US cents, at most the subtotal. */
export const COUPON_KINDS = ['percentage', 'amount'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

/**
 * Why a coupon gives no discount. `used-up`: by all learners together. `used-by-you`: as often as one learner may.
 */
export const COUPON_REFUSALS = [
  'unknown',
  'switched-off',
  'not-yet',
  'over',
  'used-up',
  'used-by-you',
  'nothing-to-take-off',
] as const;
export type CouponRefusal = (typeof COUPON_REFUSALS)[number];

export type CouponValue =
  | { readonly kind: 'percentage'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amountMinor: number };

/** Instants; null: no bound, no limit. */
export type Coupon = CouponValue & {
  /** In capitals: `SPRING-26`. */
  readonly code: string;
  readonly active: boolean;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly limit: number | null;
  readonly limitPerLearner: number | null;
};

/** Uses by orders that are paid or can still be paid. */
export type CouponUses = { readonly byAll: number; readonly byLearner: number };

export type CouponVerdict =
  | { readonly ok: true; readonly discountMinor: number }
  | { readonly ok: false; readonly refusal: CouponRefusal };

/** Whether a code can be used at a moment, apart from the limit of each learner. */
export const COUPON_STATES = ['in-use', 'switched-off', 'not-yet', 'over', 'used-up'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

/** The period includes its first instant and excludes its last. */
export function couponState(coupon: Coupon, uses: number, now: Date): CouponState {
  if (!coupon.active) return 'switched-off';
  if (coupon.startsAt && now < coupon.startsAt) return 'not-yet';
  if (coupon.endsAt && now >= coupon.endsAt) return 'over';
  return coupon.limit !== null && uses >= coupon.limit ? 'used-up' : 'in-use';
}

/** A code as it is stored. */
export const normaliseCode = (typed: string): string => typed.trim().toUpperCase();

/**
 * The discount of a coupon on a subtotal (US cents). A percentage is rounded half up, and the discount never exceeds
 * the subtotal. The period includes its first instant and excludes its last.
 */
export function decideCoupon(
  coupon: Coupon | undefined,
  {
    uses,
    subtotalMinor,
    now,
  }: { readonly uses: CouponUses; readonly subtotalMinor: number; readonly now: Date },
): CouponVerdict {
  const refuse = (refusal: CouponRefusal) => ({ ok: false, refusal }) as const;
  if (!coupon) return refuse('unknown');
  const state = couponState(coupon, uses.byAll, now);
  if (state !== 'in-use' && state !== 'used-up') return refuse(state);
  if (coupon.limitPerLearner !== null && uses.byLearner >= coupon.limitPerLearner)
    return refuse('used-by-you');
  if (state === 'used-up') return refuse(state);
  const discountMinor = Math.min(discountOf(coupon, subtotalMinor), subtotalMinor);
  return discountMinor > 0 ? { ok: true, discountMinor } : refuse('nothing-to-take-off');
}

function discountOf(value: CouponValue, subtotalMinor: number): number {
  switch (value.kind) {
    case 'percentage':
      return Math.floor((subtotalMinor * value.percent + 50) / 100);
    case 'amount':
      return value.amountMinor;
    default:
      return value satisfies never;
  }
}
