// @vitest-environment happy-dom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { paths } from '#paths';
import { say } from '#tests/browser/texts.ts';
import { answerApi, noConnection, refusal, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import { aBooking, aBookingReply, BOOKING_ID, NOW, signIn, someLessons } from '../lesson-view-fixture.ts';
import { LessonHomework } from '../homework/lesson-homework.tsx';
import MyLessonsPage from './my-lessons-page.tsx';

const t = (key: Parameters<typeof say>[1], values = {}) => say('en', key, values);
const HOMEWORK_ID = '0f3c9a52-6f5e-4a3b-9d1c-2b7e8c4a5d10';
const TICK = `/api/bookings/${BOOKING_ID}/homework/${HOMEWORK_ID}`;

const homework = {
  homework_id: HOMEWORK_ID,
  kind: 'lesson',
  target: 'lamps/oil',
  title: 'Oil lamps',
  text: 'Part 2',
  due_on: '2026-11-30',
  done_at: null,
  is_open: true,
  answer: null,
} as const;

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const task = { ...homework, kind: 'task', target: '', title: null, text: 'Write a letter.' } as const;
type Answer = {
  readonly text: string | null;
  readonly answered_at: string;
  readonly opened_at: string | null;
};
type Changed<Line> = Omit<Line, 'answer' | 'is_open'> & {
  readonly answer: Answer | null;
  readonly is_open: boolean;
};
type Shown = Changed<typeof homework> | Changed<typeof task>;

async function openLesson(tick: () => Response | Promise<Response>, shown: Shown = homework) {
  signIn();
  const booking = aBooking({ state: 'completed' });
  const after = { note: 'Good links.\nMore stress.', homework: [shown], sent_at: NOW, changed_at: NOW };
  const attendance = { kind: 'late', minutes: 7 } as const;
  const sent = answerApi({
    '/api/bookings': () => reply(someLessons({ bookings: [booking] })),
    [`/api/bookings/${BOOKING_ID}`]: () =>
      reply(aBookingReply({ cancellation: null, can_move: false }, { booking, after, attendance })),
    '/api/brief-shares': () => reply({ shared: ['goal'], last_look: { teacher_name: 'Hannah', at: NOW } }),
    [TICK]: tick,
    [`${TICK}/answer`]: tick,
  });
  const view = renderPage({ page: MyLessonsPage, path: '/me/lessons' });
  const see = within(view.container);
  fireEvent.click(await see.findByText(t('myLessons.details')));
  await see.findByText(/Good links\./);
  return { ...view, see, sent };
}

test('the learner reads note and attendance, and ticks homework and takes the tick back', async () => {
  const { see, sent, container } = await openLesson(() => reply({ done_at: NOW }));
  see.getByText(t('myLessons.attendance.late', { minutes: 7 }));
  expect(see.getByText('Oil lamps').getAttribute('href')).toBe('/learn/lamps/oil');
  const box = see.getByRole<HTMLInputElement>('checkbox', { name: /Oil lamps/ });
  fireEvent.click(box);
  await waitFor(() => expect(sent.find(({ path }) => path === TICK)?.body).toEqual({ done: true }));
  expect(container.querySelector('[data-homework="done"]')).not.toBeNull();
  fireEvent.click(box);
  await waitFor(() => expect(sent.filter(({ path }) => path === TICK)[1]?.body).toEqual({ done: false }));
});

test('homework that the learner can no longer open leads to where it can be had, and says so', async () => {
  const { see } = await openLesson(noConnection, { ...homework, is_open: false });
  expect(see.getByText('Oil lamps').getAttribute('href')).toBe(paths.course({ slug: 'lamps' }));
  see.getByText(new RegExp(t('lessonHomework.closed.lesson')));
});

const DRAFT = `homework-answer ${HOMEWORK_ID} a-learner`;
const given = (changes = {}) => ({ text: 'Dear Sir,', answered_at: NOW, opened_at: null, ...changes });
const fieldOf = (see: Awaited<ReturnType<typeof openLesson>>['see']) =>
  see.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(t('lessonHomework.answer.label')) });

