import { expect, test } from 'vitest';
import { randomIds } from '#platform/clock/ids.ts';
import { DAY, MINUTE, MONDAY, SCHEDULE, useBookings, type Person, type Reply } from '../booking-fixture.ts';
import { bookTime } from './booking-transaction.ts';

const { aLearner, aTeacher, call, confirm, dependencies, give, hold, query, typeOf, wallet, watch } =
  useBookings();

const WEDNESDAY = MONDAY + 2 * DAY;

test('of 100 learners who want the last free time at once, one gets it, and 99 are offered others', async () => {
  await aTeacher();
  const learners = await Promise.all(Array.from({ length: 100 }, () => aLearner()));
  const replies = await Promise.all(learners.map((learner) => hold(learner, WEDNESDAY)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = replies.filter(({ status }) => status !== 200);
  expect([...new Set(refused.map(typeOf))]).toEqual(['slot-taken']);
  expect([...new Set(refused.map(({ body }) => body.slots?.length))]).toEqual([3]);
}, 60_000);

test('the constraint is the guarantee: what code would let through comes back as a taken time', async () => {
  await aTeacher();
  const [learner, other] = [await aLearner(), await aLearner()];
  await hold(learner, WEDNESDAY);
  // Another program writes without the locks and the checks of this one.
  const copy = query(
    `insert into bookings select (b).* from (select jsonb_populate_record(x, jsonb_build_object('id', gen_random_uuid(),
       'learner_id', $1::text)) as b from bookings x) as made`,
    [other.accountId],
  );
  await expect(copy).rejects.toMatchObject({ code: '23P01' });
  const outcome = await bookTime(dependencies(), async (transaction) => {
    await transaction.execute(
      `insert into bookings select (b).* from (select jsonb_populate_record(x, jsonb_build_object('id',
         gen_random_uuid(), 'learner_id', gen_random_uuid())) as b from bookings x) as made`,
    );
    return { ok: true } as const;
  });
  expect(outcome).toEqual({ ok: false, refusal: 'slot-taken' });
});

/** Numbers from 0 to 1 that are the same in each run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const ATTEMPTS = 600;
const AT_ONCE = 20;
const BOUGHT = 4;

test('after a storm of holds, bookings, moves and cancellations no times overlap and the ledger is right', async () => {
  const schedule = { ...SCHEDULE, rules: { ...SCHEDULE.rules, noticeHours: 0 } };
  const [hannah, rohan] = [await aTeacher(schedule), await aTeacher(schedule, 'rohan')];
  const learners = await Promise.all(Array.from({ length: 30 }, () => aLearner()));
  for (const learner of learners) await give(learner, BOUGHT);
  const next = numbersFrom(17);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;
  // Few times, so that everybody meets. Moves have another day as well, or none would find a free time.
  const someTime = (days = 1) =>
    WEDNESDAY + Math.floor(next() * days) * DAY + Math.floor(next() * 8) * 30 * MINUTE;
  const bookingsOf = async (learner: Person) => {
    const { body } = await call<{ bookings: { booking_id: string; state: string; teacher: string }[] }>(
      learner,
      'GET',
      '/api/bookings',
    );
    return body.bookings;
  };
  const taken = new Map<string, number>();
  const count = ({ status }: Reply<unknown>, act: string) => {
    const name = `${act} ${status === 200}`;
    taken.set(name, (taken.get(name) ?? 0) + 1);
    if (status >= 500) throw new Error(`${act}: ${status}`);
  };

  const ACTS = [
    'hold',
    'book',
    'book',
    'book',
    'book',
    'move',
    'move',
    'cancel',
    'teacher',
    'watch',
  ] as const;
  async function attempt(learner = pick(learners), act = pick(ACTS)): Promise<void> {
    const slug = pick(['hannah', 'rohan'] as const);
    if (act === 'watch') return void (await watch());
    if (act === 'hold') return count(await hold(learner, someTime(), 25, slug), act);
    if (act === 'book') {
      const held = await hold(learner, someTime(), 25, slug);
      if (held.status === 200)
        count(await confirm(learner, held.body.booking.booking_id, randomIds.uuid()), act);
      return;
    }
    const booked = (await bookingsOf(learner)).filter(({ state }) => state === 'booked');
    if (booked.length === 0) return;
    const { booking_id: id, teacher } = pick(booked);
    const startsAt = new Date(someTime(2)).toISOString();
    if (act === 'move')
      return count(await call(learner, 'POST', `/api/bookings/${id}/move`, { starts_at: startsAt }), act);
    if (act === 'cancel')
      return count(
        await call(learner, 'POST', `/api/bookings/${id}/cancellation`, { credit: 'returned' }),
        act,
      );
    const reason = { reason: 'A storm.' };
    return count(
      await call(
        teacher === 'hannah' ? hannah : rohan,
        'POST',
        `/api/teach/bookings/${id}/cancellation`,
        reason,
      ),
      act,
    );
  }

  // In calm weather each act succeeds, so that the storm is one of acts that work.
  for (const act of ['hold', 'book', 'move', 'cancel', 'book', 'teacher'] as const)
    await attempt(learners[0], act);
  let started = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (started < ATTEMPTS) {
        started += 1;
        await attempt();
      }
    }),
  );

  const overlaps = await query(
    `select a.id from bookings a join bookings b on a.id < b.id and a.state in ('held', 'booked')
       and b.state in ('held', 'booked')
     where (a.teacher = b.teacher and tstzrange(a.busy_from, a.busy_until) && tstzrange(b.busy_from, b.busy_until))
       or (a.learner_id = b.learner_id and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at))`,
  );
  expect(overlaps).toEqual([]);
  for (const learner of learners) {
    const { left } = await wallet(learner);
    const booked = (await bookingsOf(learner)).filter(({ state }) => state === 'booked');
    // Every credit is left or is held for a lesson: the storm is too early for late cancellations.
    expect([learner.accountId, left + booked.length]).toEqual([learner.accountId, BOUGHT]);
  }
  // Every act was granted, and times were refused.
  for (const act of ['hold true', 'hold false', 'book true', 'move true', 'cancel true', 'teacher true'])
    expect([act, taken.has(act)]).toEqual([act, true]);
}, 120_000);
