/**
 * A process that books, moves and cancels without a pause, to be killed at any moment:
 * `node storm-worker.ts <database url> <started at> <speed>`. It writes how many attempts it has made, and how many of them
 * succeeded, by what they were, with the bookings that it was told of.
 */
import { createLog } from '#platform/log/log.ts';
import { isBusy } from '#platform/http/is-busy.ts';
import { createPool } from '#platform/database/pool.ts';
import { watchBookings } from '../../src/features/bookings/server/jobs/watch-bookings.ts';
import { bookSeries } from '../../src/features/bookings/server/lessons/book-series.ts';
import { cancelBooking } from '../../src/features/bookings/server/lessons/cancel-booking.ts';
import { confirmBooking } from '../../src/features/bookings/server/lessons/confirm-booking.ts';
import { holdSlot } from '../../src/features/bookings/server/lessons/hold-slot.ts';
import { moveBooking } from '../../src/features/bookings/server/lessons/move-booking.ts';
import { reportNoShow } from '../../src/features/bookings/server/lessons/settle-lesson.ts';
import type { StormReport } from './booking-storm.ts';
import { STORM_ACTS, STORM_TEACHERS, stormBookings, type StormAct } from './storm-bookings.ts';

const AT_ONCE = 10;
const HALF_HOUR = 30 * 60_000;
/** How many different times everybody wants, soon and later. */
const TIMES = 5;
/** Every fourth time is two days away: a learner moves no lesson of the next day. */
const LATER_MS = 48 * 60 * 60_000;

const [url = '', startedAt = '0', speed = '1'] = process.argv.slice(2);
const pool = createPool(url, { log: createLog('silent'), max: AT_ONCE });
const dependencies = stormBookings(pool, { startedAt: Number(startedAt), speed: Number(speed) });
const { clock, ids } = dependencies;

const pick = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)] as T;
const learners = (await pool.query<{ id: string }>(`select id from accounts where role = 'learner'`)).rows;

/** A time on the grid. The nearest ones make late cancellations, lessons and reports. */
function someTime(): Date {
  const first = clock.now().getTime() + (Math.random() < 0.25 ? LATER_MS : 0);
  return new Date((Math.ceil(first / HALF_HOUR) + Math.floor(Math.random() * TIMES)) * HALF_HOUR);
}

type Outcome = { readonly ok: boolean } | undefined;

/** A booking of a learner that is no hold. */
async function someBooking(learnerId: string) {
  const { rows } = await pool.query<{ id: string }>(
    `select id from bookings where learner_id = $1 and state in ('booked', 'completed') order by random() limit 1`,
    [learnerId],
  );
  return rows[0]?.id;
}

/** A time that anybody holds, in either process. */
async function someHold() {
  const { rows } = await pool.query<{ id: string; learner_id: string }>(
    `select id, learner_id from bookings where state = 'held' and held_until > $1 order by random() limit 1`,
    [clock.now()],
  );
  return rows[0];
}

const slot = (learnerId: string) => ({
  learnerId,
  teacher: pick(STORM_TEACHERS),
  minutes: 25 as const,
  zone: 'Asia/Taipei',
});

const anyone = () => true;

/** Bookings that were acknowledged since the last report. */
let booked: string[] = [];

async function confirm(learnerId: string, bookingId: string): Promise<Outcome> {
  const outcome = await confirmBooking(dependencies, {
    learnerId,
    bookingId,
    confirmKey: ids.uuid(),
    wish: '',
  });
  if (outcome.ok) booked.push(outcome.booking.id);
  return outcome;
}

/** Acts on a booking of the learner, if there is one. */
const onBooking =
  (act: (bookingId: string) => Promise<Outcome>) =>
  async (learnerId: string): Promise<Outcome> => {
    const bookingId = await someBooking(learnerId);
    return bookingId === undefined ? undefined : act(bookingId);
  };

const moveBy = (by: 'learner' | 'teacher') =>
  onBooking((bookingId) =>
    moveBooking(dependencies, { bookingId, startsAt: someTime(), by, mayAct: anyone }),
  );
const cancelBy = (by: 'learner' | 'teacher') =>
  onBooking((bookingId) => cancelBooking(dependencies, { bookingId, by, reason: '', mayAct: anyone }));

const ACTS: Readonly<Record<StormAct, (learnerId: string) => Promise<Outcome>>> = {
  hold: (learnerId) => holdSlot(dependencies, { ...slot(learnerId), startsAt: someTime() }),
  async confirm() {
    const held = await someHold();
    return held && confirm(held.learner_id, held.id);
  },
  async book(learnerId) {
    const held = await holdSlot(dependencies, { ...slot(learnerId), startsAt: someTime() });
    return held.ok ? confirm(learnerId, held.booking.id) : held;
  },
  async series(learnerId) {
    const start = someTime();
    const starts = [0, 1, 2].map((each) => new Date(start.getTime() + each * HALF_HOUR));
    const outcome = await bookSeries(dependencies, {
      ...slot(learnerId),
      starts,
      wish: '',
      confirmKey: ids.uuid(),
    });
    if (outcome.ok) booked.push(...outcome.bookings.map(({ id }) => id));
    return outcome;
  },
  'move by learner': moveBy('learner'),
  'move by teacher': moveBy('teacher'),
  'cancel by learner': cancelBy('learner'),
  'cancel by teacher': cancelBy('teacher'),
  report: onBooking((bookingId) =>
    reportNoShow(dependencies, { bookingId, by: pick(['learner', 'teacher'] as const), mayAct: anyone }),
  ),
  async watch() {
    await watchBookings(dependencies);
    return { ok: true };
  },
};

const TOTAL = Object.values(STORM_ACTS).reduce((sum, each) => sum + each, 0);

function someAct(): StormAct {
  let rest = Math.random() * TOTAL;
  for (const [act, weight] of Object.entries(STORM_ACTS)) {
    rest -= weight;
    if (rest < 0) return act as StormAct;
  }
  return 'book';
}

const counts: Record<string, number> = { attempts: 0 };
setInterval(() => {
  console.log(JSON.stringify({ counts, booked } satisfies StormReport));
  booked = [];
  for (const name of Object.keys(counts)) counts[name] = 0;
}, 100);

/** The watch looks at every lesson, and tells at the end which ones failed. */
const isBusyThroughout = (error: unknown): boolean =>
  error instanceof AggregateError ? error.errors.every(isBusyThroughout) : isBusy(error);

/** Undefined also where the database is too busy, such as after three seconds of waiting: the site answers 503 then. */
async function attempt(act: StormAct): Promise<Outcome> {
  try {
    return await ACTS[act](pick(learners).id);
  } catch (error) {
    if (!isBusyThroughout(error)) throw error;
    counts['busy'] = (counts['busy'] ?? 0) + 1;
    return undefined;
  }
}

await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (;;) {
      const act = someAct();
      const outcome = await attempt(act);
      counts['attempts'] = (counts['attempts'] ?? 0) + 1;
      if (outcome?.ok) counts[act] = (counts[act] ?? 0) + 1;
    }
  }),
);
