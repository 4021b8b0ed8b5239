import { expect, test } from 'vitest';
import { randomIds } from '#platform/clock/ids.ts';
import { DAY, MINUTE, MONDAY, useBookings, type Person } from '../booking-fixture.ts';

const { aLearner, aTeacher, book, call, known, query, time, typeOf } = useBookings();

const WEDNESDAY = MONDAY + 2 * DAY;
const [LESSON, TASK] = [randomIds.uuid(), randomIds.uuid()];
const lesson = { homework_id: LESSON, kind: 'lesson', target: 'lamps/oil', text: '', due_on: null };
const task = { homework_id: TASK, kind: 'task', target: '', text: 'Write a letter.', due_on: null };

type Answer = {
  readonly text: string | null;
  readonly answered_at: string;
  readonly opened_at: string | null;
};
type Seen = { readonly homework_id: string; readonly is_open: boolean; readonly answer: Answer | null };

const answerPath = (id: string, homework = TASK) => `/api/bookings/${id}/homework/${homework}/answer`;
/** Submits an answer, in the place of the one that was submitted at `base`. */
const answer = (learner: Person, id: string, text: string, homework = TASK, base: string | null = null) =>
  call<{ answer: Answer; done_at: string | null }>(learner, 'PUT', answerPath(id, homework), { text, base });
const takeBack = (learner: Person, id: string, base: string) =>
  call(learner, 'DELETE', `${answerPath(id)}?${new URLSearchParams({ base }).toString()}`);
const openIt = (teacher: Person, id: string) =>
  call<{ answer: Answer }>(teacher, 'POST', `/api/teach/bookings/${id}/homework/${TASK}/answer`);
const instant = () => new Date(time.now).toISOString();

/** What one side sees of the task. */
async function seenBy(side: 'learner' | 'teacher', person: Person, id: string) {
  const path = side === 'learner' ? `/api/bookings/${id}` : `/api/teach/bookings/${id}`;
  const { body } = await call<Record<'after' | 'sent', { homework: readonly Seen[] }>>(person, 'GET', path);
  const { homework } = body[side === 'learner' ? 'after' : 'sent'];
  return homework.find(({ homework_id: each }) => each === TASK);
}

async function send(teacher: Person, id: string, version: number, homework: readonly object[]) {
  await call(teacher, 'PUT', `/api/teach/bookings/${id}/note`, {
    base: version - 1,
    save_id: randomIds.uuid(),
    text: { note: 'Well done.', homework },
  });
  return call(teacher, 'POST', `/api/teach/bookings/${id}/note`, { version });
}

/** A lesson whose learner has a task and a lesson to do. */
async function aTask() {
  const teacher = await aTeacher();
  const learner = await aLearner();
  const id = await book(learner, WEDNESDAY);
  time.now = WEDNESDAY;
  await send(teacher, id, 1, [lesson, task]);
  return { teacher, learner, id };
}

test('an answer is changed and taken back until the teacher opens it, and reads it then', async () => {
  const { teacher, learner, id } = await aTask();
  const first = instant();
  expect((await answer(learner, id, 'Dear Sir,')).body).toEqual({
    answer: { text: 'Dear Sir,', answered_at: first, opened_at: null },
    done_at: first,
  });
  expect(await seenBy('teacher', teacher, id)).toMatchObject({
    answer: { text: null, answered_at: first, opened_at: null },
    done_at: first,
  });

  time.now += MINUTE;
  // The same text again is the same answer; another one takes its place.
  expect((await answer(learner, id, 'Dear Sir,')).body.answer.answered_at).toBe(first);
  expect((await answer(learner, id, 'Dear Madam,\n\nYours', TASK, first)).body).toMatchObject({
    answer: { answered_at: instant() },
    done_at: first,
  });
  const second = instant();
  expect((await takeBack(learner, id, second)).status).toBe(200);
  expect((await takeBack(learner, id, second)).status).toBe(200);
  expect(await seenBy('learner', learner, id)).toMatchObject({ answer: null, done_at: null });
  expect(typeOf(await openIt(teacher, id))).toBe('answer-unknown');

  await answer(learner, id, 'Dear Ms Hall,');
  const handedIn = instant();
  time.now += MINUTE;
  const opened = { text: 'Dear Ms Hall,', answered_at: handedIn, opened_at: instant() };
  expect((await openIt(teacher, id)).body.answer).toEqual(opened);
  time.now += MINUTE;
  expect((await openIt(teacher, id)).body.answer).toEqual(opened);
  expect(typeOf(await answer(learner, id, 'Another'))).toBe('answer-opened');
  expect(typeOf(await takeBack(learner, id, handedIn))).toBe('answer-opened');
  // A call that is sent again has arrived before.
  expect((await answer(learner, id, 'Dear Ms Hall,')).body.answer).toEqual(opened);
  for (const [side, person] of [
    ['learner', learner],
    ['teacher', teacher],
  ] as const)
    expect(await seenBy(side, person, id)).toMatchObject({ answer: opened });
});

