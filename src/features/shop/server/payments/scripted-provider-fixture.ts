import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { PaymentLookup, PaymentProvider, RefundOutcome } from './payment-provider.ts';
import type { ProviderEvent } from '../../domain/payments/provider-event.ts';

const KEY = 'a key of tests';

type Page = {
  readonly paymentId: string;
  readonly amountMinor: number;
  state: 'open' | 'paid' | 'failed' | 'closed';
};

const sign = (body: string) => createHmac('sha256', KEY).update(body).digest('hex');

/**
 * A payment provider in memory that a test controls. It makes one page for each payment and one refund for each
 * identifier, however often it is called.
 */
export function aScriptedProvider() {
  const pages = new Map<string, Page>();
  const refunds = new Map<string, number>();
  const script = {
    /** Every call is answered with `unavailable`. */
    away: false,
    refund: 'done' as 'done' | 'pending' | 'rejected',
  };
  const AWAY = { ok: false, refusal: 'unavailable', reason: 'away' } as const;
  const referenceOf = (paymentId: string) => `page_${paymentId}`;
  const pageOf = (reference: string) => pages.get(reference.replace('page_', ''));

  const provider: PaymentProvider = {
    name: 'sandbox',
    realMoney: false,
    async createPaymentPage({ paymentId, amountMinor }) {
      if (script.away) return AWAY;
      if (!pages.has(paymentId)) pages.set(paymentId, { paymentId, amountMinor, state: 'open' });
      return { ok: true, reference: referenceOf(paymentId), url: `/pay/${paymentId}` };
    },
    async closePaymentPage(reference) {
      const page = pageOf(reference);
      if (script.away) return 'unavailable';
      if (page?.state === 'paid') return 'paid';
      if (page) page.state = 'closed';
      return 'closed';
    },
    async readWebhook({ headers, body }) {
      const text = new TextDecoder().decode(body);
      const expected = Buffer.from(sign(text));
      const signature = Buffer.from(headers.get('x-signature') ?? '');
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) {
        return { ok: false, refusal: 'signature-wrong' };
      }
      const events = JSON.parse(text) as (Omit<ProviderEvent, 'occurredAt'> & { occurredAt: string })[];
      return {
        ok: true,
        events: events.map(
          (event) => ({ ...event, occurredAt: new Date(event.occurredAt) }) as ProviderEvent,
        ),
      };
    },
    async refund({ refundId, amountMinor }): Promise<RefundOutcome> {
      if (script.away) return AWAY;
      if (script.refund === 'rejected') return { ok: false, refusal: 'rejected', reason: 'card closed' };
      refunds.set(refundId, amountMinor);
      return { ok: true, state: script.refund, refundReference: `refund_${refundId}` };
    },
    async findPayment({ paymentId }): Promise<PaymentLookup> {
      const page = pages.get(paymentId);
      if (script.away) return { state: 'unavailable' };
      if (!page) return { state: 'unknown' };
      switch (page.state) {
        case 'open':
          return { state: 'open', url: `/pay/${paymentId}` };
        case 'failed':
          return { state: 'failed', failure: 'declined' };
        case 'closed':
          return { state: 'closed' };
        case 'paid':
          return {
            state: 'paid',
            reference: referenceOf(paymentId),
            amountMinor: page.amountMinor,
            currency: 'USD',
            method: 'Visa •••• 4242',
            paidAt: new Date(),
          };
        default:
          return page.state satisfies never;
      }
    },
  };

  const head = (paymentId: string, eventId: string = randomUUID()) => ({
    eventId,
    occurredAt: new Date(),
    paymentId,
    reference: referenceOf(paymentId),
  });

  return {
    provider,
    script,
    pages,
    /** The refunds, by identifier. */
    refunds,
    /** A learner pays on the page; returns the event. */
    pay(paymentId: string, eventId?: string): ProviderEvent {
      const page = pages.get(paymentId);
      if (!page) throw new Error('There is no such page.');
      page.state = 'paid';
      const { amountMinor } = page;
      return {
        ...head(paymentId, eventId),
        kind: 'paid',
        amountMinor,
        currency: 'USD',
        method: 'Visa •••• 4242',
      };
    },
    /** The card is refused. */
    decline(paymentId: string): ProviderEvent {
      const page = pages.get(paymentId);
      if (page) page.state = 'failed';
      return { ...head(paymentId), kind: 'failed', failure: 'declined' };
    },
    refunded(paymentId: string, refundId: string | null, amountMinor: number): ProviderEvent {
      const refundReference = `refund_${refundId ?? randomUUID()}`;
      return { ...head(paymentId), kind: 'refunded', refundId, refundReference, amountMinor };
    },
    /** A delivery of events, as it is sent over the network. */
    delivery(
      ...events: readonly ProviderEvent[]
    ): RequestInit & { readonly headers: Record<string, string> } {
      const body = JSON.stringify(events);
      return { method: 'POST', body, headers: { 'x-signature': sign(body) } };
    },
  };
}
