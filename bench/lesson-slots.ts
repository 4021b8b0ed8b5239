import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { busyOf, listSlots } from '#features/bookings/domain/list-slots.ts';
import { DAY_MS, HOUR_MS, type Schedule } from '#features/bookings/domain/schedule.ts';
import { clockOf } from '#features/bookings/server/slots/find-slots.ts';
import { DEVELOPMENT_APP_KEY } from '#platform/config/config.ts';
import { findPostmaster } from '#tests/browser/site-database.ts';
import { freshAddress } from '#tests/security/known-world.ts';
import { atMost, exactly, reported, type Benchmark } from './benchmark.ts';
import { apiHeaders } from './browser-headers.ts';
import { MANY_ADDRESSES } from './candidates.ts';
import { addAccounts, signedIn } from './known-accounts.ts';
import { cpuSeconds } from './load/cpu-seconds.ts';
import { databaseCpuSeconds } from './load/database-cpu.ts';
import { encodeRequest, openConnection, type HttpConnection, type Reply } from './load/http-connection.ts';
import { percentile } from './load/percentile.ts';
import { withSiteDatabase } from './site-database.ts';
import { withSite } from './with-site.ts';

const TEACHER = { key: 'teacher_01', slug: 'hannah' } as const;
/** The page shows a week. The server reads all 60 days, for the first free time of all. */
const WEEK = 7;
const ZONES = ['Asia/Taipei', 'Europe/London', 'America/New_York', 'Australia/Sydney'] as const;

const SCHEDULE: Schedule = {
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 480, to: 1_200 })),
  exceptions: [],
  holidays: [],
  zones: [{ from: null, zone: 'Europe/London' }],
  rules: {
    lengths: [25, 50],
    offersTrial: true,
    gridMinutes: 15,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 5,
    noticeHours: 12,
    horizonDays: 60,
    dailyMost: 24,
  },
};
/** Lessons to come. */
const COMING = 200;

/** A teacher with hours on every day, and bookings: the nearest ones are to come, the others are over. */
async function addTeacher(pool: Pool, bookings: number): Promise<void> {
  const [email = ''] = await addAccounts(pool, 1);
  await pool.query(
    `insert into lesson_teachers (teacher, account_id, schedule, saved_at)
     select $1, id, $2, now() from accounts where email = $3`,
    [TEACHER.key, JSON.stringify(SCHEDULE), email],
  );
  await pool.query(
    `insert into bookings (id, teacher, learner_id, minutes, starts_at, ends_at, busy_from, busy_until, state,
       learner_zone, uses_credit, created_at)
     select gen_random_uuid(), $1, gen_random_uuid(), 25, at, at + interval '25 minutes', at, at + interval '30 minutes',
       case when at > now() then 'booked' else 'completed' end, 'Asia/Taipei', false, now()
     from (select date_trunc('hour', now()) + ($3 - each) * interval '2 hours' as at
       from generate_series(1, $2::int) as each) as times`,
    [TEACHER.key, bookings, COMING],
  );
  await pool.query('analyze bookings');
}

/** How long the slots of 60 days take to work out, without the site: milliseconds of each time after the first ones. */
function timeFunction(times: number): number[] {
  const now = Date.UTC(2026, 8, 1);
  const taken = Array.from({ length: COMING }, (_, place) => {
    const startsAt = now + place * 2 * HOUR_MS;
    return { startsAt, busy: busyOf(SCHEDULE.rules, startsAt, 25) };
  });
  // Clocks in London go back in these days.
  const query = {
    schedule: SCHEDULE,
    taken,
    busy: [],
    minutes: 25,
    now,
    from: now,
    until: now + 60 * DAY_MS,
  } as const;
  return Array.from({ length: times + 50 }, () => {
    const startedAt = performance.now();
    listSlots(query, clockOf);
    return performance.now() - startedAt;
  }).slice(50);
}

type Learner = { readonly connection: HttpConnection; readonly headers: Readonly<Record<string, string>> };

/** Learners with credits, signed in, each on a connection of their own. */
async function startLearners(pool: Pool, port: number, count: number): Promise<Learner[]> {
  const learners: Learner[] = [];
  for (const email of await addAccounts(pool, count)) {
    const connection = await openConnection(port);
    const headers = {
      ...apiHeaders(DEVELOPMENT_APP_KEY),
      ...(await signedIn(connection, email)),
      'x-forwarded-for': freshAddress(),
    };
    learners.push({ connection, headers });
  }
  await pool.query(
    `insert into lesson_credit_lots (account_id, id, teacher, minutes, credits_left, source, expires_at)
     select id, gen_random_uuid(), $1, 25, 100, 'bench', now() + interval '90 days' from accounts where role = 'learner'`,
    [TEACHER.key],
  );
  return learners;
}

const looking = (place: number, days: number) =>
  encodeRequest({
    path: `/api/teachers/${TEACHER.slug}/slots?days=${days}&minutes=25&zone=${ZONES[place % ZONES.length]}`,
    headers: { ...apiHeaders(DEVELOPMENT_APP_KEY), 'x-forwarded-for': `10.1.${place >> 8}.${place & 255}` },
  });

/** Replies of a site that is too busy. They are counted, and the request is sent again, as the page does. */
const busy = { replies: 0 };

