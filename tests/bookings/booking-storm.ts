import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { connectionUrl } from '#platform/database/connection.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { migrateDatabase } from '#platform/database/migrate.ts';
import { createPool } from '#platform/database/pool.ts';
import { createLog } from '#platform/log/log.ts';
import { STORM_TEACHERS } from './storm-bookings.ts';

const WORKERS = 2;
const LEARNERS = 80;
const CREDITS = 10_000;
/** A second of a storm is ten minutes, so holds end within it. */
const SPEED = 600;

const log = createLog('silent');

/** The state after a storm, as the database counts it. */
export type BookingTally = {
  /** Attempts that workers have reported; a killed one reports its last ones no more. */
  readonly attempts: number;
  readonly kills: number;
  /** Attempts that succeeded, by what they were. */
  readonly granted: Readonly<Record<string, number>>;
  /** Pairs of lessons of one teacher or one learner at the same time. */
  readonly overlaps: number;
  /** Credits by which the lots differ from their lines, without signs. */
  readonly ledgerOff: number;
  /** Bookings whose lines in the ledger are not those of their state, and lines of bookings that do not exist. */
  readonly wronglyCharged: number;
  /** Bookings without the event that made them what they are. */
  readonly withoutHistory: number;
  readonly bookings: number;
};

async function addPeople(pool: Pool): Promise<void> {
  const add = async (role: 'teacher' | 'learner') => {
    const id = randomUUID();
    await pool.query(
      `insert into accounts (id, email, email_key, email_verified_at, first_name, last_name, password_hash, language,
         role, created_at) values ($1, $2, $2, now(), 'Mei', 'Lin', '', 'en', $3, now())`,
      [id, `${id}@example.org`, role],
    );
    return id;
  };
  const rules = {
    lengths: [25, 50],
    offersTrial: true,
    gridMinutes: 30,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 5,
    noticeHours: 0,
    horizonDays: 60,
    dailyMost: 48,
  };
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 1_440 }));
  const zones = [{ from: null, zone: 'Europe/London' }];
  for (const teacher of STORM_TEACHERS) {
    await pool.query(
      'insert into lesson_teachers (teacher, account_id, schedule, saved_at) values ($1, $2, $3, now())',
      [teacher, await add('teacher'), JSON.stringify({ hours, exceptions: [], holidays: [], zones, rules })],
    );
  }
  for (let each = 0; each < LEARNERS; each += 1) {
    const learner = await add('learner');
    for (const teacher of STORM_TEACHERS) {
      const lot = randomUUID();
      await pool.query(
        `insert into lesson_credit_lots (account_id, id, teacher, minutes, credits_left, source, expires_at)
         values ($1, $2, $3, 25, $4, $3, now() + interval '10 years')`,
        [learner, lot, teacher, CREDITS],
      );
      await pool.query(
        `insert into lesson_credits (account_id, id, lot_id, reason, amount, at)
         values ($1, gen_random_uuid(), $2, 'bought', $3, now())`,
        [learner, lot, CREDITS],
      );
    }
  }
}

