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

/** Whose data features are asked for. */
export type Person = {
  readonly accountId: string;
  readonly email: string;
  readonly candidateIds: readonly string[];
};

/** A file for the export's archive. */
export type ExportedFile = {
  /** Its name there, with its folder; the data says what it is. No two of a feature are the same. */
  readonly name: string;
  /** Where it lies in the file store: one after the other they are the file. */
  readonly keys: readonly string[];
  /** Of all of them, in bytes. */
  readonly size: number;
  readonly modifiedAt: Date;
};

export type Exported = {
  /** Everything that is kept, as JSON can write it. */
  readonly data: unknown;
  readonly files?: readonly ExportedFile[];
};

/**
 * What another feature keeps of an account, under its identifier, its candidates or its address. It is handed in, since accounts know
 * no other feature.
 */
export type FeatureData = {
  /** Its part of the export, such as `mock_tests`. */
  readonly name: string;
  export(database: DatabaseOrTransaction, person: Person, files: FileStore): Promise<Exported>;
  /**
   * Removes what goes with the account, in the transaction that removes it, at the instant `now`. Answers with the keys
   * of files that nobody needs then: they go once it has committed.
   */
  erase(transaction: Transaction, person: Person, now: Date): Promise<readonly string[]>;
};

/** What the use cases of accounts stand on. */
export type AccountsDependencies = {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly limiter: RateLimiter;
  readonly outbox: MailOutbox;
  /** Where pictures are kept. */
  readonly files: FileStore;
  readonly keys: AccountKeys;
  readonly botChallenge: BotChallenge;
  readonly endedSessions: EndedSessions;
  readonly dataOfFeatures: readonly FeatureData[];
  /** The school as its mails name it: from content/site.json. */
  readonly school: { readonly name: string; readonly email: string; readonly hours: Localised };
  /** How long the forms take at least whose time could tell of an account; see even-time.ts. Milliseconds. */
  readonly evenTimeMs?: number;
};
