import { expect, test } from 'vitest';
import { randomIds } from '#platform/clock/ids.ts';
import { DAY, MINUTE, MONDAY, useBookings, type Person } from '../booking-fixture.ts';

const { aLearner, aTeacher, book, call, known, mails, query, time, typeOf, watch } = useBookings();

const WEDNESDAY = MONDAY + 2 * DAY;
const [ONE, TWO] = [randomIds.uuid(), randomIds.uuid()];

const LESSON = { homework_id: ONE, kind: 'lesson', target: 'lamps/oil', text: '', due_on: '2026-11-30' };
const TASK = { homework_id: TWO, kind: 'task', target: '', text: 'Record a story.', due_on: null };
const TEXT = { note: 'You linked your ideas well.', homework: [LESSON, TASK] };

type Save = { readonly base?: number; readonly saveId?: string; readonly text?: object };

const save = (teacher: Person, id: string, { base = 0, saveId = randomIds.uuid(), text = TEXT }: Save = {}) =>
  call<{ version: number }>(teacher, 'PUT', `/api/teach/bookings/${id}/note`, {
    base,
    save_id: saveId,
    text,
  });
const send = (teacher: Person, id: string, version = 1) =>
  call(teacher, 'POST', `/api/teach/bookings/${id}/note`, { version });
const tick = (learner: Person, id: string, homework: string, done: boolean) =>
  call<{ done_at: string | null }>(learner, 'PUT', `/api/bookings/${id}/homework/${homework}`, { done });
const read = (learner: Person, id: string) =>
  call<{ after: { note: string; homework: readonly object[] } | null; attendance: object | null }>(
    learner,
    'GET',
    `/api/bookings/${id}`,
  );
const toDo = (learner: Person) =>
  call<{ homework: readonly { homework_id: string; done_at: string | null }[] }>(
    learner,
    'GET',
    '/api/homework',
  );

/** A lesson that has just started. */
async function aLesson() {
  const teacher = await aTeacher();
  const learner = await aLearner();
  const id = await book(learner, WEDNESDAY);
  time.now = WEDNESDAY;
  mails.length = 0;
  return { teacher, learner, id };
}

test('what a teacher saves is the learner’s only when it is sent, with an email the first time and for a correction', async () => {
  const { teacher, learner, id } = await aLesson();
  expect((await save(teacher, id)).body.version).toBe(1);
  expect((await read(learner, id)).body.after).toBeNull();
  expect((await toDo(learner)).body.homework).toEqual([]);
  expect(mails).toEqual([]);

  expect((await send(teacher, id)).status).toBe(200);
  const at = new Date(WEDNESDAY).toISOString();
  expect((await read(learner, id)).body.after).toEqual({
    note: TEXT.note,
    homework: [
      { ...LESSON, title: 'Oil lamps', done_at: null, is_open: true, answer: null },
      { ...TASK, title: null, done_at: null, is_open: true, answer: null },
    ],
    sent_at: at,
    changed_at: at,
  });
  // What is due comes first.
  expect((await toDo(learner)).body.homework).toMatchObject([
    { homework_id: ONE, booking_id: id, teacher_name: 'Hannah' },
    { homework_id: TWO },
  ]);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: `${learner.accountId}@example.org` });
  for (const part of [
    TEXT.note,
    'Oil lamps (until 30 November 2026)',
    'Record a story.',
    `/me/lessons#lesson-${id}`,
  ])
    expect(mails[0]?.text).toContain(part);

  // The same version again changes nothing; a later one has its own time and its email, one an hour.
  time.now += MINUTE;
  await send(teacher, id);
  expect((await read(learner, id)).body.after).toMatchObject({ changed_at: at });
  await save(teacher, id, { base: 1, text: { ...TEXT, note: 'And your stress.' } });
  expect((await read(learner, id)).body.after).toMatchObject({ note: TEXT.note });
  await send(teacher, id, 2);
  expect((await read(learner, id)).body.after).toMatchObject({
    note: 'And your stress.',
    sent_at: at,
    changed_at: new Date(time.now).toISOString(),
  });
  expect(mails[1]?.subject).toBe('Hannah has changed the notes on your lesson');
  expect(mails[1]?.text).toContain('And your stress.');
  time.now += 58 * MINUTE;
  await save(teacher, id, { base: 2, text: { ...TEXT, note: 'And your tone.' } });
  await send(teacher, id, 3);
  time.now += MINUTE;
  await save(teacher, id, { base: 3, text: { ...TEXT, note: 'And your speed.' } });
  await send(teacher, id, 4);
  // Nothing that the learner reads is different.
  await save(teacher, id, { base: 4, text: { ...TEXT, note: 'And your speed.' } });
  await send(teacher, id, 5);
  const keys = mails.map(({ eventKey }) => eventKey.replace(/.* note/, 'note'));
  expect(keys).toEqual(['note', 'note 0', 'note 0', 'note 1']);
});

