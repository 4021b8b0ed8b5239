import type { Transaction } from '#platform/database/database.ts';
import { normaliseCode, type Coupon } from '../../domain/orders/coupon.ts';
import { addCoupon, changeCouponTerms, lockCoupon } from './coupon-store.ts';
import type { ShopPlatform } from '../shop-platform.ts';
import { noteShopChange } from '../products/shop-change-store.ts';

type Dependencies = Pick<ShopPlatform, 'database' | 'clock' | 'ids'>;
type Terms = Pick<Coupon, 'active' | 'startsAt' | 'endsAt' | 'limit' | 'limitPerLearner'>;

const refuse = <R extends string>(refusal: R) => ({ ok: false, refusal }) as const;

/** Problems with a coupon's terms; the page shows them under the field. */
export type CouponTermsProblem = 'ends-before-start' | 'limit-below-uses';
export type CouponOutcome<R extends string> =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: R }
  | { readonly ok: false; readonly refusal: 'form-invalid'; readonly problem: CouponTermsProblem };

const invalid = (problem: CouponTermsProblem) => ({ ...refuse('form-invalid'), problem });

function checkTerms({ startsAt, endsAt, limit }: Terms, uses: number): CouponTermsProblem | undefined {
  if (startsAt && endsAt && endsAt <= startsAt) return 'ends-before-start';
  return limit !== null && limit < uses ? 'limit-below-uses' : undefined;
}

async function note(
  { ids, clock }: Dependencies,
  transaction: Transaction,
  { code, adminId, detail }: { code: string; adminId: string; detail: object },
): Promise<void> {
  const plain = JSON.parse(JSON.stringify(detail)) as Record<string, string | number | boolean | null>;
  const at = clock.now();
  await noteShopChange(transaction, {
    id: ids.uuid(),
    subject: 'coupon',
    name: code,
    adminId,
    detail: plain,
    at,
  });
}

export async function createCoupon(
  dependencies: Dependencies,
  { adminId, coupon }: { readonly adminId: string; readonly coupon: Coupon },
): Promise<CouponOutcome<'coupon-exists'>> {
  const problem = checkTerms(coupon, 0);
  if (problem) return invalid(problem);
  const code = normaliseCode(coupon.code);
  return dependencies.database.transaction(async (transaction): Promise<CouponOutcome<'coupon-exists'>> => {
    const added = await addCoupon(transaction, { ...coupon, code }, dependencies.clock.now());
    if (!added) return refuse('coupon-exists');
    await note(dependencies, transaction, { code, adminId, detail: { ...coupon, code } });
    return { ok: true };
  });
}

/** Changes when and how often a coupon may be used. Orders that used it are not affected. */
export async function changeCoupon(
  dependencies: Dependencies,
  input: { readonly adminId: string; readonly code: string; readonly terms: Terms },
): Promise<CouponOutcome<'coupon-unknown'>> {
  const { adminId, terms } = input;
  const code = normaliseCode(input.code);
  return dependencies.database.transaction(async (transaction): Promise<CouponOutcome<'coupon-unknown'>> => {
    const coupon = await lockCoupon(transaction, code);
    if (!coupon) return refuse('coupon-unknown');
    const problem = checkTerms(terms, coupon.uses);
    if (problem) return invalid(problem);
    await changeCouponTerms(transaction, code, terms);
    await note(dependencies, transaction, { code, adminId, detail: terms });
    return { ok: true };
  });
}
