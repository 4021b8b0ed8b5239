/**
 * A process that books, moves and cancels without a pause, to be killed at any moment:
 * `node storm-worker.ts <database url> <started at> <speed>`. It writes how many attempts it has made, and how many of them
 * succeeded, by what they were.
 */
import { createLog } from '#platform/log/log.ts';
import { createPool } from '#platform/database/pool.ts';
import { watchBookings } from '../../src/features/bookings/server/jobs/watch-bookings.ts';
import { bookSeries } from '../../src/features/bookings/server/lessons/book-series.ts';
import { cancelBooking } from '../../src/features/bookings/server/lessons/cancel-booking.ts';
import { confirmBooking } from '../../src/features/bookings/server/lessons/confirm-booking.ts';
import { holdSlot } from '../../src/features/bookings/server/lessons/hold-slot.ts';
import { moveBooking } from '../../src/features/bookings/server/lessons/move-booking.ts';
import { reportNoShow } from '../../src/features/bookings/server/lessons/settle-lesson.ts';
import { STORM_TEACHERS, stormBookings } from './storm-bookings.ts';

const AT_ONCE = 10;
const HALF_HOUR = 30 * 60_000;
/** How many different times everybody wants. */
const TIMES = 16;

const [url = '', startedAt = '0', speed = '1'] = process.argv.slice(2);
const pool = createPool(url, { log: createLog('silent'), max: AT_ONCE });
const dependencies = stormBookings(pool, { startedAt: Number(startedAt), speed: Number(speed) });
const { clock, ids } = dependencies;

const pick = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)] as T;
const learners = (await pool.query<{ id: string }>(`select id from accounts where role = 'learner'`)).rows;

/** A time on the grid in the next hours. The nearest ones make late cancellations, lessons and reports. */
const someTime = () =>
  new Date((Math.ceil(clock.now().getTime() / HALF_HOUR) + Math.floor(Math.random() * TIMES)) * HALF_HOUR);

type Ok = { readonly ok: boolean };

async function someBooking(learnerId: string) {
  const { rows } = await pool.query<{ id: string }>(
    `select id from bookings where learner_id = $1 and state in ('booked', 'completed') order by random() limit 1`,
    [learnerId],
  );
  return rows[0]?.id;
}

const slot = (learnerId: string) => ({
  learnerId,
  teacher: pick(STORM_TEACHERS),
  minutes: 25 as const,
  zone: 'Asia/Taipei',
});

const anyone = () => true;

const ACTS: Readonly<Record<string, (learnerId: string) => Promise<Ok | undefined>>> = {
  hold: (learnerId) => holdSlot(dependencies, { ...slot(learnerId), startsAt: someTime() }),
  async book(learnerId) {
    const held = await holdSlot(dependencies, { ...slot(learnerId), startsAt: someTime() });
    if (!held.ok) return held;
    return confirmBooking(dependencies, {
      learnerId,
      bookingId: held.booking.id,
      confirmKey: ids.uuid(),
      wish: '',
    });
  },
  async series(learnerId) {
    const start = someTime();
    const starts = [0, 1, 2].map((each) => new Date(start.getTime() + each * HALF_HOUR));
    return bookSeries(dependencies, { ...slot(learnerId), starts, wish: '', confirmKey: ids.uuid() });
  },
  async move(learnerId) {
    const bookingId = await someBooking(learnerId);
    const by = pick(['learner', 'teacher'] as const);
    return bookingId === undefined
      ? undefined
      : moveBooking(dependencies, { bookingId, startsAt: someTime(), by, mayAct: anyone });
  },
  async cancel(learnerId) {
    const bookingId = await someBooking(learnerId);
    const by = pick(['learner', 'learner', 'teacher'] as const);
    return bookingId === undefined
      ? undefined
      : cancelBooking(dependencies, { bookingId, by, reason: '', mayAct: anyone });
  },
  async report(learnerId) {
    const bookingId = await someBooking(learnerId);
    const by = pick(['learner', 'teacher'] as const);
    return bookingId === undefined
      ? undefined
      : reportNoShow(dependencies, { bookingId, by, mayAct: anyone });
  },
  async watch() {
    await watchBookings(dependencies);
    return { ok: true };
  },
};

const WEIGHTS = { hold: 20, book: 45, series: 4, move: 12, cancel: 12, report: 5, watch: 0.2 } as const;
const TOTAL = Object.values(WEIGHTS).reduce((sum, each) => sum + each, 0);

function someAct(): keyof typeof WEIGHTS {
  let rest = Math.random() * TOTAL;
  for (const [act, weight] of Object.entries(WEIGHTS)) {
    rest -= weight;
    if (rest < 0) return act as keyof typeof WEIGHTS;
  }
  return 'book';
}

const counts: Record<string, number> = { attempts: 0 };
setInterval(() => {
  console.log(JSON.stringify(counts));
  for (const name of Object.keys(counts)) counts[name] = 0;
}, 100);

await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (;;) {
      const act = someAct();
      const outcome = await ACTS[act]?.(pick(learners).id);
      counts['attempts'] = (counts['attempts'] ?? 0) + 1;
      if (outcome?.ok) counts[act] = (counts[act] ?? 0) + 1;
    }
  }),
);
