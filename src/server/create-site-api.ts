import { createAccounts, type EndedSessions } from '#features/accounts/server/index.ts';
import { mountAppealRoutes, mountDocumentRoutes, mountMockTests } from '#features/mock-tests/server/index.ts';
import { createOrders, type OrdersDependencies } from '#features/shop/server/index.ts';
import { mountContactRoutes } from '#features/site/server/index.ts';
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
import en from '../texts/en.ts';
import zhHant from '../texts/zh-Hant.ts';
import type { AppDependencies } from './app.ts';
import { dataOfFeatures } from './data-of-features.ts';
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
  readonly shop: OrdersDependencies;
};

/** The API with the calls of every feature: the site's own, and what the security tests ask. */
export async function createSiteApi(dependencies: SiteApiDependencies): Promise<Api> {
  const { papers, school, catalogueReader } = dependencies.content;
  const orders = createOrders(dependencies.shop);
  const { findEntitlements, listLessonCredits } = orders;
  const accounts = createAccounts({
    ...dependencies,
    school: { name: school.name, email: school.email, hours: school.hours },
    botChallenge: createBotChallenge(dependencies),
    dataOfFeatures: dataOfFeatures({ papers, clock: dependencies.clock }),
    listCourses: catalogueReader.listCourses,
    findEntitlements,
    listLessonCredits,
  });
  const { candidateIdentity, authenticate } = accounts;
  const api = createApi({ ...dependencies, authenticate });
  accounts.mount(api);
  await mountMockTests(api, { ...dependencies, papers, candidateIdentity, findEntitlements });
  mountAppealRoutes(api, { ...dependencies, papers, candidateIdentity, school });
  const pdfWriter = createPdfWriter(dependencies);
  const catalogues = { en, 'zh-Hant': zhHant };
  mountDocumentRoutes(api, { ...dependencies, papers, candidateIdentity, school, pdfWriter, catalogues });
  const { publicUrl } = dependencies.config;
  mountContactRoutes(api, { ...dependencies, school, publicUrl });
  orders.mount(api, dependencies.notices, dependencies.closing);
  return api;
}
