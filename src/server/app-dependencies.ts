import type { EndedSessions } from '#features/accounts/server/index.ts';
import type { gradeWorksJob } from '#features/grading/server/index.ts';
import type { ShopDependencies } from '#features/shop/server/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Ids } from '#platform/clock/ids.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Notices } from '#platform/database/notices.ts';
import type { DiskRoom } from '#platform/files/disk-room.ts';
import type { FileStore } from '#platform/files/create-file-store.ts';
import type { Log } from '#platform/log/log.ts';
import type { MailOutbox } from '#platform/mail/mail-outbox.ts';
import type { RateLimiter } from '#platform/rate-limit/create-rate-limiter.ts';
import type { Pool } from 'pg';
import type { Preview, SiteContent } from './site-content.ts';

export type AppDependencies = {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly pool: Pool;
  /** Under Vite's development server: nothing is cached, no policy by hashes. */
  readonly development: boolean;
  /** `npm run content -- preview`; the server of the site has none. */
  readonly preview?: Preview;
};

export type SiteApiDependencies = Pick<AppDependencies, 'config' | 'log' | 'clock' | 'ids'> & {
  readonly content: SiteContent;
  readonly database: Database;
  readonly secret: string;
  readonly files: FileStore;
  readonly diskRoom?: () => Promise<DiskRoom>;
  readonly outbox: MailOutbox;
  readonly limiter: RateLimiter;
  readonly endedSessions: EndedSessions;
  readonly notices: Pick<Notices, 'listen'>;
  /** The process is about to close: calls that wait for news answer at once. */
  readonly closing?: AbortSignal;
  /** The queue of works to grade. */
  readonly grading: Parameters<typeof gradeWorksJob>[0];
  /** The services that the shop needs. */
  readonly shop: ShopDependencies;
};
