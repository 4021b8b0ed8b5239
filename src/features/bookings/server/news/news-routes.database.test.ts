import { expect, test } from 'vitest';
import { DAY, HOUR, MONDAY, useBookings, type Person } from '../booking-fixture.ts';

const { aLearner, anAdmin, aTeacher, book, call, mails, time, watch } = useBookings();

const WEDNESDAY = MONDAY + 2 * DAY;
const THURSDAY = WEDNESDAY + DAY;

type News = {
  readonly next: { readonly booking_id: string; readonly learner_name?: string } | null;
  readonly news: readonly {
    readonly booking: { readonly booking_id: string; readonly learner_name?: string };
    readonly event: { readonly kind: string; readonly by: string; readonly reason: string | null };
  }[];
};

const ofLearner = async (learner: Person) => (await call<News>(learner, 'GET', '/api/lesson-news')).body;
const ofTeacher = async (teacher: Person) =>
  (await call<News>(teacher, 'GET', '/api/teach/lesson-news')).body;
const short = ({ news }: News) =>
  news.map(({ booking, event }) => [booking.booking_id, event.kind, event.by]);

test('each side is told what the other did, and not what it did itself', async () => {
  const teacher = await aTeacher();
  const learner = await aLearner();
  const id = await book(learner, WEDNESDAY);
  const own = await ofLearner(learner);
  expect(own.next?.booking_id).toBe(id);
  expect(own.news).toEqual([]);
  const taught = await ofTeacher(teacher);
  expect(taught.next).toMatchObject({ booking_id: id, learner_name: expect.stringMatching(/./) });
  expect(short(taught)).toEqual([[id, 'booked', 'learner']]);

  await call(teacher, 'POST', `/api/teach/bookings/${id}/move`, {
    starts_at: new Date(THURSDAY).toISOString(),
  });
  expect(short(await ofLearner(learner))).toEqual([[id, 'moved', 'teacher']]);
  // The last word is the teacher's own: the booking before it is no news any more.
  expect(short(await ofTeacher(teacher))).toEqual([]);

  await call(teacher, 'POST', `/api/teach/bookings/${id}/cancellation`, { reason: 'I am ill.' });
  const { next, news } = await ofLearner(learner);
  expect(next).toBeNull();
  expect(news).toMatchObject([{ event: { kind: 'cancelled', by: 'teacher', reason: 'I am ill.' } }]);
});

test('a week later it is no news any more, and a lesson that is over is not the next one', async () => {
  const teacher = await aTeacher();
  const learner = await aLearner();
  const id = await book(learner, WEDNESDAY);
  time.now = WEDNESDAY + 10 * 60_000;
  expect((await ofLearner(learner)).next?.booking_id).toBe(id);
  time.now = WEDNESDAY + HOUR;
  expect((await ofLearner(learner)).next).toBeNull();
  time.now = MONDAY + 7 * DAY + HOUR;
  expect(short(await ofTeacher(teacher))).toEqual([]);
});

test('a lesson more than a week away is not yet the next one, and a teacher without lessons has no news', async () => {
  await aTeacher();
  const learner = await aLearner();
  await book(learner, MONDAY + 9 * DAY);
  expect((await ofLearner(learner)).next).toBeNull();
  const other: Person = { ...(await aLearner()), role: 'teacher' };
  expect(await ofTeacher(other)).toMatchObject({ next: null, news: [] });
});

test('a lesson that took place is no news, one that the school corrects is, and each correction has its emails', async () => {
  await aTeacher();
  const boss = await anAdmin();
  const learner = await aLearner();
  const id = await book(learner, WEDNESDAY);
  time.now = WEDNESDAY + HOUR;
  await watch();
  expect(short(await ofLearner(learner))).toEqual([]);
  mails.length = 0;
  const settle = (outcome: string) =>
    call(boss, 'PUT', `/api/admin/bookings/${id}/outcome`, { outcome, reason: 'Both wrote.' });
  for (const outcome of ['no-show-teacher', 'completed', 'no-show-teacher', 'completed'])
    expect((await settle(outcome)).status).toBe(200);
  const { news } = await ofLearner(learner);
  expect(news).toMatchObject([{ event: { kind: 'completed', by: 'school', taken_back: 2 } }]);
  expect(mails).toHaveLength(8);
  expect(new Set(mails.map(({ eventKey }) => eventKey)).size).toBe(8);
});
