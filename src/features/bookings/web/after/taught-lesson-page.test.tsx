// @vitest-environment happy-dom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { say } from '#tests/browser/texts.ts';
import { answerApi, noConnection, refusal, reply, type SentCall } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import { aBooking, BOOKING_ID, NOW } from '../lesson-view-fixture.ts';
import type { AfterTextView, Brief, TaughtReply } from './taught-replies.ts';
import TaughtLessonPage from './taught-lesson-page.tsx';

const t = (key: Parameters<typeof say>[1], values = {}) => say('en', key, values);
const PATH = `/api/teach/bookings/${BOOKING_ID}`;
const RECORDINGS = `/api/bookings/${BOOKING_ID}/recordings`;

const taught = (changes: Partial<TaughtReply['booking']> = {}) => ({
  ...aBooking({ wish: 'Linking words', ...changes }),
  learner_name: 'Mei Lin',
});
/** A lesson that has ended, with nothing written. */
const aReply = (changes: Partial<TaughtReply> = {}): TaughtReply => ({
  booking: taught({ starts_at: '2026-11-25T03:00:00.000Z', ends_at: '2026-11-25T03:25:00.000Z' }),
  attendance: null,
  text: { note: '', homework: [] },
  version: 0,
  is_sent: false,
  sent: null,
  can_write: true,
  write_until: '2026-12-09T03:25:00.000Z',
  is_brief_open: true,
  server_now: NOW,
  ...changes,
});
const aBrief = (changes: Partial<Brief> = {}): Brief => ({
  booking: taught(),
  goal: null,
  bands: null,
  errors: null,
  last_homework: null,
  server_now: NOW,
  ...changes,
});

const A_RECORDING = {
  recording_id: '0b8f3a52-6a0e-4b1c-9a55-1f1d9b7e2c77',
  state: 'ended',
  started_at: NOW,
  expires_at: NOW,
  takes: [],
};

type Shown = {
  readonly first?: TaughtReply;
  readonly brief?: Brief;
  readonly save?: (call: SentCall) => Response | Promise<Response>;
  readonly send?: () => Response;
  readonly role?: string;
  /** The lesson has another teacher, and this account was recorded in it. */
  readonly isOthers?: boolean;
  readonly hasRecording?: boolean;
};

function show({
  first = aReply(),
  brief = aBrief(),
  save,
  send,
  role = 'teacher',
  isOthers = false,
  hasRecording = isOthers,
}: Shown = {}) {
  const user = { id: 'a-person', time_zone: 'Asia/Taipei' };
  localStorage.setItem('auth', JSON.stringify({ user, role, token: 'a token', two_factor: true }));
  const server = { text: first.text as AfterTextView, version: first.version };
  const sent = answerApi({
    [PATH]: () => (isOthers ? refusal('booking-unknown', 404) : reply({ ...first, ...server })),
    [RECORDINGS]: () =>
      hasRecording
        ? reply({ side: 'teacher', learner_name: 'Mei', teacher_name: 'Hannah', recordings: [A_RECORDING] })
        : refusal('booking-unknown', 404),
    [`${PATH}/brief`]: () => reply(brief),
    [`${PATH}/homework-targets`]: () =>
      reply({
        targets: [
          { kind: 'lesson', target: 'lamps/oil', title: 'Oil lamps', group: 'Lamps' },
          { kind: 'error', target: 'article', title: 'Articles', group: null },
        ],
      }),
    async [`${PATH}/note`](call) {
      const body = call.body as { base: number; text: AfterTextView; version?: number };
      if (call.method === 'POST' && send) return send();
      if (call.method === 'POST')
        return reply({ sent: { note: server.text.note, homework: [], sent_at: NOW, changed_at: NOW } });
      if (save) return save(call);
      if (body.base !== server.version) return refusal('note-changed', 409);
      server.text = body.text;
      server.version += 1;
      return reply({ version: server.version });
    },
  });
  const page = {
    page: TaughtLessonPage,
    path: '/teach/lessons/:bookingId',
    address: `/teach/lessons/${BOOKING_ID}`,
  };
  const view = renderPage(page);
  const saves = () => sent.filter(({ method, path }) => method === 'PUT' && path === `${PATH}/note`);
  return { ...view, sent, server, saves, see: within(view.container) };
}

const noteOf = async (see: ReturnType<typeof show>['see']) =>
  (await see.findByLabelText(new RegExp(t('taughtLesson.after.note')))) as HTMLTextAreaElement;
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

afterEach(() => localStorage.clear());

test('a learner reads that the page is for teachers, and nothing of the lesson is asked for', async () => {
  const { see, sent } = show({ role: 'user' });
  await see.findByText(t('taughtLesson.denied.title'));
  expect(sent.map(({ path }) => path)).toEqual([RECORDINGS]);
});

test.each(['teacher', 'user'])(
  'the recording of a lesson that is another teacher’s now stays: %s',
  async (role) => {
    const { see } = show({ role, isOthers: true });
    await see.findByRole('heading', { name: t('lessonSound.title') });
    see.getByRole('button', { name: t('lessonSound.remove') });
  },
);

test('a recording from before the lesson was moved is there before the new time', async () => {
  const { see } = show({ first: aReply({ booking: taught() }), hasRecording: true });
  await see.findByRole('heading', { name: t('lessonSound.title') });
});

