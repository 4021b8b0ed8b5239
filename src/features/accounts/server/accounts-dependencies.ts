import type { BotChallenge } from '#platform/bot-challenge/bot-challenge.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Ids } from '#platform/clock/ids.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Localised } from '#platform/i18n/language.ts';
import type { Log } from '#platform/log/log.ts';
import type { MailOutbox } from '#platform/mail/mail-outbox.ts';
import type { RateLimiter } from '#platform/rate-limit/create-rate-limiter.ts';
import type { AccountKeys } from './account-keys.ts';
import type { EndedSessions } from './ended-sessions.ts';

/** What the use cases of accounts stand on. */
export type AccountsDependencies = {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly limiter: RateLimiter;
  readonly outbox: MailOutbox;
  readonly keys: AccountKeys;
  readonly botChallenge: BotChallenge;
  readonly endedSessions: EndedSessions;
  /** The school as its mails name it: from content/site.json. */
  readonly school: { readonly name: string; readonly email: string; readonly hours: Localised };
};