test('a repeated save is the same save, and an older version replaces nothing', async () => {
  const { teacher, id } = await aLesson();
  const saveId = randomIds.uuid();
  await save(teacher, id, { saveId });
  expect((await save(teacher, id, { saveId })).body.version).toBe(1);
  expect(typeOf(await save(teacher, id, { text: { note: 'Other', homework: [] } }))).toBe('note-changed');
  expect((await call(teacher, 'GET', `/api/teach/bookings/${id}`)).body).toMatchObject({
    text: TEXT,
    version: 1,
    is_sent: false,
    sent: null,
  });
  expect(typeOf(await send(teacher, id, 2))).toBe('note-changed');
});

test('of two saves at once one wins, and the other is refused', async () => {
  const { teacher, id } = await aLesson();
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, number) =>
      save(teacher, id, { text: { note: `Text ${number}`, homework: [] } }),
    ),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
});

test('the learner ticks homework and takes the tick back; a later version keeps ticks of what stays', async () => {
  const { teacher, learner, id } = await aLesson();
  await save(teacher, id);
  await send(teacher, id);
  const at = new Date(time.now).toISOString();
  expect((await tick(learner, id, ONE, true)).body.done_at).toBe(at);
  time.now += MINUTE;
  expect((await tick(learner, id, ONE, true)).body.done_at).toBe(at);
  await tick(learner, id, TWO, true);
  expect((await tick(learner, id, TWO, false)).body.done_at).toBeNull();
  await save(teacher, id, { base: 1, text: { note: '', homework: [{ ...LESSON, text: 'Part 2' }] } });
  expect((await send(teacher, id, 2)).body).toMatchObject({
    sent: { homework: [{ homework_id: ONE, text: 'Part 2', done_at: at }] },
  });
  expect(typeOf(await tick(learner, id, TWO, true))).toBe('homework-unknown');
  expect((await toDo(learner)).body.homework).toMatchObject([{ homework_id: ONE, done_at: at }]);
  // What was done leaves the list a day later.
  time.now += DAY;
  expect((await toDo(learner)).body.homework).toEqual([]);
});

test('nothing that is not complete is sent', async () => {
  const { teacher, learner, id } = await aLesson();
  await save(teacher, id, { text: { note: ' ', homework: [] } });
  expect(typeOf(await send(teacher, id))).toBe('note-empty');
  await save(teacher, id, { base: 1, text: { note: '', homework: [{ ...LESSON, target: '' }] } });
  expect(typeOf(await send(teacher, id, 2))).toBe('homework-incomplete');
  expect((await read(learner, id)).body.after).toBeNull();
});

test('a note is written from the start until two weeks after the lesson', async () => {
  const { teacher, id } = await aLesson();
  time.now = WEDNESDAY - 1;
  expect(typeOf(await save(teacher, id))).toBe('note-closed');
  time.now = WEDNESDAY + 25 * MINUTE + 14 * DAY - 1;
  expect((await save(teacher, id)).status).toBe(200);
  time.now += 1;
  expect(typeOf(await send(teacher, id))).toBe('note-closed');
  expect((await call(teacher, 'GET', `/api/teach/bookings/${id}`)).body).toMatchObject({ can_write: false });
});

