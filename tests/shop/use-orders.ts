import { Hono } from 'hono';
import { plansWithin } from '#features/mock-tests/contract.ts';
import { loadCatalogue } from '#features/shop/server/index.ts';
import { bookingData, boughtLessons, loadBookingRules } from '#features/bookings/server/index.ts';
import { boughtCredits, loadMarkingRules } from '#features/teacher-marking/server/index.ts';
import { contentOrThrow } from '#platform/content/content-problem.ts';
import { createMediaFiles } from '#platform/content/media-files.ts';
import { createMailLinks } from '#features/accounts/server/index.ts';
import { SECRET, useAccounts, type Reply } from '#features/accounts/server/accounts-fixture.ts';
import type { OrderView, Quote } from '#features/shop/contract.ts';
import { createShop, shopJobs } from '#features/shop/server/index.ts';
import { mountPaymentWebhooks } from '#features/shop/server/payments/mount-webhooks.ts';
import { SHOP_DATA } from '#features/shop/server/shop-data.ts';
import type { ShopDependencies } from '#features/shop/server/index.ts';
import { wireShop } from '#features/shop/server/index.ts';
import { createPaymentProviders } from '#features/shop/server/payments/payment-providers.ts';
import type { ProviderEvent } from '#features/shop/domain/payments/provider-event.ts';
import { listContentProducts } from '#features/shop/server/products/product-list.ts';
import { takeEvent } from '#features/shop/server/payments/receive-webhook.ts';
import { aScriptedProvider } from '#features/shop/server/payments/scripted-provider-fixture.ts';
import { lessonServices } from '#tests/bookings/lesson-data.ts';
import { openCatalogueReader } from '#tests/shop/open-catalogue.ts';
import { termsOf } from '#features/shop/server/orders/terms-version-store.ts';
import { withTeachers } from './with-teachers.ts';

export const LESSONS = 'lesson:teacher_01:low:10_lesson';
export const COURSE = 'grammar_basics_id';

let catalogue: ReturnType<typeof openCatalogueReader> | undefined;

/** The content with everything open, read once for all files of a worker. */
function openContent() {
  catalogue ??= openCatalogueReader(contentOrThrow(loadCatalogue('content', createMediaFiles('media'))));
  return catalogue;
}

let products: ReturnType<typeof listContentProducts> | undefined;

/** All products of the content, all of them open. */
export function contentProducts() {
  products ??= listContentProducts(openContent());
  return products;
}

export type Line = { readonly product: string; readonly quantity: number };
type Buying = {
  readonly token: string;
  readonly lines?: readonly Line[];
  readonly coupon?: string | null;
  readonly key?: string;
  readonly change?: Readonly<Record<string, unknown>>;
};

/**
 * The shop's calls on a real API and database next to the accounts', with a provider that the test controls.
 * Jobs wait until `runJobs`; `makeOutbox` stores emails as `useAccounts` says.
 */
