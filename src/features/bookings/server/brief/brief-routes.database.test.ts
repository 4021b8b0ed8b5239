import { expect, test } from 'vitest';
import { randomIds } from '#platform/clock/ids.ts';
import type { GotBand } from '../../domain/brief/band-trend.ts';
import { DAY, MINUTE, MONDAY, useBookings, type Person } from '../booking-fixture.ts';

const { aLearner, aTeacher, book, call, known, mails, query, time, typeOf, watch } = useBookings();

const WEDNESDAY = MONDAY + 2 * DAY;

const aBand = (day: number, low: number): GotBand => ({
  skill: 'writing',
  low,
  high: low + 1,
  by: 'machine',
  at: new Date(MONDAY - day * DAY),
});
const anError = (en: string) => ({
  name: { en, 'zh-Hant': '冠詞' },
  count: 3,
  example: { given: 'She is teacher.', better: 'She is a teacher.' },
});

const open = (teacher: Person, id: string) =>
  call<Record<string, unknown>>(teacher, 'GET', `/api/teach/bookings/${id}/brief`);
const PARTS = ['goal', 'bands', 'errors'] as const;
const share = (learner: Person, ...shared: (typeof PARTS)[number][]) =>
  call(learner, 'PUT', '/api/brief-shares', { shared });

async function aLesson() {
  const teacher = await aTeacher();
  const learner = await aLearner();
  known.bands = [aBand(1, 6), aBand(9, 5)];
  known.errors = ['Articles', 'Tenses', 'Order', 'Voice'].map(anError);
  await query(`update accounts set target_band_times_two = 13, exam_date = '2027-01-16' where id = $1`, [
    learner.accountId,
  ]);
  return { teacher, learner, id: await book(learner, WEDNESDAY) };
}

test('a brief has the wish and the homework, and nothing else that was not agreed to', async () => {
  const { teacher, learner, id } = await aLesson();
  const { body } = await open(teacher, id);
  expect(body).toMatchObject({ goal: null, bands: null, errors: null, last_homework: null });
  expect(body['booking']).toMatchObject({ wish: 'Linking words', learner_name: 'Mei Lin' });
  for (const hidden of ['2027-01-16', '6.5', 'She is teacher']) {
    expect(JSON.stringify(body)).not.toContain(hidden);
  }
  expect((await call(learner, 'GET', '/api/brief-shares')).body).toMatchObject({ shared: [] });
});

test('a learner shares each part, and takes it back', async () => {
  const { teacher, learner, id } = await aLesson();
  await share(learner, ...PARTS);
  const { body } = await open(teacher, id);
  expect(body).toMatchObject({
    goal: { target_band: 6.5, exam_date: '2027-01-16' },
    bands: [
      {
        skill: 'writing',
        trend: 'up',
        series: [
          { low: 5, high: 6 },
          { low: 6, high: 7 },
        ],
      },
    ],
  });
  expect((body['errors'] as { name: string }[]).map(({ name }) => name)).toEqual([
    'Articles',
    'Tenses',
    'Order',
  ]);
  await share(learner, 'bands');
  expect((await open(teacher, id)).body).toMatchObject({ goal: null, bands: [{}], errors: null });
  // What one learner shares says nothing of another.
  const other = await aLearner();
  expect((await open(teacher, await book(other, WEDNESDAY + DAY))).body).toMatchObject(
    Object.fromEntries(PARTS.map((part) => [part, null])),
  );
});

test('each look is stored with what was shown, and the learner sees the last one', async () => {
  const { teacher, learner, id } = await aLesson();
  expect((await call(learner, 'GET', '/api/brief-shares')).body).toMatchObject({ last_look: null });
  await open(teacher, id);
  await share(learner, 'errors', 'goal');
  time.now += MINUTE;
  await open(teacher, id);
  expect(await query('select teacher, shown, learner_id from brief_looks order by looked_at')).toEqual([
    { teacher: 'teacher_01', shown: [], learner_id: learner.accountId },
    { teacher: 'teacher_01', shown: ['goal', 'errors'], learner_id: learner.accountId },
  ]);
  expect((await call(learner, 'GET', '/api/brief-shares')).body).toMatchObject({
    last_look: { teacher_name: 'Hannah', at: new Date(time.now).toISOString() },
  });
});

test('it has the homework of the last lesson, and whether it was done', async () => {
  const { teacher, learner, id } = await aLesson();
  const next = await book(learner, WEDNESDAY + DAY);
  time.now = WEDNESDAY;
  const [done, left] = [randomIds.uuid(), randomIds.uuid()];
  const homework = [done, left].map((each) => ({
    homework_id: each,
    kind: 'lesson',
    target: 'lamps/oil',
    text: '',
    due_on: null,
  }));
  const body = { base: 0, save_id: randomIds.uuid(), text: { note: '', homework } };
  await call(teacher, 'PUT', `/api/teach/bookings/${id}/note`, body);
  expect((await open(teacher, next)).body).toMatchObject({ last_homework: null });
  await call(teacher, 'POST', `/api/teach/bookings/${id}/note`, { version: 1 });
  await call(learner, 'PUT', `/api/bookings/${id}/homework/${done}`, { done: true });
  expect((await open(teacher, next)).body).toMatchObject({
    last_homework: {
      day: '2026-11-25',
      teacher_name: 'Hannah',
      homework: [
        { homework_id: done, title: 'Oil lamps', done_at: new Date(time.now).toISOString() },
        { homework_id: left, done_at: null },
      ],
    },
  });
  // The lesson itself asks for what was before it.
  expect((await open(teacher, id)).body).toMatchObject({ last_homework: null });
});

test('the reminders of the teacher lead to it, and those of the learner do not', async () => {
  const { id } = await aLesson();
  mails.length = 0;
  time.now = WEDNESDAY - 30 * MINUTE;
  await watch();
  const [learners, teachers] = ['Mei Lin', 'Hannah Lin'].map((name) =>
    mails.filter(({ text }) => text.includes(`Dear ${name},`)),
  );
  expect([learners?.length, teachers?.length]).toEqual([1, 1]);
  expect(teachers?.[0]?.text).toContain(`/teach/lessons/${id}`);
  expect(learners?.[0]?.text).not.toContain('/teach/');
});

test('it closes with a cancellation, and a week after the lesson; nobody else opens it', async () => {
  const { teacher, learner, id } = await aLesson();
  expect(typeOf(await open(await aTeacher(undefined, 'rohan'), id))).toBe('booking-unknown');
  expect((await open(learner, id)).status).toBe(403);
  time.now = WEDNESDAY + 25 * MINUTE + 7 * DAY - 1;
  expect((await open(teacher, id)).status).toBe(200);
  time.now += 1;
  expect(typeOf(await open(teacher, id))).toBe('brief-closed');
  time.now = MONDAY;
  await call(learner, 'POST', `/api/bookings/${id}/cancellation`, { credit: 'returned' });
  expect(typeOf(await open(teacher, id))).toBe('brief-closed');
  expect(await query('select id from brief_looks')).toHaveLength(1);
});
