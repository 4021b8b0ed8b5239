import { findPerson } from '#features/accounts/server/index.ts';
import type { Api } from '#platform/http/api-env.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import type { Language, Localised } from '#platform/i18n/language.ts';
import { zoneOf } from '#platform/i18n/zoned-day.ts';
import * as contract from '../../admin-contract.ts';
import { normaliseCode } from '../../domain/orders/coupon.ts';
import { changeProduct } from '../products/change-product.ts';
import { listCoupons, type StoredCoupon } from '../orders/coupon-store.ts';
import type { ShopDependencies } from '../shop-dependencies.ts';
import { listOverrides } from '../products/product-override-store.ts';
import { ORDER_REFUSALS as REFUSALS } from './refusals.ts';
import {
  changeCoupon,
  createCoupon,
  type CouponOutcome,
  type CouponTermsProblem,
} from '../orders/save-coupon.ts';
import { listShopChanges, type ShopChange } from '../products/shop-change-store.ts';
import { viewPeople, type AccountPerson } from './view-people.ts';

type SentTerms = {
  readonly active: boolean;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly limit: number | null;
  readonly limit_per_learner: number | null;
};

const instant = (text: string | null) => (text === null ? null : new Date(text));

const toTerms = (sent: SentTerms) => ({
  active: sent.active,
  startsAt: instant(sent.starts_at),
  endsAt: instant(sent.ends_at),
  limit: sent.limit,
  limitPerLearner: sent.limit_per_learner,
});

const PROBLEMS = {
  'ends-before-start': {
    field: 'ends_at',
    text: { en: 'The end must be after the start', 'zh-Hant': '結束時間必須晚於開始時間。' },
  },
  'limit-below-uses': {
    field: 'limit',
    text: {
      en: 'It has already been used more often than that',
      'zh-Hant': '已使用的次數超過這個上限。',
    },
  },
} as const satisfies Record<CouponTermsProblem, { readonly field: string; readonly text: Localised }>;

function viewCoupon(
  coupon: StoredCoupon,
  change: ShopChange | undefined,
  personOf: (id: string) => AccountPerson,
) {
  return {
    code: coupon.code,
    kind: coupon.kind,
    percent: coupon.kind === 'percentage' ? coupon.percent : null,
    amount_minor: coupon.kind === 'amount' ? coupon.amountMinor : null,
    active: coupon.active,
    starts_at: coupon.startsAt?.toISOString() ?? null,
    ends_at: coupon.endsAt?.toISOString() ?? null,
    limit: coupon.limit,
    limit_per_learner: coupon.limitPerLearner,
    uses: coupon.uses,
    changed_at: (change?.at ?? coupon.createdAt).toISOString(),
    changed_by: change ? personOf(change.adminId) : { account_id: null, name: '', email: '' },
  };
}

/** What admins sell, and for how much: over the content's defaults, each change with who and when. */
export function mountProductRoutes(api: Api, dependencies: ShopDependencies): void {
  const { database, products } = dependencies;

  async function changesOf(subject: ShopChange['subject']) {
    const changes = await listShopChanges(database, subject);
    const personOf = await viewPeople(
      database,
      changes.map(({ adminId }) => adminId),
    );
    return { changes, personOf };
  }

  async function viewProducts() {
    const overrides = await listOverrides(database);
    const { changes, personOf } = await changesOf('product');
    return [...products.values()].map((product) => {
      const override = overrides.find(({ productId }) => productId === product.id);
      return {
        product: product.id,
        kind: product.kind,
        name: product.name,
        default_price_minor: product.priceMinor,
        price_minor: override?.priceMinor ?? null,
        available: override?.available ?? true,
        changes: changes
          .filter(({ name }) => name === product.id)
          .map(({ at, adminId, detail }) => ({
            at: at.toISOString(),
            admin: personOf(adminId),
            price_minor: typeof detail['price_minor'] === 'number' ? detail['price_minor'] : null,
            available: detail['available'] === true,
          })),
      };
    });
  }

  async function viewCoupons() {
    const { changes, personOf } = await changesOf('coupon');
    const coupons = await listCoupons(database);
    return coupons.map((coupon) =>
      viewCoupon(
        coupon,
        changes.find(({ name }) => name === coupon.code),
        personOf,
      ),
    );
  }

  async function answerCoupon<R extends string>(outcome: CouponOutcome<R>, code: string, language: Language) {
    if (outcome.ok) {
      const coupon = (await viewCoupons()).find((each) => each.code === normaliseCode(code));
      if (!coupon) throw new Error('The coupon is gone.');
      return { ok: true, reply: { status: true as const, coupon } } as const;
    }
    if (!('problem' in outcome)) return { ok: false, refusal: outcome.refusal } as const;
    const { field, text } = PROBLEMS[outcome.problem];
    const errors = [{ field, code: outcome.problem, message: text[language] }];
    return { ok: false, refusal: 'form-invalid', errors } as const;
  }

  mountEndpoint(api, contract.listProducts, {}, async ({ actor, query }) => {
    const { search = '', kind, available } = query;
    const words = search.trim().toLowerCase();
    const shown = (await viewProducts()).filter(
      (each) =>
        (kind === undefined || each.kind === kind) &&
        (available === undefined || String(each.available) === available) &&
        [each.product, ...Object.values(each.name)].some((text) => text.toLowerCase().includes(words)),
    );
    const timeZone = zoneOf(await findPerson(database, actor.accountId));
    return { ok: true, reply: { status: true as const, products: shown, time_zone: timeZone } };
  });

  mountEndpoint(api, contract.changeProduct, REFUSALS, async ({ actor, params, body }) => {
    const outcome = await changeProduct(dependencies, {
      adminId: actor.accountId,
      productId: params.product,
      priceMinor: body.price_minor,
      available: body.available,
    });
    if (!outcome.ok) return outcome;
    const product = (await viewProducts()).find((each) => each.product === params.product);
    if (!product) return { ok: false, refusal: 'product-unknown' };
    return { ok: true, reply: { status: true as const, product } };
  });

  mountEndpoint(api, contract.listCoupons, {}, async () => ({
    ok: true,
    reply: { status: true as const, coupons: await viewCoupons() },
  }));

  mountEndpoint(api, contract.createCoupon, REFUSALS, async ({ actor, body }, context) => {
    const { code, value } = body;
    const worth =
      value.kind === 'percentage'
        ? ({ kind: value.kind, percent: value.percent } as const)
        : ({ kind: value.kind, amountMinor: value.amount_minor } as const);
    const coupon = { code, ...worth, ...toTerms(body) };
    const outcome = await createCoupon(dependencies, { adminId: actor.accountId, coupon });
    return answerCoupon(outcome, code, context.var.language);
  });

  mountEndpoint(api, contract.changeCoupon, REFUSALS, async ({ actor, params, body }, context) => {
    const { accountId: adminId } = actor;
    const terms = toTerms(body);
    const outcome = await changeCoupon(dependencies, { adminId, code: params.code, terms });
    return answerCoupon(outcome, params.code, context.var.language);
  });
}
