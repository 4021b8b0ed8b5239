import { join } from 'node:path';
import {
  createEndedSessions,
  createMailLinks,
  deleteAccountsJob,
  forgetSessionsJob,
  sweepAvatarsJob,
} from '#features/accounts/server/index.ts';
import {
  closeOverdueAttemptsJob,
  finishLeftRecordingsJob,
  forgetAttemptsJob,
  sweepRecordingsJob,
} from '#features/mock-tests/server/index.ts';
import {
  createPaymentProviders,
  followPrices,
  openPaymentProviders,
  openSandbox,
  ordersJobs,
  type OrdersDependencies,
} from '#features/shop/server/index.ts';
import { forgetContactMessagesJob } from '#features/site/server/index.ts';
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
import type { AppDependencies } from './app.ts';
import { dataOfFeatures } from './data-of-features.ts';
import type { SiteContent } from './site-content.ts';

/** What the features stand on beside the database itself: mail, jobs, files, limits, the installation's secret. */
export async function startServices(
  dependencies: AppDependencies,
  { papers, school, products, terms }: SiteContent,
) {
  const { config, log, clock, ids, pool } = dependencies;
  const database = openDatabase(pool);
  const secret = config.secret ?? (await keepGenerated(join(config.dataDir, 'secret'), () => ids.token()));
  const files = createFileStore({ directory: join(config.dataDir, 'files') });
  const diskRoom = createDiskRoom({ directory: config.dataDir, floorBytes: config.diskFloorBytes });
  const mailer = createMailer({ config, log, ids, clock, defaultFrom: `${school.name} <${school.email}>` });
  const notices = openNotices({ pool, log });
  const endedSessions = createEndedSessions(notices);
  const prices = await followPrices({ database, notices, log });
  // A job may write mails, and a mail is sent by a job: whoever calls first waits for the other.
  const enqueuing: Pick<Jobs, 'enqueue'> = { enqueue: async (...job) => (await starting).enqueue(...job) };
  const outbox = createMailOutbox({ jobs: enqueuing, ids, clock });
  const limiter = createRateLimiter({ pool, log });
  const sandboxGiven = { database, clock, ids, jobs: enqueuing, secret };
  const sandbox = openSandbox({ ...sandboxGiven, config });
  const mailLinks = createMailLinks({ secret, publicUrl: config.publicUrl });
  const shop: OrdersDependencies = {
    config,
    log,
    database,
    clock,
    ids,
    limiter,
    outbox,
    mailLinks,
    notices,
    products,
    prices,
    terms,
    jobs: enqueuing,
    school: { name: school.name, email: school.email, hours: school.hours },
    providers: createPaymentProviders(openPaymentProviders({ ...sandboxGiven, config, log })),
  };
  const starting = startJobs({
    pool,
    log,
    role: config.role,
    jobs: [
      sendMailJob({ database, mailer, clock }),
      forgetMailsJob({ database, clock }),
      forgetChallengesJob({ database, clock }),
      forgetContactMessagesJob({ database, clock }),
      closeOverdueAttemptsJob({ database, clock, papers, ids }),
      finishLeftRecordingsJob({ database, files, clock }),
      forgetAttemptsJob({ database, clock }),
      forgetSessionsJob({ database, clock }),
      sweepAvatarsJob({ database, files, clock }),
      sweepRecordingsJob({ database, files, clock }),
      ...ordersJobs(shop),
      ...sandbox.jobs,
      deleteAccountsJob({
        ...dependencies,
        database,
        outbox,
        files,
        endedSessions,
        school: { name: school.name, email: school.email, hours: school.hours },
        dataOfFeatures: dataOfFeatures({ papers, clock }),
      }),
    ],
  });
  return {
    database,
    secret,
    files,
    diskRoom,
    jobs: await starting,
    outbox,
    endedSessions,
    limiter,
    shop,
    sandbox,
    prices,
    notices,
    mailLinks,
  };
}