async function sendPatiently(connection: HttpConnection, request: Buffer): Promise<Reply> {
  for (;;) {
    const reply = await connection.send(request);
    if (reply.status !== 503) return reply;
    busy.replies += 1;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

type Look = { readonly ms: number; readonly slots: readonly { readonly starts_at: string }[] };

/** Looks once: the times that are free, and how long they took to arrive. Reading them is the browser's work. */
async function look(connection: HttpConnection, request: Buffer): Promise<Look> {
  const sentAt = performance.now();
  const { status, head, body } = await sendPatiently(connection, request);
  const ms = performance.now() - sentAt;
  if (status !== 200) throw new Error(`No times were listed:\n${head}\n${body}`);
  return { ms, slots: (JSON.parse(body.toString()) as Pick<Look, 'slots'>).slots };
}

/** Books one of the free times. False: it was taken meanwhile. */
async function book({ connection, headers }: Learner, startsAt: string): Promise<boolean> {
  const held = await sendPatiently(
    connection,
    encodeRequest({
      method: 'POST',
      path: '/api/booking-holds',
      headers,
      body: { teacher: TEACHER.slug, starts_at: startsAt, minutes: 25, zone: 'Asia/Taipei' },
    }),
  );
  if (held.status === 409) return false;
  if (held.status !== 200) throw new Error(`No time was held:\n${held.head}\n${held.body}`);
  const { booking } = JSON.parse(held.body.toString()) as { booking: { booking_id: string } };
  const confirmed = await sendPatiently(
    connection,
    encodeRequest({
      method: 'POST',
      path: '/api/bookings',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: { booking_id: booking.booking_id, wish: '' },
    }),
  );
  if (confirmed.status !== 200) throw new Error(`Not booked:\n${confirmed.head}\n${confirmed.body}`);
  return true;
}

export const benchmark: Benchmark<'bookings' | 'looks' | 'lookers' | 'bookers' | 'seconds'> = {
  name: 'lesson-slots',
  promise:
    'the free times of 60 days of a teacher with 10,000 bookings come within 20 ms, and 500 learners can look while 50 book',
  parameters: { bookings: 10_000, looks: 1_000, lookers: 500, bookers: 50, seconds: 30 },
  smoke: { bookings: 10, looks: 5, lookers: 2, bookers: 1, seconds: 1 },
  run: ({ bookings, looks, lookers, bookers, seconds }) =>
    withSite(
      (site) =>
        withSiteDatabase(site.dataDir, async ({ pool }) => {
          await addTeacher(pool, bookings);
          const learners = await startLearners(pool, site.port, bookers);
          const one = await openConnection(site.port);
          const timed = (connection: HttpConnection, place: number, days = 60) =>
            look(connection, looking(place, days));
          const first = (await timed(one, 0)).ms;
          const aloneMs: number[] = [];
          const { pid: postmaster } = await findPostmaster(site.dataDir);
          const before = { app: cpuSeconds(site.pid), database: databaseCpuSeconds(postmaster) };
          for (let place = 0; place < looks; place += 1) aloneMs.push((await timed(one, place)).ms);
          const each = (seconds: number) => (seconds * 1_000) / looks;
          const app = each(cpuSeconds(site.pid) - before.app);
          const database = each(databaseCpuSeconds(postmaster) - before.database);
          const endsAt = performance.now() + seconds * 1_000;
          const crowdMs: number[] = [];
          const tally = { booked: 0, taken: 0 };
          const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
          await Promise.all([
            ...Array.from({ length: lookers }, async (_, place) => {
              const connection = await openConnection(site.port);
              // A learner looks at times every five seconds.
              await pause(Math.random() * Math.min(5_000, seconds * 500));
              while (performance.now() < endsAt) {
                crowdMs.push((await timed(connection, place, WEEK)).ms);
                await pause(5_000);
              }
              connection.close();
            }),
            ...learners.map(async (learner, place) => {
              while (performance.now() < endsAt) {
                const { slots } = await timed(learner.connection, place, WEEK);
                // Everybody wants one of the first times.
                const wanted = slots[Math.floor(Math.random() * 20)];
                if (wanted) tally[(await book(learner, wanted.starts_at)) ? 'booked' : 'taken'] += 1;
                await pause(3_000);
              }
            }),
          ]);
          one.close();
          for (const { connection } of learners) connection.close();
          const stored = await pool.query<{ n: string }>(
            `select count(*) as n from bookings where state = 'booked' and uses_credit`,
          );
          return [
            atMost(5, {
              measure: 'slots of 60 days, the function alone, p99',
              value: percentile(timeFunction(looks), 0.99),
              unit: 'ms',
              note: `${COMING} lessons to come`,
            }),
            atMost(20, {
              measure: 'free times of 60 days, p99',
              value: percentile(aloneMs, 0.99),
              unit: 'ms',
              note: `middle ${percentile(aloneMs, 0.5).toFixed(1)} ms, the very first ${first.toFixed(1)} ms; ${bookings} bookings`,
            }),
            reported({
              measure: 'processor time of these',
              value: app + database,
              unit: 'ms',
              note: `site ${app.toFixed(1)}, PostgreSQL ${database.toFixed(1)} ms`,
            }),
            exactly(tally.booked, {
              measure: 'lessons that were acknowledged and are stored',
              value: Number(stored.rows[0]?.n),
              unit: 'lessons',
              note: `${tally.taken} were taken meanwhile`,
            }),
            exactly(0, {
              measure: 'replies that the site is too busy',
              value: busy.replies,
              unit: 'replies',
            }),
            reported({
              measure: 'the free times of a week while others book, p99',
              value: percentile(crowdMs, 0.99),
              unit: 'ms',
              note: `${lookers} learners who look every 5 s, ${bookers} who book every 3 s`,
            }),
          ];
        }),
      MANY_ADDRESSES,
    ),
};
