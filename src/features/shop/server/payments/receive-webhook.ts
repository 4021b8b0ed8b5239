import { withRetry } from '#platform/database/with-retry.ts';
import { applyEvent } from './apply-event.ts';
import { noticeEntitlements } from '../entitlements/entitlement-notices.ts';
import type { OrdersDependencies } from '../orders-dependencies.ts';
import type { PaymentProvider, ProviderEvent, WebhookDelivery } from './payment-provider.ts';
import { addProviderEvent, settleProviderEvent } from './provider-event-store.ts';

/**
 * Takes note of an event and does what it asks for, both or neither. An event that was taken note of before changes
 * nothing, so that it may come as often and as late as it likes.
 */
export async function takeEvent(
  dependencies: OrdersDependencies,
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
 * A delivery of a provider: checked, then each event by itself. Whatever fails on the way throws, so that the provider
 * hears no "yes" and delivers again.
 */
export async function receiveWebhook(
  dependencies: OrdersDependencies,
  provider: PaymentProvider,
  delivery: WebhookDelivery,
): Promise<WebhookReply> {
  const read = await provider.readWebhook(delivery);
  if (!read.ok) return read.refusal;
  for (const event of read.events) await takeEvent(dependencies, provider, event);
  return 'taken';
}
