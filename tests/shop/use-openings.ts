import { Hono } from 'hono';
import { createMailLinks } from '#features/accounts/server/index.ts';
import { SECRET, useAccounts, type Reply } from '#features/accounts/server/accounts-fixture.ts';
import { boughtLessons, loadBookingRules } from '#features/bookings/server/index.ts';
import { boughtCredits, loadMarkingRules } from '#features/teacher-marking/server/index.ts';
import { contentOrThrow } from '#platform/content/content-problem.ts';
import { contentProducts } from '#tests/shop/use-orders.ts';
import { plansWithin } from '#features/mock-tests/contract.ts';
import { createShop, shopJobs } from '#features/shop/server/index.ts';
import { termsOf } from '#features/shop/server/orders/terms-version-store.ts';
import { wireShop, type ShopDependencies } from '#features/shop/server/index.ts';
import { createPaymentProviders } from '#features/shop/server/payments/payment-providers.ts';
import { OPENING_REQUESTS_DATA } from '#features/shop/server/openings/opening-requests-of-account.ts';
import { serveOpeningEmailsOff } from '#features/shop/server/openings/serve-opening-emails-off.ts';
import { withTeachers } from './with-teachers.ts';

export const COURSE = 'ielts_basics_id';
export const LESSONS = 'lessons:teacher_01';

/**
 * The calls of "Tell me when it opens" on a real API and database. The test opens and closes the content's
 * products.
 */
export function useOpenings() {
  const products = new Map(contentProducts());
  const held: { shop?: ShopDependencies } = {};
  const accounts = useAccounts({
    dataOfFeatures: [OPENING_REQUESTS_DATA],
    alsoMount(api, dependencies) {
      const wired = wireShop({
        ...dependencies,
        jobs: { enqueue: async () => undefined },
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
        products,
        providers: createPaymentProviders([]),
        listCourses: () => [],
        plansWithin,
        terms: termsOf({ en: 'Terms', 'zh-Hant': '條款' }),
      });
      held.shop = wired;
      createShop(wired).mount(api, { listen: () => undefined });
    },
  });
  const { ask, query } = accounts;

  function shop(): ShopDependencies {
    if (!held.shop) throw new Error('The shop is there within tests only.');
    return held.shop;
  }

  return {
    ...accounts,
    shop,
    /** Opens or closes everything that the content sells. */
    setOpen(isOpen: boolean): void {
      for (const [id, product] of products)
        products.set(id, { ...product, opening: { ...product.opening, isOpen } });
    },
    request: (
      body: object = {},
      sent: Omit<Parameters<typeof ask>[2] & object, 'body'> = {},
    ): Promise<Reply> =>
      ask('POST', '/api/opening-requests', {
        ...sent,
        body: { subject: COURSE, email: 'mei@example.org', language: 'en', ...body },
      }),
    withdraw: (body: { readonly subject?: string; readonly withdrawal?: unknown }, token?: string) =>
      ask('POST', '/api/opening-requests/withdrawal', {
        ...(token === undefined ? {} : { token }),
        body: { subject: COURSE, withdrawal: null, ...body },
      }),
    rows: (columns = 'subject, email') =>
      query(`select ${columns} from opening_requests order by subject, email`),
    async runJob(name: string): Promise<void> {
      const job = shopJobs(shop()).find((each) => each.name === name);
      if (!job) throw new Error(`There is no job ${name}.`);
      await job.handle({}, { log: shop().log, signal: new AbortController().signal });
    },
    /** A POST to the link of an email, as a mail program sends it. */
    async postOff(url: string): Promise<number> {
      const app = new Hono();
      serveOpeningEmailsOff(app, { ...shop(), config: { production: false } });
      const { pathname, search } = new URL(url);
      const body = 'List-Unsubscribe=One-Click';
      return (await app.request(`${pathname}${search}`, { method: 'POST', body })).status;
    },
  };
}