test('an answer stays on the device until it is submitted, also through a reload without a connection', async () => {
  const first = await openLesson(noConnection, task);
  fireEvent.click(first.see.getByText(t('lessonHomework.answer.write')));
  fireEvent.change(fieldOf(first.see), { target: { value: 'Dear Sir,' } });
  fireEvent.click(first.see.getByText(t('lessonHomework.answer.handIn')));
  await first.see.findByText(t('lessonHomework.answer.failed'));
  expect(fieldOf(first.see).value).toBe('Dear Sir,');
  first.unmount();

  const { see, sent, container } = await openLesson(() => reply({ answer: given(), done_at: NOW }), task);
  expect(fieldOf(see).value).toBe('Dear Sir,');
  fireEvent.click(see.getByText(t('lessonHomework.answer.handIn')));
  await see.findByText(t('lessonHomework.answer.takeBack'));
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ text: 'Dear Sir,', base: null });
  expect(container.querySelector('[data-homework="done"] [data-answer="handed-in"]')).not.toBeNull();
  expect(localStorage.getItem(DRAFT)).toBeNull();
});

test('an answer that is taken back is there to be written on', async () => {
  const { see, container } = await openLesson(() => reply({ taken_back: true }), {
    ...task,
    answer: given(),
  });
  fireEvent.click(see.getByText(t('lessonHomework.answer.takeBack')));
  await waitFor(() => expect(fieldOf(see).value).toBe('Dear Sir,'));
  expect(container.querySelector('[data-answer="none"]')).not.toBeNull();
  expect(localStorage.getItem(DRAFT)).toBe(JSON.stringify({ text: 'Dear Sir,', base: NOW }));
});

test('an answer that another device has replaced is shown, and not taken back unseen', async () => {
  const shown: Changed<typeof task> & { answer: Answer } = { ...task, answer: given() };
  const { see, sent } = await openLesson(() => {
    shown.answer = given({ text: 'From the computer', answered_at: '2026-11-30T09:00:00.000Z' });
    return refusal('answer-changed', 409);
  }, shown);
  fireEvent.click(see.getByText(t('lessonHomework.answer.takeBack')));
  await see.findByText('From the computer');
  const deletion = sent.find(({ method }) => method === 'DELETE');
  expect(deletion?.query).toBe(`base=${encodeURIComponent(NOW)}`);
  expect(see.queryByRole('textbox')).toBeNull();
  expect(localStorage.getItem(DRAFT)).toBeNull();
});

test('an answer that the teacher has opened is read, and what was written since is not lost', async () => {
  localStorage.setItem(DRAFT, JSON.stringify({ text: 'A later text', base: NOW }));
  const { see } = await openLesson(noConnection, { ...task, answer: given({ opened_at: NOW }) });
  see.getByText('Dear Sir,');
  see.getByText('A later text');
  expect(see.queryByText(t('lessonHomework.answer.change'))).toBeNull();
  expect(see.queryByRole('textbox')).toBeNull();
  fireEvent.click(see.getByText(t('lessonHomework.answer.discard')));
  expect(localStorage.getItem(DRAFT)).toBeNull();
});

test('a draft does not replace an answer from another device before the learner has read that one', async () => {
  localStorage.setItem(DRAFT, JSON.stringify({ text: 'From the phone', base: null }));
  const other = given({ text: 'From the computer' });
  const shown = { ...task, answer: null as Answer | null };
  let puts = 0;
  const { see, sent, container } = await openLesson(() => {
    puts += 1;
    if (puts > 1) return reply({ answer: given({ text: 'From the phone' }), done_at: NOW });
    shown.answer = other;
    return refusal('answer-changed', 409);
  }, shown);
  fireEvent.click(see.getByText(t('lessonHomework.answer.handIn')));
  await see.findByText('From the computer');
  expect(fieldOf(see).value).toBe('From the phone');
  see.getByText(t('lessonHomework.answer.keepOther'));
  fireEvent.click(see.getByText(t('lessonHomework.answer.replace')));
  await see.findByText(t('lessonHomework.answer.takeBack'));
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { text: 'From the phone', base: null },
    { text: 'From the phone', base: NOW },
  ]);
  expect(container.querySelector('[data-other-answer]')).toBeNull();
});

