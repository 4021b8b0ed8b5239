import type { MailLinks } from '#features/accounts/server/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Ids } from '#platform/clock/ids.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Notices } from '#platform/database/notices.ts';
import type { Localised } from '#platform/i18n/language.ts';
import type { Jobs } from '#platform/jobs/start-jobs.ts';
import type { Log } from '#platform/log/log.ts';
import type { MailOutbox } from '#platform/mail/mail-outbox.ts';
import type { RateLimiter } from '#platform/rate-limit/create-rate-limiter.ts';
import type { PaymentProviderName } from '../domain/payments/payment.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import type { PricesInForce } from './products/prices-in-force.ts';
import type { ProductList } from './products/product-list.ts';

/** Who takes money. Orders are refunded by whoever took theirs, also when another one does by now. */
export type PaymentProviders = {
  /** For new payments. Undefined: none is configured, and nothing can be bought. */
  readonly current: PaymentProvider | undefined;
  find(name: PaymentProviderName): PaymentProvider | undefined;
};

/** The terms as they are now. */
export type Terms = { readonly version: string; readonly text: Localised };

/** What the use cases of orders stand on. */
export type OrdersDependencies = {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly log: Log;
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly limiter: RateLimiter;
  readonly outbox: MailOutbox;
  /** How reminders are turned off. */
  readonly mailLinks: Pick<MailLinks, 'unsubscribeUrl'>;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly notices: Pick<Notices, 'send'>;
  /** The school as its mails name it. */
  readonly school: { readonly name: string; readonly email: string; readonly hours: Localised };
  /** As the content has them. */
  readonly products: ProductList;
  /** What pages show of what admins have set over it. */
  readonly prices: Pick<PricesInForce, 'tellChanged'>;
  readonly providers: PaymentProviders;
  readonly terms: Terms;
};
