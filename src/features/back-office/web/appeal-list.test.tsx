// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { officePaths, paths } from '#paths';
import { clearStoredSession, saveStoredSession } from '#platform/api-client/stored-session.ts';
import { say } from '#tests/browser/texts.ts';
import { answerApi, reply } from '#tests/components/answer-api.ts';
import { addressOf, renderPage } from '#tests/components/render-page.tsx';
import AppealsPage from './admin-appeals-page.tsx';
import StartPage from './admin-start-page.tsx';

const APPEAL = {
  id: '58c53c0c-ca82-413c-bb60-a0dc65d6054d',
  number: 3,
  reason: 'The third paragraph says so.',
  created_at: '2026-11-22T20:24:00.000Z',
  verdict: null,
  answer: null,
  answered_at: null,
  mock_test: 'free-trial',
  test_title: 'Free trial',
  skill: 'reading',
  question: 'The museum opened in ______.',
  given: 'ninteen ten',
  right: false,
  accepted: ['1910'],
  name: '林美玲',
  email: 'mei@example.org',
};
const MESSAGE = {
  id: '0f3a6b1e-0000-4000-8000-000000000000',
  name: 'Mei',
  email: 'mei@example.org',
  topic: 'courses',
  message: 'Which course is right for me?',
  created_at: '2026-11-22T20:24:00.000Z',
};

function asAdmin() {
  onTestFinished(clearStoredSession);
  saveStoredSession({ user: { time_zone: 'Asia/Taipei' }, role: 'admin', token: 'a-token' });
}

describe('the page of the appeals', () => {
  test('shows answer, key and mark, and an appeal is upheld with words to the learner', async () => {
    asAdmin();
    const sent = answerApi({
      '/api/admin/appeals': () => reply({ appeals: [APPEAL] }),
      [`/api/admin/appeals/${APPEAL.id}/answer`]: () => reply({ answered: true, remarked: true }),
    });
    const { container, findByText, getByRole, user } = renderPage({
      page: AppealsPage,
      path: officePaths.appeals(),
    });
    await findByText('ninteen ten');
    for (const words of ['1910', APPEAL.question, APPEAL.reason, '林美玲 · mei@example.org', '04:24']) {
      expect(container.textContent).toContain(words);
    }
    const uphold = getByRole('button', { name: say('en', 'backOffice.appeals.uphold') });
    await user.click(uphold);
    expect(container.textContent).toContain(say('en', 'backOffice.appeals.answerMissing'));
    const field = container.querySelector('textarea');
    if (field) await user.type(field, 'You are right.');
    await user.click(uphold);
    await waitFor(() => expect(container.querySelector('[data-appeal-verdict="upheld"]')).not.toBeNull());
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { verdict: 'upheld', answer: 'You are right.' },
    ]);
    expect(container.querySelector('textarea')).toBeNull();
  });

  test('says when none waits', async () => {
    asAdmin();
    answerApi({ '/api/admin/appeals': () => reply({ appeals: [] }) });
    const { findByText } = renderPage({ page: AppealsPage, path: officePaths.appeals() });
    await findByText(say('en', 'backOffice.appeals.none'));
  });

  test('shows answered appeals too, by its address', async () => {
    asAdmin();
    const sent = answerApi({ '/api/admin/appeals': () => reply({ appeals: [] }) });
    const { container, findByRole, user } = renderPage({ page: AppealsPage, path: officePaths.appeals() });
    await user.click(await findByRole('link', { name: say('en', 'backOffice.appeals.showAll') }));
    expect(addressOf(container)).toBe(`${officePaths.appeals()}?all=true`);
    await waitFor(() => expect(sent.map(({ query }) => query)).toEqual([undefined, 'all=true']));
    await findByRole('link', { name: say('en', 'backOffice.appeals.showOpen') });
  });
});

test('the start page says what waits', async () => {
  asAdmin();
  answerApi({
    '/api/admin/appeals': () => reply({ appeals: [APPEAL] }),
    '/api/admin/orders': () => reply({ orders: [], more: false }),
    '/api/admin/messages': () => reply({ messages: [MESSAGE] }),
  });
  const { container, findByText } = renderPage({ page: StartPage, path: paths.admin() });
  await findByText(say('en', 'backOffice.start.appealsWait', { count: 1 }));
  await findByText(MESSAGE.message);
  expect(container.querySelector(`main a[href="${officePaths.appeals()}"]`)).not.toBeNull();
  expect(container.querySelector('a[href="mailto:mei%40example.org"]')).not.toBeNull();
});
