import type { Api } from '#platform/http/api-env.ts';
import { sendCsv } from '#platform/http/csv.ts';
import { mountEndpoint } from '#platform/http/mount-endpoint.ts';
import type { Language, Localised } from '#platform/i18n/language.ts';
import { formatNameCursor, parseNameCursor } from '#platform/paging/name-cursor.ts';
import { cutPageBy } from '#platform/paging/page-cursor.ts';
import * as contract from '../../admin-contract.ts';
import { normaliseCode } from '../../domain/orders/coupon.ts';
import { findCoupon, searchCoupons, type CouponFilter } from '../orders/coupon-store.ts';
import {
  changeCoupon,
  createCoupon,
  type CouponOutcome,
  type CouponTermsProblem,
} from '../orders/save-coupon.ts';
import type { ShopDependencies } from '../shop-dependencies.ts';
import { csvName, findAdminZone } from './admin-zone.ts';
import { couponColumns, readCouponRows } from './coupons-csv.ts';
import { ORDER_REFUSALS as REFUSALS } from './refusals.ts';
import { viewCoupons } from './view-coupons.ts';

const PAGE = 50;

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

type Query = {
  readonly search?: string | undefined;
  readonly active?: 'true' | 'false' | undefined;
  readonly cursor?: string | undefined;
};

const toFilter = ({ search, active, cursor }: Query): CouponFilter => ({
  search,
  active: active === undefined ? undefined : active === 'true',
  after: cursor === undefined ? undefined : parseNameCursor(cursor),
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

/** The admins' calls for coupons. Each change is recorded with its admin. */
export function mountCouponRoutes(api: Api, dependencies: ShopDependencies): void {
  const { database, clock } = dependencies;

  async function answer<R extends string>(outcome: CouponOutcome<R>, code: string, language: Language) {
    if (outcome.ok) {
      const stored = await findCoupon(database, normaliseCode(code));
      const [coupon] = stored ? await viewCoupons(database, [stored], clock.now()) : [];
      if (!coupon) throw new Error('The coupon is gone.');
      return { ok: true, reply: { status: true as const, coupon } } as const;
    }
    if (!('problem' in outcome)) return { ok: false, refusal: outcome.refusal } as const;
    const { field, text } = PROBLEMS[outcome.problem];
    const errors = [{ field, code: outcome.problem, message: text[language] }];
    return { ok: false, refusal: 'form-invalid', errors } as const;
  }

  mountEndpoint(api, contract.listCoupons, {}, async ({ actor, query }) => {
    const found = await searchCoupons(database, toFilter(query), PAGE + 1);
    const { rows, nextCursor } = cutPageBy(found, PAGE, ({ createdAt: at, code: name }) =>
      formatNameCursor({ at, name }),
    );
    return {
      ok: true,
      reply: {
        status: true as const,
        coupons: await viewCoupons(database, rows, clock.now()),
        time_zone: await findAdminZone(database, actor.accountId),
        next_cursor: nextCursor,
      },
    };
  });

  mountEndpoint(api, contract.exportCoupons, {}, async ({ actor, query }) => {
    const timeZone = await findAdminZone(database, actor.accountId);
    const response = sendCsv({
      name: csvName('coupons', clock, timeZone),
      columns: couponColumns(timeZone),
      rows: readCouponRows(database, toFilter(query), { timeZone, now: clock.now() }),
    });
    return { ok: true, response };
  });

  mountEndpoint(api, contract.createCoupon, REFUSALS, async ({ actor, body }, context) => {
    const { code, value } = body;
    const worth =
      value.kind === 'percentage'
        ? ({ kind: value.kind, percent: value.percent } as const)
        : ({ kind: value.kind, amountMinor: value.amount_minor } as const);
    const coupon = { code, ...worth, ...toTerms(body) };
    const outcome = await createCoupon(dependencies, { adminId: actor.accountId, coupon });
    return answer(outcome, code, context.var.language);
  });

  mountEndpoint(api, contract.changeCoupon, REFUSALS, async ({ actor, params, body }, context) => {
    const { accountId: adminId } = actor;
    const terms = toTerms(body);
    const outcome = await changeCoupon(dependencies, { adminId, code: params.code, terms });
    return answer(outcome, params.code, context.var.language);
  });
}
