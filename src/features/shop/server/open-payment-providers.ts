import type { Config } from '#platform/config/config.ts';
import type { Log } from '#platform/log/log.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { createSandboxProvider, type SandboxDependencies } from './sandbox/sandbox-provider.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';

type Dependencies = SandboxDependencies & {
  readonly config: Pick<Config, 'payments' | 'production'>;
  readonly log: Log;
};

/** The providers in the configuration; the first one takes new payments. None: nothing can be bought. */
export function openPaymentProviders(dependencies: Dependencies): PaymentProvider[] {
  const { config, log } = dependencies;
  const { current, stripe, sandbox } = config.payments;
  if (current === undefined)
    log.warn('Nobody takes payments: set the keys of Stripe, or PAYMENTS=sandbox to try the shop out.');
  if (current === 'sandbox' && config.production)
    log.warn('PAYMENTS=sandbox: the shop gives everything away for payments that move no money.');
  const providers = [
    ...(stripe ? [createStripeProvider(stripe, dependencies)] : []),
    ...(sandbox ? [createSandboxProvider(dependencies)] : []),
  ];
  if (current === undefined) return [];
  return providers.sort(({ name: a }, { name: b }) => Number(b === current) - Number(a === current));
}