test('a draft that is older than the submitted answer says so when the page opens', async () => {
  localStorage.setItem(DRAFT, JSON.stringify({ text: 'From the phone', base: '2026-11-20T10:00:00.000Z' }));
  const { see } = await openLesson(noConnection, { ...task, answer: given() });
  see.getByText('Dear Sir,');
  fireEvent.click(see.getByText(t('lessonHomework.answer.keepOther')));
  expect(see.queryByRole('textbox')).toBeNull();
  expect(localStorage.getItem(DRAFT)).toBeNull();
});

test('where the browser stores nothing, the page says that the text is not kept', async () => {
  const { see } = await openLesson(noConnection, task);
  const storage = localStorage;
  const refuse = () => {
    throw new Error('The storage is full.');
  };
  vi.stubGlobal('localStorage', { getItem: (name: string) => storage.getItem(name), setItem: refuse });
  fireEvent.click(see.getByText(t('lessonHomework.answer.write')));
  fireEvent.change(fieldOf(see), { target: { value: 'Dear Sir,' } });
  see.getByText(new RegExp(t('lessonHomework.answer.notKept')));
  fireEvent.click(see.getByText(t('lessonHomework.answer.handIn')));
  await see.findByText(t('lessonHomework.answer.failedNotKept'));
});

test('an email about a lesson leads to its details', async () => {
  signIn();
  const booking = aBooking({ state: 'completed' });
  const after = { note: 'Good links.', homework: [], sent_at: NOW, changed_at: NOW };
  answerApi({
    '/api/bookings': () => reply(someLessons({ bookings: [booking] })),
    [`/api/bookings/${BOOKING_ID}`]: () => reply(aBookingReply({}, { booking, after })),
    '/api/brief-shares': () => reply({ shared: [], last_look: null }),
  });
  const address = paths.myLessons({ bookingId: BOOKING_ID });
  const { container } = renderPage({ page: MyLessonsPage, path: '/me/lessons', address });
  await within(container).findByText('Good links.');
});

test('a tick that could not be stored is taken back, with a sentence', async () => {
  const { see } = await openLesson(noConnection);
  const box = see.getByRole<HTMLInputElement>('checkbox', { name: /Oil lamps/ });
  fireEvent.click(box);
  await see.findByText(t('lessonHomework.failed'));
  expect(box.checked).toBe(false);
});

test('a choice of what teachers see is stored at once, and is as before where it was not', async () => {
  signIn();
  const answers = [() => reply({ shared: ['goal', 'bands'] }), noConnection];
  const sent = answerApi({
    '/api/bookings': () => reply(someLessons()),
    '/api/brief-shares': ({ method }) =>
      method === 'GET'
        ? reply({ shared: ['goal'], last_look: { teacher_name: 'Hannah', at: NOW } })
        : (answers.shift() ?? noConnection)(),
  });
  const { container } = renderPage({ page: MyLessonsPage, path: '/me/lessons' });
  const see = within(container);
  const box = (part: 'goal' | 'bands') =>
    see.getByRole<HTMLInputElement>('checkbox', { name: t(`myLessons.shares.${part}`) });
  await see.findByText(/last opened by Hannah/);
  expect([box('goal').checked, box('bands').checked]).toEqual([true, false]);
  fireEvent.click(box('bands'));
  await see.findByText(t('myLessons.shares.saved'));
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ shared: ['goal', 'bands'] });
  fireEvent.click(box('goal'));
  await see.findByText(t('myLessons.shares.failed'));
  expect(box('goal').checked).toBe(true);
});

test('homework to do is a list with its teacher, and nothing where there is none', async () => {
  signIn();
  const list = [{ ...homework, booking_id: BOOKING_ID, teacher_name: 'Hannah' }];
  answerApi({ '/api/homework': () => reply({ homework: list, server_now: NOW }) });
  const { container, unmount } = renderPage({ page: LessonHomework, path: '/me' });
  await within(container).findByText(t('lessonHomework.by', { name: 'Hannah' }));
  unmount();
  const asked = answerApi({ '/api/homework': () => reply({ homework: [], server_now: NOW }) });
  const empty = renderPage({ page: LessonHomework, path: '/me' });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(empty.container.querySelector('[data-lesson-homework]')).toBeNull();
});
