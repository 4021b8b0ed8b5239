import { withRetry } from '#platform/database/with-retry.ts';
import { applyEvent } from './apply-event.ts';
import { noticeEntitlements } from '../entitlements/entitlement-notices.ts';
import type { PaymentsDependencies } from './payments-dependencies.ts';
import type { PaymentProvider, WebhookDelivery } from './payment-provider.ts';
import type { ProviderEvent } from '../../domain/payments/provider-event.ts';
import { addProviderEvent, settleProviderEvent } from './provider-event-store.ts';

/**
 * Records an event and acts on it, both or neither. A repeated or late event that was recorded before changes
 * nothing.
 */
export async function takeEvent(
  dependencies: PaymentsDependencies,
  provider: Pick<PaymentProvider, 'name'>,
  event: ProviderEvent,
): Promise<void> {
  const { database, clock, log, notices } = dependencies;
  const { name } = provider;
  const applied = await withRetry(() =>
    database.transaction(async (transaction) => {
      const now = clock.now();
      if (!(await addProviderEvent(transaction, name, event, now))) return undefined;
      const result =
        event.kind === 'other'
          ? ({ verdict: 'nothing', order: undefined } as const)
          : await applyEvent(dependencies, transaction, event);
      const appliedAt = result.verdict === 'wait' ? null : now;
      const { eventId } = event;
      await settleProviderEvent(
        transaction,
        { provider: name, eventId },
        { verdict: result.verdict, appliedAt },
      );
      return result;
    }),
  );
  if (!applied) return;
  log.info({ provider: name, kind: event.kind, verdict: applied.verdict }, 'A payment event was taken.');
  await noticeEntitlements(notices, applied.order?.accountId ?? null);
}

export type WebhookReply = 'taken' | 'signature-wrong' | 'too-old' | 'unreadable';

/**
 * Handles a provider's delivery: checks it, then handles each event separately. A failure throws, so the provider
 * gets no success and delivers again.
 */
export async function receiveWebhook(
  dependencies: PaymentsDependencies,
  provider: PaymentProvider,
  delivery: WebhookDelivery,
): Promise<WebhookReply> {
  const read = await provider.readWebhook(delivery);
  if (!read.ok) return read.refusal;
  for (const event of read.events) await takeEvent(dependencies, provider, event);
  return 'taken';
}
