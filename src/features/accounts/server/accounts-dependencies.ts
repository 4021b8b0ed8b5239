import type { BotChallenge } from '#platform/bot-challenge/bot-challenge.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Ids } from '#platform/clock/ids.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database, DatabaseOrTransaction, Transaction } from '#platform/database/database.ts';
import type { FileStore } from '#platform/files/create-file-store.ts';
import type { Localised } from '#platform/i18n/language.ts';
import type { Log } from '#platform/log/log.ts';
import type { MailOutbox } from '#platform/mail/mail-outbox.ts';
import type { RateLimiter } from '#platform/rate-limit/create-rate-limiter.ts';
import type { AccountKeys } from './account-keys.ts';
import type { EndedSessions } from './ended-sessions.ts';

/** The account whose data is requested. */
export type Person = {
  readonly accountId: string;
  readonly email: string;
  readonly candidateIds: readonly string[];
};

/** A file for the export's archive. */
export type ExportedFile = {
  /** Its name in the archive, with its folder; the data says what it is. Names of one feature are unique. */
  readonly name: string;
  /** Its pieces in the file store, in order. */
  readonly keys: readonly string[];
  /** The size of all pieces, in bytes. */
  readonly size: number;
  readonly modifiedAt: Date;
};

export type Exported = {
  /** All stored data, as JSON. */
  readonly data: unknown;
  readonly files?: readonly ExportedFile[];
};

/**
 * The data that another feature stores for an account, under its identifier, its candidates or its address. The
 * wiring passes it in, because accounts know no other feature.
 */
export type FeatureData = {
  /** Its part of the export, such as `mock_tests`. */
  readonly name: string;
  export(database: DatabaseOrTransaction, person: Person, files: FileStore): Promise<Exported>;
  /**
   * Removes the data that is deleted with the account, in the transaction that removes the account, at the instant
   * `now`. Returns the keys of files that nobody needs then. They are deleted after the commit.
   */
  erase(transaction: Transaction, person: Person, now: Date): Promise<readonly string[]>;
  /**
   * Brings together what candidates of one account have twice, in the transaction of a sign-in that takes over the work
   * of a visitor, at the instant `now`. No browser’s cookie opens these candidates any more.
   */
  join?(
    transaction: Transaction,
    person: Pick<Person, 'accountId' | 'candidateIds'>,
    now: Date,
  ): Promise<void>;
};

/** What the use cases of accounts need. */
export type AccountsDependencies = {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly limiter: RateLimiter;
  readonly outbox: MailOutbox;
  /** Where pictures are stored. */
  readonly files: FileStore;
  readonly keys: AccountKeys;
  readonly botChallenge: BotChallenge;
  readonly endedSessions: EndedSessions;
  readonly dataOfFeatures: readonly FeatureData[];
  /** The school as its emails name it: from content/site.json. */
  readonly school: { readonly name: string; readonly email: string; readonly hours: Localised };
  /** The shortest time of a form whose duration could reveal an account; see even-time.ts. Milliseconds. */
  readonly evenTimeMs?: number;
};
