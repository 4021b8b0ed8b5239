import type { Pool } from 'pg';
import { DEVELOPMENT_APP_KEY } from '#platform/config/config.ts';
import { findPostmaster } from '#tests/browser/site-database.ts';
import { freshAddress } from '#tests/security/known-world.ts';
import { atMost, exactly, reported, type Benchmark } from './benchmark.ts';
import { apiHeaders } from './browser-headers.ts';
import { MANY_ADDRESSES } from './candidates.ts';
import { addAccounts, signedIn } from './known-accounts.ts';
import { anEssay } from './load/an-essay.ts';
import { cpuSeconds } from './load/cpu-seconds.ts';
import { databaseCpuSeconds } from './load/database-cpu.ts';
import { encodeRequest, openConnection, type HttpConnection } from './load/http-connection.ts';
import { percentile } from './load/percentile.ts';
import { withSiteDatabase } from './site-database.ts';
import { withSite } from './with-site.ts';

/** What the page requests when a teacher opens it. */
const CALLS = ['/api/teach/queue', '/api/teach/markings', '/api/teach/figures'] as const;
/** The longest list that the queue returns. */
const MOST_LISTED = 100;

type Teacher = { readonly connection: HttpConnection; readonly requests: readonly Buffer[] };

/** Essays of as many learners, each due at another minute. */
async function addOrders(pool: Pool, count: number, state: 'waiting' | 'done'): Promise<void> {
  const task = { type: 'essay', number: 2, minutes: 40, minWords: 250, prompt: 'Should buses be free?' };
  await pool.query(
    `insert into marking_orders (candidate_id, id, account_id, source, subject_id, kind, module, language, work, words,
       is_appeal, paid_by, needs_second, state, turn, submitted_at, due_at)
     select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'work', gen_random_uuid(), 'writing-task-2',
       'academic', 'en', $2, 300, false, 'credit', false, $3, 'first', now(),
       now() + interval '1 day' + each * interval '1 minute'
     from generate_series(1, $1::int) as each`,
    [count, JSON.stringify({ task, text: anEssay(1), parts: [], recordings: [] }), state],
  );
}

/** Essays that teachers have marked in the last weeks, so the page has figures and markings to show. */
async function addMarked(pool: Pool, count: number): Promise<void> {
  await addOrders(pool, count, 'done');
  await pool.query(
    `insert into markings (candidate_id, order_id, id, teacher_id, role, version, state, bands_times_two, reasons, letter,
       blind_times_two, machine_low_times_two, machine_high_times_two, claimed_at, final_at)
     select o.candidate_id, o.id, gen_random_uuid(), t.account_id, 'first', 1, 'final', '{12,12,13,13}', '{a,b,c,d}',
       '{"text": "", "strengths": [], "steps": []}', '{12,12,13,13}', 11, 13, now(), now()
     from (select *, row_number() over () as place from marking_orders where state = 'done') as o
     join (select account_id, row_number() over () as place, count(*) over () as total from teacher_profiles) as t
       on t.place = 1 + o.place % t.total`,
  );
  await pool.query('analyze marking_orders, markings');
}

/** Teachers who may claim every one of these essays, signed in, each on a connection of their own. */
async function startTeachers(pool: Pool, port: number, count: number): Promise<Teacher[]> {
  const teachers: Teacher[] = [];
  for (const email of await addAccounts(pool, count)) {
    const connection = await openConnection(port);
    const headers = {
      ...apiHeaders(DEVELOPMENT_APP_KEY),
      ...(await signedIn(connection, email)),
      'x-forwarded-for': freshAddress(),
    };
    teachers.push({ connection, requests: CALLS.map((path) => encodeRequest({ path, headers })) });
  }
  // Only now: a sign-in with a role needs a code, and nobody types one here.
  await pool.query(`update accounts set role = 'teacher', totp_secret = convert_to('stored', 'UTF8')`);
  await pool.query(
    `insert into teacher_profiles (account_id, skills, modules, languages, daily_most, holidays, created_at)
     select id, '{essay,speaking}', '{academic,general-training}', '{en,zh-Hant}', 20, '[]', now() from accounts`,
  );
  return teachers;
}

/** Opens the page once; how many works the queue lists, and how many it counts. */
async function open({ connection, requests }: Teacher): Promise<{ listed: number; count: number }> {
  const seen = { listed: 0, count: 0 };
  for (const request of requests) {
    const { status, head, body } = await connection.send(request);
    if (status !== 200) throw new Error(`The page was refused:\n${head}\n${body}`);
    const reply = JSON.parse(body.toString()) as { waiting?: readonly object[]; count?: number };
    if (reply.waiting) Object.assign(seen, { listed: reply.waiting.length, count: reply.count });
  }
  return seen;
}

export const benchmark: Benchmark<'orders' | 'marked' | 'teachers' | 'rounds'> = {
  name: 'marking-queue',
  promise:
    'with 10,000 works waiting and 200 teachers at once, opening the queue page takes at most 50 ms of processor',
  parameters: { orders: 10_000, marked: 4_000, teachers: 200, rounds: 5 },
  smoke: { orders: 3, marked: 2, teachers: 2, rounds: 1 },
  run: ({ orders, marked, teachers: count, rounds }) =>
    withSite(
      (site) =>
        withSiteDatabase(site.dataDir, async ({ pool }) => {
          await addOrders(pool, orders, 'waiting');
          const teachers = await startTeachers(pool, site.port, count);
          await addMarked(pool, marked);
          const { pid: postmaster } = await findPostmaster(site.dataDir);
          // The first opening compiles the code and reads the session.
          await Promise.all(teachers.map(open));
          const latenciesMs: number[] = [];
          let wrong = 0;
          const before = { app: cpuSeconds(site.pid), database: databaseCpuSeconds(postmaster) };
          await Promise.all(
            teachers.map(async (teacher) => {
              for (let round = 0; round < rounds; round += 1) {
                const sentAt = performance.now();
                const seen = await open(teacher);
                latenciesMs.push(performance.now() - sentAt);
                if (seen.count !== orders || seen.listed !== Math.min(orders, MOST_LISTED)) wrong += 1;
              }
            }),
          );
          const app = cpuSeconds(site.pid) - before.app;
          const database = databaseCpuSeconds(postmaster) - before.database;
          for (const { connection } of teachers) connection.close();
          const openings = latenciesMs.length;
          const each = (seconds: number) => (seconds * 1_000) / openings;
          return [
            atMost(50, {
              measure: 'processor time of opening the queue page',
              value: each(app + database),
              unit: 'ms',
              note: `site ${each(app).toFixed(1)}, PostgreSQL ${each(database).toFixed(1)} ms; ${openings} openings`,
            }),
            exactly(0, { measure: 'openings with a wrong list', value: wrong, unit: 'openings' }),
            reported({
              measure: 'until the page had everything, p99',
              value: percentile(latenciesMs, 0.99),
              unit: 'ms',
              note: `${count} teachers who open it again and again`,
            }),
          ];
        }),
      MANY_ADDRESSES,
    ),
};
