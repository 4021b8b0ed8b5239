import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { collectLog } from '#tests/database/collected-log.ts';
import type { PaymentPageRequest } from '../payments/payment-provider.ts';
import { startStripeDouble } from './stripe-double.ts';
import { createStripeProvider } from './stripe-provider.ts';

const SECRET = 'whsec_test_secret';
const NOW = new Date('2026-11-21T10:00:00.000Z');

let double: Awaited<ReturnType<typeof startStripeDouble>>;
beforeAll(async () => {
  double = await startStripeDouble();
});
afterAll(() => double.close());
beforeEach(() => {
  double.asked.length = 0;
  double.trouble.length = 0;
});

const aProvider = (secretKey = 'sk_test_hunter2') =>
  createStripeProvider({ secretKey, webhookSecret: SECRET, apiBase: double.base }, { log: collectLog().log });

let count = 0;
function aRequest(given: Partial<PaymentPageRequest> = {}): PaymentPageRequest {
  count += 1;
  return {
    paymentId: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    orderId: '00000000-0000-4000-9000-000000000001',
    orderNumber: 'N-26-000123',
    amountMinor: 8500,
    currency: 'USD',
    lines: [
      { name: 'Grammar Basics', quantity: 1, amountMinor: 4900 },
      { name: '2 lessons', quantity: 2, amountMinor: 3600 },
      { name: 'All of it taken off', quantity: 1, amountMinor: 0 },
    ],
    email: 'mei@example.org',
    language: 'zh-Hant',
    returnUrl: 'https://school.example/checkout/return?order=1',
    cancelUrl: 'https://school.example/checkout/return?order=1',
    expiresAt: new Date('2026-11-21T11:00:00.000Z'),
    ...given,
  };
}

async function aPage(request = aRequest()) {
  const page = await aProvider().createPaymentPage(request);
  if (!page.ok) throw new Error(page.reason);
  return { ...request, ...page };
}

