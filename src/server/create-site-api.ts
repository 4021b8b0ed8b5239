import { createAccounts, type EndedSessions } from '#features/accounts/server/index.ts';
import { createShop, type ShopDependencies } from '#features/shop/server/index.ts';
import { createBotChallenge } from '#platform/bot-challenge/create-bot-challenge.ts';
import type { Database } from '#platform/database/database.ts';
import type { Notices } from '#platform/database/notices.ts';
import type { DiskRoom } from '#platform/files/disk-room.ts';
import type { FileStore } from '#platform/files/create-file-store.ts';
import type { Api } from '#platform/http/api-env.ts';
import { createApi } from '#platform/http/create-api.ts';
import type { MailOutbox } from '#platform/mail/mail-outbox.ts';
import { createPdfWriter } from '#platform/pdf/create-pdf-writer.ts';
import type { RateLimiter } from '#platform/rate-limit/create-rate-limiter.ts';
import { CATALOGUES } from '../texts.ts';
import type { AppDependencies } from './app.ts';
import { dataOfFeatures, mountFeatures } from './features.ts';
import type { SiteContent } from './site-content.ts';

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
  /** What the shop stands on. */
  readonly shop: ShopDependencies;
};

/** The API with the calls of every feature: the site's own, and what the security tests ask. */
export async function createSiteApi(dependencies: SiteApiDependencies): Promise<Api> {
  const { papers, school } = dependencies.content;
  const shop = createShop(dependencies.shop);
  const { findEntitlements } = shop;
  const accounts = createAccounts({
    ...dependencies,
    school: { name: school.name, email: school.email, hours: school.hours },
    botChallenge: createBotChallenge(dependencies),
    dataOfFeatures: dataOfFeatures({ papers, clock: dependencies.clock }),
  });
  const { candidateIdentity, authenticate } = accounts;
  const api = createApi({ ...dependencies, authenticate, identifyCandidate: candidateIdentity.find });
  await mountFeatures(api, {
    ...dependencies,
    papers,
    school,
    candidateIdentity,
    findEntitlements,
    accounts,
    shop,
    publicUrl: dependencies.config.publicUrl,
    pdfWriter: createPdfWriter(dependencies),
    catalogues: CATALOGUES,
  });
  return api;
}
