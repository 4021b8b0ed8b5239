import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createEndedSessions, createMailLinks } from '#features/accounts/server/index.ts';
import { plansWithin } from '#features/mock-tests/contract.ts';
import { createWorkSources } from '#features/mock-tests/server/index.ts';
import { createPaymentProviders, wireShop } from '#features/shop/server/index.ts';
import { boughtLessons } from '#features/bookings/server/index.ts';
import { boughtCredits } from '#features/teacher-marking/server/index.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { randomIds } from '#platform/clock/ids.ts';
import { DEVELOPMENT_APP_KEY, parseConfig } from '#platform/config/config.ts';
import { createFileStore } from '#platform/files/create-file-store.ts';
import type { Api } from '#platform/http/api-env.ts';
import type { MailOutbox, MailToEnqueue } from '#platform/mail/mail-outbox.ts';
import { createRateLimiter } from '#platform/rate-limit/create-rate-limiter.ts';
import { createSiteApi } from '#server/create-site-api.ts';
import { loadSiteContent, type SiteContent } from '#server/site-content.ts';
import { aScriptedProvider } from '../../src/features/shop/server/payments/scripted-provider-fixture.ts';
import { collectLog } from '#tests/database/collected-log.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';

/** Read once for all files of a worker. */
let siteContent: SiteContent | undefined;

export const SECRET = 'a secret of thirty-two characters';

/**
 * The site's API with all of its wiring and content, on a separate database. Emails are stored instead of
 * sent. Requests come from the address that X-Forwarded-For names.
 */
export function useSiteApi() {
  const held: { database?: TestDatabase; api?: Api; terms?: { readonly version: string } } = {};
  const mails: MailToEnqueue[] = [];
  const { log, text: logText } = collectLog();
  const dataDir = mkdtempSync(join(tmpdir(), 'ninefold-api-'));

  beforeAll(async () => {
    const database = await createTestDatabase();
    const parsed = parseConfig({
      TRUST_PROXY: '1',
      PUBLIC_URL: 'https://www.ninefold.example',
      DATA_DIR: dataDir,
    });
    if (!parsed.ok) throw new Error(parsed.problem);
    const { config } = parsed;
    const limiter = createRateLimiter({ pool: database.pool, log });
    const outbox: MailOutbox = { enqueueMail: async (_, mail) => void mails.push(mail) };
    siteContent ??= loadSiteContent();
    const content = siteContent;
    const files = createFileStore({ directory: join(dataDir, 'files') });
    const api = await createSiteApi({
      config,
      log,
      clock: systemClock,
      ids: randomIds,
      content,
      database: database.db,
      secret: SECRET,
      files,
      outbox,
      endedSessions: createEndedSessions(),
      limiter,
      notices: { listen: () => undefined },
      grading: {
        database: database.db,
        clock: systemClock,
        ids: randomIds,
        jobs: { enqueue: async () => undefined },
        findEntitlements: async () => [],
        isFreeTest: () => false,
        sources: createWorkSources({ database: database.db, files, clock: systemClock }),
        graders: {
          local: { grade: async () => ({ ok: false, refusal: 'failed' }) },
          localHash: 'none',
          model: undefined,
          speaking: undefined,
        },
        service: undefined,
      },
      shop: wireShop({
        config,
        log,
        clock: systemClock,
        ids: randomIds,
        database: database.db,
        limiter,
        outbox,
        mailLinks: createMailLinks({ secret: SECRET, publicUrl: config.publicUrl }),
        markingCredits: boughtCredits({ clock: systemClock, ids: randomIds, rules: content.markingRules }),
        lessonCredits: boughtLessons({ clock: systemClock, ids: randomIds, rules: content.bookingRules }),
        products: content.products,
        listCourses: content.catalogueReader.listCourses,
        plansWithin,
        terms: content.terms,
        school: content.school,
        jobs: { enqueue: async () => undefined },
        notices: { send: async () => undefined },
        prices: { tellChanged: async () => undefined },
        providers: createPaymentProviders([aScriptedProvider().provider]),
      }),
    });
    Object.assign(held, { database, api, terms: content.terms });
  });
  afterAll(async () => {
    await held.database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  return {
    mails,
    logText,
    /** Of the terms as they are. */
    termsVersion: () => held.terms?.version ?? '',
    database(): TestDatabase {
      if (!held.database) throw new Error('The database is there within tests only.');
      return held.database;
    },
    /** A call with the app key; anything else is the test's. */
    async send(path: string, init: RequestInit & { readonly headers?: Record<string, string> } = {}) {
      const headers = { 'x-requested-key': DEVELOPMENT_APP_KEY, ...init.headers };
      const response = await held.api?.request(path, { ...init, headers });
      if (!response) throw new Error('The API is there within tests only.');
      return response;
    },
  };
}
