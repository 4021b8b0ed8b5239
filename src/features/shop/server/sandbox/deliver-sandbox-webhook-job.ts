import { z } from 'zod';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { findSandboxEvent } from './sandbox-payment-store.ts';
import { SANDBOX_SIGNATURE, signSandboxWebhook } from './sandbox-signature.ts';

/** Sends the shop one event of the sandbox. */
export const DELIVER_SANDBOX_WEBHOOK = {
  name: 'deliver-sandbox-webhook',
  payload: z.strictObject({ event_id: z.string() }),
};

const TIMEOUT_MS = 10_000;

type Dependencies = {
  readonly database: Database;
  readonly clock: Clock;
  readonly key: Buffer;
  /** The shop's webhook address, called over HTTP like an external provider does. */
  readonly webhookUrl: string;
};

/**
 * Sends a webhook until it is accepted, for some hours. The same event may arrive more than once, as with any
 * provider.
 */
export function deliverSandboxWebhookJob({ database, clock, key, webhookUrl }: Dependencies) {
  return defineJob({
    ...DELIVER_SANDBOX_WEBHOOK,
    retryLimit: 20,
    backoff: { firstSeconds: 2, maxSeconds: 30 * 60 },
    expireSeconds: 30,
    concurrency: 2,
    pollSeconds: 1,
    async handle({ event_id: id }, { signal }) {
      const event = await findSandboxEvent(database, id);
      if (!event) return;
      const body = Buffer.from(JSON.stringify(event));
      const response = await fetch(webhookUrl, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          [SANDBOX_SIGNATURE]: signSandboxWebhook(key, body, clock.now()),
        },
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`The shop does not take a webhook: ${response.status}`);
    },
  });
}