test('another teacher finds no such lesson, and another learner no such homework', async () => {
  const { teacher, id } = await aLesson();
  await save(teacher, id);
  await send(teacher, id);
  const other = await aTeacher(undefined, 'rohan');
  expect(typeOf(await call(other, 'GET', `/api/teach/bookings/${id}`))).toBe('booking-unknown');
  expect(typeOf(await save(other, id, { base: 1 }))).toBe('booking-unknown');
  expect(typeOf(await send(other, id))).toBe('booking-unknown');
  const stranger = await aLearner();
  expect(typeOf(await tick(stranger, id, ONE, true))).toBe('homework-unknown');
  expect((await toDo(stranger)).body.homework).toEqual([]);
  expect((await read(stranger, id)).status).toBe(404);
});

test('both read whether the learner came, and how late', async () => {
  const { teacher, learner, id } = await aLesson();
  expect((await read(learner, id)).body.attendance).toBeNull();
  await query(
    `insert into room_visits (booking_id, learner_id, side, first_seen_at, last_seen_at, joined_at)
     values ($1, $2, 'learner', $3, $3, $3)`,
    [id, learner.accountId, new Date(WEDNESDAY + 7 * MINUTE)],
  );
  time.now = WEDNESDAY + 40 * MINUTE;
  await watch();
  const attendance = { kind: 'late', minutes: 7 };
  expect((await read(learner, id)).body.attendance).toEqual(attendance);
  expect((await call(teacher, 'GET', `/api/teach/bookings/${id}`)).body).toMatchObject({ attendance });
});

const targetsPath = (id: string) => `/api/teach/bookings/${id}/homework-targets`;

test('the targets of homework have names in the language of the teacher', async () => {
  const { teacher, id } = await aLesson();
  const ask = (language: string) =>
    call(teacher, 'GET', targetsPath(id), undefined, { 'accept-language': language });
  expect((await ask('en')).body).toMatchObject({
    targets: [
      { kind: 'lesson', target: 'lamps/oil', title: 'Oil lamps', group: 'Lamps' },
      { kind: 'error', target: 'article', title: 'Articles', group: null },
    ],
  });
  expect((await ask('zh-Hant')).body).toMatchObject({ targets: [{ title: '中文', group: '中文' }, {}] });
});

test('a lesson or a mock test is homework only for a learner who can open it', async () => {
  const { teacher, learner, id } = await aLesson();
  const listed = async () => {
    const { body } = await call<{ targets: { target: string }[] }>(teacher, 'GET', targetsPath(id));
    return body.targets.map(({ target }) => target);
  };
  const closed = [
    { ...LESSON, target: 'lamps/arc' },
    { ...TASK, kind: 'test', target: 'test-two' },
  ];
  expect(await listed()).toEqual(['lamps/oil', 'article']);
  await save(teacher, id, { text: { note: '', homework: closed } });
  expect((await send(teacher, id)).body).toMatchObject({
    type: 'urn:ninefold:problem:homework-closed',
    errors: [{ message: 'Arc lamps' }, { message: 'Test Two' }],
  });
  expect((await read(learner, id)).body.after).toBeNull();
  // The learner buys the course and a plan.
  known.lessons = new Set(['lamps/oil', 'lamps/arc']);
  known.tests = new Set(['test-two']);
  expect(await listed()).toEqual(['lamps/oil', 'lamps/arc', 'article', 'test-two']);
  expect((await send(teacher, id)).status).toBe(200);
});

test('a note is corrected after the access to its homework has ended, and the homework stays', async () => {
  const { teacher, learner, id } = await aLesson();
  await save(teacher, id);
  await send(teacher, id);
  known.lessons = new Set();
  await save(teacher, id, { base: 1, text: { ...TEXT, note: 'You linked your ideas very well.' } });
  expect((await send(teacher, id, 2)).status).toBe(200);
  expect((await read(learner, id)).body.after).toMatchObject({
    note: 'You linked your ideas very well.',
    homework: [{ ...LESSON, title: 'Oil lamps' }, TASK],
  });
  const again = { ...LESSON, homework_id: randomIds.uuid() };
  await save(teacher, id, { base: 2, text: { ...TEXT, homework: [LESSON, again] } });
  expect((await send(teacher, id, 3)).body).toMatchObject({
    type: 'urn:ninefold:problem:homework-closed',
    errors: [{ field: again.homework_id, message: 'Oil lamps' }],
  });
});
