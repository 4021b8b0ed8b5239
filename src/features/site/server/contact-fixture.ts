import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { randomIds } from '#platform/clock/ids.ts';
import { parseConfig } from '#platform/config/config.ts';
import { createApi } from '#platform/http/create-api.ts';
import { startJobs, type Jobs } from '#platform/jobs/start-jobs.ts';
import { createMailOutbox } from '#platform/mail/mail-outbox.ts';
import { sendMailJob } from '#platform/mail/send-mail-job.ts';
import { createRateLimiter } from '#platform/rate-limit/create-rate-limiter.ts';
import { collectLog } from '#tests/database/collected-log.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import { mountContactRoutes } from './contact-routes.ts';

export const school = {
  name: 'Ninefold IELTS',
  email: 'hello@ninefold.example',
  hours: { en: 'Monday to Friday', 'zh-Hant': '週一至週五' },
};

export type Reply = {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: {
    readonly type?: string;
    readonly title?: string;
    readonly errors?: readonly { readonly field: string; readonly code: string; readonly message: string }[];
    readonly copy_sent_to?: string;
    readonly received?: boolean;
  };
};

export function aBody(fields: object = {}) {
  return {
    name: '林小美',
    email: 'mei@example.org',
    topic: 'courses',
    message: 'Which course is right for me?',
    language: 'en',
    ...fields,
  };
}

/** The contact form's call on a real API and database. Jobs are enqueued and do not run. */
export function useContactForm() {
  const held: { database?: TestDatabase; jobs?: Jobs; app?: Hono } = {};
  const { log, text: logText } = collectLog();

  beforeAll(async () => {
    const database = await createTestDatabase();
    const parsed = parseConfig({ TRUST_PROXY: '1', PUBLIC_URL: 'https://www.ninefold.example' });
    if (!parsed.ok) throw new Error(parsed.problem);
    const send = sendMailJob({
      database: database.db,
      mailer: { send: () => new Promise(() => undefined) },
      clock: systemClock,
    });
    const jobs = await startJobs({ pool: database.pool, log, role: 'web', jobs: [send] });
    const api = createApi({ config: parsed.config, log, ids: randomIds });
    mountContactRoutes(api, {
      database: database.db,
      outbox: createMailOutbox({ jobs, ids: randomIds, clock: systemClock }),
      limiter: createRateLimiter({ pool: database.pool, log }),
      ids: randomIds,
      clock: systemClock,
      school,
      publicUrl: parsed.config.publicUrl,
      secret: 'a secret of thirty-two characters',
    });
    Object.assign(held, { database, jobs, app: new Hono().route('/', api) });
  });
  beforeEach(async () => {
    await database().pool.query(
      'truncate outgoing_mails, contact_messages, rate_limits; delete from jobs.job',
    );
  });
  afterAll(async () => {
    await held.jobs?.stop();
    await held.database?.drop();
  });

  function database(): TestDatabase {
    if (!held.database) throw new Error('The database is there within tests only.');
    return held.database;
  }
  return {
    database,
    logText,
    async post(body: unknown, { language = 'en', address = '203.0.113.7' } = {}): Promise<Reply> {
      const response = await held.app?.request('/api/contact', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-requested-key': 'ninefold-development',
          'accept-language': language,
          'x-forwarded-for': address,
        },
        body: JSON.stringify(body),
      });
      if (!response) throw new Error('The API is there within tests only.');
      const reply = (await response.json()) as Reply['body'];
      return { status: response.status, retryAfter: response.headers.get('retry-after'), body: reply };
    },
    async counts() {
      const { rows } = await database().pool.query(
        `select (select count(*)::int from contact_messages) as messages, (select count(*)::int from outgoing_mails) as mails,
                (select count(*)::int from jobs.job where name = 'send-mail') as jobs`,
      );
      return rows[0] as { messages: number; mails: number; jobs: number };
    },
  };
}
