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
import type { LessonCredits } from './lesson-credits.ts';
import type { MarkingCredits } from './marking-credits.ts';

/** The services that every part of the shop may use. */
export type ShopPlatform = {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly log: Log;
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly limiter: RateLimiter;
  readonly outbox: MailOutbox;
  /** The links that turn reminders off. */
  readonly mailLinks: Pick<MailLinks, 'unsubscribeUrl'>;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly notices: Pick<Notices, 'send'>;
  readonly markingCredits: MarkingCredits;
  readonly lessonCredits: LessonCredits;
  /** The school as its emails name it. */
  readonly school: { readonly name: string; readonly email: string; readonly hours: Localised };
};
