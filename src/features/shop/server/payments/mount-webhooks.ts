import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { PaymentProviderName } from '../../domain/payments/payment.ts';
import { PAYMENT_PROVIDERS } from '../../domain/payments/payment.ts';
import type { PaymentsDependencies } from './payments-dependencies.ts';
import { receiveWebhook, type WebhookReply } from './receive-webhook.ts';

const MAX_BYTES = 256 * 1024;

const STATUSES = {
  taken: 200,
  'signature-wrong': 400,
  'too-old': 400,
  unreadable: 400,
} as const satisfies Record<WebhookReply, number>;

/** The address for a payment provider's webhooks. */
export const webhookPath = (provider: PaymentProviderName) => `/webhooks/payments/${provider}`;

/**
 * Receives webhooks outside the API. Their senders have no key of this site, and their signature identifies them.
 * Success is returned only after the commit. After any other status the provider delivers again.
 */
export function mountPaymentWebhooks(app: Hono, dependencies: PaymentsDependencies): void {
  const { providers, clock, log } = dependencies;
  for (const name of PAYMENT_PROVIDERS) {
    const limit = bodyLimit({ maxSize: MAX_BYTES, onError: (context) => context.body(null, 413) });
    app.post(webhookPath(name), limit, async (context) => {
      const provider = providers.find(name);
      if (!provider) return context.body(null, 404);
      const body = new Uint8Array(await context.req.arrayBuffer());
      const delivery = { headers: context.req.raw.headers, body, receivedAt: clock.now() };
      try {
        const reply = await receiveWebhook(dependencies, provider, delivery);
        if (reply !== 'taken') log.warn({ provider: name, reply }, 'A webhook was refused.');
        return context.json({ reply }, STATUSES[reply]);
      } catch (error) {
        log.error({ err: error, provider: name }, 'A webhook could not be taken; it is delivered again.');
        return context.json({ reply: 'try-again' }, 503);
      }
    });
  }
}
