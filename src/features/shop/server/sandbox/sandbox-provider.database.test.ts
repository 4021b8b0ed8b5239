import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { randomIds } from '#platform/clock/ids.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import { mountSandboxPages } from './mount-sandbox-pages.ts';
import type { PaymentPageRequest } from '../payments/payment-provider.ts';
import { payInSandbox } from './pay-in-sandbox.ts';
import { findSandboxEvent } from './sandbox-payment-store.ts';
import { createSandboxProvider, sandboxKey } from './sandbox-provider.ts';
import { SANDBOX_SIGNATURE, signSandboxWebhook } from './sandbox-signature.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const NOW = new Date('2026-11-21T10:00:00.000Z');
const secret = 'a secret of this installation, long enough';

/** Webhooks that are to be sent, and when. */
const sent: { readonly id: string; readonly afterSeconds: number }[] = [];
let now = NOW;
beforeEach(() => {
  sent.length = 0;
  now = NOW;
});

const dependencies = () => ({
  database: database.db,
  clock: { now: () => now },
  ids: randomIds,
  secret,
  jobs: {
    enqueue: async (_: unknown, __: unknown, payload: unknown, options?: { startAfterSeconds?: number }) => {
      const { event_id: id } = payload as { event_id: string };
      sent.push({ id, afterSeconds: options?.startAfterSeconds ?? 0 });
    },
  },
});
const provider = () => createSandboxProvider(dependencies());

async function aPage(given: Partial<PaymentPageRequest> = {}) {
  const request: PaymentPageRequest = {
    paymentId: randomIds.uuid(),
    orderId: randomIds.uuid(),
    orderNumber: 'N-26-000123',
    amountMinor: 4900,
    currency: 'USD',
    lines: [{ name: 'Grammar Basics', quantity: 1, amountMinor: 4900 }],
    email: 'mei@example.org',
    language: 'en',
    returnUrl: 'https://school.example/checkout/return?order=1',
    cancelUrl: 'https://school.example/checkout/return?order=1',
    expiresAt: new Date(NOW.getTime() + 3_600_000),
    ...given,
  };
  const made = await provider().createPaymentPage(request);
  if (!made.ok) throw new Error(made.reason);
  return { ...request, ...made };
}

/** What a webhook tells the shop. */
async function eventOf(id: string, given: { readonly key?: Buffer; readonly receivedAt?: Date } = {}) {
  const event = await findSandboxEvent(database.db, id);
  const body = Buffer.from(JSON.stringify(event));
  const { key = sandboxKey(secret), receivedAt = now } = given;
  const headers = new Headers({ [SANDBOX_SIGNATURE]: signSandboxWebhook(key, body, now) });
  return provider().readWebhook({ headers, body, receivedAt });
}

const pay = (
  reference: string,
  card: Parameters<typeof payInSandbox>[2]['card'],
  bank?: 'confirm' | 'refuse',
) => payInSandbox(dependencies(), reference, { card, bank });

test('one payment has one page, however often it is asked for, and nobody is named there', async () => {
  const page = await aPage();
  const again = await provider().createPaymentPage(page);
  expect(again).toEqual({ ok: true, reference: page.reference, url: page.url });
  expect(page.url).toBe(`/sandbox/pay/${page.reference}`);
  expect(await provider().createPaymentPage({ ...page, amountMinor: 1 })).toMatchObject({
    refusal: 'rejected',
  });
  const { rows } = await database.pool.query('select * from sandbox_payments');
  expect(JSON.stringify(rows)).not.toContain('mei@example.org');
});

describe('a test card', () => {
  test.each([
    ['declined', 'declined'],
    ['insufficient', 'insufficient-funds'],
    ['expired', 'card-expired'],
  ] as const)('that is %s charges nothing, and leaves the page open for another', async (card, failure) => {
    const { paymentId, reference } = await aPage();
    expect(await pay(reference, card)).toMatchObject({ kind: 'refused' });
    expect(await eventOf(sent[0]?.id ?? '')).toMatchObject({
      ok: true,
      events: [{ kind: 'failed', paymentId, reference, failure }],
    });
    expect(await provider().findPayment({ paymentId, reference })).toMatchObject({ state: 'open' });
    expect(await pay(reference, 'paid')).toMatchObject({ kind: 'back' });
    expect(await provider().findPayment({ paymentId, reference: null })).toMatchObject({
      state: 'paid',
      amountMinor: 4900,
      method: 'Visa •••• 4242',
    });
  });

  test('with 3-D Secure pays when the holder says yes, and not when they say no', async () => {
    const { reference } = await aPage();
    expect(await pay(reference, 'secure')).toMatchObject({ kind: 'ask' });
    expect(await pay(reference, 'secure', 'refuse')).toMatchObject({ kind: 'refused' });
    expect(await eventOf(sent[0]?.id ?? '')).toMatchObject({
      events: [{ failure: 'authentication-failed' }],
    });
    expect(await pay(reference, 'secure', 'confirm')).toMatchObject({ kind: 'back' });
  });

  test.each([
    ['paid', 'back', [0]],
    ['answer-lost', 'lost', [0]],
    ['webhook-late', 'back', [20]],
    ['webhook-twice', 'back', [0, 0, 2]],
  ] as const)('%s leads %s, with webhooks after %j seconds', async (card, kind, afterSeconds) => {
    const { reference } = await aPage();
    expect(await pay(reference, card)).toMatchObject({ kind });
    expect(sent.map(({ afterSeconds: seconds }) => seconds)).toEqual(afterSeconds);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  });
});