describe('a payment page', () => {
  test('says what is bought, for how much, in which language, until when, and whose it is', async () => {
    const page = await aPage();
    expect(page.url).toBe(`https://checkout.stripe.test/${page.reference}`);
    const [asked] = double.asked;
    expect(asked).toMatchObject({
      method: 'POST',
      path: '/v1/checkout/sessions',
      idempotencyKey: `page-${page.paymentId}`,
      authorization: 'Bearer sk_test_hunter2',
    });
    expect(Object.fromEntries(asked?.form ?? [])).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': '4900',
      'line_items[1][price_data][product_data][name]': '2 × 2 lessons',
      'line_items[1][price_data][unit_amount]': '3600',
      'line_items[1][quantity]': '1',
      'metadata[payment_id]': page.paymentId,
      'payment_intent_data[metadata][payment_id]': page.paymentId,
      client_reference_id: 'N-26-000123',
      customer_email: 'mei@example.org',
      locale: 'zh-TW',
      success_url: 'https://school.example/checkout/return?order=1',
      expires_at: String(Date.parse('2026-11-21T11:00:00Z') / 1000),
    });
    expect(asked?.form.has('line_items[2][quantity]')).toBe(false);
  });

  test('is one page for one payment, also when the answer is lost on the way', async () => {
    const request = aRequest();
    double.trouble.push('cut');
    const first = await aProvider().createPaymentPage(request);
    const second = await aProvider().createPaymentPage(request);
    expect(first).toMatchObject({ ok: true });
    expect(second).toEqual(first);
    expect(new Set(double.asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  test.each([
    ['is busy', { status: 503, body: { error: { type: 'api_error' } } }, 'unavailable'],
    [
      'slows us down',
      { status: 429, body: { error: { type: 'rate_limit_error', code: 'rate_limit' } } },
      'unavailable',
    ],
    ['knows no such key', { status: 401, body: { error: { type: 'authentication_error' } } }, 'rejected'],
    ['understands nothing', { status: 400, body: { error: { type: 'invalid_request_error' } } }, 'rejected'],
  ])('that is not made because Stripe %s', async (_, wrong, refusal) => {
    double.trouble.push(wrong, wrong);
    const made = await aProvider().createPaymentPage(aRequest());
    expect(made).toMatchObject({ ok: false, refusal });
    expect(JSON.stringify(made)).not.toContain('hunter2');
  });

  test('closes, unless it was used', async () => {
    const { reference } = await aPage();
    expect(await aProvider().closePaymentPage(reference)).toBe('closed');
    expect(await aProvider().closePaymentPage(reference)).toBe('closed');
    const paid = await aPage();
    double.pay(paid.reference);
    expect(await aProvider().closePaymentPage(paid.reference)).toBe('paid');
    double.trouble.push('cut', 'cut');
    expect(await aProvider().closePaymentPage(paid.reference)).toBe('unavailable');
  });
});

describe('what became of a payment', () => {
  test('open, then paid with card and time', async () => {
    const { paymentId, reference, url } = await aPage();
    expect(await aProvider().findPayment({ paymentId, reference })).toEqual({ state: 'open', url });
    double.pay(reference);
    expect(await aProvider().findPayment({ paymentId, reference })).toEqual({
      state: 'paid',
      reference,
      amountMinor: 8500,
      currency: 'USD',
      method: 'Visa •••• 4242',
      paidAt: new Date(1_800_000_060_000),
    });
  });

  test('is found by its payment alone when the page’s name was lost', async () => {
    const { paymentId, reference } = await aPage();
    double.pay(reference);
    expect(await aProvider().findPayment({ paymentId, reference: null })).toMatchObject({
      state: 'paid',
      reference,
    });
    const never = '00000000-0000-4000-8000-999999999999';
    expect(await aProvider().findPayment({ paymentId: never, reference: null })).toEqual({
      state: 'unknown',
    });
    expect(await aProvider().findPayment({ paymentId: never, reference: 'cs_gone' })).toEqual({
      state: 'unknown',
    });
  });

  test('is not known while Stripe does not answer', async () => {
    const { paymentId, reference } = await aPage();
    double.trouble.push('cut', 'cut');
    expect(await aProvider().findPayment({ paymentId, reference })).toEqual({ state: 'unavailable' });
  });
});

describe('a refund', () => {
  const refundId = '00000000-0000-4000-a000-000000000001';

  test.each([
    [2000, { ok: true, state: 'done' }],
    [1300, { ok: true, state: 'pending' }],
    [1400, { ok: false, refusal: 'rejected' }],
  ])('of %d', async (amountMinor, expected) => {
    const { paymentId, reference, currency } = await aPage();
    double.pay(reference);
    const asked = { refundId: `${refundId}${amountMinor}`, paymentId, reference, amountMinor, currency };
    expect(await aProvider().refund(asked)).toMatchObject(expected);
    expect(double.asked.at(-1)).toMatchObject({
      path: '/v1/refunds',
      idempotencyKey: `refund-${asked.refundId}`,
    });
    expect(Object.fromEntries(double.asked.at(-1)?.form ?? [])).toEqual({
      payment_intent: `pi_${reference}`,
      amount: String(amountMinor),
      'metadata[refund_id]': asked.refundId,
      'metadata[payment_id]': paymentId,
    });
  });

  test('asked for twice is made once', async () => {
    const { paymentId, reference, currency } = await aPage();
    double.pay(reference);
    const asked = { refundId, paymentId, reference, amountMinor: 500, currency };
    expect(await aProvider().refund(asked)).toEqual(await aProvider().refund(asked));
  });

  test('of a page that nobody has paid is refused', async () => {
    const { paymentId, reference, currency } = await aPage();
    expect(
      await aProvider().refund({ refundId, paymentId, reference, amountMinor: 500, currency }),
    ).toMatchObject({
      ok: false,
      refusal: 'rejected',
    });
  });
});

describe('a webhook', () => {
  type Delivery = {
    readonly type: string;
    readonly object: object;
    readonly secret?: string;
    readonly at?: Date;
  };

  async function deliver({ type, object, secret = SECRET, at = NOW }: Delivery, change = '') {
    const text = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      created: 1_800_000_100,
      type,
      data: { object },
    });
    const seconds = Math.floor(at.getTime() / 1000);
    const signature = createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex');
    const headers = new Headers({ 'stripe-signature': `t=${seconds},v1=${signature}` });
    return aProvider().readWebhook({ headers, body: Buffer.from(text + change), receivedAt: NOW });
  }
  const known = { eventId: 'evt_1', occurredAt: new Date(1_800_000_100_000) };

  test('counts only as it was signed, with our secret, within five minutes', async () => {
    const paid = { type: 'checkout.session.completed', object: double.pay((await aPage()).reference) };
    expect(await deliver(paid)).toMatchObject({ ok: true });
    expect(await deliver({ ...paid, secret: 'whsec_other' })).toEqual({
      ok: false,
      refusal: 'signature-wrong',
    });
    expect(await deliver(paid, ' ')).toEqual({ ok: false, refusal: 'signature-wrong' });
    const old = new Date(NOW.getTime() - 301_000);
    expect(await deliver({ ...paid, at: old })).toEqual({ ok: false, refusal: 'too-old' });
    const unsigned = { headers: new Headers(), body: Buffer.from('{}'), receivedAt: NOW };
    expect(await aProvider().readWebhook(unsigned)).toEqual({ ok: false, refusal: 'signature-wrong' });
  });

  test('of a paid page names payment, amount and card', async () => {
    const { paymentId, reference } = await aPage();
    const paid = { type: 'checkout.session.completed', object: double.pay(reference) };
    const event = { ...known, kind: 'paid', paymentId, reference, amountMinor: 8500, currency: 'USD' };
    expect(await deliver(paid)).toEqual({ ok: true, events: [{ ...event, method: 'Visa •••• 4242' }] });
    // Which card it was holds nothing up.
    double.trouble.push('cut', 'cut');
    expect(await deliver(paid)).toEqual({ ok: true, events: [{ ...event, method: null }] });
  });

  test.each([
    ['checkout.session.completed', { payment_status: 'unpaid' }, { kind: 'other' }],
    ['checkout.session.completed', { payment_status: 'paid', metadata: {} }, { kind: 'other' }],
    ['checkout.session.async_payment_failed', {}, { kind: 'failed', failure: 'other' }],
    ['checkout.session.expired', {}, { kind: 'closed' }],
    ['customer.created', {}, { kind: 'other', type: 'customer.created' }],
  ])('%s with %j', async (type, given, expected) => {
    const { paymentId, reference } = await aPage();
    const object = {
      id: reference,
      amount_total: 8500,
      currency: 'usd',
      metadata: { payment_id: paymentId },
      ...given,
    };
    expect(await deliver({ type, object })).toMatchObject({ ok: true, events: [{ ...known, ...expected }] });
  });

  test.each([
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient-funds'],
    [{ code: 'card_declined', decline_code: 'generic_decline' }, 'declined'],
    [{ code: 'expired_card' }, 'card-expired'],
    [{ code: 'payment_intent_authentication_failure' }, 'authentication-failed'],
    [{ code: 'toString' }, 'other'],
    [null, 'other'],
  ])('of a refused card with %j says %s', async (error, failure) => {
    const { paymentId, reference } = await aPage();
    double.pay(reference);
    const object = { id: `pi_${reference}`, last_payment_error: error };
    expect(await deliver({ type: 'payment_intent.payment_failed', object })).toEqual({
      ok: true,
      events: [{ ...known, kind: 'failed', paymentId, reference, failure }],
    });
  });

  test.each([
    ['succeeded', { refund_id: 'r1' }, { kind: 'refunded', refundId: 'r1', amountMinor: 700 }],
    ['succeeded', {}, { kind: 'refunded', refundId: null, amountMinor: 700 }],
    ['failed', { refund_id: 'r1' }, { kind: 'refund-failed', refundId: 'r1', reason: 'failed' }],
    ['pending', { refund_id: 'r1' }, { kind: 'other' }],
  ])('of a refund that %s, with %j', async (status, metadata, expected) => {
    const { reference } = await aPage();
    double.pay(reference);
    const object = { id: 're_1', amount: 700, status, metadata, payment_intent: `pi_${reference}` };
    expect(await deliver({ type: 'refund.updated', object })).toMatchObject({ ok: true, events: [expected] });
  });

  test('that needs Stripe’s answer is not taken without it: Stripe sends it again', async () => {
    double.trouble.push('cut', 'cut');
    const object = { id: 'pi_x', last_payment_error: null };
    await expect(deliver({ type: 'payment_intent.payment_failed', object })).rejects.toThrow();
  });
});

test('a test key moves no money, and says so', () => {
  expect(aProvider('sk_test_hunter2').realMoney).toBe(false);
  expect(aProvider('sk_live_hunter2').realMoney).toBe(true);
});