/** A worker that is started again whenever it is killed. */
function keepWorker(args: readonly string[], count: (counts: Readonly<Record<string, number>>) => void) {
  const held: { child?: ChildProcess; ended: boolean } = { ended: false };
  async function run(): Promise<void> {
    while (!held.ended) {
      const child = spawn(process.execPath, [join(import.meta.dirname, 'storm-worker.ts'), ...args], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      held.child = child;
      createInterface({ input: child.stdout }).on('line', (line) =>
        count(JSON.parse(line) as Record<string, number>),
      );
      const [code] = (await once(child, 'exit')) as [number | null];
      // One that was killed has no code.
      if (code !== null) throw new Error(`A worker of the storm failed with ${code}.`);
    }
  }
  const running = run();
  return {
    running,
    kill: () => held.child?.kill('SIGKILL'),
    async end(): Promise<void> {
      held.ended = true;
      held.child?.kill('SIGKILL');
      await running;
    },
  };
}

const TIMES = {
  teacher: 'tstzrange(a.busy_from, a.busy_until) && tstzrange(b.busy_from, b.busy_until)',
  learner_id: 'tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)',
} as const;
const TOOK_TIME = `('held', 'booked')`;

async function audit(pool: Pool) {
  const count = async (sql: string) => Number((await pool.query<{ n: string }>(sql)).rows[0]?.n);
  let overlaps = 0;
  for (const [side, isSameTime] of Object.entries(TIMES)) {
    overlaps += await count(
      `select count(*) as n from bookings a join bookings b on a.${side} = b.${side} and a.id < b.id and ${isSameTime}
       where a.state in ${TOOK_TIME} and b.state in ${TOOK_TIME}`,
    );
  }
  return {
    overlaps,
    ledgerOff: await count(
      `select coalesce(sum(abs(l.credits_left - coalesce(c.sum, 0))), 0) as n from lesson_credit_lots l
       left join (select lot_id, sum(amount) from lesson_credits group by lot_id) c on c.lot_id = l.id`,
    ),
    wronglyCharged: await count(
      `select count(*) as n from bookings b
       full join (select booking_id, string_agg(reason, ' ' order by reason) as reasons from lesson_credits
         where booking_id is not null and reason <> 'courtesy' group by booking_id) c on c.booking_id = b.id
       where coalesce(c.reasons, '') not in (
         case when b.id is null then 'a booking' when b.state = 'held' then '' when b.state = 'booked' then 'held'
           when b.state = 'cancelled' and b.is_charged then 'held used' when b.state = 'cancelled' then 'held returned'
           when b.state = 'no-show-teacher' then 'held returned' else 'held used' end,
         case when b.state = 'no-show-teacher' then 'held returned used' else 'held' end)
       or (b.state not in ('booked', 'held') and c.reasons = 'held')`,
    ),
    withoutHistory: await count(
      `select count(*) as n from bookings b where state <> 'held' and not exists (
         select from booking_events e where e.booking_id = b.id and e.kind = b.state)`,
    ),
    bookings: await count(`select count(*) as n from bookings where state <> 'held'`),
  };
}

/**
 * Lets two processes book, move, cancel and report for many learners who all want the same few times, kills them at random
 * moments, and counts what is wrong afterwards.
 */
export async function runBookingStorm({
  dataDir,
  attempts,
  kills,
}: {
  /** A directory that root's database user may enter. */
  readonly dataDir: string;
  readonly attempts: number;
  readonly kills: number;
}): Promise<BookingTally> {
  const started = await startEmbeddedPostgres({ dataDir, log });
  if (!started.ok) throw new Error(started.problem);
  const { server } = started;
  const url = connectionUrl(server.connection);
  const pool = createPool(url, { log, max: 4 });
  const migrated = await migrateDatabase(pool, { directory: 'migrations', log });
  if (!migrated.ok) throw new Error(migrated.problem);
  await addPeople(pool);

  const granted: Record<string, number> = {};
  const done = { attempts: 0, kills: 0 };
  const count = ({ attempts: more = 0, ...acts }: Readonly<Record<string, number>>) => {
    done.attempts += more;
    for (const [act, times] of Object.entries(acts)) granted[act] = (granted[act] ?? 0) + times;
  };
  const args = [url, String(Date.now()), String(SPEED)];
  const workers = Array.from({ length: WORKERS }, () => keepWorker(args, count));
  const storm = async () => {
    while (done.attempts < attempts) {
      // The last tenth is left alone, so that the storm ends with all that workers do.
      const due = Math.floor((done.attempts / (attempts * 0.9)) * kills);
      if (done.kills < Math.min(due, kills)) {
        workers[done.kills % WORKERS]?.kill();
        done.kills += 1;
      }
      await delay(20);
    }
  };
  try {
    await Promise.race([storm(), ...workers.map(({ running }) => running)]);
  } finally {
    await Promise.allSettled(workers.map((worker) => worker.end()));
  }
  const tally = { ...done, granted, ...(await audit(pool)) };
  await pool.end();
  await server.stop();
  return tally;
}
