// @vitest-environment happy-dom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { say } from '#tests/browser/texts.ts';
import { answerApi, noConnection, reply } from '#tests/components/answer-api.ts';
import { chunkEntry } from '#platform/recordings/chunk-journal.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import { BOOKING_ID, NOW, signIn } from '../lesson-view-fixture.ts';
import { LessonRecordings } from './lesson-recordings.tsx';

const RECORDING_ID = '0b8f3a52-6a0e-4b1c-9a55-1f1d9b7e2c77';
const LIST = `/api/bookings/${BOOKING_ID}/recordings`;
const ONE = `${LIST}/${RECORDING_ID}`;
const VOICE = `${ONE}/sides/teacher/takes/0`;

/** What this device has stored of its own voice and not sent. */
const stored = vi.hoisted(() => ({ chunks: [] as object[] }));
vi.mock('#platform/recordings/chunk-journal.ts', async (original) => ({
  ...(await original<object>()),
  openChunkJournal: async () => ({
    list: async () => stored.chunks,
    write: async () => true,
    forget: async () => undefined,
  }),
}));

const t = (key: string, values = {}) => say('en', `lessonSound.${key}` as Parameters<typeof say>[1], values);

const RECORDING = {
  recording_id: RECORDING_ID,
  state: 'ended',
  asked_by: 'learner',
  started_at: NOW,
  ended_at: '2026-11-25T04:20:00.000Z',
  ended_by: 'teacher',
  ended: 'stopped',
  deleted_by: null,
  expires_at: '2027-01-24T04:20:00.000Z',
  takes: [
    { side: 'teacher', take: 0, bytes: 13 },
    { side: 'learner', take: 125_000, bytes: 13 },
  ],
};

function show(
  recordings: () => readonly object[] | undefined,
  answers: Parameters<typeof answerApi>[0] = {},
) {
  const sent = answerApi({
    [LIST]() {
      const listed = recordings();
      return listed
        ? reply({ side: 'learner', learner_name: 'Mei', teacher_name: 'Hannah', recordings: listed })
        : noConnection();
    },
    ...answers,
  });
  const page = () => <LessonRecordings bookingId={BOOKING_ID} timeZone="Asia/Taipei" heading="h4" />;
  const { container } = renderPage({ page, path: '/' });
  return { container, sent, see: within(container) };
}

beforeEach(() => {
  signIn();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:voice', revokeObjectURL: () => {} }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
});
afterEach(() => {
  localStorage.clear();
  stored.chunks = [];
});

test('a lesson without a recording says nothing of one', async () => {
  const { container, sent, see } = show(() => [{ ...RECORDING, state: 'running' }]);
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(container.querySelector('[data-lesson-recordings]')).not.toBeNull());
  expect(see.queryByRole('heading')).toBeNull();
});

test('each voice is loaded when it is wanted, and one that fails can be tried again', async () => {
  const server = { fails: true };
  const { see, container } = show(() => [RECORDING], {
    [VOICE]: () =>
      server.fails
        ? noConnection()
        : new Response(new Blob(['sound']), { headers: { 'content-type': 'audio/webm' } }),
  });
  const label = t('voice', { name: 'Hannah' });
  const listen = await see.findByRole('button', { name: t('listenTo', { label }) });
  see.getByText(t('later', { voice: t('own'), minutes: 2 }));
  fireEvent.click(listen);
  await see.findByText(t('failed'));
  server.fails = false;
  fireEvent.click(listen);
  await waitFor(() => expect(container.querySelector('audio')?.getAttribute('aria-label')).toBe(label));
  expect(see.queryByText(t('failed'))).toBeNull();
});

test('it is deleted after a question, and gone for both', async () => {
  const server = { recordings: [RECORDING] as readonly object[], isDown: true };
  const { see, sent } = show(() => server.recordings, {
    [ONE]() {
      if (server.isDown) return noConnection();
      server.recordings = [];
      return reply({ recording: { ...RECORDING, state: 'deleted' } });
    },
  });
  fireEvent.click(await see.findByRole('button', { name: t('remove') }));
  see.getByText(t('removeText'));
  fireEvent.click(see.getByRole('button', { name: t('removeNow') }));
  await see.findByText(t('uncertain'));
  server.isDown = false;
  fireEvent.click(see.getByRole('button', { name: t('removeNow') }));
  await see.findByText(t('removed'));
  await waitFor(() => expect(see.queryByRole('heading', { name: t('title') })).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe(t('removed')));
  expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
});

test('a list that could not be loaded is quiet, and loads again', async () => {
  const server = { isDown: true };
  const { see } = show(() => (server.isDown ? undefined : [RECORDING]));
  await see.findByText(t('listFailed'));
  expect(see.queryByRole('alert')).toBeNull();
  server.isDown = false;
  fireEvent.click(see.getByRole('button', { name: t('again') }));
  await see.findByRole('heading', { name: t('title') });
});

test('sound of this device that arrives while the page is open appears', async () => {
  const chunk = { recording: `${RECORDING_ID}/0`, chunk: 0, type: 'audio/webm', durationMs: 1 };
  stored.chunks = [chunkEntry({ ...chunk, bytes: new ArrayBuffer(5) })];
  const server = { isDown: true, recordings: [{ ...RECORDING, takes: [] as object[] }] };
  const { see } = show(() => server.recordings, {
    [`${ONE}/takes/0/chunks/0`]() {
      if (server.isDown) return noConnection();
      server.recordings = [{ ...RECORDING, takes: [{ side: 'learner', take: 0, bytes: 5 }] }];
      return reply({ number: 0, bytes: 5 });
    },
  });
  await see.findByText(t('none'));
  server.isDown = false;
  window.dispatchEvent(new Event('online'));
  await see.findByText(t('own'));
  expect(see.queryByText(t('none'))).toBeNull();
});