test('an answer from another device is neither replaced nor taken back by who has not seen it', async () => {
  const { learner, id } = await aTask();
  const first = (await answer(learner, id, 'From the phone')).body.answer.answered_at;
  time.now += MINUTE;
  expect(typeOf(await answer(learner, id, 'From the computer'))).toBe('answer-changed');
  const second = (await answer(learner, id, 'From the phone again', TASK, first)).body.answer.answered_at;
  expect(typeOf(await answer(learner, id, 'From the computer', TASK, first))).toBe('answer-changed');
  expect(typeOf(await takeBack(learner, id, first))).toBe('answer-changed');
  expect(await seenBy('learner', learner, id)).toMatchObject({
    answer: { text: 'From the phone again' },
    done_at: first,
  });
  // Who has seen it may choose another one, and where there is none nothing is lost.
  const third = (await answer(learner, id, 'From the computer', TASK, second)).body.answer.answered_at;
  await takeBack(learner, id, third);
  expect((await answer(learner, id, 'From the phone', TASK, first)).status).toBe(200);
});

test('the desk of the teacher says that homework was answered until the answer is opened', async () => {
  const { teacher, learner, id } = await aTask();
  const answered = async () => {
    const { body } = await call<{ answers: readonly { booking: { booking_id: string } }[] }>(
      teacher,
      'GET',
      '/api/teach/lesson-news',
    );
    return body.answers.map(({ booking }) => booking.booking_id);
  };
  expect(await answered()).toEqual([]);
  await answer(learner, id, 'Dear Sir,');
  expect(await answered()).toEqual([id]);
  time.now += 89 * DAY;
  expect(await answered()).toEqual([id]);
  await openIt(teacher, id);
  expect(await answered()).toEqual([]);
});

test('only the learner answers, only a task, and with 1 to 5,000 characters', async () => {
  const { teacher, learner, id } = await aTask();
  const stranger = await aLearner();
  expect(typeOf(await answer(stranger, id, 'Mine'))).toBe('homework-unknown');
  expect(typeOf(await answer(teacher, id, 'Mine'))).toBe('homework-unknown');
  expect(typeOf(await answer(learner, id, 'Mine', randomIds.uuid()))).toBe('homework-unknown');
  expect(typeOf(await answer(learner, id, 'Mine', LESSON))).toBe('homework-no-task');
  expect((await answer(learner, id, 'a'.repeat(5_001))).status).toBe(422);
  expect((await answer(learner, id, ' \n')).status).toBe(422);
  expect(await seenBy('learner', learner, id)).toMatchObject({ answer: null });
  expect((await answer(learner, id, 'a'.repeat(5_000))).status).toBe(200);
  expect(typeOf(await takeBack(stranger, id, instant()))).toBe('homework-unknown');
  const other = await aTeacher(undefined, 'rohan');
  expect(typeOf(await openIt(other, id))).toBe('booking-unknown');
  expect(await seenBy('learner', learner, id)).toMatchObject({ answer: { opened_at: null } });
});

test('nothing is answered once the lesson was deleted, and its answer is gone with it', async () => {
  const { teacher, learner, id } = await aTask();
  await answer(learner, id, 'Dear Sir,');
  await query('delete from bookings where id = $1', [id]);
  expect(typeOf(await answer(learner, id, 'Dear Sir,'))).toBe('homework-unknown');
  expect(typeOf(await takeBack(learner, id, instant()))).toBe('homework-unknown');
  expect(typeOf(await openIt(teacher, id))).toBe('booking-unknown');
  expect(await query('select answer from lesson_homework where booking_id = $1', [id])).toEqual([]);
});

test('a task with an answer stays as it was asked when the teacher removes or changes it', async () => {
  const { teacher, learner, id } = await aTask();
  await answer(learner, id, 'Dear Sir,');
  expect((await send(teacher, id, 2, [{ ...lesson, homework_id: TASK }])).status).toBe(200);
  expect(await seenBy('teacher', teacher, id)).toMatchObject({ kind: 'task', text: 'Write a letter.' });
  expect((await send(teacher, id, 3, [])).status).toBe(200);
  expect(await seenBy('learner', learner, id)).toMatchObject({ answer: { text: 'Dear Sir,' } });
  expect((await send(teacher, id, 4, [{ ...task, text: 'Write two letters.' }])).status).toBe(200);
  expect(await seenBy('learner', learner, id)).toMatchObject({
    text: 'Write a letter.',
    answer: { text: 'Dear Sir,' },
  });
});

test('homework says whether the learner can open it now', async () => {
  const { learner, id } = await aTask();
  const open = async () => {
    const { body } = await call<{ homework: readonly Seen[] }>(learner, 'GET', '/api/homework');
    return body.homework.map(({ is_open: isOpen }) => isOpen);
  };
  expect(await open()).toEqual([true, true]);
  known.lessons = new Set();
  expect(await open()).toEqual([false, true]);
  expect(await seenBy('learner', learner, id)).toMatchObject({ is_open: true });
});