export function useOrders(given: Pick<NonNullable<Parameters<typeof useAccounts>[0]>, 'makeOutbox'> = {}) {
  const provider = aScriptedProvider();
  const held: { shop?: ShopDependencies } = {};
  const webhooks = new Hono();
  const enqueued: { readonly name: string; readonly payload: unknown }[] = [];
  const accounts = useAccounts({
    ...given,
    dataOfFeatures: [SHOP_DATA, bookingData(lessonServices())],
    alsoMount(api, dependencies) {
      const shop = wireShop({
        ...dependencies,
        jobs: { enqueue: async (_, { name }, payload) => void enqueued.push({ name, payload }) },
        notices: { send: async () => undefined },
        mailLinks: createMailLinks({ secret: SECRET, publicUrl: dependencies.config.publicUrl }),
        prices: { tellChanged: async () => undefined },
        markingCredits: boughtCredits({
          ...dependencies,
          rules: contentOrThrow(loadMarkingRules('content')),
        }),
        lessonCredits: withTeachers(
          boughtLessons({
            ...dependencies,
            rules: contentOrThrow(loadBookingRules('content')),
          }),
        ),
        products: contentProducts(),
        listCourses: openContent().listCourses,
        plansWithin,
        providers: createPaymentProviders([provider.provider]),
        terms: termsOf({ en: 'Terms', 'zh-Hant': '條款' }),
      });
      held.shop = shop;
      createShop(shop).mount(api, { listen: () => undefined });
      mountPaymentWebhooks(webhooks, shop);
    },
  });
  const { ask, query } = accounts;
  const keys = { made: 0 };

  function shop(): ShopDependencies {
    if (!held.shop) throw new Error('The shop is there within tests only.');
    return held.shop;
  }

  async function quote(lines: readonly Line[], given: { token?: string; coupon?: string } = {}) {
    const { token, coupon } = given;
    const body = { lines, coupon: coupon ?? null };
    const reply = await ask('POST', '/api/cart/quote', { body, ...(token ? { token } : {}) });
    return reply.body as unknown as Quote;
  }

  /** A checkout as the page makes it: with the total and the terms that the quote showed. */
  async function checkOut({
    token,
    lines = [{ product: COURSE, quantity: 1 }],
    ...given
  }: Buying): Promise<Reply> {
    const { coupon = null, key = `key-of-test-${(keys.made += 1)}`, change = {} } = given;
    const seen = await quote(lines, { token, ...(coupon === null ? {} : { coupon }) });
    const body = {
      lines,
      coupon,
      expected_total_minor: seen.total_minor,
      terms_version: seen.terms_version,
      under_20: false,
      guardian: null,
      ...change,
    };
    return ask('POST', '/api/orders', { token, body, headers: { 'idempotency-key': key } });
  }

  const orderOf = (reply: Reply) => reply.body['order'] as OrderView;
  const lastPayment = (order: OrderView) => order.payments[0]?.payment_id ?? '';
  const take = (event: ProviderEvent) => takeEvent(shop(), provider.provider, event);

  return {
    ...accounts,
    shop,
    provider,
    quote,
    checkOut,
    orderOf,
    lastPayment,
    take,
    enqueued,
    /** Delivers a webhook over HTTP; the status of the answer. */
    async deliver(init: RequestInit): Promise<number> {
      return (await webhooks.request('/webhooks/payments/sandbox', init)).status;
    },
    /** An order that is paid, as its buyer sees it. */
    async aPaidOrder(buying: Buying): Promise<OrderView> {
      const order = orderOf(await checkOut(buying));
      await take(provider.pay(lastPayment(order)));
      const { token } = buying;
      return orderOf(await ask('GET', `/api/orders/${order.order_id}`, { token }));
    },
    async see(order: { readonly order_id: string }, token: string): Promise<OrderView> {
      return orderOf(await ask('GET', `/api/orders/${order.order_id}`, { token }));
    },
    /** Does the jobs that were enqueued, once each. */
    async runJobs(): Promise<void> {
      const jobs = shopJobs(shop());
      for (const { name, payload } of enqueued.splice(0)) {
        const job = jobs.find((each) => each.name === name);
        const { log } = shop();
        await job?.handle(payload, { log, signal: new AbortController().signal });
      }
    },
    async runJob(name: string): Promise<void> {
      const job = shopJobs(shop()).find((each) => each.name === name);
      const { log } = shop();
      await job?.handle({}, { log, signal: new AbortController().signal });
    },
    /** The imbalance of the whole ledger. */
    async ledgerOff(): Promise<number> {
      const [row] = await query('select coalesce(sum(amount_minor), 0)::int as off from ledger_entries');
      return Number(row?.['off']);
    },
    async addCoupon(code: string, given: Readonly<Record<string, unknown>> = {}): Promise<void> {
      const values = { percent: 20, limit: null, perLearner: null, ...given };
      await query(
        `insert into coupons (code, kind, percent, active, use_limit, limit_per_learner, created_at)
         values ($1, 'percentage', $2, true, $3, $4, now())`,
        [code, values.percent, values.limit, values.perLearner],
      );
    },
  };
}
