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
import { auditBookings, countLost, type BookingFaults, type Query } from './audit-bookings.ts';
import { STORM_TEACHERS, type StormAct } from './storm-bookings.ts';

const WORKERS = 2;
const LEARNERS = 80;
const CREDITS = 10_000;
/** Every fourth learner has few, and so is refused later. */
const FEW_CREDITS = 2;
/** A second of a storm is ten minutes, so holds end within it. */
const SPEED = 600;
/** How many times the attempts a storm goes on for where an act has not succeeded yet. */
const LONGEST = 10;

const log = createLog('silent');

/** The state after a storm, as the database counts it. */
export type BookingTally = BookingFaults & {
  /** Attempts that workers have reported; a killed one reports its last ones no more. */
  readonly attempts: number;
  /** Attempts that were not served because the database was too busy. */
  readonly busy: number;
  readonly kills: number;
  /** Attempts that succeeded, by what they were. */
  readonly granted: Readonly<Record<string, number>>;
  /** Bookings that a worker was told are booked, and that are not stored. */
  readonly lost: number;
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
    const credits = each % 4 === 0 ? FEW_CREDITS : CREDITS;
    for (const teacher of STORM_TEACHERS) {
      const lot = randomUUID();
      await pool.query(
        `insert into lesson_credit_lots (account_id, id, teacher, minutes, credits_left, source, expires_at)
         values ($1, $2, $3, 25, $4, $3, now() + interval '10 years')`,
        [learner, lot, teacher, credits],
      );
      await pool.query(
        `insert into lesson_credits (account_id, id, lot_id, reason, amount, at)
         values ($1, gen_random_uuid(), $2, 'bought', $3, now())`,
        [learner, lot, credits],
      );
    }
  }
}

/** What a worker reports: its attempts and successes since the last time, and the bookings that it was told of. */
export type StormReport = {
  readonly counts: Readonly<Record<string, number>>;
  readonly booked: readonly string[];
};

/** A worker that is started again whenever it is killed. */
function keepWorker(args: readonly string[], note: (report: StormReport) => void) {
  const held: { child?: ChildProcess; ended: boolean } = { ended: false };
  async function run(): Promise<void> {
    while (!held.ended) {
      const child = spawn(process.execPath, [join(import.meta.dirname, 'storm-worker.ts'), ...args], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      held.child = child;
      createInterface({ input: child.stdout }).on('line', (line) => note(JSON.parse(line) as StormReport));
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

/**
 * Lets two processes book, move, cancel and report for many learners who all want the same few times, kills them at random
 * moments, and counts what is wrong afterwards.
 */
export async function runBookingStorm({
  dataDir,
  attempts,
  kills,
  wanted = [],
}: {
  /** A directory that root's database user may enter. */
  readonly dataDir: string;
  readonly attempts: number;
  readonly kills: number;
  /** Acts that must have succeeded. The storm goes on for them, up to ten times as many attempts. */
  readonly wanted?: readonly StormAct[];
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
  const done = { attempts: 0, busy: 0, kills: 0 };
  const told: string[] = [];
  const note = ({ counts: { attempts: more = 0, busy = 0, ...acts }, booked }: StormReport) => {
    done.attempts += more;
    done.busy += busy;
    told.push(...booked);
    for (const [act, times] of Object.entries(acts)) granted[act] = (granted[act] ?? 0) + times;
  };
  const args = [url, String(Date.now()), String(SPEED)];
  const workers = Array.from({ length: WORKERS }, () => keepWorker(args, note));
  const storm = async () => {
    // After the last kill a tenth of the attempts runs undisturbed, so that the storm ends with all that workers do. On a
    // busy machine a report can hold more attempts than that: the storm then goes on until each kill has been made.
    let undisturbedFrom = 0;
    const rest = attempts * 0.1;
    // A lesson that is reported has to start first, however fast the machine is.
    const isMissing = () => done.attempts < LONGEST * attempts && wanted.some((act) => !granted[act]);
    while (done.kills < kills || done.attempts < Math.max(attempts, undisturbedFrom + rest) || isMissing()) {
      const due = Math.floor((done.attempts / (attempts - rest)) * kills);
      if (done.kills < Math.min(due, kills)) {
        workers[done.kills % WORKERS]?.kill();
        done.kills += 1;
        undisturbedFrom = done.attempts;
      }
      await delay(20);
    }
  };
  try {
    await Promise.race([storm(), ...workers.map(({ running }) => running)]);
  } finally {
    await Promise.allSettled(workers.map((worker) => worker.end()));
  }
  const query: Query = async <T extends object>(text: string, values: readonly unknown[] = []) =>
    (await pool.query<T>(text, [...values])).rows;
  const [stored] = await query<{ n: string }>(`select count(*) as n from bookings where state <> 'held'`);
  const tally = {
    ...done,
    granted,
    ...(await auditBookings(query)),
    lost: await countLost(query, told),
    bookings: Number(stored?.n),
  };
  await pool.end();
  await server.stop();
  return tally;
}