test('before a lesson the brief is there, with what is shared and what is not', async () => {
  const first = aReply({ booking: taught(), can_write: false });
  const brief = aBrief({
    goal: { target_band: 6.5, exam_date: '2027-01-16' },
    errors: [{ name: 'Articles', count: 2, example: { given: 'She is teacher.', better: '' } }],
    last_homework: {
      day: '2026-11-20',
      teacher_name: 'Hannah',
      homework: [
        {
          homework_id: 'one',
          kind: 'lesson',
          target: 'lamps/oil',
          title: 'Oil lamps',
          text: '',
          due_on: null,
          done_at: NOW,
        },
      ],
    },
  });
  const { see, container } = show({ first, brief });
  await see.findByText('Linking words');
  see.getByText(/Band 6.5/);
  see.getByText(/She is teacher\./);
  expect(container.querySelector('[data-last-homework="done"]')?.textContent).toContain('Oil lamps');
  expect(container.querySelector('[data-not-shared]')?.getAttribute('data-not-shared')).toBe('bands');
  see.getByText(t('taughtLesson.after.notYet'));
});

test('after a lesson the brief is opened by a click: each look is stored', async () => {
  const { see, sent, user } = show();
  const open = await see.findByText(t('taughtLesson.brief.open'));
  expect(sent.some(({ path }) => path === `${PATH}/brief`)).toBe(false);
  await user.click(open);
  await see.findByText('Linking words');
});

test('a note and homework are saved while they are written, and sent by a button', async () => {
  const { see, saves, sent, user, container, server } = show();
  write(await noteOf(see), 'Good links.');
  await user.click(see.getByText(t('taughtLesson.after.add')));
  write(see.getByLabelText(t('taughtLesson.after.task')), 'Record a story.');
  await waitFor(() => expect(server.text.homework[0]?.text).toBe('Record a story.'));
  expect(saves()[0]?.body).toMatchObject({ base: 0 });
  const send = see.getByText(t('taughtLesson.after.send', { name: 'Mei Lin' }));
  // What was typed just now is saved first.
  write(await noteOf(see), 'Good links, and stress.');
  await user.click(send);
  await waitFor(() => expect(container.querySelector('[data-after-sent="all"]')).not.toBeNull());
  expect(server.text.note).toBe('Good links, and stress.');
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ version: server.version });
  write(await noteOf(see), 'Changed.');
  await see.findByText(t('taughtLesson.after.sendAgain'));
});

test('homework names a lesson of the list', async () => {
  const { see, user, server } = show();
  await user.click(await see.findByText(t('taughtLesson.after.add')));
  write(see.getByLabelText(t('taughtLesson.after.kind')), 'lesson');
  const field = see.getByRole('combobox', { name: t('taughtLesson.after.target.lesson') });
  await user.type(field, 'oil');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(server.text.homework).toMatchObject([{ kind: 'lesson', target: 'lamps/oil' }]));
});

test('a lesson that the learner can no longer open is shown where it was chosen', async () => {
  const lesson = {
    homework_id: 'one',
    kind: 'lesson',
    target: 'lamps/arc',
    text: '',
    due_on: null,
  } as const;
  const { see } = show({ first: aReply({ text: { note: '', homework: [lesson] }, version: 1 }) });
  await see.findByText(t('taughtLesson.after.open.lesson', { name: 'Mei Lin' }));
  await see.findByText(t('taughtLesson.after.targetGone'));
});

test('homework that the learner has stays when it can no longer be opened, and new one that is refused is named', async () => {
  const lesson = { homework_id: 'one', kind: 'lesson', target: 'lamps/arc', text: '', due_on: null } as const;
  const text = { note: 'Well done', homework: [lesson] };
  const sent = {
    note: '',
    homework: [{ ...lesson, title: 'Arc lamps', done_at: null }],
    sent_at: NOW,
    changed_at: NOW,
  };
  const { see, user, container } = show({
    first: aReply({ text, version: 1, sent }),
    send: () =>
      refusal('homework-closed', 409, {
        errors: [{ field: 'two', code: 'homework-closed', message: 'Gas lamps' }],
      }),
  });
  await see.findByText(t('taughtLesson.after.targetKept', { name: 'Mei Lin' }));
  expect(see.queryByText(t('taughtLesson.after.targetGone'))).toBeNull();
  expect(see.getByRole<HTMLInputElement>('combobox', { name: /Lesson/ }).value).toBe('Arc lamps');
  await user.click(see.getByText(t('taughtLesson.after.sendAgain')));
  await waitFor(() =>
    expect(container.querySelector('[data-closed-homework]')?.textContent).toBe('Gas lamps'),
  );
});

test('without a connection the text stays on the device, and the next visit saves it', async () => {
  const { see, container, unmount } = show({ save: noConnection });
  write(await noteOf(see), 'Written on the train.');
  await waitFor(() => expect(container.querySelector('[data-save="unsaved"]')).not.toBeNull());
  await waitFor(() => expect(localStorage.getItem(`lesson-note ${BOOKING_ID} a-person`)).toContain('train'));
  unmount();
  const next = show();
  expect((await noteOf(next.see)).value).toBe('Written on the train.');
  await waitFor(() => expect(next.server.text.note).toBe('Written on the train.'));
  await waitFor(() => expect(localStorage.getItem(`lesson-note ${BOOKING_ID} a-person`)).toBeNull());
});

test('a text that another device changed is shown beside this one, and the teacher chooses', async () => {
  const { see, server, user } = show();
  const note = await noteOf(see);
  server.text = { note: 'From the other device.', homework: [] };
  server.version = 4;
  write(note, 'From this one.');
  await see.findByText('From the other device.');
  expect(note.value).toBe('From this one.');
  expect(see.getByText(/Send it to/).closest('button')?.disabled).toBe(true);
  await user.click(see.getByText(t('taughtLesson.after.keepOwn')));
  await waitFor(() => expect(server).toEqual({ text: { note: 'From this one.', homework: [] }, version: 5 }));
});
