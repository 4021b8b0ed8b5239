import type { Pool } from 'pg';
import { createMailLinks } from '#features/accounts/server/index.ts';
import { plansWithin } from '#features/mock-tests/contract.ts';
import { loadCatalogue } from '#features/shop/server/index.ts';
import {
  createPaymentProviders,
  listContentProducts,
  termsOf,
  wireShop,
} from '#features/shop/server/index.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { randomIds } from '#platform/clock/ids.ts';
import { boughtLessons, loadBookingRules } from '#features/bookings/server/index.ts';
import { boughtCredits, loadMarkingRules } from '#features/teacher-marking/server/index.ts';
import { contentOrThrow } from '#platform/content/content-problem.ts';
import { createMediaFiles } from '#platform/content/media-files.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import { createMailOutbox } from '#platform/mail/mail-outbox.ts';
import { openCatalogueReader } from './open-catalogue.ts';
import { aScriptedProvider } from '../../src/features/shop/server/payments/scripted-provider-fixture.ts';
import { withTeachers } from './with-teachers.ts';

const PUBLIC_URL = 'https://www.ninefold.example';

/** The shop on a database, with the real outbox, a scripted provider, and jobs that nobody does. */
export function shopOnPool(pool: Pool) {
  const provider = aScriptedProvider();
  const jobs = { enqueue: async () => undefined };
  const catalogue = openCatalogueReader(contentOrThrow(loadCatalogue('content', createMediaFiles('media'))));
  const shop = wireShop({
    config: { publicUrl: PUBLIC_URL },
    log: createLog('silent'),
    database: openDatabase(pool),
    clock: systemClock,
    ids: randomIds,
    limiter: { consume: async () => ({ ok: true }), giveBack: async () => undefined },
    outbox: createMailOutbox({ jobs, ids: randomIds, clock: systemClock }),
    mailLinks: createMailLinks({ secret: 'a secret of thirty-two characters', publicUrl: PUBLIC_URL }),
    jobs,
    notices: { send: async () => undefined },
    prices: { tellChanged: async () => undefined },
    school: {
      name: 'Ninefold IELTS',
      email: 'hello@ninefold.example',
      hours: { en: 'Monday to Friday', 'zh-Hant': '週一至週五' },
    },
    markingCredits: boughtCredits({
      clock: systemClock,
      ids: randomIds,
      rules: contentOrThrow(loadMarkingRules('content')),
    }),
    lessonCredits: withTeachers(
      boughtLessons({
        clock: systemClock,
        ids: randomIds,
        rules: contentOrThrow(loadBookingRules('content')),
      }),
    ),
    products: listContentProducts(catalogue),
    listCourses: catalogue.listCourses,
    plansWithin,
    providers: createPaymentProviders([provider.provider]),
    terms: termsOf({ en: 'Terms', 'zh-Hant': '條款' }),
  });
  return { shop, provider };
}
