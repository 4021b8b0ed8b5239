import { join } from 'node:path';
import { boughtLessons } from '#features/bookings/server/index.ts';
import { createEndedSessions, createMailLinks } from '#features/accounts/server/index.ts';
import { openWorkGraders } from '#features/grading/server/index.ts';
import { plansWithin } from '#features/mock-tests/contract.ts';
import { createWorkSources } from '#features/mock-tests/server/index.ts';
import {
  ANNOUNCE_OPENINGS,
  createPaymentProviders,
  createShop,
  followPrices,
  openPaymentProviders,
  openSandbox,
  wireShop,
} from '#features/shop/server/index.ts';
import { boughtCredits } from '#features/teacher-marking/server/index.ts';
import { forgetChallengesJob } from '#platform/bot-challenge/forget-challenges-job.ts';
import { openDatabase } from '#platform/database/database.ts';
import { openNotices } from '#platform/database/notices.ts';
import { createFileStore } from '#platform/files/create-file-store.ts';
import { createDiskRoom } from '#platform/files/disk-room.ts';
import { keepGenerated } from '#platform/files/keep-generated.ts';
import { startJobs, type Jobs } from '#platform/jobs/start-jobs.ts';
import { createMailer } from '#platform/mail/create-mailer.ts';
import { forgetMailsJob } from '#platform/mail/forget-mails-job.ts';
import { createMailOutbox } from '#platform/mail/mail-outbox.ts';
import { sendMailJob } from '#platform/mail/send-mail-job.ts';
import { createRateLimiter } from '#platform/rate-limit/create-rate-limiter.ts';
import type { AppDependencies } from './app-dependencies.ts';
import { bookingServices } from './booking-services.ts';
import { dataOfFeatures, jobsOfFeatures } from './features.ts';
import { markingServices } from './marking-services.ts';
import type { SiteContent } from './site-content.ts';

/**
 * The services that features need besides the database: email, jobs, files, limits, the installation's
 * secret.
 */
export async function startServices(dependencies: AppDependencies, content: SiteContent) {
  const { config, log, clock, ids, pool } = dependencies;
  const { papers, school, products, catalogueReader, terms, markingRules, bookingRules } = content;
  const database = openDatabase(pool);
  const secret = config.secret ?? (await keepGenerated(join(config.dataDir, 'secret'), () => ids.token()));
  const files = createFileStore({ directory: join(config.dataDir, 'files') });
  const diskRoom = createDiskRoom({ directory: config.dataDir, floorBytes: config.diskFloorBytes });
  const mailer = createMailer({ config, log, ids, clock, defaultFrom: `${school.name} <${school.email}>` });
  const notices = openNotices({ pool, log });
  const endedSessions = createEndedSessions(notices);
  const prices = await followPrices({ database, notices, log });
  // A job may write emails, and a job sends an email. The first caller waits for the other part.
  const enqueuing: Pick<Jobs, 'enqueue'> = { enqueue: async (...job) => (await starting).enqueue(...job) };
  const outbox = createMailOutbox({ jobs: enqueuing, ids, clock });
  const limiter = createRateLimiter({ pool, log });
  const sandboxOptions = { database, clock, ids, jobs: enqueuing, secret };
  const sandbox = openSandbox({ ...sandboxOptions, config });
  const mailLinks = createMailLinks({ secret, publicUrl: config.publicUrl });
  const shop = wireShop({
    config,
    log,
    database,
    clock,
    ids,
    limiter,
    outbox,
    mailLinks,
    notices,
    markingCredits: boughtCredits({ clock, ids, rules: markingRules }),
    lessonCredits: boughtLessons({ clock, ids, rules: bookingRules }),
    products,
    listCourses: catalogueReader.listCourses,
    plansWithin,
    prices,
    terms,
    jobs: enqueuing,
    school: { name: school.name, email: school.email, hours: school.hours },
    providers: createPaymentProviders(openPaymentProviders({ ...sandboxOptions, config, log })),
  });
  const graders = openWorkGraders({ config, log });
  const { findEntitlements } = createShop(shop);
  const grading = {
    database,
    clock,
    ids,
    jobs: enqueuing,
    findEntitlements,
    isFreeTest: (mockTest: string) => papers.findMockTest(mockTest)?.access === 'everybody',
    sources: createWorkSources({ database, files, clock }),
    graders,
    service: config.grading,
  };
  const bookings = bookingServices(
    { ...dependencies, database, outbox, files, limiter, findEntitlements },
    content,
  );
  const starting = startJobs({
    pool,
    log,
    role: config.role,
    jobs: [
      sendMailJob({ database, mailer, clock }),
      forgetMailsJob({ database, clock }),
      forgetChallengesJob({ database, clock }),
      ...jobsOfFeatures({
        ...dependencies,
        database,
        outbox,
        files,
        mailLinks,
        endedSessions,
        papers,
        shop,
        sandbox,
        school,
        dataOfFeatures: dataOfFeatures({ papers, clock, bookings }),
        grading,
        marking: markingServices({ ...dependencies, ...grading, outbox, files, endedSessions }, content),
        bookings,
      }),
    ],
  });
  const jobs = await starting;
  // This start may have content that opens a product.
  await database.transaction((transaction) => jobs.enqueue(transaction, ANNOUNCE_OPENINGS, {}));
  return {
    database,
    secret,
    files,
    diskRoom,
    jobs,
    outbox,
    endedSessions,
    limiter,
    shop,
    sandbox,
    prices,
    notices,
    mailLinks,
    grading,
    graders,
  };
}
