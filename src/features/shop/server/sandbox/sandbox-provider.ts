import type { Clock } from '#platform/clock/clock.ts';
import type { Ids } from '#platform/clock/ids.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/start-jobs.ts';
import { deriveKey } from '#platform/secrets/derive-key.ts';
import { DELIVER_SANDBOX_WEBHOOK } from './deliver-sandbox-webhook-job.ts';
import type {
  PaymentLookup,
  PaymentProvider,
  RefundOutcome,
  RefundRequest,
} from '../payments/payment-provider.ts';
import { sandboxEventSchema, toProviderEvent, type SandboxEvent } from './sandbox-events.ts';
import {
  addSandboxEvent,
  addSandboxRefund,
  findSandboxPayment,
  holdSandboxPayment,
  keepSandboxPayment,
  noteSandboxPayment,
  sumSandboxRefunds,
  type SandboxPayment,
} from './sandbox-payment-store.ts';
import { checkSandboxSignature, SANDBOX_SIGNATURE } from './sandbox-signature.ts';

export const sandboxPagePath = (reference: string) => `/sandbox/pay/${reference}`;

/** The key that signs webhooks. The sandbox and the shop derive it from the installation's secret. */
export const sandboxKey = (secret: string): Buffer => deriveKey(secret, 'sandbox webhooks v1');

export type SandboxDependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly secret: string;
};

/** An event without the fields that every event has. */
type SandboxEventDetail = SandboxEvent extends infer E
  ? E extends SandboxEvent
    ? Omit<E, keyof Head>
    : never
  : never;
type Head = Pick<SandboxEvent, 'id' | 'created_at' | 'payment_id' | 'reference'>;

/** Sends the shop an event by webhooks, one for each of `afterSeconds`. */
export async function notifyShop(
  { jobs, ids, clock }: SandboxDependencies,
  transaction: Transaction,
  { paymentId, reference }: Pick<SandboxPayment, 'paymentId' | 'reference'>,
  detail: SandboxEventDetail,
  afterSeconds: readonly number[] = [0],
): Promise<void> {
  const event: SandboxEvent = {
    ...detail,
    id: `sbe_${ids.uuid()}`,
    created_at: clock.now().toISOString(),
    payment_id: paymentId,
    reference,
  };
  await addSandboxEvent(transaction, event);
  for (const startAfterSeconds of afterSeconds) {
    await jobs.enqueue(transaction, DELIVER_SANDBOX_WEBHOOK, { event_id: event.id }, { startAfterSeconds });
  }
}

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

export const isOpen = ({ state, expiresAt }: SandboxPayment, now: Date): boolean =>
  state === 'open' && now < expiresAt;

/**
 * Payments that move no money, with everything that can happen to real ones: a page with test cards, refused cards,
 * late and repeated webhooks. It is a separate provider that runs in this process.
 */
export function createSandboxProvider(dependencies: SandboxDependencies): PaymentProvider {
  const { database, clock, ids, secret } = dependencies;
  const key = sandboxKey(secret);
  return {
    name: 'sandbox',
    realMoney: false,

    async createPaymentPage(request) {
      const { paymentId, orderNumber, amountMinor, lines, language, expiresAt } = request;
      const page = await keepSandboxPayment(database, {
        paymentId,
        reference: `sbp_${ids.token()}`,
        orderNumber,
        amountMinor,
        lines,
        language,
        returnPath: pathOf(request.returnUrl),
        cancelPath: pathOf(request.cancelUrl),
        state: 'open',
        createdAt: clock.now(),
        expiresAt,
      });
      if (page?.amountMinor !== amountMinor)
        return { ok: false, refusal: 'rejected', reason: 'the payment has another amount' };
      return { ok: true, reference: page.reference, url: sandboxPagePath(page.reference) };
    },

    closePaymentPage: (reference) =>
      database.transaction(async (transaction) => {
        const page = await holdSandboxPayment(transaction, reference);
        if (page?.state === 'paid') return 'paid';
        if (page?.state === 'open') {
          await noteSandboxPayment(transaction, page.paymentId, { state: 'closed' });
          await notifyShop(dependencies, transaction, page, { type: 'payment.closed' });
        }
        return 'closed';
      }),

    async readWebhook({ headers, body, receivedAt }) {
      const verdict = checkSandboxSignature(key, headers.get(SANDBOX_SIGNATURE), body, receivedAt);
      if (verdict !== 'right') return { ok: false, refusal: verdict };
      const event = sandboxEventSchema.safeParse(parseJson(body));
      return event.success
        ? { ok: true, events: [toProviderEvent(event.data)] }
        : { ok: false, refusal: 'unreadable' };
    },

    refund: (request) => database.transaction((transaction) => refund(dependencies, transaction, request)),

    async findPayment({ paymentId }) {
      const page = await findSandboxPayment(database, paymentId);
      return page ? stateOf(page, clock.now()) : { state: 'unknown' };
    },
  };
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}

function stateOf(page: SandboxPayment, now: Date): PaymentLookup {
  const { state, reference, amountMinor, method, paidAt } = page;
  if (state === 'paid' && paidAt !== null)
    return { state, reference, amountMinor, currency: 'USD', method, paidAt };
  return isOpen(page, now) ? { state: 'open', url: sandboxPagePath(reference) } : { state: 'closed' };
}

async function refund(
  dependencies: SandboxDependencies,
  transaction: Transaction,
  { refundId, paymentId, reference, amountMinor }: RefundRequest,
): Promise<RefundOutcome> {
  const page = await holdSandboxPayment(transaction, reference);
  if (page?.state !== 'paid' || page.paymentId !== paymentId)
    return { ok: false, refusal: 'rejected', reason: 'nothing was paid on this page' };
  const refundReference = `sbr_${refundId}`;
  const { refundedMinor, known } = await sumSandboxRefunds(transaction, paymentId, refundId);
  if (known) return { ok: true, state: 'done', refundReference };
  if (refundedMinor + amountMinor > page.amountMinor)
    return { ok: false, refusal: 'rejected', reason: 'more than was paid' };
  const createdAt = dependencies.clock.now();
  await addSandboxRefund(transaction, { refundId, paymentId, amountMinor, createdAt });
  await notifyShop(dependencies, transaction, page, {
    type: 'refund.done',
    refund_id: refundId,
    refund_reference: refundReference,
    amount_minor: amountMinor,
    currency: 'USD',
  });
  return { ok: true, state: 'done', refundReference };
}
