import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';
import type { PaymentProviderName } from '../../domain/payments/payment.ts';
import type { ProviderEvent } from '../../domain/payments/provider-event.ts';
import { providerEvents } from '../tables/payment-tables.ts';

/** False when this event was recorded before, and nothing is left to do for it. */
export async function addProviderEvent(
  transaction: Transaction,
  provider: PaymentProviderName,
  event: ProviderEvent,
  receivedAt: Date,
): Promise<boolean> {
  const { rowCount } = await transaction
    .insert(providerEvents)
    .values({
      provider,
      eventId: event.eventId,
      kind: event.kind,
      paymentId: 'paymentId' in event ? event.paymentId : null,
      event: { ...event, occurredAt: event.occurredAt.toISOString() },
      receivedAt,
      verdict: '',
    })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** Records the decision about an event; `appliedAt` null: it waits. */
export async function settleProviderEvent(
  transaction: Transaction,
  { provider, eventId }: { readonly provider: PaymentProviderName; readonly eventId: string },
  outcome: { readonly verdict: string; readonly appliedAt: Date | null },
): Promise<void> {
  await transaction
    .update(providerEvents)
    .set(outcome)
    .where(and(eq(providerEvents.provider, provider), eq(providerEvents.eventId, eventId)));
}

export type WaitingEvent = {
  readonly provider: PaymentProviderName;
  readonly event: Extract<ProviderEvent, { readonly kind: 'refunded' | 'refund-failed' }>;
};

/** Events of a payment that wait for an earlier one, in the order in which they happened. */
export async function listWaitingEvents(
  transaction: Transaction,
  paymentId: string,
): Promise<WaitingEvent[]> {
  const rows = await transaction
    .select()
    .from(providerEvents)
    .where(and(eq(providerEvents.paymentId, paymentId), isNull(providerEvents.appliedAt)))
    .orderBy(asc(providerEvents.receivedAt), asc(providerEvents.eventId));
  return rows.map(({ provider, event }) => {
    const stored = event as unknown as Omit<WaitingEvent['event'], 'occurredAt'> & {
      readonly occurredAt: string;
    };
    return {
      provider,
      event: { ...stored, occurredAt: new Date(stored.occurredAt) } as WaitingEvent['event'],
    };
  });
}