test('a page is paid once, by however many clicks at once', async () => {
  const { reference } = await aPage();
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => pay(reference, 'paid')));
  expect(outcomes.every(({ kind }) => kind === 'back')).toBe(true);
  expect(sent).toHaveLength(1);
});

test('a page ends with its time, or when the shop closes it, unless it was used', async () => {
  const over = await aPage();
  now = new Date(NOW.getTime() + 3_600_000);
  expect(await pay(over.reference, 'paid')).toMatchObject({ kind: 'over' });
  expect(await provider().findPayment(over)).toEqual({ state: 'closed' });
  now = NOW;
  const closed = await aPage();
  expect(await provider().closePaymentPage(closed.reference)).toBe('closed');
  expect(await provider().closePaymentPage(closed.reference)).toBe('closed');
  expect(await pay(closed.reference, 'paid')).toMatchObject({ kind: 'over' });
  expect(await eventOf(sent[0]?.id ?? '')).toMatchObject({ events: [{ kind: 'closed' }] });
  const paid = await aPage();
  await pay(paid.reference, 'paid');
  expect(await provider().closePaymentPage(paid.reference)).toBe('paid');
});

test('a webhook counts only as it was signed, by this installation, within five minutes', async () => {
  const { paymentId, reference } = await aPage();
  await pay(reference, 'paid');
  const [id = ''] = sent.map((each) => each.id);
  expect(await eventOf(id)).toMatchObject({
    ok: true,
    events: [
      { kind: 'paid', paymentId, reference, amountMinor: 4900, currency: 'USD', method: 'Visa •••• 4242' },
    ],
  });
  expect(await eventOf(id, { key: sandboxKey('another secret') })).toEqual({
    ok: false,
    refusal: 'signature-wrong',
  });
  for (const seconds of [-301, 301]) {
    const receivedAt = new Date(now.getTime() + seconds * 1000);
    expect(await eventOf(id, { receivedAt })).toEqual({ ok: false, refusal: 'too-old' });
  }
  const body = Buffer.from('{"type":"payment.paid"}');
  const headers = new Headers({ [SANDBOX_SIGNATURE]: signSandboxWebhook(sandboxKey(secret), body, now) });
  expect(await provider().readWebhook({ headers, body, receivedAt: now })).toEqual({
    ok: false,
    refusal: 'unreadable',
  });
});

test('a refund is made once, and never beyond what was paid', async () => {
  const { paymentId, reference } = await aPage();
  const asked = {
    refundId: randomIds.uuid(),
    paymentId,
    reference,
    amountMinor: 3000,
    currency: 'USD',
  } as const;
  expect(await provider().refund(asked)).toMatchObject({ ok: false, refusal: 'rejected' });
  await pay(reference, 'paid');
  const first = await provider().refund(asked);
  expect(first).toMatchObject({ ok: true, state: 'done' });
  expect(await provider().refund(asked)).toEqual(first);
  expect(await provider().refund({ ...asked, refundId: randomIds.uuid() })).toMatchObject({
    refusal: 'rejected',
  });
  expect(await provider().refund({ ...asked, refundId: randomIds.uuid(), amountMinor: 1900 })).toMatchObject({
    ok: true,
  });
  expect(await eventOf(sent[1]?.id ?? '')).toMatchObject({
    events: [{ kind: 'refunded', refundId: asked.refundId, amountMinor: 3000 }],
  });
});

describe('its page', () => {
  function aSite() {
    const app = new Hono();
    mountSandboxPages(app, { ...dependencies(), production: false });
    return app;
  }
  const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });

  test.each([
    ['en', 'Not real money'],
    ['zh-Hant', '這裡不是真正的付款'],
  ] as const)(
    'says in %s that it is not real money, what is paid, and needs no session',
    async (language, words) => {
      const page = await aPage({
        language,
        lines: [{ name: '<b>Course</b>', quantity: 2, amountMinor: 4900 }],
      });
      const response = await aSite().request(page.url);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(words);
      expect(html).toContain('US$49');
      expect(html).toContain('2 × &lt;b&gt;Course&lt;/b&gt;');
      const other = language === 'en' ? 'zh-Hant' : 'en';
      expect(await (await aSite().request(`${page.url}?lang=${other}`)).text()).toContain(
        `<html lang="${other}">`,
      );
    },
  );

  test('leads back to the shop after paying, also when it is loaded again', async () => {
    const page = await aPage();
    const answers = [
      await aSite().request(page.url, form({ card: 'paid' })),
      await aSite().request(page.url, form({ card: 'paid' })),
      await aSite().request(page.url),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe('/checkout/return?order=1');
    }
    expect(sent).toHaveLength(1);
  });

  test.each([
    [{ card: 'declined' }, 402],
    [{ card: 'no such card' }, 402],
    [{ card: 'secure' }, 200],
    [{ card: 'answer-lost' }, 504],
  ])('answers %j with %d', async (fields, status) => {
    expect((await aSite().request((await aPage()).url, form(fields))).status).toBe(status);
  });

  test('of a payment that nobody made is not there', async () => {
    expect((await aSite().request('/sandbox/pay/sbp_nothing')).status).toBe(404);
    expect((await aSite().request('/sandbox/pay/sbp_nothing', form({ card: 'paid' }))).status).toBe(404);
  });
});
