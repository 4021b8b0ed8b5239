// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerApi, reply } from '#tests/components/answer-api.ts';
import { renderPage } from '#tests/components/render-page.tsx';
import { ListeningPreparation } from './listening-preparation.tsx';

const soundCheck = { src: '/media/check.m4a', durationMs: 1_000, synthetic: true };

function prepare(mode: 'practice' | 'exam') {
  const onBegin = vi.fn(async () => undefined);
  answerApi({
    '/api/recordings': () => reply({ recordings: [], sound_check: soundCheck, check_minutes: 1 }),
  });
  const page = () => (
    <ListeningPreparation mockTest="free-trial" mode={mode} onBegin={onBegin} onClose={() => undefined} />
  );
  return { ...renderPage({ page, path: '/prepare' }), onBegin };
}

test('practice has no clock unless the learner chooses one that follows the recording', async () => {
  const { findByRole, getByRole, user, onBegin } = prepare('practice');
  expect(await findByRole('checkbox', { name: /with a clock/u, checked: false })).toBeDefined();
  const start = getByRole('button', { name: 'Start Listening' });
  // It waits for the recordings.
  await waitFor(() => expect(start.hasAttribute('disabled')).toBe(false));
  await user.click(start);
  expect(onBegin).toHaveBeenLastCalledWith(false);
  await user.click(getByRole('checkbox', { name: /with a clock/u }));
  await user.click(getByRole('button', { name: 'Start Listening' }));
  expect(onBegin).toHaveBeenLastCalledWith(true);
});

test('the exam offers no choice', async () => {
  const { findByRole, queryByRole } = prepare('exam');
  await findByRole('button', { name: 'Start Listening' });
  expect(queryByRole('checkbox')).toBeNull();
});
