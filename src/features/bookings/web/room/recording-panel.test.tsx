// @vitest-environment happy-dom
import { useState } from 'react';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { say } from '#tests/browser/texts.ts';
import { answerApi, noConnection, refusal, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import { BOOKING_ID, NOW } from '../lesson-view-fixture.ts';
import { RecordingPanel, type RoomRecording } from './recording-panel.tsx';

const RECORDING_ID = '0b8f3a52-6a0e-4b1c-9a55-1f1d9b7e2c77';
const LIST = `/api/bookings/${BOOKING_ID}/recordings`;
const ONE = `${LIST}/${RECORDING_ID}`;
const name = 'Hannah';

const t = (key: string, values = {}) => say('en', `lessonRoom.${key}` as Parameters<typeof say>[1], values);

const recordingOf = (changes: Partial<RoomRecording> = {}): RoomRecording => ({
  recording_id: RECORDING_ID,
  state: 'asked',
  asked_by: 'learner',
  started_at: null,
  ended_at: null,
  ended_by: null,
  ended: null,
  deleted_by: null,
  ...changes,
});
const RUNNING = recordingOf({ state: 'running', started_at: NOW });

function mayRecord(types: readonly string[]): void {
  vi.stubGlobal('MediaRecorder', { isTypeSupported: (type: string) => types.includes(type) });
  onTestFinished(() => void vi.unstubAllGlobals());
}
beforeEach(() => mayRecord(['audio/mp4']));

/** The learner's panel. */
function show(
  first: RoomRecording | null,
  answers: Parameters<typeof answerApi>[0] = {},
  isOtherHere = true,
  own: Parameters<typeof RecordingPanel>[0]['own'] = 'recorded',
) {
  const halted: string[] = [];
  const sent = answerApi(answers);
  function Page() {
    const [recording, setRecording] = useState(first);
    return (
      <RecordingPanel
        bookingId={BOOKING_ID}
        side="learner"
        otherName={name}
        isOtherHere={isOtherHere}
        days={60}
        recording={recording}
        own={own}
        onHalt={(act) => halted.push(act)}
        onChange={setRecording}
      />
    );
  }
  const { container } = renderPage({ page: Page, path: '/' });
  const see = within(container);
  const press = (key: string, values = {}) =>
    fireEvent.click(see.getByRole('button', { name: t(`recording.${key}`, values) }));
  const status = () => container.querySelector('[data-recording-status]')?.textContent.trim();
  return { container, halted, press, see, sent, status };
}
const answering = (recording: RoomRecording) => () => reply({ recording });

test('asking says the terms first, and stays in this part of the page', async () => {
  const { container, press, see, sent, status } = show(null, { [LIST]: answering(recordingOf()) });
  expect(status()).toBe(t('private'));
  press('open');
  see.getByText(t('recording.terms', { days: 60 }));
  expect(sent).toEqual([]);
  press('close');
  press('open');
  press('ask', { name });
  await waitFor(() => expect(status()).toBe(t('recording.askedByYou', { name })));
  expect(sent.map(({ method }) => method)).toEqual(['POST']);
  expect(document.activeElement).toBe(container.querySelector('[data-recording]'));
});

test('nobody is asked who is not in the call', () => {
  const { press, see } = show(null, {}, false);
  press('open');
  see.getByText(t('recording.wait', { name }));
  expect(see.queryByRole('button', { name: t('recording.ask', { name }) })).toBeNull();
});

test.each([
  ['agree', true, RUNNING, 'recording.running'],
  ['refuse', false, recordingOf({ asked_by: 'teacher', state: 'refused' }), 'private'],
] as const)('a question is answered: %s', async (key, agrees, after, said) => {
  const { press, see, sent, status } = show(recordingOf({ asked_by: 'teacher' }), {
    [`${ONE}/answer`]: answering(after),
  });
  expect(status()).toBe(t('recording.asked', { name }));
  see.getByText(t('recording.terms', { days: 60 }));
  press(key);
  await waitFor(() => expect(status()).toBe(t(said, { name })));
  expect(sent[0]?.body).toEqual({ agrees });
});

test('a browser that cannot record can refuse, and can neither ask nor agree', () => {
  mayRecord([]);
  const asked = show(recordingOf({ asked_by: 'teacher' }));
  asked.see.getByText(t('recording.cannot'));
  expect(asked.see.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    t('recording.refuse'),
  ]);
  asked.container.remove();
  expect(show(null).see.queryByRole('button')).toBeNull();
});

test('a recording is stopped by one press, and deleted after a question', async () => {
  const { halted, press, see, sent, status } = show(RUNNING, {
    [ONE]: answering(recordingOf({ state: 'deleted' })),
  });
  see.getByRole('button', { name: t('recording.stop') });
  press('withdraw');
  see.getByText(t('recording.deleteText'));
  press('keep');
  expect(sent).toEqual([]);
  press('withdraw');
  press('deleteNow');
  await waitFor(() => expect(status()).toBe(t('recording.deleted')));
  expect(sent.map(({ method }) => method)).toEqual(['DELETE']);
  expect(halted).toEqual(['delete']);
});

test.each([
  ['recorded', 'muted'],
  ['stopped', 'halted'],
  ['failed', 'ownFailed'],
  ['full', 'full'],
  ['unkept', 'unkept'],
] as const)('the panel says of the own voice that it is %s', (own, said) => {
  const { see } = show(RUNNING, {}, true, own);
  see.getByText(t(`recording.${said}`));
});

test('what is refused is said in the server’s words, and what is uncertain as uncertain', async () => {
  const server = { answer: () => refusal('other-not-in-call', 409) as Response | Promise<Response> };
  const { halted, press, see, status } = show(RUNNING, { [`${ONE}/stop`]: () => server.answer() });
  press('stop');
  await see.findByText('What happened, what is safe, what to do.');
  server.answer = noConnection;
  press('stop');
  await see.findByText(t('recording.failed'));
  // Each press stops the own microphone, whatever the server says.
  expect(halted).toEqual(['stop', 'stop']);
  expect(status()).toBe(t('recording.running', { name }));
});

test.each([
  [recordingOf({ state: 'lapsed' }), 'recording.noAnswer'],
  [recordingOf({ state: 'lapsed', asked_by: 'teacher' }), 'private'],
  [recordingOf({ state: 'refused' }), 'recording.refused'],
  [recordingOf({ state: 'ended', started_at: NOW }), 'recording.ended'],
] as const)('after the end one can ask again: %o', (recording, said) => {
  const { see, status } = show(recording);
  expect(status()).toBe(t(said, { name }));
  see.getByRole('button', { name: t('recording.open') });
});
