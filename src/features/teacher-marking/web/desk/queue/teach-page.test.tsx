// @vitest-environment happy-dom
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '#paths';
import { saveStoredSession } from '#platform/api-client/stored-session.ts';
import { say } from '#tests/browser/texts.ts';
import { answerApi, refusal, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import { ORDER_ID } from '../draft/draft-fixture.ts';
import TeachPage from './teach-page.tsx';

const t = (key: Parameters<typeof say>[1]) => say('en', key);
const NOW = '2026-11-21T09:00:00.000Z';

const aMarking = (changes: object = {}) => ({
  marking_order_id: ORDER_ID,
  kind: 'writing-task-2',
  module: 'academic',
  is_appeal: false,
  state: 'done',
  turn: 'first',
  submitted_at: NOW,
  due_at: NOW,
  words: 268,
  seconds: 0,
  role: 'first',
  marking_state: 'final',
  lease_until: null,
  undo_until: null,
  band: 6.5,
  has_open_question: false,
  done_at: NOW,
  was_seed: false,
  ...changes,
});
const none = { count: 0, mean_difference: null, within_half: null };

function openDesk({ isStopped = false, isSuspended = false, marking = aMarking() } = {}) {
  saveStoredSession({
    user: { id: 'hannah', first_name: 'Hannah' },
    role: 'teacher',
    token: 'token',
  } as Parameters<typeof saveStoredSession>[0]);
  onTestFinished(() => localStorage.clear());
  answerApi({
    '/api/teach/queue': () =>
      isSuspended
        ? refusal('teacher-unknown', 404)
        : reply({
            waiting: [],
            count: 0,
            today: { claimed: 1, most: 5, on_holiday: false, is_stopped: isStopped },
            server_now: NOW,
          }),
    '/api/teach/markings': () => reply({ markings: [marking], server_now: NOW }),
    '/api/teach/figures': () =>
      reply({
        markings: 0,
        on_time: 0,
        mean_hours: null,
        with_teachers: none,
        with_machine: none,
        ratings: { count: 0, clear: null, useful: null },
      }),
  });
  return renderPage({ page: TeachPage, path: paths.teach() });
}

test('a teacher whose claims have stopped reads why, and who decides, and has no button to claim', async () => {
  const { findByText, container } = openDesk({ isStopped: true });
  await findByText(t('teachQueue.stopped.title'));
  await findByText(t('teachQueue.stopped.text'));
  expect(container.querySelector('[data-claim-next]')).toBeNull();
});

test('a teacher who is suspended has no button to claim', async () => {
  const { findByRole, container } = openDesk({ isSuspended: true });
  await findByRole('alert');
  expect(container.querySelector('[data-claim-next]')).toBeNull();
});

test('a teacher who may claim reads nothing of it', async () => {
  const { findByText, queryByText, container } = openDesk();
  await findByText(t('teachQueue.waiting.none'));
  expect(container.querySelector('[data-claim-next]')).not.toBeNull();
  expect(queryByText(t('teachQueue.stopped.title'))).toBeNull();
});

test.each([true, false])(
  'a marking that is done says whether it was a standard work: %s',
  async (wasSeed) => {
    const { findByText, container } = openDesk({ marking: aMarking({ was_seed: wasSeed }) });
    await findByText(t('teachQueue.mine.band').replace('{band}', '6.5'));
    const done = container.querySelector('[data-done]')?.textContent ?? '';
    expect(done.includes(t('teachQueue.mine.seed'))).toBe(wasSeed);
  },
);
