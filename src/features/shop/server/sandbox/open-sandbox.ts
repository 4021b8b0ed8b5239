import type { Hono } from 'hono';
import type { Config } from '#platform/config/config.ts';
import type { Job } from '#platform/jobs/define-job.ts';
import { deliverSandboxWebhookJob } from './deliver-sandbox-webhook-job.ts';
import { mountSandboxPages } from './mount-sandbox-pages.ts';
import { webhookPath } from '../payments/mount-webhooks.ts';
import { sandboxKey, type SandboxDependencies } from './sandbox-provider.ts';
import { sandboxWebhookUrl } from './sandbox-webhook-url.ts';

type OpenSandboxOptions = SandboxDependencies & {
  readonly config: Pick<Config, 'payments' | 'production' | 'role' | 'host' | 'port' | 'publicUrl'>;
};

/** The sandbox's pages and the job that sends its webhooks. Without a sandbox there are neither. */
export function openSandbox({ config, ...dependencies }: OpenSandboxOptions): {
  readonly jobs: readonly Job[];
  mount(app: Hono): void;
} {
  if (!config.payments.sandbox) return { jobs: [], mount: () => undefined };
  const webhookUrl = sandboxWebhookUrl(config, webhookPath('sandbox'));
  const key = sandboxKey(dependencies.secret);
  return {
    jobs: [deliverSandboxWebhookJob({ ...dependencies, key, webhookUrl })],
    mount: (app) => mountSandboxPages(app, { ...dependencies, production: config.production }),
  };
}
